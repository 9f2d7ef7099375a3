/**
 * The draw of a round of a Swiss of single players: four neighbours of the ranking at each table, the first with the
 * fourth against the second with the third, and nobody twice with the same partner while that can be.
 *
 *     drawPlayers({ round: 2, order: [5, 1, 7, 3, 2, 8, 4, 6], tables, out: [] });
 *     // { tables: [{ table: 1, ns: [5, 3], ew: [1, 7], reason: { code: 'neighbours', ... } }, ...], out: [] }
 */
import { pairKey } from './history.ts';
import { findTables, lineUps, type FoundTable, type FourPlayers, type LastTogether } from './players-tables.ts';
import { playersProblem, playersWanted, type PlayersWanted, type PlayersWish } from './players-wish.ts';
import type { DrawProblem } from './problem.ts';
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
  /** What the director wants of two players; left out where there is nothing. */
  readonly wishes?: readonly PlayersWish[];
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
    | 'further-apart'
    /** The last of the four came late, and the others would have sat out. */
    | 'late';
  readonly four: FourPlayers;
  /** Partnerships that were passed over, as they were there before. */
  readonly passed: readonly OldPartners[];
  /** Partners of this table who were partners before: without them the round can't be drawn. */
  readonly again: readonly OldPartners[];
  /** What the director wants; left out where nothing is wanted. */
  readonly wished?: WishedAtTable;
}

/** What of the director's wishes made a table what it is. */
export interface WishedAtTable {
  /** Partners at this table. */
  readonly partners: readonly EntryPair[];
  /** Of the next four, those who are not to be partners, and those who are not to share a table. */
  readonly notPartners: readonly EntryPair[];
  readonly notAtTable: readonly EntryPair[];
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
/** Draws a round, or says why it can't be drawn. */
export function drawPlayers({
  round,
  order,
  tables,
  out: wishedOut,
  wishes = [],
}: PlayersToDraw): PlayersDraw | DrawProblem {
  if (order.length < FOUR) return { kind: 'problem', code: 'too-few' };
  const problem = playersProblem(order, wishes, wishedOut.slice(0, order.length % FOUR));
  if (problem) return problem;
  const wanted = playersWanted(wishes);
  const out = sittingOut({ order, tables, wished: wishedOut, wanted });
  const partners = partnersOf(tables);
  const lastTogether = (one: number, other: number) => partners.get(pairKey(one, other)) ?? null;
  const found = findTables(
    order.filter((player) => !out.includes(player)),
    lastTogether,
    wanted,
  );
  if (found === null) return { kind: 'problem', code: 'no-draw' };
  const timesNorthSouth = (player: number): number =>
    tables.filter(({ ns }) => ns[0] === player || ns[1] === player).length;
  const drawn = found.map((table, index): DrawnTable => {
    const [first, second] = table.pairs;
    const isTurned = sum(second.map(timesNorthSouth)) < sum(first.map(timesNorthSouth));
    const [ns, ew] = isTurned ? [second, first] : [first, second];
    const reason = reasonOf(table, { isFirst: round === 1, lastTogether, wanted });
    return { table: index + 1, ns, ew, reason: wishes.length === 0 ? reason : withWishes(reason, table, wanted) };
  });
  return { tables: drawn, out };
}

interface TableReasons {
  readonly isFirst: boolean;
  readonly lastTogether: LastTogether;
  readonly wanted: PlayersWanted;
}

function reasonOf(
  { four, pairs, lineUp, left }: FoundTable,
  { isFirst, lastTogether, wanted }: TableReasons,
): PlayersReason {
  const isNext = four.every((player, place) => player === left[place]);
  const next = left.slice(0, FOUR) as unknown as FourPlayers;
  const isFree = ([one, other]: EntryPair) => wanted.mateOf(one) !== other;
  const usual = isNext && lineUp === 0;
  return {
    code: isFirst && usual ? 'lot' : !isNext ? 'further-apart' : usual ? 'neighbours' : 'other-partners',
    four,
    passed: together(
      lineUps(next)
        .slice(0, isNext ? lineUp : 1)
        .flat(),
      lastTogether,
    ),
    again: together(pairs.filter(isFree), lastTogether),
  };
}

/** The same with what the director wants of its players, and of the next four. */
function withWishes(reason: PlayersReason, { pairs, left }: FoundTable, wanted: PlayersWanted): PlayersReason {
  const next = left.slice(0, FOUR);
  const nextPairs = next.flatMap((one, place) => next.slice(place + 1).map((other): EntryPair => [one, other]));
  const isUsual = reason.code === 'lot' || reason.code === 'neighbours';
  const passed = isUsual ? [] : nextPairs;
  return {
    ...reason,
    wished: {
      partners: pairs.filter(([one, other]) => wanted.mateOf(one) === other),
      notPartners: passed.filter((pair) => wanted.isForbidden(...pair) && !wanted.isApart(...pair)),
      notAtTable: passed.filter((pair) => wanted.isApart(...pair)),
    },
  };
}

/**
 * With a number that fours don't divide, those who sat out least, the last in order first. Whoever is to play with
 * somebody does so only where nobody else is left.
 */
function sittingOut({
  order,
  tables,
  wished,
  wanted,
}: Omit<PlayersToDraw, 'round' | 'out' | 'wishes'> & {
  readonly wished: readonly number[];
  readonly wanted: PlayersWanted;
}): readonly number[] {
  const rounds = [...Map.groupBy(tables, ({ round }) => round).values()].map(
    (own) => new Set(own.flatMap(({ ns, ew }) => [...ns, ...ew])),
  );
  const times = (player: number): number => rounds.filter((seated) => !seated.has(player)).length;
  const isNeeded = (player: number): boolean => wanted.mateOf(player) !== null;
  const asked = order.filter((player) => wished.includes(player));
  const others = order
    .filter((player) => !wished.includes(player))
    .toReversed()
    .toSorted((a, b) => Number(isNeeded(a)) - Number(isNeeded(b)) || times(a) - times(b));
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

function together(pairs: readonly EntryPair[], lastTogether: LastTogether): readonly OldPartners[] {
  return pairs.flatMap((pair) => {
    const round = lastTogether(...pair);
    return round === null ? [] : [{ pair, round }];
  });
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
