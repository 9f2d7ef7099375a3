import type { Weight } from '../../bridge/result/weight.ts';
import type { Side } from '../../bridge/seat.ts';
import { weightShare } from '../component-weight.ts';
import { compareScore, exactTimes, type ScoreComparison, type ScoreOccurrence } from '../boards/comparison.ts';
import { add, compare, divide, exact, multiply, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import { MATCHPOINTS_PER_POINT } from '../boards/matchpoints.ts';
import type { MatchpointScale, Regulation } from '../regulation/regulation.ts';
import { isSmallGroup, type ComparedGroup } from '../boards/neuberg.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** How matchpoints of fewer results are factored to a full board. */
export interface FactoredToFullBoard {
  readonly rule: 'neuberg' | 'percentages';
  readonly clause: Clause;
  readonly actual: number;
  readonly expected: number;
}

/** What one score is worth among the results of a chart, from one side. Figures but `points` are on the 2-1-0 scale. */
export interface MatchpointWorth {
  readonly kind: 'matchpoints';
  readonly clause: Clause;
  readonly beaten: Exact;
  readonly equal: Exact;
  readonly better: Exact;
  /** What this score wins from the line's other score, where each is half a result; 0 where it wins nothing. */
  readonly own: Exact;
  /** Two for a result beaten, one for one equalled, and `own`. */
  readonly earned: Exact;
  /** Null where no result is missing. */
  readonly brought: FactoredToFullBoard | null;
  /** Earned, factored to a full board: (earned + 1) x expected / actual - 1, or percent of a top by rank. */
  readonly adjusted: Exact;
  /** Whether it was limited to what a score can be worth; only with half results. */
  readonly limited: boolean;
  readonly scale: MatchpointScale;
  /** On the scale of the regulation. */
  readonly points: Exact;
}

/**
 * Derives what a score is worth at matchpoints (Law 78A). A component of a weighted score is compared with the other
 * results only: what one component of a line wins from another, that one loses.
 * @param others all results of the chart but the line's own
 * @param halved the line's own, where its two scores are half a result each; no score is then worth more than a top
 */
export function matchpointWorth(
  others: readonly ScoreOccurrence[],
  halved: readonly ScoreOccurrence[] | null,
  group: ComparedGroup,
  score: number,
  side: Side,
  { neuberg, matchpoints: scale }: Pick<Regulation, 'neuberg' | 'matchpoints'>,
): MatchpointWorth {
  const { beaten, equal, better } = compareScore(others, score, side, 0);
  const [won, drawn] = [exactTimes(beaten), exactTimes(equal)];
  const own = halved ? earnedOf(compareScore(halved, score, side, 1)) : ZERO;
  const earned = add(add(multiply(exact(2), won), drawn), own);
  const brought = factoredBy(neuberg, group);
  const full = factorToFullBoard(earned, brought);
  const adjusted = halved ? withinLimits(full, group, brought) : full;
  return {
    kind: 'matchpoints',
    clause: CLAUSES.matchpoints,
    beaten: won,
    equal: drawn,
    better: exactTimes(better),
    own,
    earned,
    brought,
    adjusted,
    limited: compare(adjusted, full) !== 0,
    scale,
    points: divide(adjusted, exact(MATCHPOINTS_PER_POINT[scale])),
  };
}

function earnedOf({ beaten, equal }: ScoreComparison): Exact {
  return exactTimes(2 * beaten + equal);
}

/** Results the score is compared with. */
export function comparedResults({ beaten, equal, better }: MatchpointWorth): Exact {
  return add(beaten, add(equal, better));
}

/** How the group is factored to a full board; null where it is one. */
export function factoredBy(rule: Regulation['neuberg'], group: ComparedGroup): FactoredToFullBoard | null {
  const { actual, expected } = group;
  if (isSmallGroup(rule, group)) {
    const clause = rule === 'neuberg-acbl' ? CLAUSES.acblSmallGroup : CLAUSES.smallGroup;
    return { rule: 'percentages', clause, actual, expected };
  }
  if (actual === expected) return null;
  const clause = rule === 'neuberg-acbl' ? CLAUSES.acblSmallGroup : CLAUSES.neuberg;
  return { rule: 'neuberg', clause, actual, expected };
}

/** Matchpoints earned in the group, factored to a full board; 2-1-0. */
export function factorToFullBoard(earned: Exact, brought: FactoredToFullBoard | null): Exact {
  if (brought === null) return earned;
  const { rule, actual, expected } = brought;
  switch (rule) {
    case 'neuberg':
      return subtract(multiply(add(earned, exact(1)), exact(expected, actual)), exact(1));
    case 'percentages':
      return multiply(smallGroupShare(earned, actual), exact(2 * (expected - 1)));
  }
}

/** The share of a top in a small group: 60 percent for the average, five more or less for each matchpoint. */
export function smallGroupShare(earned: Exact, actual: number): Exact {
  return add(exact(60, 100), multiply(subtract(earned, exact(actual - 1)), exact(5, 100)));
}

/** No score is worth more than a top, nor less than the other side's top leaves. */
function withinLimits(figure: Exact, { actual, expected }: ComparedGroup, brought: FactoredToFullBoard | null): Exact {
  const top = exact(2 * (expected - 1));
  // M of one side and M of the other are 2 x (A - 1), twice the average
  const both = multiply(exact(2), factorToFullBoard(exact(actual - 1), brought));
  const least = subtract(both, top);
  if (compare(figure, top) > 0) return top;
  return compare(figure, least) < 0 ? least : figure;
}

/** The average of exact figures by their weights, which add up to 100 percent. */
export function weightedSum(parts: readonly (Weight & { readonly points: Exact })[]): Exact {
  return parts.reduce((sum, part) => add(sum, multiply(part.points, weightShare(part))), ZERO);
}
