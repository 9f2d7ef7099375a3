/** Half-played sessions for tests of changes, and a count of what is wrong with how they go on. */
import { isContinuationProblem, proposeContinuations } from '../../../../src/movement/continuation/propose.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import type { Proposal } from '../../../../src/movement/continuation/proposal.ts';
import type { RecordedPlay, RunningSchedule } from '../../../../src/movement/continuation/schedule.ts';
import { startedSchedule } from '../../../../src/movement/continuation/started-schedule.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { build } from '../build.ts';

/** A session of which so many rounds were played, with a result on every line of them. */
export function halfPlayed(spec: MovementSpec, started: number): RunningSchedule {
  const running = startedSchedule(build(spec), started);
  return { ...running, plays: resultsOf(running, started) };
}

export function resultsOf(running: RunningSchedule, started: number): readonly RecordedPlay[] {
  return running.rounds
    .slice(0, started)
    .flatMap((cells, index) =>
      cells
        .filter(({ absent }) => absent.length === 0)
        .flatMap(({ table, ns, ew, boards }) =>
          boards.map((board): RecordedPlay => ({ round: index + 1, table, slotBoard: board, board, ns, ew })),
        ),
    );
}

export function proposals(running: RunningSchedule, change: ScheduleChange): readonly Proposal[] {
  const answer = proposeContinuations(running, change);
  if (isContinuationProblem(answer)) throw new Error(`${change.kind}: ${answer.code}`);
  return answer;
}

export function best(running: RunningSchedule, change: ScheduleChange): Proposal {
  const [first] = proposals(running, change);
  if (!first) throw new Error(`nothing proposed for ${change.kind}`);
  return first;
}

/** The schedule before a proposal with a ruling "not played" on every board that can't be played by it. */
export function withRulings(before: RunningSchedule, { schedule, figures }: Proposal): RunningSchedule {
  const rulings = figures.unplayable.flatMap(({ round, table, boards }) => {
    const { ns = 0, ew = 0 } = schedule.rounds[round - 1]?.find((cell) => cell.table === table) ?? {};
    return boards.map((slotBoard): RecordedPlay => ({ round, table, slotBoard, board: null, ns, ew }));
  });
  return { ...before, plays: [...before.plays, ...rulings] };
}

/**
 * What is wrong with a session played to its end by a proposal, by counting alone: rounds that were played and
 * differ, results without a line, a pair in two places, a board played twice by a pair. Empty when sound.
 */
export function faultsOf(before: RunningSchedule, after: RunningSchedule): string[] {
  const found: string[] = [];
  for (let round = 1; round <= before.frozen; round += 1) {
    const [was, is] = [before.rounds[round - 1], after.rounds[round - 1]];
    if (JSON.stringify(was) !== JSON.stringify(is)) found.push(`round ${round} was played and has changed`);
  }
  const lines = new Set(
    after.rounds.flatMap((cells, index) =>
      cells
        .filter(({ absent }) => absent.length === 0)
        .flatMap(({ table, boards }) => boards.map((board) => `${index + 1} ${table} ${board}`)),
    ),
  );
  for (const { round, table, slotBoard } of before.plays) {
    const line = `${round} ${table} ${slotBoard}`;
    if (!lines.has(line)) found.push(`the result on ${line} has no line`);
  }
  const results = new Map(before.plays.map((play) => [`${play.round} ${play.table} ${play.slotBoard}`, play]));
  const played = new Set<string>();
  after.rounds.forEach((cells, index) => {
    const seated = new Set<number>();
    const used = new Set<number>();
    for (const { table, ns, ew, boards, absent } of cells) {
      if (used.has(table) || table > after.tables) found.push(`round ${index + 1}: table ${table} twice, or unknown`);
      used.add(table);
      for (const pair of [ns, ew]) {
        if (seated.has(pair)) found.push(`round ${index + 1}: pair ${pair} in two places`);
        seated.add(pair);
      }
      if (absent.length > 0) continue;
      for (const slotBoard of boards) {
        const result = results.get(`${index + 1} ${table} ${slotBoard}`);
        const board = result ? result.board : slotBoard;
        for (const pair of result ? [result.ns, result.ew] : [ns, ew]) {
          if (board === null) continue;
          if (played.has(`${pair} ${board}`)) found.push(`round ${index + 1}: pair ${pair} plays board ${board} again`);
          played.add(`${pair} ${board}`);
        }
      }
    }
  });
  return found;
}
