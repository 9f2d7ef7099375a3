/** The draw of a Swiss of single players: properties over random standings, and by hand. */
import { describe, expect, test } from 'vitest';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { drawPlayers, type EarlierTable, type PlayersDraw } from '../../../src/draw/players.ts';

/** A repeatable shuffle. */
function shuffled(players: readonly number[], seed: number): readonly number[] {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
  return players
    .map((player) => ({ player, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ player }) => player);
}

const earlier = (round: number, { tables }: PlayersDraw): EarlierTable[] =>
  tables.map(({ ns, ew }) => ({ round, ns, ew }));
const partners = ({ ns, ew }: Pick<EarlierTable, 'ns' | 'ew'>) =>
  [ns, ew].map((pair) => pair.toSorted((a, b) => a - b).join('-'));

function drawn(order: readonly number[], round: number, tables: readonly EarlierTable[], out: readonly number[] = []) {
  const draw = drawPlayers({ round, order, tables, out });
  if ('code' in draw) throw new Error(draw.code);
  return draw;
}

/** Whether players can all be paired with somebody they were never partners with, by trying. */
function canPairAnew(players: readonly number[], met: ReadonlySet<string>): boolean {
  const [first, ...others] = players;
  if (first === undefined) return true;
  return others.some(
    (other) =>
      !met.has([first, other].toSorted((a, b) => a - b).join('-')) &&
      canPairAnew(
        others.filter((one) => one !== other),
        met,
      ),
  );
}

describe('a draw of players', () => {
  test('the first round: four neighbours of the lot, first with fourth against second with third', () => {
    const { tables, out } = drawn([3, 1, 4, 8, 5, 2, 6, 7], 1, []);
    expect(tables.map(({ ns, ew }) => [ns, ew])).toEqual([
      [
        [3, 8],
        [1, 4],
      ],
      [
        [5, 7],
        [2, 6],
      ],
    ]);
    expect(tables.map(({ reason }) => reason.code)).toEqual(['lot', 'lot']);
    expect(out).toEqual([]);
  });

  test('old partners sit in another line-up, and the reason names them', () => {
    const before = [
      { round: 1, ns: [1, 4], ew: [5, 6] },
      { round: 1, ns: [2, 3], ew: [7, 8] },
    ] as const;
    const [first, second] = drawn(numbersTo(8), 2, before).tables;
    expect([first?.ns, first?.ew].map((pair) => pair?.toSorted())).toEqual(
      expect.arrayContaining([
        [1, 3],
        [2, 4],
      ]),
    );
    expect(first?.reason).toMatchObject({
      code: 'other-partners',
      passed: [
        { pair: [1, 4], round: 1 },
        { pair: [2, 3], round: 1 },
      ],
      again: [],
    });
    expect(second?.reason.code).toBe('neighbours');
  });

  test.each(numbersTo(24).filter((players) => players >= 8))(
    'of %i: everybody once, sitting out in turn, no partner twice while possible',
    (players) => {
      const all = numbersTo(players);
      const tables: EarlierTable[] = [];
      const met = new Set<string>();
      const outs = new Map(all.map((player) => [player, 0]));
      for (const round of numbersTo(Math.min(players + 2, 12))) {
        const order = shuffled(all, round * 7919 + players);
        const draw = drawn(order, round, tables);
        const seated = draw.tables.flatMap(({ ns, ew }) => [...ns, ...ew]);
        expect([...seated, ...draw.out].toSorted((a, b) => a - b)).toEqual(all);
        expect(draw.out).toHaveLength(players % 4);
        for (const player of draw.out) outs.set(player, (outs.get(player) ?? 0) + 1);
        expect(Math.max(...outs.values()) - Math.min(...outs.values())).toBeLessThanOrEqual(1);
        const again = draw.tables.flatMap(partners).filter((pair) => met.has(pair));
        // Up to half of the field it is always possible; of few players it is tried.
        const isKnown = players <= 16 || round <= players / 2;
        const isPossible = players > 16 || canPairAnew(seated, met);
        expect(isKnown && again.length > 0).toBe(isKnown && !isPossible);
        expect(draw.tables.flatMap(({ reason }) => reason.again)).toHaveLength(again.length);
        for (const pair of draw.tables.flatMap(partners)) met.add(pair);
        tables.push(...earlier(round, draw));
      }
    },
  );

  test('the director says who sits out, and fewer than four play nothing', () => {
    expect(drawn(numbersTo(10), 2, [], [3]).out).toEqual([3, 10]);
    expect(drawPlayers({ round: 1, order: [1, 2, 3], tables: [], out: [] })).toEqual({
      kind: 'problem',
      code: 'too-few',
    });
  });

  test('a hundred players in their tenth round', () => {
    const all = numbersTo(100);
    const tables: EarlierTable[] = [];
    for (const round of numbersTo(10)) {
      const draw = drawn(shuffled(all, round + 31), round, tables);
      expect(draw.tables.every(({ reason }) => reason.again.length === 0)).toBe(true);
      tables.push(...earlier(round, draw));
    }
    expect(new Set(tables.flatMap(partners)).size).toBe(500);
  });
});
