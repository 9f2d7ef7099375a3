import type { BracketNode } from './bracket-tree.ts';

/** Where the matches of a bracket stand in a drawing, in the caller's unit of length. */
export interface BracketLayout {
  readonly matches: readonly PlacedMatchBox[];
  readonly lines: readonly BracketLine[];
  /** The brackets of those who play for places, each under the one before. */
  readonly brackets: readonly { readonly bracket: number; readonly left: number; readonly top: number }[];
  readonly columns: number;
  readonly height: number;
}

export interface PlacedMatchBox {
  readonly id: number;
  /** Of its round, from 1. */
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

/** From a match to the side of the next that its winner takes. */
export interface BracketLine {
  readonly from: number;
  readonly to: number;
  readonly side: number;
}

export interface BracketMeasures {
  readonly heightOf: (node: LaidNode) => number;
  readonly gap: number;
  /** Above a bracket of losers. */
  readonly headHeight: number;
}

type LaidNode = Pick<BracketNode, 'id' | 'round' | 'bracket' | 'left' | 'sides'>;

/** Lays a bracket out from its last matches back: each stands in the middle of those that its two come from. */
export function layOutBracket(
  nodes: readonly LaidNode[],
  { heightOf, gap, headHeight }: BracketMeasures,
): BracketLayout {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const placed = new Map<number, PlacedMatchBox>();
  const bottoms = new Map<number, number>();
  let cursor = 0;
  const feedersOf = (node: LaidNode) =>
    node.sides.flatMap(({ from }, side) => {
      const feeder = from?.as === 'winner' ? byId.get(from.node) : undefined;
      return feeder?.bracket === node.bracket ? [{ feeder, side }] : [];
    });
  const place = (node: LaidNode): PlacedMatchBox => {
    const known = placed.get(node.id);
    if (known) return known;
    const feeders = feedersOf(node).map(({ feeder }) => place(feeder));
    const height = heightOf(node);
    const [first, last] = [feeders[0], feeders.at(-1)];
    const wanted = first && last ? (middleOf(first) + middleOf(last)) / 2 - height / 2 : cursor;
    const top = Math.max(wanted, bottoms.get(node.round) ?? 0);
    const box = { id: node.id, column: node.round, top, height };
    placed.set(node.id, box);
    bottoms.set(node.round, top + height + gap);
    cursor = Math.max(cursor, top + height + gap);
    return box;
  };
  const brackets = [...Map.groupBy(nodes, ({ bracket }) => bracket)].toSorted(([a], [b]) => a - b);
  const heads = brackets.map(([bracket, own]) => {
    const top = cursor;
    if (bracket > 1) cursor += headHeight;
    for (const column of own.map(({ round }) => round)) bottoms.set(column, cursor);
    const fed = new Set(own.flatMap((node) => feedersOf(node).map(({ feeder }) => feeder.id)));
    for (const node of own.filter(({ id }) => !fed.has(id))) place(node);
    cursor = Math.max(cursor, ...bottoms.values());
    return { bracket, left: Math.max(...own.map(({ left }) => left)), top };
  });
  const lines = nodes.flatMap((node) =>
    feedersOf(node).map(({ feeder, side }): BracketLine => ({ from: feeder.id, to: node.id, side })),
  );
  return {
    matches: nodes.flatMap(({ id }) => placed.get(id) ?? []),
    lines,
    brackets: heads.filter(({ bracket }) => bracket > 1),
    columns: Math.max(1, ...nodes.map(({ round }) => round)),
    height: cursor,
  };
}

function middleOf({ top, height }: PlacedMatchBox): number {
  return top + height / 2;
}
