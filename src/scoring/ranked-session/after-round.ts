import type { BoardScores } from '../boards/board-scores.ts';
import { asPlayers } from '../boards/individual.ts';
import type { Method } from '../method.ts';
import { ZERO } from '../numbers/exact.ts';
import type { Regulation } from '../regulation/regulation.ts';
import type { ScoringLine } from '../scoring-line.ts';
import { evidenceOf, type TieBreakEvidence } from '../standing/evidence.ts';
import { rankTotals } from '../totals/ranking.ts';
import type { EntryTotal } from '../totals/total-columns.ts';
import { totalsOfBoards } from '../totals/totals.ts';
import type { SessionScores } from './score-session.ts';
import { regulatedRankings, type Ranking } from './session-rankings.ts';
import { withSitOuts, type RoundSitOut } from './sit-outs.ts';

/** How a session is scored, and what belongs to which round. */
interface Rounds<Line extends ScoringLine> {
  readonly method: Method;
  readonly regulation: Regulation;
  /** From 1. */
  readonly roundOf: (line: Line) => number;
  readonly sitOuts: readonly RoundSitOut[];
}

/** The rankings of a session as they were at the end of a round, and what ties in them are split by. */
export interface RankingsAfterRound {
  readonly rankings: readonly Ranking[];
  readonly evidence: TieBreakEvidence;
}

/**
 * Ranks a session by everything up to the end of a round, at what the boards are worth now. Nobody moves to another
 * ranking, and who has not played yet is listed. In a barometer, where all tables play a board in one round, nothing of
 * an earlier round changes any more.
 */
export function rankingsAfterRound<Line extends ScoringLine>(
  { boards, rankings }: SessionScores<Line>,
  round: number,
  { method, regulation, roundOf, sitOuts }: Rounds<Line>,
): RankingsAfterRound {
  const played = boardsWhere(boards, (line) => roundOf(line) <= round);
  const missed = sitOuts.filter((sitOut) => sitOut.round <= round);
  const totals = withSitOuts(totalsOfBoards(asPlayers(played)), missed, boards, method, regulation);
  const ranked = rankings.map(({ line, rows }) => {
    const own = rows.map(({ entry }) => totals.get(entry) ?? nothingYet(entry));
    return { line, rows: rankTotals(own, method.rankedBy) };
  });
  const evidence = evidenceOf(() => played);
  return { rankings: regulatedRankings(ranked, evidence, method, regulation), evidence };
}

function nothingYet(entry: number): EntryTotal {
  return { entry, points: ZERO, available: 0, boards: 0, asNs: 0, asEw: 0 };
}

/** The boards with only these lines; boards with none of them are left out. */
function boardsWhere<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
  test: (line: Line) => boolean,
): readonly BoardScores<Line>[] {
  return boards.flatMap((board) => {
    const results = board.results.filter(({ line }) => test(line));
    return results.length > 0 ? [{ ...board, results }] : [];
  });
}
