/**
 * Butler of one board: every result is compared with one datum, about the mean of all, and the difference is converted
 * to IMPs (Law 78B).
 */
import type { BoardScores } from './board-scores.ts';
import { datumOf } from './butler-datum.ts';
import { countScores } from './score-counts.ts';
import type { SubfieldSize } from './subfields.ts';
import { impBoard } from './imp-board.ts';
import { imps } from './imps.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Regulation } from '../regulation/regulation.ts';
import { scorerOf } from './split-scores.ts';

/**
 * Scores one board by its datum. Missing results need no factor: the mean is what it would be if they had gone like the
 * others (EBU White Book 4.2.4). A result alone is 0 IMPs, weighted or not: there is nothing to compare it with.
 * @param lines of one board
 * @param expected results of a fully played board; the board may have more
 */
export const scoreButler = scorerOf(scoreField);

function scoreField<Line extends ScoringLine>(
  lines: readonly Line[],
  { expected }: SubfieldSize,
  regulation: Regulation,
): BoardScores<Line> {
  const counts = countScores(lines);
  const datum = datumOf(counts, regulation.butler);
  const { unit } = counts;
  return impBoard(lines, {
    counts,
    expected: Math.max(expected, counts.results),
    datum,
    denominator: unit,
    ofScore: new Map(
      counts.scores.map((score) => [score, counts.results === 1 ? 0 : unit * imps(score - (datum ?? score))]),
    ),
    artificial: regulation.artificial,
    comparisons: 1,
  });
}
