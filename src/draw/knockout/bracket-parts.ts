import type { BracketNode } from './bracket-tree.ts';

type Node = Pick<BracketNode, 'id' | 'round' | 'bracket' | 'sides'>;

/**
 * A bracket in parts that fit a sheet: of so many rounds at most, each part what leads to one match of the last of
 * them, and a part that begins with that round and goes to the end. Brackets for places are parts of their own.
 */
export function bracketParts<Own extends Node>(nodes: readonly Own[], rounds: number): readonly (readonly Own[])[] {
  const brackets = [...Map.groupBy(nodes, ({ bracket }) => bracket)].toSorted(([a], [b]) => a - b);
  return brackets.flatMap(([, own]) => partsOf(own, rounds));
}

function partsOf<Own extends Node>(nodes: readonly Own[], rounds: number): readonly (readonly Own[])[] {
  const first = Math.min(...nodes.map(({ round }) => round));
  const last = Math.max(...nodes.map(({ round }) => round));
  if (rounds < 2 || last - first < rounds) return [nodes];
  const cut = first + rounds - 1;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const leadingTo = (node: Own): readonly Own[] => [
    node,
    ...node.sides.flatMap(({ from }) => {
      const before = from?.as === 'winner' ? byId.get(from.node) : undefined;
      return before ? leadingTo(before) : [];
    }),
  ];
  const roots = nodes.filter(({ round }) => round === cut);
  const parts = roots.map((root) => [...new Set(leadingTo(root))].toSorted((a, b) => a.round - b.round));
  return [
    ...inOrderOfBracket(nodes, roots, parts),
    ...partsOf(
      nodes.filter(({ round }) => round >= cut),
      rounds,
    ),
  ];
}

/** Parts from the top of the bracket down. */
function inOrderOfBracket<Own extends Node>(
  nodes: readonly Own[],
  roots: readonly Own[],
  parts: readonly (readonly Own[])[],
): readonly (readonly Own[])[] {
  const fed = new Map(
    nodes.flatMap(
      ({ id, sides }) =>
        sides.flatMap(({ from }, side) => (from ? [[from.node, { id, side }]] : [])) as (readonly [
          number,
          { id: number; side: number },
        ])[],
    ),
  );
  const pathOf = (id: number): string => {
    const next = fed.get(id);
    return next ? `${pathOf(next.id)}${next.side}` : '';
  };
  const paths = roots.map(({ id }, index) => ({ path: pathOf(id), part: parts[index] ?? [] }));
  return paths.toSorted((a, b) => a.path.localeCompare(b.path)).map(({ part }) => part);
}
