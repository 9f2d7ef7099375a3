/**
 * The draw of a round of a Swiss of single players: four neighbours of the ranking at each table, the first with the
 * fourth against the second with the third, and nobody twice with the same partner while that can be.
 *
 *     drawPlayers({ round: 2, order: [5, 1, 7, 3, 2, 8, 4, 6], tables, out: [] });
 *     // { tables: [{ table: 1, ns: [5, 3], ew: [1, 7], reason: { code: 'neighbours', ... } }, ...], out: [] }
 */
import { drawCosts } from './pairing/costs.ts';
import { leastCostPairing } from './pairing/least-cost.ts';
import { pairKey } from './history.ts';
import type { EntryPair } from './wanted.ts';

/** A table of an earlier round. */
export interface EarlierTable {
  readonly round: number;
  readonly ns: EntryPair;
  readonly ew: EntryPair;
}

/** What a round of players is drawn from. */
export interface PlayersToDraw {
  readonly round: number;
  /** Those who play on, the highest first. */
  readonly order: readonly number[];
  /** Of the rounds before. */
  readonly tables: readonly EarlierTable[];
  /** Who is to sit out by the director's wish, as far as somebody does. */
  readonly out: readonly number[];
}

/** Partners who played together before, and the last round in which they did. */
export interface OldPartners {
  readonly pair: EntryPair;
  readonly round: number;
}

/** Why four sit at a table, in order of the ranking. */
export interface PlayersReason {
  readonly code:
    /** Nobody has a figure yet. */
    | 'lot'
    /** The next four in order, the first with the fourth. */
    | 'neighbours'
    /** The next four in order, in other partnerships. */
    | 'other-partners'
    /** Others than the next four: somebody would have had an old partner. */
    | 'further-apart';
  readonly four: readonly [number, number, number, number];
  /** Partnerships that were passed over, as they were there before. */
  readonly passed: readonly OldPartners[];
  /** Partners of this table who were partners before: without them the round can't be drawn. */
  readonly again: readonly OldPartners[];
}

export interface DrawnTable {
  /** From 1, in order of the highest of the four. */
  readonly table: number;
  readonly ns: EntryPair;
  readonly ew: EntryPair;
  readonly reason: PlayersReason;
}

export interface PlayersDraw {
  readonly tables: readonly DrawnTable[];
  /** Who sits out: those who did so least, the last in order first. */
  readonly out: readonly number[];
}

/** A table has four players. */
const FOUR = 4;
/** So many of those next in order are tried before anybody further down. */
const NEAR = 11;

/** Draws a round; null for fewer than four. */
export function drawPlayers({ round, order, tables, out: wished }: PlayersToDraw): PlayersDraw | null {
  if (order.length < FOUR) return null;
  const out = sittingOut(order, tables, wished);
  const partners = partnersOf(tables);
  const lastTogether = (one: number, other: number) => partners.get(pairKey(one, other)) ?? null;
  let left = order.filter((player) => !out.includes(player));
  const costs = costsOf(left, lastTogether);
  if (costs === null) throw new Error('players can always be paired');
  const field = left;
  const costOf = (one: number, other: number): number =>
    costs.costs[field.indexOf(one) * costs.size + field.indexOf(other)] ?? Infinity;
  const isEasy = (rest: readonly number[]): boolean =>
    rest.every((one) => 2 * rest.filter((other) => other !== one && costOf(one, other) === 0).length >= rest.length);
  const leastOf = (rest: readonly number[]): { readonly cost: number; readonly mates: readonly number[] } | null => {
    const own = Float64Array.from(
      rest.flatMap((one) => rest.map((other) => (one === other ? Infinity : costOf(one, other)))),
    );
    return leastCostPairing({ size: rest.length, costs: own });
  };
  const timesNorthSouth = (player: number): number =>
    tables.filter(({ ns }) => ns[0] === player || ns[1] === player).length;
  const drawn: DrawnTable[] = [];
  let total = leastOf(left)?.cost ?? 0;
  while (left.length > 0) {
    const chosen = firstTable(left, total, { costOf, leastOf, isEasy });
    const { four, pairs } = chosen;
    total = chosen.rest;
    const isNext = four.every((player, place) => player === left[place]);
    const reason: PlayersReason = {
      code: round === 1 ? 'lot' : !isNext ? 'further-apart' : chosen.lineUp === 0 ? 'neighbours' : 'other-partners',
      four,
      passed: round === 1 ? [] : together(passedOver(left, isNext ? chosen.lineUp : 1), lastTogether),
      again: together(pairs, lastTogether),
    };
    const [first, second] = pairs;
    const isTurned = sum(second.map(timesNorthSouth)) < sum(first.map(timesNorthSouth));
    const [ns, ew] = isTurned ? [second, first] : [first, second];
    drawn.push({ table: drawn.length + 1, ns, ew, reason });
    left = left.filter((player) => !four.includes(player));
  }
  return { tables: drawn, out };
}

/** With a number that fours don't divide, those who sat out least, the last in order first. */
function sittingOut(
  order: readonly number[],
  tables: readonly EarlierTable[],
  wished: readonly number[],
): readonly number[] {
  const rounds = [...Map.groupBy(tables, ({ round }) => round).values()].map(
    (own) => new Set(own.flatMap(({ ns, ew }) => [...ns, ...ew])),
  );
  const times = (player: number): number => rounds.filter((seated) => !seated.has(player)).length;
  const asked = order.filter((player) => wished.includes(player));
  const others = order
    .filter((player) => !wished.includes(player))
    .toReversed()
    .toSorted((a, b) => times(a) - times(b));
  return [...asked, ...others].slice(0, order.length % FOUR);
}

/** The last round in which two were partners. */
function partnersOf(tables: readonly EarlierTable[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { round, ns, ew } of tables) {
    for (const [one, other] of [ns, ew]) {
      const key = pairKey(one, other);
      last.set(key, Math.max(round, last.get(key) ?? 0));
    }
  }
  return last;
}

type LastTogether = (one: number, other: number) => number | null;

function costsOf(players: readonly number[], lastTogether: LastTogether) {
  const at = (place: number): number => players[place] ?? 0;
  const lastMeeting = (one: number, other: number) => lastTogether(at(one), at(other));
  return drawCosts({ size: players.length, isForbidden: () => false, lastMeeting }, null);
}

/** What a table is chosen by. */
interface Pairing {
  readonly costOf: (one: number, other: number) => number;
  readonly leastOf: (rest: readonly number[]) => { readonly cost: number; readonly mates: readonly number[] } | null;
  /** Whether some are surely paired anew: everybody has half of them still to play with (Dirac's theorem). */
  readonly isEasy: (rest: readonly number[]) => boolean;
}

interface ChosenTable {
  readonly four: readonly [number, number, number, number];
  readonly pairs: readonly [EntryPair, EntryPair];
  /** 0: the first with the fourth. */
  readonly lineUp: number;
  /** What pairing the others costs. */
  readonly rest: number;
}

/** The table of the highest left: the nearest three and the first line-up by which all are paired at least cost. */
function firstTable(left: readonly number[], total: number, { costOf, leastOf, isEasy }: Pairing): ChosenTable {
  for (const three of nearest(Math.min(left.length - 1, NEAR))) {
    const four = [0, ...three].map((place) => left[place] ?? 0) as [number, number, number, number];
    const rest = left.filter((player) => !four.includes(player));
    for (const [lineUp, pairs] of lineUps(four).entries()) {
      const cost = sum(pairs.map(([one, other]) => costOf(one, other)));
      if (cost > total) continue;
      const others = cost === total && isEasy(rest) ? 0 : (leastOf(rest)?.cost ?? Infinity);
      if (cost + others === total) return { four, pairs, lineUp, rest: others };
    }
  }
  return fromPairing(left, total, leastOf, costOf);
}

/** Two pairs of a pairing of least cost: that of the highest, and that of the highest of the others. */
function fromPairing(
  left: readonly number[],
  total: number,
  leastOf: Pairing['leastOf'],
  costOf: Pairing['costOf'],
): ChosenTable {
  const mates = leastOf(left)?.mates ?? [];
  const mateOf = (player: number): number => left[mates[left.indexOf(player)] ?? -1] ?? 0;
  const [highest = 0, ...others] = left;
  const next = others.find((player) => player !== mateOf(highest)) ?? 0;
  const pairs = [
    [highest, mateOf(highest)],
    [next, mateOf(next)],
  ] as const;
  const four = left.filter((player) => pairs.flat().includes(player)) as unknown as ChosenTable['four'];
  return { four, pairs, lineUp: 0, rest: total - sum(pairs.map(([one, other]) => costOf(one, other))) };
}

/** Three places of so many after the first, the nearest first. */
function nearest(places: number): readonly (readonly [number, number, number])[] {
  const all: [number, number, number][] = [];
  for (let one = 1; one <= places; one++) {
    for (let two = one + 1; two <= places; two++) {
      for (let three = two + 1; three <= places; three++) all.push([one, two, three]);
    }
  }
  return all.toSorted((a, b) => sum(a) - sum(b) || b[0] - a[0]);
}

/** The partnerships that four can form: first and fourth against second and third, then the others. */
function lineUps(four: readonly number[]): readonly (readonly [EntryPair, EntryPair])[] {
  const [a = 0, b = 0, c = 0, d = 0] = four;
  return [
    [
      [a, d],
      [b, c],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, b],
      [c, d],
    ],
  ];
}

/** The partnerships of the first so many line-ups of the next four. */
function passedOver(left: readonly number[], count: number): readonly EntryPair[] {
  return lineUps(left.slice(0, FOUR)).slice(0, count).flat();
}

function together(pairs: readonly EntryPair[], lastTogether: LastTogether): readonly OldPartners[] {
  return pairs.flatMap((pair) => {
    const round = lastTogether(...pair);
    return round === null ? [] : [{ pair, round }];
  });
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
