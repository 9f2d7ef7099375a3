import type { PairCosts } from './pair-costs.ts';
import { PairingNodes, type PairingEdge } from './nodes.ts';
import { PairingPrices, type KnownPairing } from './prices.ts';

/** In the tree at an even distance from its root, at an odd one, or not in it. */
const OUTSIDE = 0;
const EVEN = 1;
const ODD = 2;

/** What the tree can do next, and after which change of prices. */
type Step =
  | { readonly kind: 'stuck'; readonly change: number }
  | { readonly kind: 'reach'; readonly change: number; readonly to: number }
  | { readonly kind: 'expand'; readonly change: number; readonly node: number };

/** The tree that grows from a free contestant until it finds another, and the prices that it changes. */
export class PairingTree {
  readonly #nodes: PairingNodes;
  readonly #prices: PairingPrices;
  readonly #size: number;
  readonly #place: Uint8Array;
  /** The edge by which an odd node was reached, its second end in the node. */
  readonly #entry: (PairingEdge | null)[];
  /** The even contestant of another node from which each contestant is reached soonest; -1 for none. */
  readonly #nearest: Int32Array;

  constructor(pairs: PairCosts, known: KnownPairing | null) {
    this.#size = pairs.size;
    this.#nodes = new PairingNodes(pairs.size);
    this.#prices = new PairingPrices(pairs, this.#nodes, known);
    const most = this.#nodes.base.length;
    this.#place = new Uint8Array(most);
    this.#entry = Array.from({ length: most }, () => null);
    this.#nearest = new Int32Array(pairs.size);
  }

  isFree(one: number): boolean {
    return this.#nodes.mate[one] === -1;
  }

  mates(): readonly number[] {
    return [...this.#nodes.mate];
  }

  isTight(one: number, other: number): boolean {
    return this.#prices.isTight(one, other);
  }

  known(): KnownPairing {
    return this.#prices.known();
  }

  /** Grows a tree from a free contestant until one more pair is made; false where none can be. */
  pairUp(root: number): boolean {
    this.#place.fill(OUTSIDE);
    this.#entry.fill(null);
    this.#nearest.fill(-1);
    this.#addEven(this.#nodes.outer[root] ?? root);
    for (;;) {
      const step = this.#nextStep();
      if (step.kind === 'stuck') return false;
      this.#changePrices(step.change);
      if (step.kind === 'expand') this.#expand(step.node);
      else if (this.#reach(this.#nearest[step.to] ?? -1, step.to)) return true;
    }
  }

  #addEven(node: number): void {
    this.#place[node] = EVEN;
    for (const member of this.#nodes.members(node)) this.#reachFrom(member);
  }

  /** Notes whom an even contestant reaches sooner than the others do. */
  #reachFrom(from: number): void {
    for (let to = 0; to < this.#size; to++) this.#reachSooner(from, to);
  }

  #reachSooner(from: number, to: number): void {
    if (this.#nodes.outer[to] === this.#nodes.outer[from]) return;
    const before = this.#nearest[to] ?? -1;
    if (before < 0 || this.#prices.slack(from, to) < this.#prices.slack(before, to)) this.#nearest[to] = from;
  }

  #nextStep(): Step {
    let step: Step = { kind: 'stuck', change: Infinity };
    for (let to = 0; to < this.#size; to++) {
      const place = this.#placeOf(to);
      const from = this.#nearest[to] ?? -1;
      if (place === ODD || from < 0) continue;
      // Two even ends come towards each other.
      const change = this.#prices.slack(from, to) / (place === EVEN ? 2 : 1);
      if (change < step.change) step = { kind: 'reach', change, to };
    }
    for (const node of this.#nodes.blossoms.keys()) {
      if (this.#nodes.around[node] !== -1 || this.#place[node] !== ODD) continue;
      const change = this.#prices.of(node) / 2;
      if (change < step.change) step = { kind: 'expand', change, node };
    }
    return step;
  }

  #placeOf(member: number): number {
    return this.#place[this.#nodes.outer[member] ?? member] ?? OUTSIDE;
  }

  #changePrices(change: number): void {
    if (change === 0) return;
    for (let member = 0; member < this.#size; member++) {
      const place = this.#placeOf(member);
      if (place !== OUTSIDE) this.#prices.add(member, place === EVEN ? change : -change);
    }
    for (const node of this.#nodes.blossoms.keys()) {
      const place = this.#place[node];
      if (this.#nodes.around[node] !== -1 || place === OUTSIDE) continue;
      this.#prices.add(node, place === EVEN ? 2 * change : -2 * change);
    }
  }

  /** Follows an edge out of the tree, or to another branch of it; true where it ends at somebody free. */
  #reach(from: number, to: number): boolean {
    const { outer, mate, base } = this.#nodes;
    const node = outer[to] ?? to;
    if (this.#place[node] === EVEN) {
      this.#shrink(from, to);
      return false;
    }
    const next = mate[base[node] ?? 0] ?? -1;
    if (next < 0) {
      this.#pairAlong(from, to);
      return true;
    }
    this.#place[node] = ODD;
    this.#entry[node] = [from, to];
    this.#addEven(outer[next] ?? next);
    return false;
  }

  /** The pairs on the way from the root change places with those between them. */
  #pairAlong(from: number, to: number): void {
    const { outer, mate, base } = this.#nodes;
    let [one, other] = [from, to];
    this.#nodes.rebase(outer[other] ?? other, other);
    for (;;) {
      const node = outer[one] ?? one;
      const left = mate[base[node] ?? 0] ?? -1;
      this.#nodes.rebase(node, one);
      this.#nodes.pair(one, other);
      if (left < 0) return;
      const odd = outer[left] ?? left;
      const [before, entered] = this.#entry[odd] ?? [0, 0];
      this.#nodes.rebase(odd, entered);
      [one, other] = [before, entered];
    }
  }

  /** The edges from an even node back to the root: the pair it came by, the edge before it, and so on. */
  #wayBack(member: number): readonly PairingEdge[] {
    const { outer, mate, base } = this.#nodes;
    const edges: PairingEdge[] = [];
    let node = outer[member] ?? member;
    for (;;) {
      const own = base[node] ?? node;
      const partner = mate[own] ?? -1;
      if (partner < 0) return edges;
      const [before, entered] = this.#entry[outer[partner] ?? partner] ?? [0, 0];
      edges.push([own, partner], [entered, before]);
      node = outer[before] ?? before;
    }
  }

  #shrink(from: number, to: number): void {
    const { outer } = this.#nodes;
    const at = (member: number): number => outer[member] ?? member;
    const [own, other] = [[...this.#wayBack(from)], [...this.#wayBack(to)]];
    while (own.length > 0 && other.length > 0 && own.at(-1)?.[0] === other.at(-1)?.[0]) {
      own.pop();
      other.pop();
    }
    const links: PairingEdge[] = [
      ...own.toReversed().map(([near, far]): PairingEdge => [far, near]),
      [from, to],
      ...other,
    ];
    const children = links.map(([start]) => at(start));
    const turned = children
      .filter((child) => this.#place[child] === ODD)
      .flatMap((child) => this.#nodes.members(child));
    const node = this.#nodes.shrink({ children, links });
    this.#prices.clear(node);
    this.#place[node] = EVEN;
    this.#entry[node] = null;
    for (const member of turned) this.#reachFrom(member);
    for (const member of this.#nodes.members(node)) this.#forgetWithin(node, member);
  }

  /** Nobody in a circle reaches another of it any more. */
  #forgetWithin(node: number, member: number): void {
    const nearest = this.#nearest[member] ?? -1;
    if (nearest < 0 || this.#nodes.outer[nearest] !== node) return;
    this.#nearest[member] = -1;
    for (let from = 0; from < this.#size; from++) {
      if (this.#placeOf(from) === EVEN) this.#reachSooner(from, member);
    }
  }

  /** An odd blossom without a price falls apart: the even half of its circle stays in the tree. */
  #expand(node: number): void {
    const [before, entered] = this.#entry[node] ?? [0, 0];
    const blossom = this.#nodes.blossoms.get(node) ?? { children: [], links: [] };
    const place = this.#nodes.placeOf(node, blossom, entered);
    const { children, links } = this.#nodes.expand(node);
    for (const child of children) {
      this.#place[child] = OUTSIDE;
      this.#entry[child] = null;
    }
    const length = children.length;
    const forward = place % 2 === 1;
    const evens: number[] = [];
    let edge: PairingEdge = [before, entered];
    for (let at = place; ; at = (at + (forward ? 2 : length - 2)) % length) {
      const odd = children[at] ?? 0;
      this.#place[odd] = ODD;
      this.#entry[odd] = edge;
      if (at === 0) break;
      const even = forward ? at + 1 : at - 1;
      evens.push(children[even] ?? 0);
      const [start, end] = links[forward ? even : even - 1] ?? [0, 0];
      edge = forward ? [start, end] : [end, start];
    }
    for (const even of evens) this.#addEven(even);
  }
}
