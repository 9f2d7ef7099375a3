import type { Side } from '../../../bridge/seat.ts';
import { playHistoryOf } from '../play-history.ts';
import {
  isPlayed,
  openRounds,
  presentPairs,
  setsInPlay,
  type RunningPair,
  type RunningSchedule,
  type ScheduleCell,
} from '../schedule.ts';

/** Seats considered before the search gives up. */
const MOST_STEPS = 60_000;

/**
 * The rounds to come with as few idle tables as possible, for the case that not all can play; null where the search
 * ends before it is sure. Every round is tried in every way, as scheduled first; pairs may meet again, and as many
 * tables share a set as scheduled.
 */
export function roundsWithFewestIdle(running: RunningSchedule): readonly (readonly ScheduleCell[])[] | null {
  const search = new IdleSearch(running);
  for (let idle = 0; search.steps <= MOST_STEPS; idle += 1) {
    const found = search.rounds(idle);
    if (found) return found;
  }
  return null;
}

interface Match {
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
}

class IdleSearch {
  steps = 0;
  readonly #scheduled: readonly (readonly ScheduleCell[])[];
  readonly #pairs: readonly RunningPair[];
  readonly #oneField: boolean;
  readonly #sets: readonly (readonly number[])[];
  /** Tables there are pairs for. */
  readonly #tables: number;
  readonly #allTables: number;
  readonly #share: number;
  /** The sets each pair has not played, by their first boards. */
  readonly #left: ReadonlyMap<number, Set<number>>;
  readonly #found: Match[][] = [];
  /** States that were tried in vain, by round and idle tables. */
  #failed = new Set<string>();

  constructor(running: RunningSchedule) {
    const { boards } = playHistoryOf(running);
    this.#scheduled = openRounds(running);
    this.#pairs = presentPairs(running);
    this.#oneField = running.winners === 1;
    this.#sets = setsInPlay(running);
    const inLine = (side: Side) => this.#pairs.filter(({ line }) => line === side).length;
    const matches = this.#oneField ? Math.floor(this.#pairs.length / 2) : Math.min(inLine('NS'), inLine('EW'));
    this.#allTables = running.tables;
    this.#tables = Math.min(matches, running.tables);
    this.#share = Math.max(1, ...this.#scheduled.map(mostAtASet));
    this.#left = new Map(
      this.#pairs.map(({ number }) => [
        number,
        new Set(
          this.#sets.filter((set) => !set.some((board) => boards.get(number)?.has(board))).map(([first = 0]) => first),
        ),
      ]),
    );
  }

  /** The rounds with so many idle tables at most; null where there are none, or the steps are used up. */
  rounds(idle: number): readonly (readonly ScheduleCell[])[] | null {
    this.#failed = new Set();
    this.#found.length = 0;
    if (!this.#round(0, idle)) return null;
    return this.#found.map((matches, index) => this.#seated(matches, this.#scheduled[index] ?? []));
  }

  #round(index: number, idle: number): boolean {
    if (index === this.#scheduled.length) return true;
    const key = `${index} ${idle} ${[...this.#left.values()].map((sets) => [...sets].toSorted((a, b) => a - b).join('.')).join(' ')}`;
    if (this.#failed.has(key)) return false;
    const seats = new Map(
      (this.#scheduled[index] ?? []).filter(isPlayed).flatMap((cell) => [
        [cell.ns, cell],
        [cell.ew, cell],
      ]),
    );
    if (this.#pair(index, 0, idle, [], new Set(), seats)) return true;
    this.#failed.add(key);
    return false;
  }

  /** Seats the pair at a place of the list, and those after it. */
  #pair(
    index: number,
    place: number,
    idle: number,
    matches: Match[],
    busy: Set<number>,
    seats: ReadonlyMap<number, ScheduleCell>,
  ): boolean {
    if ((this.steps += 1) > MOST_STEPS) return false;
    const one = this.#pairs[place];
    if (!one || matches.length === this.#tables) {
      const missing = this.#tables - matches.length;
      if (missing > idle) return false;
      this.#found[index] = [...matches];
      this.#found.length = index + 1;
      return this.#round(index + 1, idle - missing);
    }
    const rest = this.#pairs.slice(place).filter(({ number }) => !busy.has(number)).length;
    const more = this.#oneField ? Math.floor(rest / 2) : rest;
    if (matches.length + more < this.#tables - idle) return false;
    const next = () => this.#pair(index, place + 1, idle, matches, busy, seats);
    if (busy.has(one.number)) return next();
    for (const match of this.#options(one, place, matches, busy, seats.get(one.number))) {
      const [first = 0] = match.boards;
      const both = [match.ns, match.ew];
      for (const pair of both) this.#left.get(pair)?.delete(first);
      matches.push(match);
      busy.add(match.ns).add(match.ew);
      if (next()) return true;
      matches.pop();
      for (const pair of both) {
        busy.delete(pair);
        this.#left.get(pair)?.add(first);
      }
    }
    return next();
  }

  /** The opponents and sets that a pair may have, those of the schedule first. */
  #options(
    one: RunningPair,
    place: number,
    matches: readonly Match[],
    busy: ReadonlySet<number>,
    seat: ScheduleCell | undefined,
  ): readonly Match[] {
    const own = this.#left.get(one.number);
    const used = Map.groupBy(matches, ({ boards }) => boards[0]);
    const free = this.#sets.filter(([first = 0]) => own?.has(first) && (used.get(first)?.length ?? 0) < this.#share);
    const others = this.#pairs
      .slice(place + 1)
      .filter(({ number, line }) => !busy.has(number) && (this.#oneField || line !== one.line));
    const options = others.flatMap((other) =>
      free
        .filter(([first = 0]) => this.#left.get(other.number)?.has(first))
        .map((boards): Match => {
          const isNorthSouth = seat ? seat.ew !== one.number : true;
          const turned = this.#oneField ? !isNorthSouth : one.line === 'EW';
          return turned ? { ns: other.number, ew: one.number, boards } : { ns: one.number, ew: other.number, boards };
        }),
    );
    const asScheduled = ({ ns, ew, boards }: Match) =>
      Number(seat?.ns === ns && seat.ew === ew) + Number(seat?.boards[0] === boards[0]);
    this.steps += options.length;
    return options.toSorted((a, b) => asScheduled(b) - asScheduled(a));
  }

  /** A match sits at the scheduled table of its North-South pair, else of its East-West pair, else at a free one. */
  #seated(matches: readonly Match[], cells: readonly ScheduleCell[]): readonly ScheduleCell[] {
    const free = new Set(Array.from({ length: this.#allTables }, (_, index) => index + 1));
    const take = (wished: number | undefined) => (wished !== undefined && free.delete(wished) ? wished : undefined);
    const tableOf = (pair: number) => cells.find(({ ns, ew }) => ns === pair || ew === pair)?.table;
    const tables = matches.map(({ ns, ew }) => take(tableOf(ns)) ?? take(tableOf(ew)));
    return matches
      .map(({ ns, ew, boards }, place): ScheduleCell => {
        const table = tables[place] ?? take([...free][0]) ?? 0;
        return { table, ns, ew, boards, absent: [] };
      })
      .toSorted((a, b) => a.table - b.table);
  }
}

function mostAtASet(cells: readonly ScheduleCell[]): number {
  const groups = Map.groupBy(cells.filter(isPlayed), ({ boards }) => boards[0]);
  return Math.max(0, ...[...groups.values()].map((group) => group.length));
}
