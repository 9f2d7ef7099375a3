import { SIDES, type Side } from '../../bridge/seat.ts';
import { matchOf, RESULTS_OF_A_MATCH } from '../boards/board-a-match.ts';
import type { BoardScores } from '../boards/board-scores.ts';
import { countScores, type ScoreCounts } from '../boards/score-counts.ts';
import { formsOf } from '../boards/subfields.ts';
import { isCompared, type ScoringLine } from '../scoring-line.ts';
import type { MethodCode } from '../method.ts';
import type { Regulation } from '../regulation/regulation.ts';
import { halfFrequencyLine, lineAsSide, smallerChart } from '../boards/split-scores.ts';

/** The results that one side's figure of a line was compared with, its own among them. */
export interface Chart {
  /** Of a fouled board; null where all were played in one. */
  readonly form: string | null;
  /** The side it belongs to, where split scores give each side its own; null otherwise. */
  readonly side: Side | null;
  /** Whether the two scores of a split score are half a result each. */
  readonly halves: boolean;
  /** Board-a-match: the match; null by other methods. */
  readonly match: string | null;
  /** Results in it. */
  readonly actual: number;
  /** Results of a fully played board. */
  readonly expected: number;
  /** Whether it has more results than the charts of the other forms. */
  readonly largest: boolean;
  /** Results of the smaller of its form's two charts; left out where they are equal. */
  readonly smaller?: number;
  /** The datum that was given for the board; null by other methods. */
  readonly given: number | null;
  readonly counts: ScoreCounts;
  /** The same without the line itself: what each of its scores is compared with. */
  readonly others: ScoreCounts;
  /** What the line itself adds to the chart where its two scores are half a result each; null otherwise. */
  readonly halved: ScoreCounts | null;
}

/** The results a line of the board is compared with, for one of its sides. */
export function chartOf(
  board: BoardScores,
  line: ScoringLine,
  side: Side,
  method: MethodCode,
  regulation: Regulation,
): Chart {
  const ofMatch = method === 'board-a-match';
  const lines = board.results.map((result) => result.line).filter((one) => !ofMatch || matchOf(one) === matchOf(line));
  const form = formsOf(lines)?.find((one) => isCompared(line) && one.form === (line.form ?? '')) ?? null;
  const compared = form?.lines ?? lines;
  const isSplit = compared.some(({ split }) => split !== undefined);
  const halves = isSplit && regulation.splitScores === 'half-frequencies';
  const charted = compared.map((one) => inChart(one, side, halves));
  const counts = countScores(charted);
  const own = compared.indexOf(line);
  return {
    form: form?.form ?? null,
    side: isSplit && !halves ? side : null,
    halves,
    match: ofMatch ? matchOf(line) : null,
    actual: counts.results,
    expected: ofMatch ? RESULTS_OF_A_MATCH : board.expected,
    largest: form?.largest ?? true,
    ...(form && isSplit && !halves
      ? smallerChart(SIDES.map((one) => compared.map((line) => inChart(line, one, false))))
      : {}),
    given: method === 'fixed-datum' ? (compared.find(({ datum }) => datum !== undefined)?.datum ?? null) : null,
    counts,
    others: countScores(charted.toSpliced(own, own < 0 ? 0 : 1)),
    halved: halves && line.split !== undefined ? countScores(charted.slice(own, own + 1)) : null,
  };
}

/** A line as it stands in the chart of a side. */
function inChart(line: ScoringLine, side: Side, halves: boolean): ScoringLine {
  if (!line.split) return line;
  return halves ? halfFrequencyLine(line, line.split) : lineAsSide(line, line.split[side === 'NS' ? 'ns' : 'ew']);
}
