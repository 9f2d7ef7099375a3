import { slotOf } from '../../src/movement/slot.ts';
import {
  percentageOf,
  pointsOf,
  type BoardScores,
  type FieldScores,
  type Frequency,
  type ScoredLine,
} from '../../src/scoring/boards/board-scores.ts';
import { exact, writeExact, type Exact } from '../../src/scoring/exact.ts';
import type { ScoringLine } from '../../src/scoring/lines.ts';
import type { Method } from '../../src/scoring/method.ts';
import type { BoardScoresView, FieldView, FrequencyView, ScoredResultView, Slot } from './model.ts';

/** A line for the scorer that remembers where it stands. */
export type Line = ScoringLine & Slot;

/** A scored board as the screens know it. */
export function boardView(scores: BoardScores<Line>, unit: Method['unit']): BoardScoresView {
  const { board, actual, expected, top, datum } = scores;
  return {
    board,
    actual,
    expected,
    top,
    datum,
    results: scores.results.map((result) => scoredView(scores, result)),
    frequencies: scores.frequencies.map((frequency) => frequencyView(scores, frequency, unit)),
    ...(scores.fields ? { fields: scores.fields.map((field) => fieldView(scores, field, unit)) } : {}),
  };
}

function fieldView(scores: BoardScores, field: FieldScores, unit: Method['unit']): FieldView {
  const { form, side, actual } = field;
  return { form, side, actual, frequencies: field.frequencies.map((one) => frequencyView(scores, one, unit)) };
}

/** The only result of all has nothing to be compared with; in any larger field it is worth the average. */
const AVERAGE = writeExact(exact(1, 2));

function frequencyView(scores: BoardScores, { score, times, ns, ew }: Frequency, unit: Method['unit']): FrequencyView {
  const nsPercentage = unit === 'imps' ? null : (writeOrNull(percentageOf(scores, ns)) ?? AVERAGE);
  return {
    score,
    times,
    nsPoints: writeExact(pointsOf(scores, ns)),
    ewPoints: writeExact(pointsOf(scores, ew)),
    nsPercentage,
  };
}

function scoredView(scores: BoardScores<Line>, { line, ns, ew }: ScoredLine<Line>): ScoredResultView {
  const points = (figure: number | null) => (figure === null ? null : writeExact(pointsOf(scores, figure)));
  const share = (figure: number | null) => (figure === null ? null : writeOrNull(percentageOf(scores, figure)));
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
