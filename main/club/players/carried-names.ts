import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { isProblem, type ClubProblem } from '../problem.ts';

/** Whose players a pair gets: those of a pair of a former event. */
export interface CarriedPair {
  readonly from: number;
  readonly entry: number;
}

/**
 * Writes the players of pairs of a former event to pairs of a session, all or none. They are the same players, so the
 * club's list stays as it is. Nobody sits twice.
 */
export function carryNames(club: Club, session: number, pairs: readonly CarriedPair[]): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'names' }, ({ add }): ClubProblem | null => {
    const problem = insertCarried(club, session, pairs, add);
    return isProblem(problem) ? problem : null;
  });
}

/** Writes carried names within a change. */
export function insertCarried(
  { store }: Club,
  session: number,
  pairs: readonly CarriedPair[],
  add: () => number,
): ClubProblem | null {
  const known = new Map(store.sessions.entries(session).map((row) => [row.id, row]));
  const given = new Set(pairs.map(({ entry }) => entry));
  const seated = store.entryPlayers.seated(session);
  const taken = new Set(seated.flatMap(({ entry, player }) => (given.has(entry) ? [] : [player])));
  const rows = [];
  for (const { from, entry } of pairs) {
    const row = known.get(entry);
    const former = store.entryPlayers.current(from);
    if (!row || !former) return { kind: 'problem', code: 'unknownEntry', entry: row ? from : entry };
    if (row.phantom) return { kind: 'problem', code: 'phantomEntry', entry };
    if (!given.delete(entry)) return { kind: 'problem', code: 'entryTwice', entry };
    const { first, second } = former;
    for (const player of [first, second]) {
      if (player === null) continue;
      if (taken.has(player)) return { kind: 'problem', code: 'playerTwice', entry };
      taken.add(player);
    }
    rows.push({ entry, first, second, substitutes: [] });
  }
  for (const row of rows) store.entryPlayers.add(add(), row);
  return null;
}
