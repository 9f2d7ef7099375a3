/**
 * Cross-IMPs of one board: every result is compared with every other, each difference is converted to IMPs (Law 78B),
 * and the IMPs are added up or averaged.
 */
import type { BoardScores } from './board-scores.ts';
import { countScores, type ScoreCounts } from './score-counts.ts';
import type { SubfieldSize } from './subfields.ts';
import { impBoard } from './imp-board.ts';
import { IMP_LIMITS, imps } from './imps.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Regulation, ShortCrossImps } from '../regulation/regulation.ts';
import { scorerOf } from './split-scores.ts';
import { greatestCommonDivisor } from '../numbers/whole-numbers.ts';

/**
 * Scores one board by cross-IMPs. On a board with fewer results than expected every result stands for E/A of
 * them (EBU White Book 4.2.4), or every comparison for (E - 1)/(A - 1) of them (ACBLscore manual, 83), and the mean is
 * that of the E - 1 comparisons of a full board. An award counts as so many IMPs a comparison (ACBLscore manual, 83),
 * so sum and mean give one ranking.
 * @param lines of one board
 * @param expected results of a fully played board; the board may have more
 */
export const scoreCrossImps = scorerOf(scoreField);

function scoreField<Line extends ScoringLine>(
  lines: readonly Line[],
  { expected }: SubfieldSize,
  regulation: Regulation,
): BoardScores<Line> {
  const counts = countScores(lines);
  const { unit } = counts;
  const actual = Math.max(1, counts.results);
  const field = Math.max(expected, actual);
  const others = Math.max(1, field - 1);
  const [full, there] = SHORT[regulation.shortCrossImps](field, actual);
  const divisor = greatestCommonDivisor(full, there);
  // IMPs are sums of 1/unit comparisons, times what a result stands for; the second `unit` leaves weights whole
  const multiply = (unit * full) / divisor;
  const divide = (unit * unit * there) / divisor;
  const mean = regulation.crossImps === 'mean';
  const denominator = mean ? divide * others : divide;
  // the largest figure possible: 24 IMPs in every comparison of the field
  if (!Number.isSafeInteger(MOST_IMPS * field * divide)) {
    throw new RangeError('cross-IMPs: the field is too large to be counted exactly');
  }
  const sums = comparisonSums(counts);
  const ofScore = new Map(counts.scores.map((score, index) => [score, (sums[index] ?? 0) * multiply]));
  return impBoard(lines, {
    counts,
    expected: Math.max(expected, counts.results),
    datum: null,
    denominator,
    ofScore,
    artificial: regulation.artificial,
    comparisons: mean ? 1 : others,
  });
}

/** E/A, or (E - 1)/(A - 1); a single result has no comparison. */
const SHORT: Record<ShortCrossImps, (field: number, actual: number) => readonly [full: number, there: number]> = {
  results: (field, actual) => [field, actual],
  comparisons: (field, actual) => (actual > 1 ? [field - 1, actual - 1] : [1, 1]),
};

const MOST_IMPS = IMP_LIMITS.length;

/**
 * The IMPs of each score against all results, in 1/unit IMPs. Many results have few different scores, so each two
 * scores are compared once; a result compared with itself is 0.
 */
function comparisonSums({ scores, units }: ScoreCounts): Float64Array {
  const times = scores.map((score) => units.get(score) ?? 0);
  const sums = new Float64Array(scores.length);
  for (const [high, score] of scores.entries()) {
    for (let low = high + 1; low < scores.length; low += 1) {
      const won = imps(score - (scores[low] as number));
      sums[high] = (sums[high] as number) + won * (times[low] as number);
      sums[low] = (sums[low] as number) - won * (times[high] as number);
    }
  }
  return sums;
}
