import { SIDES, type Side } from '../../bridge/seat.ts';
import { closeUpCandidates } from './close-up.ts';
import { playHistoryOf } from './play-history.ts';
import { mergeCandidates } from './merge.ts';
import { idleTables, playAhead } from './playable.ts';
import type { Candidate } from './proposal.ts';
import {
  isPlayed,
  newPairNumber,
  openRounds,
  pairAt,
  presentPairs,
  withPairAt,
  withOpenRounds,
  type RunningPair,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';
import { roundsWithFewestIdle } from './search/fewest-idle.ts';

/** Whether the pair may leave in the round in play: the director says so, and nothing is typed at its table. */
export function leavesNow({ fromInPlay, inPlay, rounds, frozen, plays }: RunningSchedule, pair: number): boolean {
  const cell = (rounds[frozen - 1] ?? []).find(({ ns, ew }) => ns === pair || ew === pair);
  if (!fromInPlay || !inPlay || !cell || !isPlayed(cell)) return false;
  return !plays.some(({ round, table }) => round === frozen && table === cell.table);
}

/** The pairs' candidates; where the pair leaves in the round in play, its opponents sit out from there. */
export function leavingPairCandidates(running: RunningSchedule, pair: number): Candidate[] {
  if (!leavesNow(running, pair)) return candidatesFrom(running, pair);
  const now = running.frozen - 1;
  const empty = (running.rounds[now] ?? []).map((cell) => withEmptySeat(cell, pair));
  const left = { ...running, rounds: running.rounds.with(now, empty), inPlay: false };
  return candidatesFrom(left, pair).map(({ rule, schedule }) => ({ rule, schedule: { ...schedule, frozen: now } }));
}

function withEmptySeat(cell: ScheduleCell, pair: number): ScheduleCell {
  return cell.ns === pair || cell.ew === pair ? { ...cell, absent: [...cell.absent, pair] } : cell;
}

/**
 * The pair's seat stays empty and its opponents sit out. Where there is a rover it may take the seat. Where another
 * pair is missing already, the pairs without opponents may play each other, or the room may close up by a table.
 */
function candidatesFrom(before: RunningSchedule, pair: number): Candidate[] {
  const running: RunningSchedule = { ...before, gone: [...before.gone, pair] };
  const empty = withOpenRounds(
    running,
    openRounds(running).map((cells) => cells.map((cell) => withEmptySeat(cell, pair))),
  );
  return [
    ...rovers(running, pair).flatMap((rover) => takenOver(running, pair, rover)),
    ...mergeCandidates(empty),
    ...closeUpCandidates(empty),
    ...plannedAnew(empty),
    { rule: { kind: 'opponents-sit-out', pair }, schedule: empty },
  ];
}

/** All seats anew, with as few idle tables as possible, where tables for which there are pairs stay idle. */
function plannedAnew(empty: RunningSchedule): Candidate[] {
  if (idleTables(empty, playAhead(empty)) === 0) return [];
  const rounds = roundsWithFewestIdle(empty);
  return rounds ? [{ rule: { kind: 'replanned' }, schedule: withOpenRounds(empty, rounds) }] : [];
}

/** Pairs that arrived after round 1 and take other pairs' seats. */
function rovers(running: RunningSchedule, pair: number): RunningPair[] {
  const first = new Set((running.rounds[0] ?? []).flatMap(({ ns, ew }) => [ns, ew]));
  return presentPairs(running).filter(({ number }) => number !== pair && !first.has(number));
}

/**
 * The rover takes the seat of the leaving pair in every round whose boards there it has not played; the pair that would
 * have sat out for it keeps its own seat. In the other rounds the opponents sit out.
 */
function takenOver(running: RunningSchedule, pair: number, rover: RunningPair): Candidate[] {
  const present = presentPairs(running).filter(({ number }) => number !== pair);
  const played = new Set(playHistoryOf(running).boards.get(rover.number));
  let seats = 0;
  const rounds = openRounds(running).map((cells) => {
    const seated = new Set(cells.flatMap(({ ns, ew }) => [ns, ew]));
    const idle = present.filter(({ number }) => !seated.has(number));
    const free = cells.find((cell) => SIDES.some((side) => pairAt(cell, side) === pair));
    const side = free && pairAt(free, 'NS') === pair ? 'NS' : 'EW';
    const [bumped] = idle;
    const takes = free && bumped && idle.length === 1 && mayTake(running, rover, side, free, played);
    if (takes) seats += 1;
    const there = cells.map((cell) => {
      if (cell === free)
        return takes ? withPairAt(cell, side, rover.number) : { ...cell, absent: [...cell.absent, pair] };
      const own = SIDES.find((candidate) => pairAt(cell, candidate) === rover.number);
      const isStuck = own && cell.boards.some((board) => played.has(board));
      return own && bumped && idle.length === 1 && (takes || isStuck) ? withPairAt(cell, own, bumped.number) : cell;
    });
    for (const { ns, ew, boards } of there.filter(isPlayed)) {
      if (ns === rover.number || ew === rover.number) for (const board of boards) played.add(board);
    }
    return there;
  });
  if (seats === 0) return [];
  return [{ rule: { kind: 'takes-seat', pair: rover.number, of: pair }, schedule: withOpenRounds(running, rounds) }];
}

function mayTake(
  { winners }: RunningSchedule,
  { line }: RunningPair,
  side: Side,
  { boards }: ScheduleCell,
  played: ReadonlySet<number>,
): boolean {
  return (winners === 1 || line === side) && !boards.some((board) => played.has(board));
}

/**
 * Other players take a pair's place: as its substitutes, who continue its score, or as a new pair with a score of its
 * own.
 */
export function replacedPairCandidates(running: RunningSchedule, pair: number): Candidate[] {
  const substitutes: Candidate = { rule: { kind: 'substitutes', pair }, schedule: running };
  if (openRounds(running).length === 0) return [substitutes];
  const number = newPairNumber(running);
  const { line = null } = running.pairs.find((one) => one.number === pair) ?? {};
  const rounds = openRounds(running).map((cells) =>
    cells.map((cell) => {
      const side = SIDES.find((candidate) => pairAt(cell, candidate) === pair);
      return side ? withPairAt(cell, side, number) : cell;
    }),
  );
  const grown = { ...running, pairs: [...running.pairs, { number, line }], gone: [...running.gone, pair] };
  return [
    substitutes,
    { rule: { kind: 'takes-seat', pair: number, of: pair }, schedule: withOpenRounds(grown, rounds) },
  ];
}
