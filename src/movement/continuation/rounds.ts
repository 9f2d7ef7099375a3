import { isMovement, makeMovement } from '../make.ts';
import { boardsOfSet } from '../board-set.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import type { AddedBoards } from './change.ts';
import { playHistoryOf } from './play-history.ts';
import type { Candidate } from './proposal.ts';
import {
  boardSets,
  boardsPerRound,
  lastBoard,
  newBoardSet,
  openRounds,
  withOpenRounds,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';
import { searchRounds } from './search/random-rounds.ts';
import { longestProgression, cyclicRoomOf } from './search/progression.ts';

/**
 * The last rounds are dropped. Where these are the arrow-switched rounds of a movement with one ranking, the last
 * round left may be switched instead, so that pairs of both lines are still compared.
 */
export function cutCandidates(running: RunningSchedule, rounds: number): Candidate[] {
  const left = openRounds(running).slice(0, rounds - running.frozen);
  const cut = withOpenRounds(running, left);
  const plain: Candidate = { rule: { kind: 'cut', rounds }, schedule: cut };
  const dropped = running.rounds.slice(rounds);
  const exchange = running.winners === 1 && dropped.some((cells) => isTurned(running, cells));
  if (!exchange || left.length === 0) return [plain];
  const turned = [...left.slice(0, -1), (left.at(-1) ?? []).map(turnedCell)];
  const rule = { kind: 'cut-and-switch', rounds, switched: rounds } as const;
  return [{ rule, schedule: withOpenRounds(running, turned) }, plain];
}

/** Whether no pair sits North-South that did so in round 1. */
function isTurned({ rounds }: RunningSchedule, cells: readonly ScheduleCell[]): boolean {
  const north = new Set((rounds[0] ?? []).map(({ ns }) => ns));
  return cells.length > 0 && cells.every(({ ns }) => !north.has(ns));
}

export function turnedCell(cell: ScheduleCell): ScheduleCell {
  return { ...cell, ns: cell.ew, ew: cell.ns };
}

/**
 * Rounds are added after the last: those of the longer movement, those of a progression that still has sets to play,
 * those a search finds, or rounds of new boards that all tables share.
 */
export function addedRoundCandidates(running: RunningSchedule, rounds: number): Candidate[] {
  const more = rounds - running.rounds.length;
  const ended: RunningSchedule = { ...running, frozen: running.rounds.length };
  const candidates: Candidate[] = [];
  const add = (how: 'walk' | 'search' | 'new-boards', found: RunningSchedule['rounds']) => {
    if (found.length === 0) return;
    const schedule = { ...running, rounds: [...running.rounds, ...found], spec: null };
    candidates.push({ rule: { kind: 'added-rounds', rounds: found.length, how }, schedule });
  };
  add('walk', longerMovement(running, more) ?? []);
  const room = cyclicRoomOf(ended);
  if (room) add('walk', longestProgression(room, more, 1, playHistoryOf(ended)).rounds);
  add('search', searchRounds(ended, { rounds: more }));
  add('search', searchRounds(ended, { rounds: more, meetAgain: true }));
  add('search', searchRounds(ended, { rounds: more, meetAgain: true, share: 2 }));
  add('new-boards', withNewBoards(ended, more));
  const longest = Math.max(0, ...candidates.map(({ schedule }) => schedule.rounds.length));
  return candidates.filter(({ schedule }) => schedule.rounds.length === longest);
}

/** The further rounds of the movement, where it can have more rounds and its first ones stay the same; else null. */
function longerMovement(running: RunningSchedule, more: number): RunningSchedule['rounds'] | null {
  const { spec, rounds } = running;
  if (!spec) return null;
  const longer = makeMovement({ ...spec, rounds: rounds.length + more });
  if (!isMovement(longer)) return null;
  const absent = new Set(rounds.flat().flatMap((cell) => cell.absent));
  const all = longer.rounds.map((seatings) =>
    seatings.map(({ table, ns, ew, set }): ScheduleCell => ({
      table,
      ns,
      ew,
      boards: boardsOfSet(set, longer.boardsPerRound),
      absent: [ns, ew].filter((pair) => absent.has(pair)),
    })),
  );
  const same = JSON.stringify(all.slice(0, rounds.length)) === JSON.stringify(rounds);
  return same && boardsPerRound(running) === longer.boardsPerRound ? all.slice(rounds.length) : null;
}

/** Rounds in which all tables play one new set. A search seats the pairs, those that have not met first. */
function withNewBoards(ended: RunningSchedule, more: number): RunningSchedule['rounds'] {
  const newSets = Array.from({ length: more }, (_, place) => newBoardSet(ended, place));
  const found: (readonly ScheduleCell[])[] = [];
  for (const newSet of newSets) {
    const later: RunningSchedule = { ...ended, rounds: [...ended.rounds, ...found] };
    const base: RunningSchedule = { ...later, frozen: later.rounds.length };
    const [cells] = searchRounds(withFreshBoards(base), { rounds: 1, meetAgain: true });
    if (!cells) return found;
    found.push(cells.map((cell) => ({ ...cell, boards: newSet })));
  }
  return found;
}

/** The same schedule on boards that nobody has played, so that a search sees the meetings alone. */
function withFreshBoards(running: RunningSchedule): RunningSchedule {
  const beyondAll = 100_000;
  const rounds = running.rounds.map((cells, round) =>
    cells.map((cell, place) => ({ ...cell, boards: [beyondAll + round * 1000 + place] })),
  );
  return { ...running, rounds, plays: [] };
}

/**
 * Every round to come has so many boards. Fewer than now are the first of each set. More are the boards of a set that
 * were dropped before, then new ones: they are numbered after the last board, in order of the sets still played.
 */
export function boardsPerRoundCandidates(running: RunningSchedule, boards: number): Candidate[] {
  const played = new Set(openRounds(running).flatMap((cells) => cells.map((cell) => cell.boards[0])));
  const sets = new Map<number | undefined, readonly number[]>();
  const additions: AddedBoards['example'][] = [];
  let last = lastBoard(running);
  for (const set of boardSets(running).filter(([first]) => played.has(first))) {
    const known = set.slice(0, boards);
    const fresh = numbersTo(boards - known.length).map((place) => last + place);
    sets.set(set[0], [...known, ...fresh]);
    last += fresh.length;
    if (fresh.length > 0) additions.push({ boards: fresh, set: known });
  }
  const rounds = openRounds(running).map((cells) =>
    cells.map((cell) => ({ ...cell, boards: sets.get(cell.boards[0]) ?? cell.boards })),
  );
  const [example] = additions;
  const added = example ? { first: lastBoard(running) + 1, last, example } : null;
  const fewer = boards < boardsPerRound(running);
  const rule = fewer ? ({ kind: 'fewer-boards', boards } as const) : ({ kind: 'more-boards', boards, added } as const);
  return [{ rule, schedule: withOpenRounds(running, rounds) }];
}
