/** On small rooms no plan leaves more tables idle than a search of every seat and set finds unavoidable. */
import { describe, expect, test } from 'vitest';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { isIrregularity, withIrregularity } from '../../../../src/movement/continuation/irregularity.ts';
import { isContinuationProblem, proposeContinuations } from '../../../../src/movement/continuation/propose.ts';
import { presentPairs, type RunningSchedule } from '../../../../src/movement/continuation/schedule.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { howell, mitchell } from '../build.ts';
import { fewestIdleTables } from './exhaustive.ts';
import { halfPlayed, proposals } from './support.ts';

const SPECS: readonly (readonly [string, MovementSpec])[] = [
  ['four tables that share', mitchell(4)],
  ['four tables with a skip', mitchell(4, { even: 'skip' })],
  ['four and a half tables', mitchell(5, { phantom: 'EW' })],
  ['five tables', mitchell(5)],
  ['six tables with a skip', mitchell(6, { even: 'skip' })],
  ['a Howell of three tables', howell(3)],
  ['a Howell of four tables', howell(4)],
];

/** With one or two rounds to come; the last started round is reported, and has no results yet. */
function startedRooms(spec: MovementSpec): readonly RunningSchedule[] {
  return [spec.rounds - 2, spec.rounds - 1].map((started) => {
    const half = halfPlayed(spec, started);
    return { ...half, plays: half.plays.filter(({ round }) => round < started) };
  });
}

/** Every wrong set at every table, and every exchange of two pairs of a line. */
function mistakes({ tables }: MovementSpec, round: number): readonly ScheduleChange[] {
  const wrongBoards = numbersTo(tables).flatMap((table) =>
    numbersTo(tables).map((set): ScheduleChange => ({ kind: 'wrong-boards', round, table, firstBoard: 2 * set - 1 })),
  );
  const wrongOpponents = numbersTo(tables).flatMap((one) =>
    numbersTo(one - 1).map((other): ScheduleChange => ({
      kind: 'wrong-opponents',
      round,
      tables: [one, other],
      line: other % 2 === 0 ? 'NS' : 'EW',
    })),
  );
  return [...wrongBoards, ...wrongOpponents];
}

/** Tables that share a set, at most. */
function sharing({ rounds, frozen }: RunningSchedule): number {
  return Math.max(
    ...rounds.slice(frozen).map((cells) => {
      const there = cells.filter(({ absent }) => absent.length === 0);
      return Math.max(...[...Map.groupBy(there, ({ boards }) => boards[0]).values()].map((group) => group.length));
    }),
  );
}

describe.each(SPECS)('%s', (_, spec) => {
  test('after a mistake one of the plans leaves no more tables idle than must be', () => {
    for (const running of startedRooms(spec)) {
      for (const change of mistakes(spec, running.frozen)) {
        const played = isIrregularity(change) ? withIrregularity(running, change) : running;
        const answer = proposeContinuations(running, change);
        if (isContinuationProblem(answer) || 'kind' in played) continue;
        const least = fewestIdleTables(played, sharing(running));
        const idle = answer.map(({ figures }) => figures.idleTables);
        expect({ change, idle: Math.min(...idle) }).toEqual({ change, idle: least });
      }
    }
  });

  test('where a pair leaves, one of the plans leaves no more tables idle than must be', () => {
    for (const running of startedRooms(spec)) {
      for (const { number: pair } of presentPairs(running)) {
        const found = proposals(running, { kind: 'pair-leaves', pair });
        const alone = found.find(({ rule }) => rule.kind === 'opponents-sit-out')?.schedule ?? running;
        const idle = Math.min(...found.map(({ figures }) => figures.idleTables));
        expect({ pair, idle }).toEqual({ pair, idle: fewestIdleTables(alone, sharing(running)) });
      }
    }
  });
});
