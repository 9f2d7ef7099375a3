import { playHistoryOf } from './play-history.ts';
import { assignment } from './matching.ts';
import type { Candidate } from './proposal.ts';
import {
  boardSets,
  isPlayed,
  openRounds,
  withOpenRounds,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';
import { searchRounds } from './search.ts';

/**
 * The rest of a schedule after a mistake: as scheduled, where no pair would play a board twice; in the scheduled seats,
 * with other boards where needed and sit-outs where no boards fit; or with all seats and boards found by a search.
 */
export function repairCandidates(running: RunningSchedule): Candidate[] {
  const asScheduled: Candidate = { rule: { kind: 'as-scheduled' }, schedule: running };
  const found = withOtherBoards(running);
  const open = openRounds(running).length;
  const searched = searchRounds(running, { rounds: open });
  const again = searched.length < open ? searchRounds(running, { rounds: open, meetAgain: true }) : [];
  const planned = again.length > searched.length ? again : searched;
  return [
    asScheduled,
    ...found,
    ...(planned.length > 0
      ? [{ rule: { kind: 'replanned' } as const, schedule: withOpenRounds(running, planned) }]
      : []),
  ];
}

/** Seats as scheduled; each round the sets are assigned to the tables again, as many as possible as scheduled. */
function withOtherBoards(running: RunningSchedule): Candidate[] {
  const sets = boardSets(running);
  const played = new Map([...playHistoryOf(running).boards].map(([pair, boards]) => [pair, new Set(boards)]));
  let moved = 0;
  let idle = 0;
  const rounds = openRounds(running).map((cells) => {
    const options = cells.map((cell) => {
      if (!isPlayed(cell)) return [sets.findIndex(([first]) => first === cell.boards[0])];
      const own = sets.findIndex(([first]) => first === cell.boards[0]);
      const others = sets.flatMap((set, place) => (place !== own && mayPlay(cell, set, played) ? [place] : []));
      return mayPlay(cell, cell.boards, played) ? [own, ...others] : others;
    });
    const sharing = new Set(cells.map(({ boards }) => boards[0])).size < cells.length ? 2 : 1;
    const given = assignment(options, sharing);
    const there = cells.map((cell, place): ScheduleCell => {
      const boards = given ? (sets[given[place] ?? -1] ?? cell.boards).slice(0, cell.boards.length) : cell.boards;
      if (isPlayed(cell) && !mayPlay(cell, boards, played)) {
        idle += 1;
        return { ...cell, absent: [cell.ns, cell.ew] };
      }
      if (boards[0] !== cell.boards[0]) moved += 1;
      return { ...cell, boards };
    });
    for (const { ns, ew, boards } of there.filter(isPlayed)) {
      for (const pair of [ns, ew]) for (const board of boards) played.get(pair)?.add(board);
    }
    return there;
  });
  if (moved + idle === 0) return [];
  const rule =
    idle > 0 ? ({ kind: 'sit-instead', tables: idle } as const) : ({ kind: 'other-boards', tables: moved } as const);
  return [{ rule, schedule: withOpenRounds(running, rounds) }];
}

function mayPlay(
  { ns, ew }: ScheduleCell,
  boards: readonly number[],
  played: ReadonlyMap<number, ReadonlySet<number>>,
): boolean {
  return [ns, ew].every((pair) => !boards.some((board) => played.get(pair)?.has(board)));
}
