import type { Side } from '../../bridge/seat.ts';
import { exactTimes } from '../boards/comparison.ts';
import { datumOf, scoresOfDatum } from '../boards/butler-datum.ts';
import type { ScoreCounts } from '../boards/score-counts.ts';
import { add, divide, exact, multiply, ZERO, type Exact } from '../numbers/exact.ts';
import { imps } from '../boards/imps.ts';
import type { CrossImpFigure, DatumFives, Regulation } from '../regulation/regulation.ts';
import type { Chart } from './chart.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** A score of other tables and the IMPs won or lost against it. */
export interface ImpComparison {
  /** From North-South. */
  readonly score: number;
  readonly times: Exact;
  /** IMPs of one comparison, from the side. */
  readonly imps: number;
}

/** What a score is worth at cross-IMPs. */
export interface CrossImpWorth {
  readonly kind: 'cross-imps';
  readonly clause: Clause;
  /** Every other score of the chart, best for North-South first. */
  readonly comparisons: readonly ImpComparison[];
  /** Other results with the same score: 0 IMPs each. */
  readonly alike: Exact;
  readonly sum: Exact;
  /** What the sum is factored by to a full board; null where no result is missing. */
  readonly short: {
    readonly factor: Exact;
    readonly clause: Clause;
    readonly actual: number;
    readonly expected: number;
  } | null;
  readonly figure: CrossImpFigure;
  /** Comparisons of a full board, by which a mean is divided. */
  readonly others: number;
  readonly points: Exact;
}

/** How Butler's datum is found. */
export interface DatumDerivation {
  /** Results of the chart, and how many of the best and the worst for North-South are left out. */
  readonly results: number;
  readonly highest: number;
  readonly lowest: number;
  readonly mean: Exact;
  readonly fives: DatumFives;
  readonly clause: Clause;
}

/** What a score is worth against a datum. */
export interface DatumWorth {
  readonly kind: 'datum';
  readonly clause: Clause;
  /** From North-South. */
  readonly datum: number;
  /** Null where it was given for the board, and where the result is alone. */
  readonly mean: DatumDerivation | null;
  /** Whether there is no other result to be compared with: 0 IMPs. */
  readonly alone: boolean;
  /** Score less datum, from the side. */
  readonly difference: number;
  readonly points: Exact;
}

/**
 * Derives what a score is worth at cross-IMPs, from one side. A component of a weighted score is compared with the
 * other results only: what one component of a line wins from another, that one loses. Half results are compared with
 * each other.
 */
export function crossImpWorth(chart: Chart, score: number, side: Side, regulation: Regulation): CrossImpWorth {
  const counts = chart.halved ? chart.counts : chart.others;
  const comparisons = counts.scores
    .filter((other) => other !== score)
    .map((other) => ({ score: other, times: timesOf(counts, other), imps: forSide(imps(score - other), side) }));
  const sum = comparisons.reduce((total, one) => add(total, multiply(one.times, exact(one.imps))), ZERO);
  const short = shortOf(chart, regulation);
  const others = chart.expected - 1;
  const figure = regulation.crossImps;
  const full = short ? multiply(sum, short.factor) : sum;
  const points = figure === 'mean' ? divide(full, exact(others)) : full;
  const alike = timesOf(chart.others, score);
  return { kind: 'cross-imps', clause: CLAUSES.imps, comparisons, alike, sum, short, figure, others, points };
}

function timesOf({ units, unit }: ScoreCounts, score: number): Exact {
  return exactTimes((units.get(score) ?? 0) / unit);
}

function shortOf({ actual, expected }: Chart, { shortCrossImps }: Regulation): CrossImpWorth['short'] {
  if (actual === expected) return null;
  switch (shortCrossImps) {
    case 'results':
      return { factor: exact(expected, actual), clause: CLAUSES.shortByResults, actual, expected };
    case 'comparisons': {
      const factor = actual > 1 ? exact(expected - 1, actual - 1) : exact(1);
      return { factor, clause: CLAUSES.shortByComparisons, actual, expected };
    }
  }
}

/** Derives what a score is worth against Butler's datum. */
export function butlerWorth({ counts }: Chart, score: number, side: Side, { butler }: Regulation): DatumWorth {
  if (counts.results === 1) return { ...datumWorth(score, null, score, side), alone: true };
  const { highest, lowest, sum, count } = scoresOfDatum(counts, butler);
  const mean = exact(sum, count);
  const datum = datumOf(counts, butler) ?? score;
  const derived = { results: counts.results, highest, lowest, mean, fives: butler.fives, clause: CLAUSES.datum };
  return datumWorth(datum, derived, score, side);
}

/** Derives what a score is worth against the datum given for the board. */
export function fixedDatumWorth({ given }: Chart, score: number, side: Side): DatumWorth {
  return datumWorth(given ?? score, null, score, side);
}

function datumWorth(datum: number, mean: DatumDerivation | null, score: number, side: Side): DatumWorth {
  const difference = forSide(score - datum, side);
  const points = exact(imps(difference));
  return { kind: 'datum', clause: CLAUSES.imps, datum, mean, alone: false, difference, points };
}

/** From the side; adding 0 turns -0 into 0. */
function forSide(figure: number, side: Side): number {
  return side === 'NS' ? figure : 0 - figure;
}
