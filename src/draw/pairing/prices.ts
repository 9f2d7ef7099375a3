import type { PairingNodes } from './nodes.ts';
import type { PairCosts } from './pair-costs.ts';

/** Prices are counted in quarters, so that half of a difference is always whole. */
const FINE = 4;

/** Prices at which no pair costs less than its two, and pairs that cost as much. */
export interface KnownPairing {
  /** In quarters. */
  readonly prices: readonly number[];
  /** Whom each meets; -1 for nobody. */
  readonly mates: readonly number[];
}

/** The prices of contestants, and what each blossom takes off the price of a pair within it. */
export class PairingPrices {
  readonly #nodes: PairingNodes;
  readonly #size: number;
  readonly #costs: Float64Array;
  readonly #price: Float64Array;

  constructor({ size, costs }: PairCosts, nodes: PairingNodes, known: KnownPairing | null) {
    this.#nodes = nodes;
    this.#size = size;
    this.#costs = costs.map((cost) => cost * FINE);
    this.#price = new Float64Array(nodes.base.length);
    if (known) this.#beginFrom(known);
    else this.#begin();
    this.#raise();
  }

  /** What a pair costs above the prices of its two, which are of different nodes. */
  slack(one: number, other: number): number {
    const cost = this.#costs[one * this.#size + other] ?? Infinity;
    return cost - (this.#price[one] ?? 0) - (this.#price[other] ?? 0);
  }

  /** Whether a pair costs as much as its prices. */
  isTight(one: number, other: number): boolean {
    const within = new Set(this.#blossomsOf(one));
    const common = this.#blossomsOf(other).filter((node) => within.has(node));
    return common.reduce((slack, node) => slack + this.of(node), this.slack(one, other)) === 0;
  }

  of(node: number): number {
    return this.#price[node] ?? 0;
  }

  add(node: number, change: number): void {
    this.#price[node] = this.of(node) + change;
  }

  clear(node: number): void {
    this.#price[node] = 0;
  }

  /** What the pairing of some of the contestants can begin from: no blossom has a price of its own any more. */
  known(): KnownPairing {
    const prices = Array.from({ length: this.#size }, (_, one) =>
      this.#blossomsOf(one).reduce((price, node) => price - this.of(node) / 2, this.of(one)),
    );
    return { prices, mates: [...this.#nodes.mate] };
  }

  /** The blossoms that a contestant is in, the innermost first. */
  #blossomsOf(one: number): readonly number[] {
    const { around } = this.#nodes;
    const blossoms: number[] = [];
    for (let node = around[one] ?? -1; node >= 0; node = around[node] ?? -1) blossoms.push(node);
    return blossoms;
  }

  /** Keeps the pairs that cost what their prices are. */
  #beginFrom({ prices, mates }: KnownPairing): void {
    this.#price.set(prices);
    for (const [one, mate] of mates.entries()) {
      if (one < mate && this.slack(one, mate) === 0) this.#nodes.pair(one, mate);
    }
  }

  /** Half of its cheapest pair for each. */
  #begin(): void {
    const least = Array.from({ length: this.#size }, (_, one) => this.#leastSlack(one));
    this.#price.set(least.map((cost) => (cost === Infinity ? 0 : cost / 2)));
  }

  /** Raises whoever is free as far as can be, and pairs who can be paired at those prices. */
  #raise(): void {
    const isFree = (one: number): boolean => this.#nodes.mate[one] === -1;
    for (let one = 0; one < this.#size; one++) {
      const slack = isFree(one) ? this.#leastSlack(one) : Infinity;
      if (slack === Infinity) continue;
      this.add(one, slack);
      for (let other = 0; other < this.#size; other++) {
        if (other === one || !isFree(other) || this.slack(one, other) !== 0) continue;
        this.#nodes.pair(one, other);
        break;
      }
    }
  }

  #leastSlack(one: number): number {
    let least = Infinity;
    for (let other = 0; other < this.#size; other++) {
      if (other !== one) least = Math.min(least, this.slack(one, other));
    }
    return least;
  }
}
