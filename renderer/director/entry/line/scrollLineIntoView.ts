/** Scrolls a line into view, clear of the sticky head of the table. A line already in view does not move. */
export function scrollLineIntoView(input: HTMLInputElement): void {
  const [line, work] = [input.closest('tbody'), input.closest('main')];
  if (!line || !work) return;
  const [box, area] = [line.getBoundingClientRect(), work.getBoundingClientRect()];
  const margin = Number.parseFloat(getComputedStyle(line).scrollMarginTop);
  const inSight = box.top >= Math.max(area.top, 0) + margin && box.bottom <= Math.min(area.bottom, window.innerHeight);
  if (!inSight) line.scrollIntoView({ block: 'nearest' });
}
