import type { Side } from '../../../src/bridge/seat.ts';
import type { ScoringLine } from '../../../src/scoring/scoring-line.ts';
import type { ClubSession } from '../../../src/simultaneous/club.ts';

/** A club by its lines: board, North-South, East-West and score of each. */
export function clubOf(
  club: string,
  rows: readonly (readonly [board: number, ns: number, ew: number, score: number])[],
  deals: ReadonlyMap<number, string> = new Map(),
): ClubSession {
  const lines = rows.map(([board, ns, ew, score]): ScoringLine => ({ board, ns, ew, score, award: null }));
  const entries = 1 + lines.reduce((most, { ns, ew }) => Math.max(most, ns, ew), -1);
  return { club, entries, lines, deals, lineOf: sideSatIn(lines) };
}

/** The line an entry sits in on its first line. */
function sideSatIn(lines: readonly ScoringLine[]): (entry: number) => Side | null {
  return (entry) => {
    if (lines.some(({ ns }) => ns === entry)) return 'NS';
    return lines.some(({ ew }) => ew === entry) ? 'EW' : null;
  };
}
