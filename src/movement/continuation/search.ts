import { pairUp, assignment } from './matching.ts';
import { playHistoryOf, meetingKey } from './play-history.ts';
import { randomFrom, shuffled, type Random } from '../../basics/random.ts';
import {
  setsInPlay,
  presentPairs,
  seatsOf,
  type RunningPair,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';

/** What the search may use. */
export interface SearchWishes {
  /** Rounds to find behind the rounds that were started. */
  readonly rounds: number;
  readonly pairs?: readonly RunningPair[];
  readonly tables?: number;
  /** Sets beside those of the schedule. */
  readonly newGroups?: readonly (readonly number[])[];
  /** Tables that may play one set in a round. */
  readonly share?: 1 | 2;
  /** Whether two pairs may meet again. */
  readonly meetAgain?: boolean;
}

/** Rounds the whole search draws, over all its attempts. */
const MOST_DRAWS = 160;
const DRAWS_A_ROUND = 4;
const STEPS_A_DRAW = 300;

/**
 * Draws the rest of a schedule round by round, beginning anew when it is stuck: nobody plays a set twice, nobody
 * meets again where that is asked. Answers the attempt that came furthest, always the same; fewer rounds
 * than wished where no more were found.
 */
export function searchRounds(running: RunningSchedule, wishes: SearchWishes): readonly (readonly ScheduleCell[])[] {
  const field = fieldOf(running, wishes);
  let best: readonly (readonly ScheduleCell[])[] = [];
  let draws = 0;
  for (let seed = 1; draws < MOST_DRAWS && best.length < wishes.rounds; seed += 1) {
    const attempt = new Attempt(field, randomFrom(seed));
    draws += attempt.run();
    if (attempt.rounds.length > best.length) best = attempt.rounds;
  }
  return best;
}

/** What every attempt begins with. Pairs are places in `pairs` here, from 0. */
interface Field {
  readonly wishes: SearchWishes;
  readonly pairs: readonly number[];
  /** 1 North-South, -1 East-West, 0 either. */
  readonly lines: readonly (1 | -1 | 0)[];
  readonly groups: readonly (readonly number[])[];
  readonly tables: number;
  /** By pair and group: 1 where the pair has touched no board of it. */
  readonly left: Uint8Array;
  /** By pair and pair. */
  readonly met: Uint8Array;
  readonly idle: readonly number[];
  readonly at: readonly (number | undefined)[];
}

function fieldOf(running: RunningSchedule, wishes: SearchWishes): Field {
  const history = playHistoryOf(running);
  const pairs = wishes.pairs ?? presentPairs(running);
  const known = setsInPlay(running);
  const added = (wishes.newGroups ?? []).filter(([first]) => !known.some((group) => group[0] === first));
  const groups = [...known, ...added];
  const last = seatsOf(running.rounds[Math.max(0, running.frozen - 1)] ?? []);
  const untouched = pairs.flatMap(({ number }) => {
    const boards = history.boards.get(number) ?? new Set();
    return groups.map((group) => (group.some((board) => boards.has(board)) ? 0 : 1));
  });
  const met = pairs.flatMap(({ number: one }) =>
    pairs.map(({ number: other }) => (history.met.has(meetingKey(one, other)) ? 1 : 0)),
  );
  return {
    wishes,
    pairs: pairs.map(({ number }) => number),
    lines: pairs.map(({ line }) => (running.winners === 1 || line === null ? 0 : line === 'NS' ? 1 : -1)),
    groups,
    tables: wishes.tables ?? running.tables,
    left: Uint8Array.from(untouched),
    met: Uint8Array.from(met),
    idle: pairs.map(({ number }) => history.sitOuts.get(number) ?? 0),
    at: pairs.map(({ number }) => last.get(number)?.table),
  };
}

/** One attempt: what the pairs have played so far, and the rounds drawn. */
class Attempt {
  readonly rounds: (readonly ScheduleCell[])[] = [];
  readonly #field: Field;
  readonly #random: Random;
  readonly #left: Uint8Array;
  readonly #met: Uint8Array;
  readonly #idle: number[];
  readonly #at: (number | undefined)[];

  constructor(field: Field, random: Random) {
    this.#field = field;
    this.#random = random;
    this.#left = field.left.slice();
    this.#met = field.met.slice();
    this.#idle = [...field.idle];
    this.#at = [...field.at];
  }

  /** @returns rounds drawn, those thrown away too */
  run(): number {
    let draws = 0;
    while (this.rounds.length < this.#field.wishes.rounds) {
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
      // Whom it has met already comes last; among equals the order drawn.
      return [
        ...others.filter((other) => !this.#haveMet(one, other)),
        ...others.filter((other) => this.#haveMet(one, other)),
      ];
    };
    const matches = pairUp(order, partners, STEPS_A_DRAW);
    if (!matches) return;
    const options = matches.map(([one, other]) => shuffled(this.#common(one, other), this.#random));
    const groups = assignment(options, this.#field.wishes.share ?? 1);
    if (!groups) return;
    this.#seat(matches, groups);
  }

  /** Everybody, but for those who must sit out: whoever has sat out least, the latest number first. */
  #playing(): readonly number[] {
    const { pairs, lines, tables } = this.#field;
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
    return this.#met[one * this.#field.pairs.length + other] === 1;
  }

  #mayMeet(one: number, other: number): boolean {
    const { lines, wishes, groups } = this.#field;
    const [line = 0, opposite = 0] = [lines[one], lines[other]];
    if (line * opposite === 1) return false;
    if (!wishes.meetAgain && this.#haveMet(one, other)) return false;
    const [from, with_] = [one * groups.length, other * groups.length];
    for (let group = 0; group < groups.length; group += 1) {
      if (this.#left[from + group] === 1 && this.#left[with_ + group] === 1) return true;
    }
    return false;
  }

  #common(one: number, other: number): readonly number[] {
    const { length } = this.#field.groups;
    return this.#field.groups.flatMap((_, group) =>
      this.#left[one * length + group] === 1 && this.#left[other * length + group] === 1 ? [group] : [],
    );
  }

  /** East-West come to North-South's tables; where North-South's is taken, to any that is free. */
  #seat(matches: readonly (readonly [number, number])[], given: readonly number[]): void {
    const { pairs, lines, groups } = this.#field;
    const seated = matches.map(([one, other], place) => {
      const turned = lines[one] === -1 || (lines[one] === 0 && (pairs[one] ?? 0) > (pairs[other] ?? 0));
      const [ns, ew] = turned ? [other, one] : [one, other];
      return { ns, ew, group: given[place] ?? 0 };
    });
    const tables = this.#tablesFor(seated.map(({ ns, ew }) => [this.#at[ns], this.#at[ew]]));
    const playing = new Set<number>();
    seated.forEach(({ ns, ew, group }, place) => {
      this.#met[ns * pairs.length + ew] = 1;
      this.#met[ew * pairs.length + ns] = 1;
      for (const pair of [ns, ew]) {
        this.#left[pair * groups.length + group] = 0;
        this.#at[pair] = tables[place];
        playing.add(pair);
      }
    });
    pairs.forEach((_, pair) => {
      if (!playing.has(pair)) this.#idle[pair] = (this.#idle[pair] ?? 0) + 1;
    });
    const cells = seated.map(({ ns, ew, group }, place): ScheduleCell => ({
      table: tables[place] ?? 0,
      ns: pairs[ns] ?? 0,
      ew: pairs[ew] ?? 0,
      boards: groups[group] ?? [],
      absent: [],
    }));
    this.rounds.push(cells.toSorted((a, b) => a.table - b.table));
  }

  #tablesFor(wished: readonly (readonly (number | undefined)[])[]): readonly number[] {
    const free = new Set(Array.from({ length: this.#field.tables }, (_, index) => index + 1));
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
