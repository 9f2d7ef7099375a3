import { playHistoryOf } from './play-history.ts';
import { assignment } from './search/matching.ts';
import { playAhead } from './playable.ts';
import type { Candidate } from './proposal.ts';
import {
  boardSets,
  isPlayed,
  openRounds,
  withOpenRounds,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';
import { roundsWithFewestIdle } from './search/fewest-idle.ts';
import { searchRounds } from './search/random-rounds.ts';

/**
 * The rest of a schedule after a mistake: as scheduled, with rulings on the boards that can't be played; in the
 * scheduled seats, with other boards where needed; or with all seats and boards found by a search.
 */
export function repairCandidates(running: RunningSchedule): Candidate[] {
  const { unplayable } = playAhead(running);
  const rule = unplayable.length === 0 ? AS_SCHEDULED : ({ kind: 'rule-on-boards', unplayable } as const);
  const asScheduled: Candidate = { rule, schedule: running };
  if (unplayable.length === 0) return [asScheduled];
  const open = openRounds(running).length;
  const searched = searchRounds(running, { rounds: open });
  const again = searched.length < open ? searchRounds(running, { rounds: open, meetAgain: true }) : [];
  const drawn = again.length > searched.length ? again : searched;
  const planned = drawn.length < open ? (roundsWithFewestIdle(running) ?? drawn) : drawn;
  return [
    asScheduled,
    ...withOtherBoards(running),
    ...(planned.length > 0
      ? [{ rule: { kind: 'replanned' } as const, schedule: withOpenRounds(running, planned) }]
      : []),
  ];
}

const AS_SCHEDULED = { kind: 'as-scheduled' } as const;

/**
 * Seats as scheduled; each round the sets are assigned to the tables again, as many as possible as scheduled. A table
 * that no set fits keeps its own.
 */
function withOtherBoards(running: RunningSchedule): Candidate[] {
  const sets = boardSets(running);
  const played = new Map([...playHistoryOf(running).boards].map(([pair, boards]) => [pair, new Set(boards)]));
  let moved = 0;
  const rounds = openRounds(running).map((cells) => {
    const options = cells.map((cell) => {
      if (!isPlayed(cell)) return [sets.findIndex(([first]) => first === cell.boards[0])];
      const own = sets.findIndex(([first]) => first === cell.boards[0]);
      const others = sets.flatMap((set, place) => (place !== own && mayPlay(cell, set, played) ? [place] : []));
      return mayPlay(cell, cell.boards, played) ? [own, ...others] : [...others, own];
    });
    const sharing = new Set(cells.map(({ boards }) => boards[0])).size < cells.length ? 2 : 1;
    const given = assignment(options, sharing);
    const there = cells.map((cell, place): ScheduleCell => {
      const boards = given ? (sets[given[place] ?? -1] ?? cell.boards).slice(0, cell.boards.length) : cell.boards;
      if (boards[0] !== cell.boards[0]) moved += 1;
      return { ...cell, boards };
    });
    for (const cell of there.filter((one) => isPlayed(one) && mayPlay(one, one.boards, played))) {
      for (const pair of [cell.ns, cell.ew]) for (const board of cell.boards) played.get(pair)?.add(board);
    }
    return there;
  });
  if (moved === 0) return [];
  return [{ rule: { kind: 'other-boards', tables: moved }, schedule: withOpenRounds(running, rounds) }];
}

function mayPlay(
  { ns, ew }: ScheduleCell,
  boards: readonly number[],
  played: ReadonlyMap<number, ReadonlySet<number>>,
): boolean {
  return [ns, ew].every((pair) => !boards.some((board) => played.get(pair)?.has(board)));
}
