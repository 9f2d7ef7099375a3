import { playHistoryOf, meetingKey } from './play-history.ts';
import type { Candidate } from './proposal.ts';
import {
  setsInPlay,
  isPlayed,
  openRounds,
  presentPairs,
  withOpenRounds,
  type RunningPair,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';

/** What the pairs have played and whom they have met, updated round by round. */
interface Progress {
  readonly played: Map<number, Set<number>>;
  readonly met: Set<string>;
}

/** Two pairs without opponents in the same round play each other, on a set that neither has played. */
export function mergeCandidates(running: RunningSchedule): Candidate[] {
  const history = playHistoryOf(running);
  const progress: Progress = {
    played: new Map([...history.boards].map(([pair, boards]) => [pair, new Set(boards)])),
    met: new Set(history.met.keys()),
  };
  let tables = 0;
  const rounds = openRounds(running).map((cells, index) => {
    const merged = mergedRound(running, cells, progress, ahead(running, index));
    tables += merged.filter(isPlayed).length - cells.filter(isPlayed).length;
    for (const { ns, ew, boards } of merged.filter(isPlayed)) {
      progress.met.add(meetingKey(ns, ew));
      for (const pair of [ns, ew]) for (const board of boards) progress.played.get(pair)?.add(board);
    }
    return merged;
  });
  if (tables === 0) return [];
  return [{ rule: { kind: 'merged', tables }, schedule: withOpenRounds(running, rounds) }];
}

/** The boards each pair is to play after an open round: it can't play them before. */
function ahead(running: RunningSchedule, index: number): ReadonlyMap<number, ReadonlySet<number>> {
  const boards = new Map<number, Set<number>>();
  for (const cell of openRounds(running)
    .slice(index + 1)
    .flat()
    .filter(isPlayed)) {
    for (const pair of [cell.ns, cell.ew]) {
      const own = boards.get(pair) ?? new Set();
      for (const board of cell.boards) own.add(board);
      boards.set(pair, own);
    }
  }
  return boards;
}

function mergedRound(
  running: RunningSchedule,
  cells: readonly ScheduleCell[],
  { played, met }: Progress,
  later: ReadonlyMap<number, ReadonlySet<number>>,
): readonly ScheduleCell[] {
  let merged = cells;
  let alone = presentPairs(running).filter(
    ({ number }) => !cells.some((cell) => isPlayed(cell) && (cell.ns === number || cell.ew === number)),
  );
  const couple = (): boolean => {
    for (const [place, one] of alone.entries()) {
      for (const other of alone.slice(place + 1)) {
        const [ns, ew] = one.line === 'EW' || other.line === 'NS' ? [other, one] : [one, other];
        const table = tableFor(merged, ns, ew, running.tables);
        if (!mayMeet(running, ns, ew, met) || table === null) continue;
        const free = (board: number) =>
          [ns, ew].every(({ number }) => !played.get(number)?.has(board) && !later.get(number)?.has(board));
        const inPlay = new Set(merged.filter(isPlayed).map(({ boards }) => boards[0]));
        const set = setsInPlay(running).find((boards) => !inPlay.has(boards[0]) && boards.every(free));
        if (!set) continue;
        const cell = { table, ns: ns.number, ew: ew.number, boards: set, absent: [] };
        const holdsOne = (old: ScheduleCell) =>
          [old.ns, old.ew].some((pair) => pair === ns.number || pair === ew.number);
        merged = [...merged.filter((old) => old.table !== table && !holdsOne(old)), cell].toSorted(
          (a, b) => a.table - b.table,
        );
        alone = alone.filter((pair) => pair !== one && pair !== other);
        return true;
      }
    }
    return false;
  };
  while (couple());
  return merged;
}

function mayMeet({ winners }: RunningSchedule, ns: RunningPair, ew: RunningPair, met: ReadonlySet<string>): boolean {
  return (winners === 1 || ns.line !== ew.line) && !met.has(meetingKey(ns.number, ew.number));
}

/**
 * The table where the North-South pair waits, else that of the East-West pair, else a free one; null where there is
 * none.
 */
function tableFor(cells: readonly ScheduleCell[], ns: RunningPair, ew: RunningPair, tables: number): number | null {
  for (const { number } of [ns, ew]) {
    const own = cells.find((cell) => !isPlayed(cell) && (cell.ns === number || cell.ew === number));
    if (own) return own.table;
  }
  const used = new Set(cells.map(({ table }) => table));
  return Array.from({ length: tables }, (_, index) => index + 1).find((table) => !used.has(table)) ?? null;
}
