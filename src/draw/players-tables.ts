/**
 * The tables of a Swiss of players: the highest left with the nearest three by which all others can still be seated, at
 * the least cost of old partners. Where wishes leave no such table further down, the search goes back.
 */
import { rematchCosts } from './pairing/costs.ts';
import { leastCostPairing } from './pairing/least-cost.ts';
import type { PlayersWanted } from './players-wish.ts';
import type { EntryPair } from './wanted.ts';

export type FourPlayers = readonly [number, number, number, number];

/** A table, and what it was chosen from. */
export interface FoundTable {
  /** In order of the ranking. */
  readonly four: FourPlayers;
  readonly pairs: readonly [EntryPair, EntryPair];
  /** 0: the first with the fourth. */
  readonly lineUp: number;
  /** Those who had no table yet, the highest first. */
  readonly left: readonly number[];
}

export type LastTogether = (one: number, other: number) => number | null;

/** So many of those next in order are tried before anybody further down. */
const NEAR = 11;
/** Pairings that are tried before a search is given up, in which wishes of all kinds contradict each other. */
const MOST_TRIED = 4000;

/** Seats everybody; null where the wishes can't be met. @param players the highest first, a multiple of four */
export function findTables(
  players: readonly number[],
  lastTogether: LastTogether,
  wanted: PlayersWanted,
): readonly FoundTable[] | null {
  const search = new TableSearch(players, lastTogether, wanted);
  let most = search.leastOf(players)?.cost ?? Infinity;
  while (most < Infinity) {
    const found = search.tables(players, most);
    if (found) return found;
    if (search.isOver()) return search.groupedPairs(players, Infinity);
    most = search.nextMost();
  }
  return null;
}

class TableSearch {
  readonly #wanted: PlayersWanted;
  readonly #costs: Float64Array;
  readonly #places: ReadonlyMap<number, number>;
  readonly #least = new Map<string, ReturnType<typeof leastCostPairing>>();
  readonly #dead = new Set<string>();
  /** The least total of what was left out as too dear. */
  #dearer = Infinity;

  constructor(players: readonly number[], lastTogether: LastTogether, wanted: PlayersWanted) {
    const at = (place: number): number => players[place] ?? 0;
    const isPossible = (one: number, other: number): boolean =>
      !wanted.isForbidden(one, other) &&
      [null, other].includes(wanted.mateOf(one)) &&
      [null, one].includes(wanted.mateOf(other));
    this.#wanted = wanted;
    this.#places = new Map(players.map((player, place) => [player, place]));
    this.#costs = rematchCosts({
      size: players.length,
      isForbidden: (one, other) => !isPossible(at(one), at(other)),
      lastMeeting: (one, other) => lastTogether(at(one), at(other)),
    }).costs;
  }

  isOver(): boolean {
    return this.#least.size > MOST_TRIED;
  }

  /** What the whole may cost next, where nothing was found so far. */
  nextMost(): number {
    const next = this.#dearer;
    this.#dearer = Infinity;
    this.#dead.clear();
    return next;
  }

  /** Tables for some of the players at no more than a cost; null where there are none. */
  tables(left: readonly number[], most: number, spent = 0): readonly FoundTable[] | null {
    if (left.length === 0) return [];
    const key = `${left.join(' ')} ${most}`;
    if (this.#dead.has(key)) return null;
    for (const { four, pairs, lineUp } of this.#candidates(left)) {
      if (this.isOver()) return null;
      const cost = sum(pairs.map(([one, other]) => this.#costOf(one, other)));
      if (cost === Infinity || this.#hasApart(four)) continue;
      const rest = left.filter((player) => !four.includes(player));
      const others = cost === most && this.#isEasy(rest) ? 0 : (this.leastOf(rest)?.cost ?? Infinity);
      if (cost + others > most) {
        this.#dearer = Math.min(this.#dearer, spent + cost + others);
        continue;
      }
      const tables = this.tables(rest, most - cost, spent + cost);
      if (tables) return [{ four, pairs, lineUp, left }, ...tables];
    }
    const grouped = this.groupedPairs(left, most);
    if (!grouped) this.#dead.add(key);
    return grouped;
  }

  /** A pairing of least cost, two pairs a table; null where it costs more, or players kept apart share a table. */
  groupedPairs(left: readonly number[], most: number): readonly FoundTable[] | null {
    const pairing = this.leastOf(left);
    if (!pairing || pairing.cost > most) return null;
    const pairs = pairing.mates.flatMap((mate, one): EntryPair[] =>
      one < mate ? [[left[one] ?? 0, left[mate] ?? 0]] : [],
    );
    const costs = Float64Array.from(
      pairs.flatMap((one) =>
        pairs.map((other) => (one === other || this.#hasApart([...one, ...other]) ? Infinity : 0)),
      ),
    );
    const tables = leastCostPairing({ size: pairs.length, costs });
    if (!tables) return null;
    let waiting = left;
    return tables.mates.flatMap((mate, at): FoundTable[] => {
      const [one, other] = [pairs[at], pairs[mate]];
      if (at > mate || !one || !other) return [];
      const own = waiting;
      const four = own.filter((player) => one.includes(player) || other.includes(player)) as unknown as FourPlayers;
      waiting = own.filter((player) => !four.includes(player));
      return [{ four, pairs: [one, other], lineUp: lineUpOf(four, one), left: own }];
    });
  }

  leastOf(rest: readonly number[]): ReturnType<typeof leastCostPairing> {
    const key = rest.join(' ');
    const known = this.#least.get(key);
    if (known !== undefined) return known;
    const costs = Float64Array.from(rest.flatMap((one) => rest.map((other) => this.#costOf(one, other))));
    const least = leastCostPairing({ size: rest.length, costs });
    this.#least.set(key, least);
    return least;
  }

  #costOf(one: number, other: number): number {
    const size = this.#places.size;
    return this.#costs[(this.#places.get(one) ?? 0) * size + (this.#places.get(other) ?? 0)] ?? Infinity;
  }

  #hasApart(players: readonly number[]): boolean {
    return players.some((one) => players.some((other) => this.#wanted.isApart(one, other)));
  }

  /** Whether some are surely paired anew: everybody has half of them still to play with (Dirac's theorem). */
  #isEasy(rest: readonly number[]): boolean {
    return rest.every((one) => 2 * rest.filter((other) => this.#costOf(one, other) === 0).length >= rest.length);
  }

  /** Tables of the highest left: the nearest three first, with whom they are to play. */
  *#candidates(left: readonly number[]): Iterable<Omit<FoundTable, 'left'>> {
    const [highest = 0, ...others] = left;
    const near = others.slice(0, NEAR);
    const mates = new Set([highest, ...near].map((player) => this.#wanted.mateOf(player)));
    const places = others.flatMap((player, index) => (index < NEAR || mates.has(player) ? [index + 1] : []));
    for (const three of nearest(places)) {
      const four = [0, ...three].map((place) => left[place] ?? 0) as unknown as FourPlayers;
      for (const [lineUp, pairs] of lineUps(four).entries()) yield { four, pairs, lineUp };
    }
  }
}

/** Three of some places, the nearest first. */
function nearest(places: readonly number[]): readonly (readonly [number, number, number])[] {
  const all = places.flatMap((one, at) =>
    places.slice(at + 1).flatMap((two, next) => places.slice(at + next + 2).map((three) => [one, two, three] as const)),
  );
  return all.toSorted((a, b) => sum(a) - sum(b) || b[0] - a[0]);
}

/** The partnerships that four can form: first and fourth against second and third, then the others. */
export function lineUps([a, b, c, d]: FourPlayers): readonly (readonly [EntryPair, EntryPair])[] {
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

function lineUpOf(four: FourPlayers, pair: EntryPair): number {
  return lineUps(four).findIndex((pairs) => pairs.some((one) => one.every((player) => pair.includes(player))));
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
