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
 * The rest of a schedule after something went otherwise: as it was meant where nobody would play a board twice;
 * everybody in the seats they expect with other boards where needed; all seats planned anew; or the tables
 * that can't play sitting out.
 */
export function repairCandidates(running: RunningSchedule): Candidate[] {
  const asMeant: Candidate = { rule: { kind: 'as-scheduled' }, schedule: running };
  const found = withOtherBoards(running);
  const open = openRounds(running).length;
  const searched = searchRounds(running, { rounds: open });
  const again = searched.length < open ? searchRounds(running, { rounds: open, meetAgain: true }) : [];
  const planned = again.length > searched.length ? again : searched;
  return [
    asMeant,
    ...found,
    ...(planned.length > 0
      ? [{ rule: { kind: 'replanned' } as const, schedule: withOpenRounds(running, planned) }]
      : []),
  ];
}

/** Seats as expected; each round the sets go to the tables anew, as few as possible elsewhere than meant. */
function withOtherBoards(running: RunningSchedule): Candidate[] {
  const groups = boardSets(running);
  const played = new Map([...playHistoryOf(running).boards].map(([pair, boards]) => [pair, new Set(boards)]));
  let moved = 0;
  let idle = 0;
  const rounds = openRounds(running).map((cells) => {
    const options = cells.map((cell) => {
      if (!isPlayed(cell)) return [groups.findIndex(([first]) => first === cell.boards[0])];
      const own = groups.findIndex(([first]) => first === cell.boards[0]);
      const others = groups.flatMap((group, place) => (place !== own && mayPlay(cell, group, played) ? [place] : []));
      return mayPlay(cell, cell.boards, played) ? [own, ...others] : others;
    });
    const sharing = new Set(cells.map(({ boards }) => boards[0])).size < cells.length ? 2 : 1;
    const given = assignment(options, sharing);
    const there = cells.map((cell, place): ScheduleCell => {
      const boards = given ? (groups[given[place] ?? -1] ?? cell.boards).slice(0, cell.boards.length) : cell.boards;
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
