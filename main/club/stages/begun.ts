import type { Club } from '../club.ts';

/** Whether a session has what a change of who plays in it would lose: a result, or one that was given to a match. */
export function hasBegun({ store }: Club, session: number): boolean {
  if (store.results.current(session).length > 0) return true;
  const given = store.matchResults.ofSession(session).filter(({ kind }) => kind !== 'none');
  if (given.length === 0) return false;
  const drawn = new Set(store.matches.drawn(session).map(({ id }) => id));
  return given.some(({ match }) => drawn.has(match));
}
