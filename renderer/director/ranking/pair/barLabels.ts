/** Bars a label needs to either side, so that it touches no other. */
const ROOM = 3;

/** Whether a bar's number stands under it: the first, the last and the chosen one, which drives the others away. */
export function isBarLabelled(boards: readonly number[], index: number, chosen: number | null): boolean {
  const at = chosen === null ? -1 : boards.indexOf(chosen);
  if (index === at) return true;
  if (index !== 0 && index !== boards.length - 1) return false;
  return at === -1 || Math.abs(index - at) >= ROOM;
}
