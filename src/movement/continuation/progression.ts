import { meetingKey, type PlayHistory } from './play-history.ts';
import { familyOf } from '../family-of.ts';
import { setsInPlay, isPlayed, type RunningSchedule, type ScheduleCell } from './schedule.ts';

/** A room in which one line stays and the other goes round: place i is table i + 1. */
export interface CyclicRoom {
  readonly stays: readonly number[];
  readonly goes: readonly number[];
  /** All sets, that of table 1 first; as many as tables, or more where some rest. */
  readonly groups: readonly (readonly number[])[];
  /** Whether whoever stays sits East-West. */
  readonly turned: boolean;
  /** Pairs that are only numbers: whoever meets one sits out. */
  readonly missing: readonly number[];
}

/** A walk round the ring that works for so many rounds. */
export interface Progression {
  readonly rounds: readonly (readonly ScheduleCell[])[];
  readonly repeats: number;
}

/** The room as a ring in its last round that was started; null where nobody stays, as in a Howell. */
export function cyclicRoomOf(running: RunningSchedule): CyclicRoom | null {
  const cells = (running.rounds[Math.max(0, running.frozen - 1)] ?? []).toSorted((a, b) => a.table - b.table);
  if (cells.length < 3 || cells.some(({ table }, place) => table !== place + 1)) return null;
  const before = running.rounds[Math.max(0, running.frozen - 2)] ?? cells;
  const home = (pair: number) =>
    before.some(({ table, ns, ew }) => (ns === pair || ew === pair) && cells[table - 1]?.ns === pair);
  const turned = !cells.every(({ ns }) => home(ns));
  if ((running.spec && familyOf(running.spec).allMove) || (turned && running.winners === 2)) return null;
  const groups = setsInPlay(running);
  const here = groups.findIndex((group) => group[0] === cells[0]?.boards[0]);
  return {
    stays: cells.map(({ ns, ew }) => (turned ? ew : ns)),
    goes: cells.map(({ ns, ew }) => (turned ? ns : ew)),
    groups: [...groups.slice(here), ...groups.slice(0, here)],
    turned,
    missing: [...new Set(cells.flatMap(({ absent }) => absent))],
  };
}

/**
 * The walk that goes on longest without anybody playing a set twice: the line that moves up 1, 2 or down 1, the
 * sets down 1, 2 or up 1, straight or with one table skipped at some round. Fewer repeated meetings decide
 * between equals, then the plainer walk.
 * @param first steps to take before the first round: 0 where the ring is that round itself
 */
export function longestProgression(ring: CyclicRoom, rounds: number, first: 0 | 1, history: PlayHistory): Progression {
  let best: Progression = { rounds: [], repeats: 0 };
  for (const up of [1, 2, -1]) {
    for (const down of [-1, -2, 1]) {
      for (const offset of [0, 1, -1]) {
        for (let skip = rounds; skip >= 0; skip -= 1) {
          const walk = walked(ring, { up, down, offset, skip, rounds, first }, history);
          const longer = walk.rounds.length - best.rounds.length;
          if (longer > 0 || (longer === 0 && walk.repeats < best.repeats)) best = walk;
          if (best.rounds.length === rounds && best.repeats === 0) return best;
          // Where it stops before the skip, a later one is no better.
          if (walk.rounds.length < skip) skip = walk.rounds.length;
        }
      }
    }
  }
  return best;
}

interface Steps {
  readonly up: number;
  readonly down: number;
  /** Places the sets lie away from where they lay. */
  readonly offset: number;
  /** The round, from 0, before which a table is skipped; `rounds` for never. */
  readonly skip: number;
  readonly rounds: number;
  readonly first: 0 | 1;
}

function walked(ring: CyclicRoom, steps: Steps, history: PlayHistory): Progression {
  const played = new Map<number, Set<number>>();
  const met = new Map<string, number>();
  const rounds: (readonly ScheduleCell[])[] = [];
  let repeats = 0;
  for (let index = 0; index < steps.rounds; index += 1) {
    const cells = cellsOf(ring, steps, index);
    const hasPlayed = (pair: number, board: number) =>
      history.boards.get(pair)?.has(board) || played.get(pair)?.has(board);
    const again = cells.some(
      (cell) => isPlayed(cell) && cell.boards.some((board) => hasPlayed(cell.ns, board) || hasPlayed(cell.ew, board)),
    );
    if (again) break;
    for (const { ns, ew, boards } of cells.filter(isPlayed)) {
      for (const pair of [ns, ew]) {
        const own = played.get(pair) ?? new Set();
        for (const board of boards) own.add(board);
        played.set(pair, own);
      }
      const key = meetingKey(ns, ew);
      if ((history.met.get(key) ?? 0) + (met.get(key) ?? 0) > 0) repeats += 1;
      met.set(key, (met.get(key) ?? 0) + 1);
    }
    rounds.push(cells);
  }
  return { rounds, repeats };
}

function cellsOf({ stays, goes, groups, turned, missing }: CyclicRoom, steps: Steps, index: number): ScheduleCell[] {
  const size = stays.length;
  const count = index + steps.first;
  const up = steps.up * count + (index >= steps.skip ? 1 : 0);
  return stays.map((home, place): ScheduleCell => {
    const visitor = goes[modulo(place - up, size)] ?? 0;
    const boards = groups[modulo(place - steps.down * count + steps.offset, groups.length)] ?? [];
    const [ns, ew] = turned ? [visitor, home] : [home, visitor];
    return { table: place + 1, ns, ew, boards, absent: [ns, ew].filter((pair) => missing.includes(pair)) };
  });
}

function modulo(number: number, size: number): number {
  return ((number % size) + size) % size;
}
