/** Players kept apart or together in a Swiss of single players: properties, and all draws that there are. */
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { randomFrom, randomInteger, shuffled } from '../../../src/basics/random.ts';
import { drawPlayers, type EarlierTable, type PlayersDraw } from '../../../src/draw/players.ts';
import { PLAYERS_WISHES, playersProblem, type PlayersWish } from '../../../src/draw/players-wish.ts';

const keyOf = (pair: readonly number[]) => pair.toSorted((a, b) => a - b).join('-');
const HELD = { until: 9, reason: '' } as const;

/** Rounds in which anybody may have sat anywhere. */
function randomTables(seed: number, players: number, rounds: number): readonly EarlierTable[] {
  return numbersTo(rounds).flatMap((round) => {
    const order = shuffled(numbersTo(players), randomFrom(seed, round));
    return numbersTo(Math.floor(players / 4)).map((table): EarlierTable => {
      const [a = 0, b = 0, c = 0, d = 0] = order.slice(4 * table - 4, 4 * table);
      return { round, ns: [a, d], ew: [b, c] };
    });
  });
}

function randomWishes(seed: number, players: number, count: number): readonly PlayersWish[] {
  const random = randomFrom(seed, 77);
  return numbersTo(count).flatMap((): PlayersWish[] => {
    const [one = 0, other = 0] = shuffled(numbersTo(players), random);
    const kind = PLAYERS_WISHES[randomInteger(random, PLAYERS_WISHES.length)] ?? 'partners';
    return [{ kind, pair: [one, other], ...HELD }];
  });
}

/** What old partners cost: a new pair nothing, another rematch more than any ages. */
function costsOf(tables: readonly EarlierTable[], players: readonly number[]) {
  const last = new Map(tables.flatMap(({ round, ns, ew }) => [ns, ew].map((pair) => [keyOf(pair), round] as const)));
  const known = players.flatMap((one) =>
    players.flatMap((other) => (one < other ? [last.get(keyOf([one, other])) ?? 0] : [])),
  );
  const another = 1 + (players.length / 2) * Math.max(0, ...known);
  return (pair: readonly [number, number]) => {
    const round = last.get(keyOf(pair));
    return round === undefined ? 0 : another + round;
  };
}

/** Whether a table keeps the wishes. */
function keeps([a, b, c, d]: readonly [number, number, number, number], wishes: readonly PlayersWish[]): boolean {
  const partners = new Set([keyOf([a, b]), keyOf([c, d])]);
  const seated = [a, b, c, d];
  return wishes.every(({ kind, pair }) => {
    if (kind === 'not-partners') return !partners.has(keyOf(pair));
    const there = pair.filter((player) => seated.includes(player)).length;
    return kind === 'not-at-table' ? there < 2 : there === 0 || partners.has(keyOf(pair));
  });
}

/** The least that old partners cost in any draw that keeps the wishes; Infinity where none does. */
function leastOfAll(
  players: readonly number[],
  cost: (pair: readonly [number, number]) => number,
  wishes: readonly PlayersWish[],
  known = new Map<string, number>(),
): number {
  const [first, ...others] = players;
  if (first === undefined) return 0;
  const key = players.join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  let least = Infinity;
  for (const mate of others) {
    const rest = others.filter((player) => player !== mate);
    for (const [at, one] of rest.entries()) {
      for (const other of rest.slice(at + 1)) {
        if (!keeps([first, mate, one, other], wishes)) continue;
        const own = cost([first, mate]) + cost([one, other]);
        if (own >= least) continue;
        const left = rest.filter((player) => player !== one && player !== other);
        least = Math.min(least, own + leastOfAll(left, cost, wishes, known));
      }
    }
  }
  known.set(key, least);
  return least;
}

const seatedOf = ({ tables }: PlayersDraw) => tables.flatMap(({ ns, ew }) => [...ns, ...ew]);

const all = (players: readonly number[]) => players.toSorted((a, b) => a - b);

function expectSound(draw: PlayersDraw, order: readonly number[], wishes: readonly PlayersWish[]): void {
  expect(all([...seatedOf(draw), ...draw.out])).toEqual(all(order));
  expect(draw.tables.every(({ ns, ew }) => keeps([...ns, ...ew], wishes))).toBe(true);
  const places = draw.tables.map(({ reason }) => order.indexOf(reason.four[0]));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

test.each([4, 8, 9, 10, 11, 12])('of %i, whatever is wished, no draw has fewer or older partners again', (players) => {
  let drawn = 0;
  const refusals: number[] = [];
  for (const seed of numbersTo(players < 12 ? 60 : 25)) {
    const order = shuffled(numbersTo(players), randomFrom(seed, players));
    const tables = randomTables(seed, players, seed % (players - 1));
    const wishes = randomWishes(seed, players, 1 + (seed % 7));
    const draw = drawPlayers({ round: 20, order, tables, out: [], wishes });
    if (playersProblem(order, wishes, []) !== null) continue;
    if ('code' in draw) {
      // Those who sit out are chosen before; the others then have no table.
      const least = players % 4 === 0 ? leastOfAll(order, costsOf(tables, order), wishes) : Infinity;
      refusals.push(least);
      continue;
    }
    drawn += 1;
    expectSound(draw, order, wishes);
    const seated = seatedOf(draw);
    const cost = costsOf(tables, seated);
    const own = draw.tables.flatMap(({ ns, ew }) => [cost(ns), cost(ew)]).reduce((sum, one) => sum + one, 0);
    expect({ seed, own }).toEqual({ seed, own: leastOfAll(seated, cost, wishes) });
  }
  expect(drawn).toBeGreaterThan(0);
  expect(refusals).toEqual(refusals.map(() => Infinity));
});

test('a large field with a few wishes: everybody once, every wish kept, nobody with an old partner, the same again', () => {
  assert(
    property(integer({ min: 24, max: 60 }), integer({ min: 1, max: 1e6 }), (players, seed) => {
      const order = shuffled(numbersTo(players), randomFrom(seed));
      const tables = randomTables(seed, players, 6);
      const wishes = randomWishes(seed, players, 5);
      if (playersProblem(order, wishes, []) !== null) return;
      const wanted = { round: 7, order, tables, out: [], wishes };
      const draw = drawPlayers(wanted);
      if ('code' in draw) throw new Error(draw.code);
      expectSound(draw, order, wishes);
      expect(draw.tables.flatMap(({ reason }) => reason.again)).toEqual([]);
      expect(drawPlayers(wanted)).toEqual(draw);
    }),
    { numRuns: 25 },
  );
});

const reasons = (wishes: readonly PlayersWish[]) => {
  const draw = drawPlayers({ round: 2, order: numbersTo(8), tables: [], out: [], wishes });
  if ('code' in draw) throw new Error(draw.code);
  return draw.tables.map(({ ns, ew, reason }) => ({ ns, ew, code: reason.code, wished: reason.wished }));
};

const code = (wishes: readonly Omit<PlayersWish, 'until' | 'reason'>[], out: readonly number[] = [], players = 9) => {
  const draw = drawPlayers({
    round: 1,
    order: numbersTo(players),
    tables: [],
    out,
    wishes: wishes.map((wish) => ({ ...wish, ...HELD })),
  });
  return 'code' in draw ? draw.code : null;
};

test('a table says what was wished of it, and what the next four were not to be', () => {
  const none = { partners: [], notPartners: [], notAtTable: [] };
  expect(reasons([{ kind: 'not-partners', pair: [4, 1], ...HELD }])[0]).toEqual({
    ns: [1, 3],
    ew: [2, 4],
    code: 'other-partners',
    wished: { ...none, notPartners: [[1, 4]] },
  });
  expect(reasons([{ kind: 'not-at-table', pair: [2, 3], ...HELD }])[0]).toMatchObject({
    code: 'further-apart',
    wished: { ...none, notAtTable: [[2, 3]] },
  });
  expect(reasons([{ kind: 'partners', pair: [8, 1], ...HELD }])[0]).toMatchObject({
    ns: [1, 8],
    ew: [2, 3],
    wished: { ...none, partners: [[1, 8]] },
  });
});

test('wishes that can’t be met are said, and two of whom one is not there are no problem', () => {
  expect(code([{ kind: 'not-at-table', pair: [3, 3] }])).toBe('against-itself');
  expect(code([{ kind: 'partners', pair: [3, 99] }])).toBe('not-drawn');
  expect(code([{ kind: 'not-partners', pair: [3, 99] }])).toBeNull();
  expect(
    code([
      { kind: 'partners', pair: [3, 4] },
      { kind: 'partners', pair: [4, 5] },
    ]),
  ).toBe('forced-twice');
  expect(code([{ kind: 'partners', pair: [3, 4] }], [4])).toBe('forced-twice');
  expect(code([{ kind: 'partners', pair: [3, 9] }])).toBeNull();
  expect(
    code([
      { kind: 'partners', pair: [3, 4] },
      { kind: 'not-at-table', pair: [4, 3] },
    ]),
  ).toBe('forced-and-forbidden');
  // Three who are kept apart need three tables.
  const apart = (
    [
      [1, 2],
      [1, 3],
      [2, 3],
    ] as const
  ).map((pair) => ({ kind: 'not-at-table', pair }) as const);
  expect(code(apart, [], 8)).toBe('no-draw');
  expect(code(apart, [], 12)).toBeNull();
});
