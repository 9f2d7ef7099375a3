import { leastCostPairing, type LeastCostPairing } from './least-cost.ts';
import type { PairCosts } from './pair-costs.ts';

/** Two places of the order, the higher first. */
export type PairOfPlaces = readonly [higher: number, lower: number];

/**
 * Of all pairings of least cost the one that is first in order: the highest has the opponent it prefers most among
 * those that leave the others a pairing of least cost, then the highest that is left, and so on. Null where no pairing
 * is possible.
 * @param prefers the places that a place may meet, best first
 */
export function firstOfLeast(
  pairs: PairCosts,
  prefers: (place: number, others: readonly number[]) => readonly number[],
): readonly PairOfPlaces[] | null {
  let best = pairingOf(
    pairs,
    Array.from({ length: pairs.size }, (_, place) => place),
    null,
  );
  let left = best?.cost ?? 0;
  const found: PairOfPlaces[] = [];
  let places = best?.places ?? [];
  for (let higher = places[0]; best !== null && higher !== undefined; higher = places[0]) {
    const others = places.slice(1);
    for (const lower of prefers(higher, others)) {
      const cost = pairs.costs[higher * pairs.size + lower] ?? Infinity;
      const rest = others.filter((place) => place !== lower);
      if (best.mateOf(higher) !== lower) {
        if (cost > left || !best.mayBe(higher, lower)) continue;
        const without = pairingOf(pairs, rest, best);
        if (without === null || without.cost + cost !== left) continue;
        best = without;
      }
      left -= cost;
      found.push([higher, lower]);
      places = rest;
      break;
    }
  }
  return best && found;
}

interface PairingOfPlaces {
  readonly places: readonly number[];
  readonly cost: number;
  readonly mateOf: (place: number) => number;
  readonly mayBe: LeastCostPairing['mayBe'];
  /** Where a place stands among those that are paired. */
  readonly index: (place: number) => number;
  readonly known: LeastCostPairing['known'];
}

/** A pairing of least cost of some of the places, from one of more. */
function pairingOf(
  { size, costs }: PairCosts,
  places: readonly number[],
  earlier: PairingOfPlaces | null,
): PairingOfPlaces | null {
  const own = new Float64Array(places.length ** 2);
  for (const [row, one] of places.entries()) {
    for (const [column, other] of places.entries()) {
      own[row * places.length + column] = costs[one * size + other] ?? Infinity;
    }
  }
  const at = new Map(places.map((place, index) => [place, index]));
  const index = (place: number): number => at.get(place) ?? -1;
  const pairing = leastCostPairing({ size: places.length, costs: own }, earlier && knownOf(earlier, places, index));
  if (pairing === null) return null;
  return {
    places,
    cost: pairing.cost,
    mateOf: (place) => places[pairing.mates[index(place)] ?? -1] ?? -1,
    mayBe: (one, other) => pairing.mayBe(index(one), index(other)),
    index,
    known: pairing.known,
  };
}

/** What is known of fewer places. */
function knownOf(
  earlier: PairingOfPlaces,
  places: readonly number[],
  index: (place: number) => number,
): ReturnType<LeastCostPairing['known']> {
  const { prices } = earlier.known();
  return {
    prices: places.map((place) => prices[earlier.index(place)] ?? 0),
    mates: places.map((place) => index(earlier.mateOf(place))),
  };
}
