import { expect, test } from 'vitest';
import { numbersFrom } from '../../../../src/basics/numbers-to.ts';
import { bracketParts } from '../../../../src/draw/knockout/bracket-parts.ts';
import { bracketTree } from '../../../../src/draw/knockout/bracket-tree.ts';
import { field } from './field.ts';

test('a bracket of up to four rounds is one part', () => {
  expect(bracketParts(bracketTree(field(16)), 4)).toHaveLength(1);
});

test('a larger one has a part for each sub-bracket from the top down, and one to the final', () => {
  const parts = bracketParts(bracketTree(field(64)), 4);
  expect(parts.map((nodes) => nodes.length)).toStrictEqual([15, 15, 15, 15, 7]);
  expect(
    parts.map((nodes) => Math.min(...nodes.flatMap(({ sides }) => sides.map(({ entry }) => entry ?? 99)))),
  ).toStrictEqual([1, 4, 2, 3, 99]);
});

test('every match of 3 to 64 teams is in a part', () => {
  for (const teams of numbersFrom(3, 64)) {
    for (const odd of ['byes', 'triangles'] as const) {
      const nodes = bracketTree(field(teams, { odd, playOffs: 'all' }));
      const drawn = new Set(bracketParts(nodes, 4).flat());
      expect(nodes.filter((node) => !drawn.has(node))).toStrictEqual([]);
    }
  }
});
