import { pairUp, assignment } from './matching.ts';
import { playHistoryOf, meetingKey } from '../play-history.ts';
import { randomFrom, shuffled, type Random } from '../../../basics/random.ts';
import {
  setsInPlay,
  presentPairs,
  seatsOf,
  type RunningPair,
  type RunningSchedule,
  type ScheduleCell,
} from '../schedule.ts';

/** What to search for, and with what. */
export interface SearchWishes {
  /** Rounds to find after the started rounds. */
  readonly rounds: number;
  readonly pairs?: readonly RunningPair[];
  readonly tables?: number;
  /** Sets that the schedule does not have yet. */
  readonly newSets?: readonly (readonly number[])[];
  /** Tables that may share one set in a round. */
  readonly share?: 1 | 2;
  /** Whether two pairs may meet again. */
  readonly meetAgain?: boolean;
}

/** Rounds drawn in all attempts together. */
const MOST_DRAWS = 160;
const DRAWS_A_ROUND = 4;
const STEPS_A_DRAW = 300;

/**
 * Draws the rest of a schedule at random, round by round, and starts again when no round fits. No pair plays a set
 * twice; no two pairs meet again unless that is allowed.
 * @returns the attempt with the most rounds, the same for the same arguments; fewer than wished where no more were
 * found
 */
export function searchRounds(running: RunningSchedule, wishes: SearchWishes): readonly (readonly ScheduleCell[])[] {
  const start = searchStateOf(running, wishes);
  let best: readonly (readonly ScheduleCell[])[] = [];
  let draws = 0;
  for (let seed = 1; draws < MOST_DRAWS && best.length < wishes.rounds; seed += 1) {
    const attempt = new Attempt(start, randomFrom(seed));
    draws += attempt.run();
    if (attempt.rounds.length > best.length) best = attempt.rounds;
  }
  return best;
}

/** The state every attempt starts from. A pair is its index in `pairs` here. */
interface SearchState {
  readonly wishes: SearchWishes;
  readonly pairs: readonly number[];
  /** 1 North-South, -1 East-West, 0 either. */
  readonly lines: readonly (1 | -1 | 0)[];
  readonly sets: readonly (readonly number[])[];
  readonly tables: number;
  /** By pair and set: 1 where the pair has played no board of the set. */
  readonly left: Uint8Array;
  /** By pair and pair: 1 where the two have met. */
  readonly met: Uint8Array;
  readonly idle: readonly number[];
  readonly at: readonly (number | undefined)[];
}

function searchStateOf(running: RunningSchedule, wishes: SearchWishes): SearchState {
  const history = playHistoryOf(running);
  const pairs = wishes.pairs ?? presentPairs(running);
  const known = setsInPlay(running);
  const added = (wishes.newSets ?? []).filter(([first]) => !known.some((set) => set[0] === first));
  const sets = [...known, ...added];
  const last = seatsOf(running.rounds[Math.max(0, running.frozen - 1)] ?? []);
  const untouched = pairs.flatMap(({ number }) => {
    const boards = history.boards.get(number) ?? new Set();
    return sets.map((set) => (set.some((board) => boards.has(board)) ? 0 : 1));
  });
  const met = pairs.flatMap(({ number: one }) =>
    pairs.map(({ number: other }) => (history.met.has(meetingKey(one, other)) ? 1 : 0)),
  );
  return {
    wishes,
    pairs: pairs.map(({ number }) => number),
    lines: pairs.map(({ line }) => (running.winners === 1 || line === null ? 0 : line === 'NS' ? 1 : -1)),
    sets,
    tables: wishes.tables ?? running.tables,
    left: Uint8Array.from(untouched),
    met: Uint8Array.from(met),
    idle: pairs.map(({ number }) => history.sitOuts.get(number) ?? 0),
    at: pairs.map(({ number }) => last.get(number)?.table),
  };
}

/** One attempt: the rounds drawn, and the state after them. */
class Attempt {
  readonly rounds: (readonly ScheduleCell[])[] = [];
  readonly #start: SearchState;
  readonly #random: Random;
  readonly #left: Uint8Array;
  readonly #met: Uint8Array;
  readonly #idle: number[];
  readonly #at: (number | undefined)[];

  constructor(start: SearchState, random: Random) {
    this.#start = start;
    this.#random = random;
    this.#left = start.left.slice();
    this.#met = start.met.slice();
    this.#idle = [...start.idle];
    this.#at = [...start.at];
  }

  /** @returns rounds drawn, discarded ones included */
  run(): number {
    let draws = 0;
    while (this.rounds.length < this.#start.wishes.rounds) {
      const before = this.rounds.length;
      for (let draw = 0; draw < DRAWS_A_ROUND && this.rounds.length === before; draw += 1) {
        draws += 1;
        this.#draw();
      }
      if (this.rounds.length === before) break;
    }
    return Math.max(1, draws);
  }

  #draw(): void {
    const order = shuffled(this.#playing(), this.#random);
    const partners = (one: number) => {
      const others = order.filter((other) => other !== one && this.#mayMeet(one, other));
      // Opponents met before come last; among the others the order drawn holds.
      return [
        ...others.filter((other) => !this.#haveMet(one, other)),
        ...others.filter((other) => this.#haveMet(one, other)),
      ];
    };
    const matches = pairUp(order, partners, STEPS_A_DRAW);
    if (!matches) return;
    const options = matches.map(([one, other]) => shuffled(this.#common(one, other), this.#random));
    const sets = assignment(options, this.#start.wishes.share ?? 1);
    if (!sets) return;
    this.#seat(matches, sets);
  }

  /** All pairs but those that must sit out: those that have sat out least. */
  #playing(): readonly number[] {
    const { pairs, lines, tables } = this.#start;
    const all = pairs.map((_, pair) => pair);
    const leastIdle = (some: readonly number[]) =>
      shuffled(some, this.#random).toSorted((a, b) => (this.#idle[a] ?? 0) - (this.#idle[b] ?? 0));
    const ns = all.filter((pair) => lines[pair] === 1);
    const ew = all.filter((pair) => lines[pair] === -1);
    if (ns.length + ew.length === 0) {
      const places = Math.min(2 * tables, all.length - (all.length % 2));
      return leastIdle(all).slice(all.length - places);
    }
    const places = Math.min(tables, ns.length, ew.length);
    return [...leastIdle(ns).slice(ns.length - places), ...leastIdle(ew).slice(ew.length - places)];
  }

  #haveMet(one: number, other: number): boolean {
    return this.#met[one * this.#start.pairs.length + other] === 1;
  }

  #mayMeet(one: number, other: number): boolean {
    const { lines, wishes, sets } = this.#start;
    const [line = 0, opposite = 0] = [lines[one], lines[other]];
    if (line * opposite === 1) return false;
    if (!wishes.meetAgain && this.#haveMet(one, other)) return false;
    const [from, with_] = [one * sets.length, other * sets.length];
    for (let set = 0; set < sets.length; set += 1) {
      if (this.#left[from + set] === 1 && this.#left[with_ + set] === 1) return true;
    }
    return false;
  }

  #common(one: number, other: number): readonly number[] {
    const { length } = this.#start.sets;
    return this.#start.sets.flatMap((_, set) =>
      this.#left[one * length + set] === 1 && this.#left[other * length + set] === 1 ? [set] : [],
    );
  }

  /** Seats a match at the last table of its North-South pair, else of its East-West pair, else at a free table. */
  #seat(matches: readonly (readonly [number, number])[], given: readonly number[]): void {
    const { pairs, lines, sets } = this.#start;
    const seated = matches.map(([one, other], place) => {
      const turned = lines[one] === -1 || (lines[one] === 0 && (pairs[one] ?? 0) > (pairs[other] ?? 0));
      const [ns, ew] = turned ? [other, one] : [one, other];
      return { ns, ew, set: given[place] ?? 0 };
    });
    const tables = this.#tablesFor(seated.map(({ ns, ew }) => [this.#at[ns], this.#at[ew]]));
    const playing = new Set<number>();
    seated.forEach(({ ns, ew, set }, place) => {
      this.#met[ns * pairs.length + ew] = 1;
      this.#met[ew * pairs.length + ns] = 1;
      for (const pair of [ns, ew]) {
        this.#left[pair * sets.length + set] = 0;
        this.#at[pair] = tables[place];
        playing.add(pair);
      }
    });
    pairs.forEach((_, pair) => {
      if (!playing.has(pair)) this.#idle[pair] = (this.#idle[pair] ?? 0) + 1;
    });
    const cells = seated.map(({ ns, ew, set }, place): ScheduleCell => ({
      table: tables[place] ?? 0,
      ns: pairs[ns] ?? 0,
      ew: pairs[ew] ?? 0,
      boards: sets[set] ?? [],
      absent: [],
    }));
    this.rounds.push(cells.toSorted((a, b) => a.table - b.table));
  }

  #tablesFor(wished: readonly (readonly (number | undefined)[])[]): readonly number[] {
    const free = new Set(Array.from({ length: this.#start.tables }, (_, index) => index + 1));
    const tables = wished.map((tableOf) => {
      const table = tableOf.find((candidate) => candidate !== undefined && free.has(candidate));
      if (table !== undefined) free.delete(table);
      return table;
    });
    return tables.map((table) => {
      if (table !== undefined) return table;
      const [next = 0] = free;
      free.delete(next);
      return next;
    });
  }
}
