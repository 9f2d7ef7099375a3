import { roundedUnits, type Exact } from '../../scoring/numbers/exact.ts';
import { leastCostPairing } from './least-cost.ts';
import type { PairCosts } from './pair-costs.ts';

/** Whether two places may meet, and the last round in which they did. */
export interface Meetings {
  readonly size: number;
  readonly isForbidden: (one: number, other: number) => boolean;
  readonly lastMeeting: (one: number, other: number) => number | null;
}

/** What every pair costs, and whether it can be without a rematch. */
export interface DrawCosts extends PairCosts {
  readonly hasRematches: boolean;
}

/** A sum of costs up to this is exact in the search, which counts in quarters. */
const MOST = 2 ** 50;
/** Decimals of the figures whose differences are squared. */
const DECIMALS = 6;

/**
 * The cost of each pair: rematches before anything else, fewest first, of those the oldest meetings; then, where
 * figures are given, the squares of their differences. Null where no draw is possible.
 */
export function drawCosts(meetings: Meetings, figures: readonly Exact[] | null): DrawCosts | null {
  const rematches = rematchCosts(meetings);
  const least = leastCostPairing(rematches);
  if (least === null) return null;
  const hasRematches = least.cost > 0;
  const { size } = meetings;
  const costs = hasRematches ? rematches.costs : rematches.costs.map((cost) => (cost > 0 ? Infinity : 0));
  if (figures === null) return { size, costs, hasRematches };
  const squares = squaresBelow(figures, hasRematches ? MOST / (greatest(costs) * size + 1) : MOST);
  const weight = 1 + squares.sum;
  return { size, hasRematches, costs: costs.map((cost, pair) => cost * weight + (squares.of[pair] ?? 0)) };
}

/** 0 for a new pair; for a rematch a whole round of rematches' ages and the round of the last meeting. */
export function rematchCosts({ size, isForbidden, lastMeeting }: Meetings): PairCosts {
  const costs = new Float64Array(size * size);
  const rounds = new Map<number, number>();
  for (let one = 0; one < size; one++) {
    for (let other = 0; other < size; other++) {
      const pair = one * size + other;
      const round = one === other ? null : lastMeeting(one, other);
      if (round !== null) rounds.set(pair, round);
      costs[pair] = one === other || isForbidden(one, other) ? Infinity : 0;
    }
  }
  const another = 1 + (size / 2) * Math.max(0, ...rounds.values());
  for (const [pair, round] of rounds) costs[pair] = (costs[pair] ?? 0) + another + round;
  return { size, costs };
}

function greatest(costs: Float64Array): number {
  return costs.reduce((most, cost) => (cost === Infinity ? most : Math.max(most, cost)), 1);
}

/** Squared differences of each pair in the finest decimals in which all of a draw add up to less than a limit. */
function squaresBelow(figures: readonly Exact[], limit: number): { readonly of: Float64Array; readonly sum: number } {
  const size = figures.length;
  for (let places = DECIMALS; ; places--) {
    const units = figures.map((figure) => Number(roundedUnits(figure, places)));
    const range = Math.max(...units) - Math.min(...units);
    const sum = (size / 2) * range ** 2;
    if (sum >= limit && places > 0) continue;
    const of = new Float64Array(size * size);
    for (const [row, one] of units.entries()) {
      for (const [column, other] of units.entries()) of[row * size + column] = (one - other) ** 2;
    }
    return { of, sum };
  }
}
