import { slotOf } from '../../../src/session/slot.ts';
import {
  percentageOfFigure,
  pointsOfFigure,
  type BoardScores,
  type SubfieldScores,
  type ScoreFrequency,
  type ScoredLine,
} from '../../../src/scoring/boards/board-scores.ts';
import { exact, writeExact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { ResultLine } from '../../../src/session/result-line.ts';
import type { Method } from '../../../src/scoring/method.ts';
import type { BoardScoresView, SubfieldView, FrequencyView, ScoredResultView } from '../model/board.ts';

/** The view of a scored board. */
export function boardView(scores: BoardScores<ResultLine>, unit: Method['unit']): BoardScoresView {
  const { board, actual, expected, top, datum } = scores;
  return {
    board,
    actual,
    expected,
    top,
    datum,
    results: scores.results.map((result) => scoredView(scores, result)),
    frequencies: scores.frequencies.map((frequency) => frequencyView(scores, frequency, unit)),
    ...(scores.subfields
      ? { subfields: scores.subfields.map((subfield) => subfieldView(scores, subfield, unit)) }
      : {}),
  };
}

export function subfieldView(scores: BoardScores, subfield: SubfieldScores, unit: Method['unit']): SubfieldView {
  const { form, side, actual } = subfield;
  return { form, side, actual, frequencies: subfield.frequencies.map((one) => frequencyView(scores, one, unit)) };
}

/** The percentage of a single result, which has nothing to be compared with. In any larger field it is the average. */
const AVERAGE = writeExact(exact(1, 2));

export function frequencyView(
  scores: BoardScores,
  { score, times, ns, ew }: ScoreFrequency,
  unit: Method['unit'],
): FrequencyView {
  const share = (figure: number): string | null =>
    unit === 'imps' ? null : (writeOrNull(percentageOfFigure(scores, figure)) ?? AVERAGE);
  return {
    score,
    times,
    nsPoints: writeExact(pointsOfFigure(scores, ns)),
    ewPoints: writeExact(pointsOfFigure(scores, ew)),
    nsPercentage: share(ns),
    ewPercentage: share(ew),
  };
}

function scoredView(scores: BoardScores<ResultLine>, { line, ns, ew }: ScoredLine<ResultLine>): ScoredResultView {
  const points = (figure: number | null) => (figure === null ? null : writeExact(pointsOfFigure(scores, figure)));
  const share = (figure: number | null) => (figure === null ? null : writeOrNull(percentageOfFigure(scores, figure)));
  return {
    ...slotOf(line),
    nsPoints: points(ns),
    ewPoints: points(ew),
    nsPercentage: share(ns),
    ewPercentage: share(ew),
  };
}

function writeOrNull(value: Exact | null): string | null {
  return value && writeExact(value);
}
