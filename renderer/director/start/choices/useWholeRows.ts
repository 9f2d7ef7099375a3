import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps whole rows in a scrolling list, wherever the window ends and however high each row is: a row cut in half looks
 * like a mistake. What stands above and below the list decides how high it may be. The chosen row is brought into
 * sight; a row that is in sight already moves nothing.
 */
export function useWholeRows(list: RefObject<HTMLElement | null>, chosen: number): void {
  useLayoutEffect(() => {
    const box = list.current;
    const body = box?.querySelector('tbody');
    const frame = box?.parentElement;
    if (!box || !body || !frame) return;
    const fit = () => {
      const scrolled = box.scrollTop;
      Object.assign(box.style, { maxHeight: '', minHeight: '' });
      const head = body.offsetTop;
      const rows = [...body.rows].map(({ offsetTop, offsetHeight }) => ({
        top: offsetTop - head,
        bottom: offsetTop - head + offsetHeight,
      }));
      const shown = wholeRows(rows, { chosen, scrolled, height: box.clientHeight - head });
      if (shown === null) return;
      const height = `${head + shown.bottom - shown.top}px`;
      Object.assign(box.style, { maxHeight: height, minHeight: height });
      box.scrollTo({ top: shown.top });
    };
    fit();
    const observer = new ResizeObserver(fit);
    const observeAll = () => {
      for (const element of [frame, body, ...frame.children]) if (element !== box) observer.observe(element);
    };
    observeAll();
    const arrivals = new MutationObserver(observeAll);
    arrivals.observe(frame, { childList: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [list, chosen]);
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The part of a list that is shown: from the top of a row to the bottom of one, no higher than there is room for, and
 * with the chosen row. Null where all rows fit, or not even the chosen one.
 */
export function wholeRows(
  rows: readonly Span[],
  { chosen, scrolled, height }: { readonly chosen: number; readonly scrolled: number; readonly height: number },
): Span | null {
  const end = rows.at(-1)?.bottom ?? 0;
  if (end <= height) return null;
  const wanted = rows[chosen] ?? { top: 0, bottom: 0 };
  // The last rows fill the list: nothing stands below them.
  const fromEnd = rows.find(({ top }) => end - top <= height)?.top ?? 0;
  const from = Math.min(scrolled, wanted.top, fromEnd);
  const first = rows.find(({ top }) => top >= from - 1 && top <= wanted.top && wanted.bottom - top <= height);
  const last = first && rows.findLast(({ bottom }) => bottom - first.top <= height);
  return first && last && last.bottom > first.top ? { top: first.top, bottom: last.bottom } : null;
}
