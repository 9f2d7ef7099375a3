import type { Side } from '../../bridge/seat.ts';
import { PARTS_OF_A_RESULT } from '../component-weight.ts';
import { divide, exact, type Exact } from '../numbers/exact.ts';

/** A score and how often it occurred: a weighted score in parts. */
export interface ScoreOccurrence {
  readonly score: number;
  readonly times: number;
}

/** A score compared with the others of its board, from one side. */
export interface ScoreComparison {
  readonly better: number;
  readonly equal: number;
  readonly beaten: number;
  /** How many others there are. */
  readonly others: number;
  /** Two for a score beaten and one for a score equalled, as a share of a top (1 for all); null without others. */
  readonly percentage: Exact | null;
}

/** Compares a score that is not among the results of the board yet: "beats 6 and equals 1 of 7". */
export function compareNew(frequencies: readonly ScoreOccurrence[], score: number, side: Side): ScoreComparison {
  return compareScore(frequencies, score, side, 0);
}

/** Compares a score that is one of the results of the board: "of the 12 others 8 beaten and 1 equalled". */
export function compareResult(frequencies: readonly ScoreOccurrence[], score: number, side: Side): ScoreComparison {
  return compareScore(frequencies, score, side, 1);
}

/** Compares a score with the others. `own` is 1 where the score itself is among the frequencies, otherwise 0. */
export function compareScore(
  frequencies: readonly ScoreOccurrence[],
  score: number,
  side: Side,
  own: 0 | 1,
): ScoreComparison {
  let higher = 0;
  let lower = 0;
  let equal = 0 - own;
  for (const frequency of frequencies) {
    if (frequency.score > score) higher += frequency.times;
    else if (frequency.score < score) lower += frequency.times;
    else equal += frequency.times;
  }
  const [beaten, better] = side === 'NS' ? [lower, higher] : [higher, lower];
  const others = beaten + equal + better;
  return { better, equal, beaten, others, percentage: share(2 * beaten + equal, 2 * others) };
}

function share(points: number, top: number): Exact | null {
  const all = exactTimes(top);
  return all.numerator === 0n ? null : divide(exactTimes(points), all);
}

/** How often a score occurred, as an exact number: weighted results count in parts. */
export function exactTimes(times: number): Exact {
  return exact(Math.round(times * PARTS_OF_A_RESULT), PARTS_OF_A_RESULT);
}

/** A line of the frequency table while a score is being typed. */
export interface PendingFrequency<Frequency> {
  readonly score: number;
  /** The frequency of the score; null where only the pending result has it. */
  readonly frequency: Frequency | null;
  /** Whether the pending result stands on this line. */
  readonly pending: boolean;
}

/** The frequency table with the line of a score that is not saved yet, best for North-South first. */
export function withPendingScore<Frequency extends ScoreOccurrence>(
  frequencies: readonly Frequency[],
  pending: number | null,
): readonly PendingFrequency<Frequency>[] {
  const rows = frequencies.map((frequency) => ({
    score: frequency.score,
    frequency,
    pending: frequency.score === pending,
  }));
  if (pending === null || rows.some((row) => row.pending)) return rows;
  return [...rows, { score: pending, frequency: null, pending: true }].toSorted((a, b) => b.score - a.score);
}
