import type { BoardScores } from './board-scores.ts';
import { countScores } from './score-counts.ts';
import type { SubfieldSize } from './subfields.ts';
import { impBoard } from './imp-board.ts';
import { imps } from './imps.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Regulation } from '../regulation/regulation.ts';
import { scorerOf } from './split-scores.ts';

/**
 * IMPs of one board against a score that is given for it: a datum printed with prepared deals, or the board's par. The
 * difference is converted to IMPs (Law 78B). A missing result changes nothing for the others, and a single result
 * counts like any. Without a datum the board counts for nobody.
 * @param lines of one board, with one `datum`
 * @param expected results of a fully played board; the board may have more
 */
export const scoreFixedDatum = scorerOf(scoreField);

function scoreField<Line extends ScoringLine>(
  lines: readonly Line[],
  { expected }: SubfieldSize,
  regulation: Regulation,
): BoardScores<Line> {
  const counts = countScores(lines);
  const { unit } = counts;
  const datum = lines.find((line) => line.datum !== undefined)?.datum ?? null;
  const board = impBoard(lines, {
    counts,
    // results are not compared with each other, so a single one counts
    expected: Math.max(2, expected),
    datum,
    denominator: unit,
    ofScore: new Map(counts.scores.map((score) => [score, unit * imps(score - (datum ?? score))])),
    comparisons: 1,
    artificial: regulation.artificial,
  });
  const field = { expected: Math.max(expected, counts.results) };
  if (datum !== null) return { ...board, ...field };
  return { ...board, ...field, results: lines.map((line) => ({ line, ns: null, ew: null })) };
}

/** The boards whose lines name different datums. */
export function boardsWithTwoDatums(lines: readonly ScoringLine[]): ReadonlySet<number> {
  const datums = new Map<number, number | undefined>();
  const different = new Set<number>();
  for (const { board, datum } of lines) {
    if (datums.has(board) && datums.get(board) !== datum) different.add(board);
    datums.set(board, datum);
  }
  return different;
}
