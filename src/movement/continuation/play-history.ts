import { isPlayed, type RunningSchedule, type ScheduleCell } from './schedule.ts';

/** A board that two pairs have played, or are to play. */
export interface BoardPlay {
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
}

/** What the pairs have played in the started rounds, and whom they have met. */
export interface PlayHistory {
  readonly boards: ReadonlyMap<number, ReadonlySet<number>>;
  /** How often two pairs have met, by {@link meetingKey}. */
  readonly met: ReadonlyMap<string, number>;
  /** Rounds each pair has sat out since it arrived. */
  readonly sitOuts: ReadonlyMap<number, number>;
}

/** The key of two pairs that meet, in any order. */
export function meetingKey(one: number, other: number): string {
  return one < other ? `${one}-${other}` : `${other}-${one}`;
}

/**
 * Every board of the rounds `first` to `last` (from 1). Where a line has a result, the result decides what was played;
 * where it has none, the schedule does.
 */
export function boardPlays(running: RunningSchedule, first: number, last: number): readonly BoardPlay[] {
  const known = new Map(running.plays.map((play) => [`${play.round}.${play.table}.${play.slotBoard}`, play]));
  const expected = running.rounds.slice(first - 1, last).flatMap((cells, index) =>
    cells.filter(isPlayed).flatMap(({ table, ns, ew, boards }) =>
      boards.flatMap((slotBoard): BoardPlay[] => {
        const round = first + index;
        const play = known.get(`${round}.${table}.${slotBoard}`);
        if (!play) return [{ round, table, board: slotBoard, ns, ew }];
        return play.board === null ? [] : [{ round, table, board: play.board, ns: play.ns, ew: play.ew }];
      }),
    ),
  );
  return [...expected, ...playedOffSchedule(running, first, last)];
}

/** Boards played at a table that its round does not have. */
function playedOffSchedule({ rounds, plays }: RunningSchedule, first: number, last: number): readonly BoardPlay[] {
  return plays.flatMap(({ round, table, slotBoard, board, ns, ew }) => {
    const cell = rounds[round - 1]?.find((one) => one.table === table);
    const isOffSchedule = board !== null && round >= first && round <= last && !cell?.boards.includes(slotBoard);
    return isOffSchedule ? [{ round, table, board, ns, ew }] : [];
  });
}

/** The history of the started rounds. */
export function playHistoryOf(running: RunningSchedule): PlayHistory {
  const boards = new Map<number, Set<number>>(running.pairs.map(({ number }) => [number, new Set()]));
  const played = boardPlays(running, 1, running.frozen);
  for (const { board, ns, ew } of played) for (const pair of [ns, ew]) boards.get(pair)?.add(board);
  return { boards, met: countMeetings(played), sitOuts: countSitOuts(running, running.frozen) };
}

/** How often each two pairs meet; the boards of one round are one meeting. */
export function countMeetings(played: readonly BoardPlay[]): ReadonlyMap<string, number> {
  const rounds = new Set(played.map(({ round, ns, ew }) => `${meetingKey(ns, ew)} ${round}`));
  const met = new Map<string, number>();
  for (const key of rounds) {
    const two = key.slice(0, key.indexOf(' '));
    met.set(two, (met.get(two) ?? 0) + 1);
  }
  return met;
}

/** Rounds each pair sits out up to round `last`, from its first seat on. A missing pair does not sit out. */
export function countSitOuts({ rounds, pairs }: RunningSchedule, last: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { number } of pairs) {
    const stretch = rounds.slice(0, last);
    const there = (cells: readonly ScheduleCell[]) =>
      cells.some(({ ns, ew, absent }) => (ns === number || ew === number) && !absent.includes(number));
    const gone = (cells: readonly ScheduleCell[]) => cells.some(({ absent }) => absent.includes(number));
    const arrival = stretch.findIndex(there);
    if (arrival === -1) continue;
    const idle = stretch.slice(arrival).filter((cells) => !gone(cells) && !cells.some((cell) => plays(cell, number)));
    counts.set(number, idle.length);
  }
  return counts;
}

function plays(cell: ScheduleCell, pair: number): boolean {
  return isPlayed(cell) && (cell.ns === pair || cell.ew === pair);
}
