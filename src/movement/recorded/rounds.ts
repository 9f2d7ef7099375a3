import { randomFrom, randomInteger } from '../../basics/random.ts';
import type { Sitting } from './sittings.ts';

/**
 * Lays sittings out in rounds so that nobody sits twice in one. Sittings of two pairs take as few rounds as the pair
 * with the most sittings needs, and seldom one more; those of four players the first round that is free for all.
 * @returns the round of each sitting, from 1
 */
export function roundsOfSittings(sittings: readonly Sitting[]): readonly number[] {
  const places = sittings.map((_, place) => place).toSorted((a, b) => inOrder(sittings[a], sittings[b]));
  return sittings.every(({ seats }) => seats.length === 2) ? ofPairs(sittings, places) : ofPlayers(sittings, places);
}

function inOrder(a: Sitting | undefined, b: Sitting | undefined): number {
  return (a?.seats[0] ?? 0) - (b?.seats[0] ?? 0) || (a?.boards[0] ?? 0) - (b?.boards[0] ?? 0);
}

/** The first round in which nobody of a table sits yet, busiest players first. */
function ofPlayers(sittings: readonly Sitting[], places: readonly number[]): readonly number[] {
  const times = timesOf(sittings);
  const busy = (place: number) => Math.max(0, ...(sittings[place]?.seats ?? []).map((seat) => times.get(seat) ?? 0));
  const taken = new Map<number, Set<number>>();
  const rounds = sittings.map(() => 0);
  for (const place of places.toSorted((a, b) => busy(b) - busy(a))) {
    const seats = sittings[place]?.seats ?? [];
    let round = 1;
    while (taken.get(round) && seats.some((seat) => taken.get(round)?.has(seat))) round += 1;
    const own = taken.get(round) ?? new Set<number>();
    for (const seat of seats) own.add(seat);
    taken.set(round, own);
    rounds[place] = round;
  }
  return rounds;
}

function timesOf(sittings: readonly Sitting[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { seats } of sittings) for (const seat of seats) times.set(seat, (times.get(seat) ?? 0) + 1);
  return times;
}

/**
 * An edge coloring: pairs are the vertices, sittings the edges, rounds the colors. Where no round is free for both, two
 * rounds change places along a chain of sittings (Kőnig for two lines, Vizing for one field).
 */
function ofPairs(sittings: readonly Sitting[], places: readonly number[]): readonly number[] {
  const times = timesOf(sittings);
  const tables = Math.max(1, Math.floor(times.size / 2));
  const coloring = new Coloring(sittings, Math.max(Math.ceil(sittings.length / tables), ...times.values()));
  const norths = [...new Set(places.map((place) => sittings[place]?.seats[0] ?? 0))];
  const tableOf = new Map(norths.map((north, table) => [north, table]));
  const sets = [...new Set(sittings.map(({ boards }) => boards[0] ?? 0))].toSorted((a, b) => a - b);
  const setOf = new Map(sets.map((board, set) => [board, set]));
  for (const place of places) {
    const sitting = sittings[place];
    // In a Mitchell a set goes down one table a round.
    const set = setOf.get(sitting?.boards[0] ?? 0) ?? 0;
    coloring.add(place, set - (tableOf.get(sitting?.seats[0] ?? 0) ?? 0));
  }
  return coloring.rounds();
}

const TIMES_TO_MAKE_WAY = 20;

class Coloring {
  readonly #sittings: readonly Sitting[];
  /** The sitting of each pair in each round, from 0. */
  readonly #seated = new Map<number, (number | undefined)[]>();
  readonly #roundOf: number[];
  readonly #random = randomFrom(1);
  /** How often a sitting may still make way for another before there is one round more. */
  #patience: number;
  #rounds: number;

  constructor(sittings: readonly Sitting[], rounds: number) {
    this.#sittings = sittings;
    this.#rounds = Math.max(1, rounds);
    this.#patience = TIMES_TO_MAKE_WAY * sittings.length;
    this.#roundOf = sittings.map(() => 0);
    for (const { seats } of sittings) for (const seat of seats) this.#seated.set(seat, []);
  }

  rounds(): readonly number[] {
    return this.#roundOf.map((round) => round + 1);
  }

  /** @param wished the round it is in if that is free, counted around */
  add(place: number, wished: number): void {
    const waiting = [place];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [one, other] = this.#pairsOf(next);
      const free = this.#freeForBoth(one, other, wished) ?? this.#madeFree(one, other);
      const taken = free === null && this.#patience > 0 ? this.#takeFrom(one, other) : null;
      if (taken) waiting.push(taken.sitting);
      this.#put(next, free ?? taken?.round ?? this.#oneRoundMore());
    }
  }

  #oneRoundMore(): number {
    this.#patience = TIMES_TO_MAKE_WAY * this.#sittings.length;
    return this.#rounds++;
  }

  /** A free round of one pair, from which the sitting of the other makes way; it is added again. */
  #takeFrom(one: number, other: number): { readonly round: number; readonly sitting: number } | null {
    this.#patience -= 1;
    const free = this.#freeRounds(one);
    const round = free.length === 0 ? undefined : free[randomInteger(this.#random, free.length)];
    const sitting = round === undefined ? undefined : this.#at(other, round);
    if (round === undefined || sitting === undefined) return null;
    for (const pair of this.#pairsOf(sitting)) {
      const seats = this.#seated.get(pair);
      if (seats) seats[round] = undefined;
    }
    return { round, sitting };
  }

  #pairsOf(place: number): readonly [number, number] {
    const [one = 0, other = 0] = this.#sittings[place]?.seats ?? [];
    return [one, other];
  }

  #at(pair: number, round: number): number | undefined {
    return this.#seated.get(pair)?.[round];
  }

  #put(place: number, round: number): void {
    this.#roundOf[place] = round;
    for (const pair of this.#pairsOf(place)) {
      const seats = this.#seated.get(pair);
      if (seats) seats[round] = place;
    }
  }

  #freeForBoth(one: number, other: number, wished: number): number | null {
    const rounds = this.#rounds;
    for (let step = 0; step < rounds; step++) {
      const round = (((wished + step) % rounds) + rounds) % rounds;
      if (this.#at(one, round) === undefined && this.#at(other, round) === undefined) return round;
    }
    return null;
  }

  #freeRounds(pair: number): readonly number[] {
    return Array.from({ length: this.#rounds }, (_, round) => round).filter(
      (round) => this.#at(pair, round) === undefined,
    );
  }

  /** Makes a round of one pair free for the other too; null where every chain leads back to the first. */
  #madeFree(one: number, other: number): number | null {
    for (const ofOne of this.#freeRounds(one)) {
      for (const ofOther of this.#freeRounds(other)) {
        const chain = this.#chain(other, ofOne, ofOther);
        if (chain.pairs.has(one)) continue;
        this.#exchange(chain.sittings, ofOne, ofOther);
        return ofOne;
      }
    }
    return null;
  }

  /** The sittings that follow from a pair by turns in two rounds. */
  #chain(from: number, first: number, second: number) {
    const sittings: number[] = [];
    const pairs = new Set([from]);
    let [pair, round] = [from, first];
    for (let place = this.#at(pair, round); place !== undefined; place = this.#at(pair, round)) {
      const [one, other] = this.#pairsOf(place);
      sittings.push(place);
      pair = one === pair ? other : one;
      round = round === first ? second : first;
      pairs.add(pair);
    }
    return { sittings, pairs };
  }

  #exchange(places: readonly number[], first: number, second: number): void {
    const before = places.map((place) => this.#roundOf[place] ?? 0);
    for (const [index, place] of places.entries()) {
      for (const pair of this.#pairsOf(place)) {
        const seats = this.#seated.get(pair);
        if (seats) seats[before[index] ?? 0] = undefined;
      }
    }
    for (const [index, place] of places.entries()) this.#put(place, before[index] === first ? second : first);
  }
}
