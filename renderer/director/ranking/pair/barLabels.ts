/** A label needs so many bars to either side, so that it touches no other. */
const ROOM = 3;

/** Whether a bar has its number under it: the chosen one, and the first and the last where they are not too near it. */
export function isBarLabelled(boards: readonly number[], index: number, chosen: number | null): boolean {
  const at = chosen === null ? -1 : boards.indexOf(chosen);
  if (index === at) return true;
  if (index !== 0 && index !== boards.length - 1) return false;
  return at === -1 || Math.abs(index - at) >= ROOM;
}
