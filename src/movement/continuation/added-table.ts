import type { Side } from '../../bridge/seat.ts';
import { playHistoryOf } from './play-history.ts';
import type { Candidate } from './proposal.ts';
import {
  newBoardSet,
  newPairNumber,
  openRounds,
  withOpenRounds,
  type RunningPair,
  type RunningSchedule,
} from './schedule.ts';
import { searchRounds } from './search/random-rounds.ts';
import { longestProgression, cyclicRoomOf, type CyclicRoom } from './search/progression.ts';

/** After which table of the cyclic room the new moving pair, and the new set, are inserted. */
type Insertion = readonly [pair: number, set: number];

/**
 * A table is added after the last, with one set of new boards: for two pairs, or for one, so that a pair sits out in
 * every round. Either the progression of the room continues over one table more until a pair would play a set twice,
 * and a search finds the rounds after that; or a search finds all rounds. Where the search fails there are fewer
 * rounds.
 */
export function addedTableCandidates(running: RunningSchedule, pairs: 1 | 2): Candidate[] {
  const rounds = openRounds(running).length;
  if (rounds === 0) return [];
  const added = newcomers(running, pairs);
  const table = running.tables + 1;
  const newSet = newBoardSet(running);
  const kind = { kind: 'added-table', table, pairs: added.present, half: pairs === 1 } as const;
  const grown: RunningSchedule = { ...running, tables: table, pairs: [...running.pairs, ...added.pairs] };
  const plans = [progressed(grown, running, added, newSet, rounds), searched(grown, added, newSet, rounds)];
  const full = plans.map((plan) => completed(grown, added, newSet, plan, rounds));
  return [...plans, ...full]
    .filter((plan) => plan.length > 0)
    .map((plan) => ({ rule: kind, schedule: withOpenRounds(grown, plan) }));
}

interface Newcomers {
  readonly pairs: readonly RunningPair[];
  readonly present: readonly number[];
  readonly stationary: number;
  readonly moving: number;
  readonly missing: readonly number[];
}

/** The pairs of the new table; with one pair only, the other number is a missing pair. */
function newcomers(running: RunningSchedule, count: 1 | 2): Newcomers {
  const number = newPairNumber(running);
  const line = (side: Side) => (running.winners === 2 ? side : null);
  const pairs = [
    { number, line: line('NS') },
    { number: number + 1, line: line('EW') },
  ];
  const missing = count === 1 ? [number] : [];
  return {
    pairs,
    present: count === 1 ? [number + 1] : [number, number + 1],
    stationary: number,
    moving: number + 1,
    missing,
  };
}

/** The rounds of the longest progression, then rounds found by a search. */
function progressed(
  grown: RunningSchedule,
  running: RunningSchedule,
  added: Newcomers,
  newSet: readonly number[],
  rounds: number,
): RunningSchedule['rounds'] {
  const plan = progressionPlan(grown, running, added, newSet, rounds);
  if (plan.length === 0 || plan.length === rounds) return plan;
  const later = withOpenRounds(grown, plan);
  return [...plan, ...searched({ ...later, frozen: later.rounds.length }, added, newSet, rounds - plan.length)];
}

/** The rounds, completed with rounds in which pairs may meet again. */
function completed(
  grown: RunningSchedule,
  added: Newcomers,
  newSet: readonly number[],
  plan: RunningSchedule['rounds'],
  rounds: number,
): RunningSchedule['rounds'] {
  if (plan.length === rounds) return plan;
  const later = withOpenRounds(grown, plan);
  return [...plan, ...searched({ ...later, frozen: later.rounds.length }, added, newSet, rounds - plan.length, true)];
}

function searched(
  from: RunningSchedule,
  { present, pairs }: Newcomers,
  newSet: readonly number[],
  rounds: number,
  meetAgain = false,
): RunningSchedule['rounds'] {
  const absent = new Set(pairs.map(({ number }) => number).filter((number) => !present.includes(number)));
  const there = from.pairs.filter(({ number }) => !absent.has(number) && !isMissing(from, number));
  return searchRounds(from, { rounds, pairs: there, newSets: [newSet], meetAgain });
}

/** Whether the pair is missing and the schedule still has a seat for it. */
function isMissing({ rounds }: RunningSchedule, pair: number): boolean {
  return rounds.at(-1)?.some(({ absent }) => absent.includes(pair)) ?? false;
}

function progressionPlan(
  grown: RunningSchedule,
  running: RunningSchedule,
  added: Newcomers,
  newSet: readonly number[],
  rounds: number,
): RunningSchedule['rounds'] {
  const room = cyclicRoomOf(running);
  if (!room) return [];
  const history = playHistoryOf(grown);
  let best: RunningSchedule['rounds'] = [];
  for (const insertion of insertions(running.tables)) {
    const grownRoom = withInsertion(room, added, newSet, insertion);
    const { rounds: found } = longestProgression(grownRoom, rounds, running.frozen > 0 ? 1 : 0, history);
    if (found.length > best.length) best = found;
    if (best.length === rounds) break;
  }
  return best;
}

/** Pair and set after the last table first; then one of them, or both, after any table. */
function insertions(tables: number): readonly Insertion[] {
  const places = Array.from({ length: tables + 1 }, (_, place) => tables - place);
  return places.flatMap((place): Insertion[] => [
    [tables, place],
    [place, tables],
    [place, place],
  ]);
}

function withInsertion(
  room: CyclicRoom,
  added: Newcomers,
  newSet: readonly number[],
  [pair, set]: Insertion,
): CyclicRoom {
  return {
    stationary: [...room.stationary, added.stationary],
    moving: room.moving.toSpliced(pair, 0, added.moving),
    sets: room.sets.toSpliced(set, 0, newSet),
    isTurned: room.isTurned,
    missing: [...room.missing, ...added.missing],
  };
}
