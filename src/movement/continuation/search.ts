import { couples, assignment } from './matching.ts';
import { historyOf, meeting } from './history.ts';
import { randomFrom, shuffled, type Random } from '../../sample/random.ts';
import {
  boardGroups,
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
  let best: readonly (readonly ScheduleCell[])[] = [];
  let draws = 0;
  for (let seed = 1; draws < MOST_DRAWS && best.length < wishes.rounds; seed += 1) {
    const attempt = new Attempt(running, wishes, randomFrom(seed));
    draws += attempt.run();
    if (attempt.rounds.length > best.length) best = attempt.rounds;
  }
  return best;
}

/** One attempt: what the pairs have played so far, and the rounds drawn. */
class Attempt {
  readonly rounds: (readonly ScheduleCell[])[] = [];
  readonly #pairs: readonly RunningPair[];
  readonly #groups: readonly (readonly number[])[];
  readonly #tables: number;
  readonly #wishes: SearchWishes;
  readonly #random: Random;
  /** Groups each pair has not touched. */
  readonly #left = new Map<number, Set<number>>();
  readonly #met: Set<string>;
  readonly #idle: Map<number, number>;
  readonly #lines: ReadonlyMap<number, RunningPair>;
  #at: ReadonlyMap<number, number>;

  constructor(running: RunningSchedule, wishes: SearchWishes, random: Random) {
    const history = historyOf(running);
    this.#wishes = wishes;
    this.#random = random;
    this.#pairs = wishes.pairs ?? presentPairs(running);
    this.#tables = wishes.tables ?? running.tables;
    const known = boardGroups(running);
    const added = (wishes.newGroups ?? []).filter(([first]) => !known.some((group) => group[0] === first));
    this.#groups = [...known, ...added];
    this.#lines = new Map(
      this.#pairs.map((pair) => [pair.number, running.winners === 2 ? pair : { ...pair, line: null }]),
    );
    this.#met = new Set(history.met.keys());
    this.#idle = new Map(history.sitOuts);
    const last = running.rounds[Math.max(0, running.frozen - 1)] ?? [];
    this.#at = new Map([...seatsOf(last)].map(([pair, { table }]) => [pair, table]));
    for (const { number } of this.#pairs) {
      const boards = history.boards.get(number) ?? new Set();
      const untouched = this.#groups.flatMap((group, place) =>
        group.some((board) => boards.has(board)) ? [] : [place],
      );
      this.#left.set(number, new Set(untouched));
    }
  }

  /** @returns rounds drawn, those thrown away too */
  run(): number {
    let draws = 0;
    while (this.rounds.length < this.#wishes.rounds) {
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
    const playing = this.#playing();
    const order = shuffled(playing, this.#random);
    const partners = (one: number) =>
      order
        .filter((other) => other !== one && this.#mayMeet(one, other))
        .toSorted((a, b) => Number(this.#met.has(meeting(one, a))) - Number(this.#met.has(meeting(one, b))));
    const matches = couples(order, partners, STEPS_A_DRAW);
    if (!matches) return;
    const options = matches.map(([one, other]) => shuffled(this.#common(one, other), this.#random));
    const groups = assignment(options, this.#wishes.share ?? 1);
    if (!groups) return;
    this.#seat(matches, groups);
  }

  /** Everybody, but for those who must sit out: whoever has sat out least, the latest number first. */
  #playing(): readonly number[] {
    const numbers = this.#pairs.map(({ number }) => number);
    const leastIdle = (pairs: readonly number[]) =>
      shuffled(pairs, this.#random).toSorted((a, b) => (this.#idle.get(a) ?? 0) - (this.#idle.get(b) ?? 0));
    const ns = numbers.filter((number) => this.#lines.get(number)?.line === 'NS');
    const ew = numbers.filter((number) => this.#lines.get(number)?.line === 'EW');
    if (ns.length + ew.length === 0) {
      const places = Math.min(2 * this.#tables, numbers.length - (numbers.length % 2));
      return leastIdle(numbers).slice(numbers.length - places);
    }
    const places = Math.min(this.#tables, ns.length, ew.length);
    return [...leastIdle(ns).slice(ns.length - places), ...leastIdle(ew).slice(ew.length - places)];
  }

  #mayMeet(one: number, other: number): boolean {
    const [line, opposite] = [this.#lines.get(one)?.line, this.#lines.get(other)?.line];
    if (line && line === opposite) return false;
    if (!this.#wishes.meetAgain && this.#met.has(meeting(one, other))) return false;
    return this.#common(one, other).length > 0;
  }

  #common(one: number, other: number): readonly number[] {
    const left = this.#left.get(other);
    return [...(this.#left.get(one) ?? [])].filter((group) => left?.has(group));
  }

  /** East-West come to North-South's tables; where North-South's is taken, to any that is free. */
  #seat(matches: readonly (readonly [number, number])[], groups: readonly number[]): void {
    const seated = matches.map(([one, other], place) => {
      const turned = this.#lines.get(one)?.line === 'EW' || (this.#lines.get(one)?.line === null && one > other);
      const [ns, ew] = turned ? [other, one] : [one, other];
      return { ns, ew, group: groups[place] ?? 0 };
    });
    const tables = this.#tablesFor(seated.map(({ ns, ew }) => [this.#at.get(ns), this.#at.get(ew)]));
    const cells = seated.map(({ ns, ew, group }, place): ScheduleCell => ({
      table: tables[place] ?? 0,
      ns,
      ew,
      boards: this.#groups[group] ?? [],
      absent: [],
    }));
    for (const { ns, ew, group } of seated) {
      this.#met.add(meeting(ns, ew));
      for (const pair of [ns, ew]) this.#left.get(pair)?.delete(group);
    }
    const playing = new Set(seated.flatMap(({ ns, ew }) => [ns, ew]));
    for (const { number } of this.#pairs) {
      if (!playing.has(number)) this.#idle.set(number, (this.#idle.get(number) ?? 0) + 1);
    }
    this.#at = new Map([
      ...this.#at,
      ...cells.flatMap(({ ns, ew, table }) => [[ns, table] as const, [ew, table] as const]),
    ]);
    this.rounds.push(cells.toSorted((a, b) => a.table - b.table));
  }

  #tablesFor(wished: readonly (readonly (number | undefined)[])[]): readonly number[] {
    const free = new Set(Array.from({ length: this.#tables }, (_, index) => index + 1));
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
