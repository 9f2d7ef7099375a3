import { compare, divide, exact, readExact, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { RankedBy } from '../../../src/scoring/standing/handicap.ts';
import { withHandicap } from '../../../src/scoring/stages/handicap.ts';
import type { SessionTotal, SessionTotals } from '../../../src/scoring/stages/overall.ts';
import type { Club } from '../club.ts';
import type { SessionView } from '../model/session.ts';
import type { StandingsView } from '../model/standings.ts';

/** What each contestant has in a session by itself; by handicap with the session's own. */
export function totalsOf(
  club: Club,
  { id, terms }: Pick<SessionView, 'id' | 'terms'>,
  { fields }: StandingsView,
  by: RankedBy,
): SessionTotals {
  const contestants = club.store.sessions.contestants(id);
  return new Map(
    fields
      .flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows))
      .flatMap(({ entry, total, available, boards, place, byHandicap }): [number, SessionTotal][] => {
        const contestant = contestants.get(entry);
        if (contestant === undefined) return [];
        const won: SessionTotal = { total: read(total), available: read(available), boards, place };
        if (by === 'scratch' || !byHandicap) return [[contestant, won]];
        const given = byHandicap.handicap === null ? null : read(byHandicap.handicap);
        const placed: SessionTotal = { ...won, place: byHandicap.place };
        return [[contestant, given ? withHandicap(placed, terms.unit, given) : placed]];
      }),
  );
}

/** Whether a handicap counts in a session. */
export function countsHandicaps({ fields }: StandingsView): boolean {
  return fields.some(({ rankings }) => rankings.some(({ rows }) => rows.some(({ byHandicap }) => byHandicap !== null)));
}

function read(text: string): Exact {
  return readExact(text) ?? ZERO;
}

/**
 * The most that a side can win on a board of a session: as played, else by how many tables the schedule has it at.
 * Null where no board is at two tables.
 */
export function boardWorth({ sections }: Pick<SessionView, 'sections'>, own: SessionTotals): Exact | null {
  const played = [...own.values()].flatMap(({ available, boards }) =>
    boards === 0 ? [] : [divide(available, exact(boards))],
  );
  if (played.length > 0) return played.reduce((most, one) => (compare(one, most) > 0 ? one : most));
  const tables = new Map<number, number>();
  for (const { cells } of sections) {
    for (const { boards, sitOut } of cells) {
      if (!sitOut) for (const board of boards) tables.set(board, (tables.get(board) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...tables.values());
  return most < 2 ? null : exact(2 * (most - 1));
}
