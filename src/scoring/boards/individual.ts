import type { BoardScores, ScoredLine } from './board-scores.ts';
import type { ScoringLine } from '../scoring-line.ts';

/**
 * Boards with the lines of an individual twice, once for North and East and once for South and West, so that each
 * player gets what its side got. Boards of pairs are returned as they are.
 */
export function asPlayers<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
): readonly BoardScores<Line>[] {
  return boards.map((board) =>
    board.results.some(({ line }) => line.partners) ? { ...board, results: board.results.flatMap(bothPlayers) } : board,
  );
}

function bothPlayers<Line extends ScoringLine>(result: ScoredLine<Line>): readonly ScoredLine<Line>[] {
  const { partners } = result.line;
  return partners ? [result, { ...result, line: { ...result.line, ...partners } }] : [result];
}

/** The players of a side of a line, or its one pair. */
export function entriesOfSide(
  { ns, ew, partners }: Pick<ScoringLine, 'ns' | 'ew' | 'partners'>,
  side: 'ns' | 'ew',
): readonly number[] {
  const first = side === 'ns' ? ns : ew;
  return partners ? [first, partners[side]] : [first];
}
