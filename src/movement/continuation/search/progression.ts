import { meetingKey, type PlayHistory } from '../play-history.ts';
import { familyOf } from '../../family-of.ts';
import { setsInPlay, isPlayed, type RunningSchedule, type ScheduleCell } from '../schedule.ts';

/** A room in which one line stays at its tables and the other moves round; index i is table i + 1. */
export interface CyclicRoom {
  readonly stationary: readonly number[];
  readonly moving: readonly number[];
  /** All sets, that of table 1 first; more than tables where some rest. */
  readonly sets: readonly (readonly number[])[];
  /** Whether the stationary line sits East-West. */
  readonly isTurned: boolean;
  /** Missing pairs; the opponents of one sit out. */
  readonly missing: readonly number[];
}

/** Rounds in which the moving line and the sets progress by fixed steps. */
export interface Progression {
  readonly rounds: readonly (readonly ScheduleCell[])[];
  readonly repeats: number;
}

/** The room as it is in the last started round; null where no line is stationary, as in a Howell. */
export function cyclicRoomOf(running: RunningSchedule): CyclicRoom | null {
  const cells = (running.rounds[Math.max(0, running.frozen - 1)] ?? []).toSorted((a, b) => a.table - b.table);
  if (cells.length < 3 || cells.some(({ table }, place) => table !== place + 1)) return null;
  const before = running.rounds[Math.max(0, running.frozen - 2)] ?? cells;
  const home = (pair: number) =>
    before.some(({ table, ns, ew }) => (ns === pair || ew === pair) && cells[table - 1]?.ns === pair);
  const turned = !cells.every(({ ns }) => home(ns));
  if ((running.spec && familyOf(running.spec).allMove) || (turned && running.winners === 2)) return null;
  const sets = setsInPlay(running);
  const here = sets.findIndex((set) => set[0] === cells[0]?.boards[0]);
  return {
    stationary: cells.map(({ ns, ew }) => (turned ? ew : ns)),
    moving: cells.map(({ ns, ew }) => (turned ? ns : ew)),
    sets: [...sets.slice(here), ...sets.slice(0, here)],
    isTurned: turned,
    missing: [...new Set(cells.flatMap(({ absent }) => absent))],
  };
}

/**
 * The progression with the most rounds before a pair would play a set twice: the moving line goes up 1 or 2 tables or
 * down 1, the sets down 1 or 2 or up 1, with or without one table skipped before some round. Among equals the one with
 * fewer meetings again, then the one tried first.
 * @param first steps before the first round: 0 where the room is that round itself
 */
export function longestProgression(room: CyclicRoom, rounds: number, first: 0 | 1, history: PlayHistory): Progression {
  let best: Progression = { rounds: [], repeats: 0 };
  for (const up of [1, 2, -1]) {
    for (const down of [-1, -2, 1]) {
      for (const offset of [0, 1, -1]) {
        for (let skip = rounds; skip >= 0; skip -= 1) {
          const progression = progress(room, { up, down, offset, skip, rounds, first }, history);
          const longer = progression.rounds.length - best.rounds.length;
          if (longer > 0 || (longer === 0 && progression.repeats < best.repeats)) best = progression;
          if (best.rounds.length === rounds && best.repeats === 0) return best;
          // Where it ends before the skip, a later skip is no better.
          if (progression.rounds.length < skip) skip = progression.rounds.length;
        }
      }
    }
  }
  return best;
}

interface Steps {
  readonly up: number;
  readonly down: number;
  /** Tables by which all sets are shifted before the first round. */
  readonly offset: number;
  /** The round (from 0) before which a table is skipped; `rounds` where none is. */
  readonly skip: number;
  readonly rounds: number;
  readonly first: 0 | 1;
}

function progress(room: CyclicRoom, steps: Steps, history: PlayHistory): Progression {
  const played = new Map<number, Set<number>>();
  const met = new Map<string, number>();
  const rounds: (readonly ScheduleCell[])[] = [];
  let repeats = 0;
  for (let index = 0; index < steps.rounds; index += 1) {
    const cells = cellsOf(room, steps, index);
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

function cellsOf(
  { stationary, moving, sets, isTurned, missing }: CyclicRoom,
  steps: Steps,
  index: number,
): ScheduleCell[] {
  const size = stationary.length;
  const count = index + steps.first;
  const up = steps.up * count + (index >= steps.skip ? 1 : 0);
  return stationary.map((home, place): ScheduleCell => {
    const visitor = moving[modulo(place - up, size)] ?? 0;
    const boards = sets[modulo(place - steps.down * count + steps.offset, sets.length)] ?? [];
    const [ns, ew] = isTurned ? [visitor, home] : [home, visitor];
    return { table: place + 1, ns, ew, boards, absent: [ns, ew].filter((pair) => missing.includes(pair)) };
  });
}

function modulo(number: number, size: number): number {
  return ((number % size) + size) % size;
}
