/** An edge between two contestants; its first end is in the node that is named first. */
export type PairingEdge = readonly [from: number, to: number];

/** An odd circle of nodes that counts as one, which is left by the pair of its base alone. */
export interface Blossom {
  /** From the one with the base, in order round the circle. */
  children: readonly number[];
  /** Each from a child to the next, the last back to the first. */
  links: readonly PairingEdge[];
}

/** Nobody, for a node that is no blossom. */
const NO_BLOSSOM: Blossom = { children: [], links: [] };

/**
 * Who is paired with whom, and the blossoms. Nodes 0 to size - 1 are contestants, later ones blossoms. At most half as
 * many blossoms as contestants exist at once, and their places are used again.
 */
export class PairingNodes {
  readonly size: number;
  /** Whom each contestant is paired with; -1 for nobody. */
  readonly mate: Int32Array;
  /** The contestant of a node that is paired outside of it. */
  readonly base: Int32Array;
  /** The outermost node that each contestant is in. */
  readonly outer: Int32Array;
  /** The blossom right around a node; -1 for none. */
  readonly around: Int32Array;
  readonly blossoms = new Map<number, Blossom>();
  /** The contestants in each node. */
  readonly #members = new Map<number, readonly number[]>();
  #unused: number[];

  constructor(size: number) {
    const most = size + Math.ceil(size / 2);
    this.size = size;
    this.mate = new Int32Array(size).fill(-1);
    this.base = Int32Array.from({ length: most }, (_, node) => node);
    this.outer = Int32Array.from({ length: size }, (_, node) => node);
    this.around = new Int32Array(most).fill(-1);
    this.#unused = Array.from({ length: most - size }, (_, place) => most - 1 - place);
  }

  /** The contestants in a node. */
  members(node: number): readonly number[] {
    return node < this.size ? [node] : (this.#members.get(node) ?? []);
  }

  /** Takes a circle for one node, and answers its number. */
  shrink(blossom: Blossom): number {
    const node = this.#unused.pop() ?? Number.NaN;
    this.blossoms.set(node, blossom);
    this.base[node] = this.base[blossom.children[0] ?? 0] ?? 0;
    this.around[node] = -1;
    for (const child of blossom.children) this.around[child] = node;
    const members = blossom.children.flatMap((child) => this.members(child));
    this.#members.set(node, members);
    for (const member of members) this.outer[member] = node;
    return node;
  }

  /** Takes an outermost blossom apart, and answers what it was made of. */
  expand(node: number): Blossom {
    const blossom = this.blossoms.get(node) ?? NO_BLOSSOM;
    this.blossoms.delete(node);
    this.#unused.push(node);
    for (const child of blossom.children) {
      this.around[child] = -1;
      for (const member of this.members(child)) this.outer[member] = child;
    }
    return blossom;
  }

  /** The place in the circle of the child that holds a contestant. */
  placeOf(node: number, { children }: Blossom, member: number): number {
    let inside = member;
    while (this.around[inside] !== node) inside = this.around[inside] ?? -1;
    return children.indexOf(inside);
  }

  pair(one: number, other: number): void {
    this.mate[one] = other;
    this.mate[other] = one;
  }

  /** Pairs a blossom anew within, so that this contestant is the one that is paired outside. */
  rebase(node: number, member: number): void {
    const blossom = this.blossoms.get(node);
    if (!blossom) return;
    const place = this.placeOf(node, blossom, member);
    const turned = <Item>(items: readonly Item[]): readonly Item[] => [...items.slice(place), ...items.slice(0, place)];
    const [children, links] = [turned(blossom.children), turned(blossom.links)];
    this.blossoms.set(node, { children, links });
    this.base[node] = member;
    this.rebase(children[0] ?? node, member);
    if (place === 0) return;
    for (let at = 1; at < children.length; at += 2) {
      const [one, other] = links[at] ?? [0, 0];
      this.rebase(children[at] ?? one, one);
      this.rebase(children[at + 1] ?? other, other);
      this.pair(one, other);
    }
  }
}
