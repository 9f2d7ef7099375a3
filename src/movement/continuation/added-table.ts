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
import { searchRounds } from './search.ts';
import { longestProgression, cyclicRoomOf, type CyclicRoom } from './progression.ts';

/** A place in the ring where the newcomers, or their set, stand before the first step. */
type Insertion = readonly [pair: number, set: number];

/**
 * A table is added behind the last, with one set of new boards: for two pairs, or for one that every round
 * leaves somebody without opponents. The walk of the room goes on over one table more for as long as nobody
 * plays a set twice, and what it does not reach is searched; or all is searched. Where that is stuck there
 * are fewer rounds.
 */
export function addedTableCandidates(running: RunningSchedule, pairs: 1 | 2): Candidate[] {
  const rounds = openRounds(running).length;
  if (rounds === 0) return [];
  const added = newcomers(running, pairs);
  const table = running.tables + 1;
  const group = newBoardSet(running);
  const kind = { kind: 'added-table', table, pairs: added.present, half: pairs === 1 } as const;
  const grown: RunningSchedule = { ...running, tables: table, pairs: [...running.pairs, ...added.pairs] };
  const plans = [walkedOn(grown, running, added, group, rounds), searched(grown, added, group, rounds)];
  const full = plans.map((plan) => toppedUp(grown, added, group, plan, rounds));
  return [...plans, ...full]
    .filter((plan) => plan.length > 0)
    .map((plan) => ({ rule: kind, schedule: withOpenRounds(grown, plan) }));
}

interface Newcomers {
  readonly pairs: readonly RunningPair[];
  readonly present: readonly number[];
  readonly stays: number;
  readonly goes: number;
  readonly missing: readonly number[];
}

/** The pairs of the new table; with one only, the number of the other is kept for nobody. */
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
    stays: number,
    goes: number + 1,
    missing,
  };
}

/** As far as the walk of the room goes, and searched behind that. */
function walkedOn(
  grown: RunningSchedule,
  running: RunningSchedule,
  added: Newcomers,
  group: readonly number[],
  rounds: number,
): RunningSchedule['rounds'] {
  const walk = walkPlan(grown, running, added, group, rounds);
  if (walk.length === 0 || walk.length === rounds) return walk;
  const later = withOpenRounds(grown, walk);
  return [...walk, ...searched({ ...later, frozen: later.rounds.length }, added, group, rounds - walk.length)];
}

/** Rounds that are lacking, with pairs that meet again. */
function toppedUp(
  grown: RunningSchedule,
  added: Newcomers,
  group: readonly number[],
  plan: RunningSchedule['rounds'],
  rounds: number,
): RunningSchedule['rounds'] {
  if (plan.length === rounds) return plan;
  const later = withOpenRounds(grown, plan);
  return [...plan, ...searched({ ...later, frozen: later.rounds.length }, added, group, rounds - plan.length, true)];
}

function searched(
  from: RunningSchedule,
  { present, pairs }: Newcomers,
  group: readonly number[],
  rounds: number,
  meetAgain = false,
): RunningSchedule['rounds'] {
  const absent = new Set(pairs.map(({ number }) => number).filter((number) => !present.includes(number)));
  const there = from.pairs.filter(({ number }) => !absent.has(number) && !isMissing(from, number));
  return searchRounds(from, { rounds, pairs: there, newGroups: [group], meetAgain });
}

/** Whether the schedule keeps a seat for a pair that is not there. */
function isMissing({ rounds }: RunningSchedule, pair: number): boolean {
  return rounds.at(-1)?.some(({ absent }) => absent.includes(pair)) ?? false;
}

function walkPlan(
  grown: RunningSchedule,
  running: RunningSchedule,
  added: Newcomers,
  group: readonly number[],
  rounds: number,
): RunningSchedule['rounds'] {
  const ring = cyclicRoomOf(running);
  if (!ring) return [];
  const history = playHistoryOf(grown);
  let best: RunningSchedule['rounds'] = [];
  for (const insertion of insertions(running.tables)) {
    const walk = wider(ring, added, group, insertion);
    const { rounds: found } = longestProgression(walk, rounds, running.frozen > 0 ? 1 : 0, history);
    if (found.length > best.length) best = found;
    if (best.length === rounds) break;
  }
  return best;
}

/** Both behind the last table first; then one of them or both at one place anywhere in the ring. */
function insertions(tables: number): readonly Insertion[] {
  const places = Array.from({ length: tables + 1 }, (_, place) => tables - place);
  return places.flatMap((place): Insertion[] => [
    [tables, place],
    [place, tables],
    [place, place],
  ]);
}

function wider(ring: CyclicRoom, added: Newcomers, group: readonly number[], [pair, set]: Insertion): CyclicRoom {
  return {
    stays: [...ring.stays, added.stays],
    goes: ring.goes.toSpliced(pair, 0, added.goes),
    groups: ring.groups.toSpliced(set, 0, group),
    turned: ring.turned,
    missing: [...ring.missing, ...added.missing],
  };
}
