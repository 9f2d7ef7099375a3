import { expect, test } from 'vitest';
import { numbersFrom } from '../../../../src/basics/numbers-to.ts';
import { layOutBracket } from '../../../../src/draw/knockout/bracket-layout.ts';
import { bracketTree } from '../../../../src/draw/knockout/bracket-tree.ts';
import { field } from './field.ts';

const MEASURES = {
  heightOf: ({ sides }: { readonly sides: readonly unknown[] }) => 20 * sides.length,
  gap: 8,
  headHeight: 30,
};

test.each(['byes', 'triangles'] as const)('no two matches of 3 to 64 teams overlap, with %s and play-offs', (odd) => {
  for (const teams of numbersFrom(3, 64)) {
    for (const playOffs of ['none', 'all'] as const) {
      const { matches, height, lines } = layOutBracket(bracketTree(field(teams, { odd, playOffs })), MEASURES);
      const columns = [...Map.groupBy(matches, ({ column }) => column).values()];
      const overlaps = columns.flatMap((own) => {
        const sorted = own.toSorted((a, b) => a.top - b.top);
        return sorted.filter((box, index) => {
          const next = sorted[index + 1];
          return next !== undefined && box.top + box.height > next.top;
        });
      });
      expect(overlaps).toStrictEqual([]);
      expect(Math.max(...matches.map((box) => box.top + box.height))).toBeLessThanOrEqual(height);
      expect(new Set(lines.map(({ to, side }) => `${to} ${side}`)).size).toBe(lines.length);
    }
  }
});

test('a match stands in the middle of those that its two come from', () => {
  const { matches } = layOutBracket(bracketTree(field(8)), MEASURES);
  const middles = matches.map(({ column, top, height }) => [column, top + height / 2]);
  expect(middles).toStrictEqual([
    [1, 20],
    [1, 116],
    [1, 164],
    [1, 68],
    [2, 44],
    [2, 140],
    [3, 92],
  ]);
});
