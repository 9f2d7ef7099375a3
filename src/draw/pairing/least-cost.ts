/**
 * Everybody paired at the least cost: a perfect matching of minimum weight by Edmonds' blossom algorithm ("Maximum
 * matching and a polyhedron with 0,1-vertices", 1965), one search tree at a time. Whoever is free grows a tree of
 * pairs that cost nothing more than the prices of its two ends; where it closes an odd circle, the circle is taken for
 * one node; where it is stuck, prices change by the least that lets it grow.
 */
import type { PairCosts } from './pair-costs.ts';
import type { KnownPairing } from './prices.ts';
import { PairingTree } from './tree.ts';

/** A pairing of least cost. */
export interface LeastCostPairing {
  /** Whom each meets. */
  readonly mates: readonly number[];
  readonly cost: number;
  /** Whether a pair can be in a pairing of least cost; where it says no, none has the pair. */
  readonly mayBe: (one: number, other: number) => boolean;
  /** What the pairing of some of them can begin from. */
  readonly known: () => KnownPairing;
}

/**
 * Pairs everybody at the least cost; null where that can't be. The sum of all costs stays below 2^50.
 * @param known of a pairing of more, from which this one is found sooner
 */
export function leastCostPairing(pairs: PairCosts, known: KnownPairing | null = null): LeastCostPairing | null {
  if (pairs.size % 2 === 1) return null;
  const tree = new PairingTree(pairs, known);
  for (let one = 0; one < pairs.size; one++) if (tree.isFree(one) && !tree.pairUp(one)) return null;
  const mates = tree.mates();
  const cost = mates.reduce(
    (sum, mate, one) => (one < mate ? sum + (pairs.costs[one * pairs.size + mate] ?? Infinity) : sum),
    0,
  );
  return { mates, cost, mayBe: (one, other) => tree.isTight(one, other), known: () => tree.known() };
}
