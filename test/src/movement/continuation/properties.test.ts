/** Whatever happens to a session, in whatever order: what was played stays, and nobody plays a board twice. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScheduleChange } from '../../../../src/movement/continuation/change.ts';
import { isContinuationProblem, proposeContinuations } from '../../../../src/movement/continuation/propose.ts';
import type { RunningSchedule } from '../../../../src/movement/continuation/schedule.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { howell, mitchell } from '../build.ts';
import { faultsOf, halfPlayed, resultsOf, withRulings } from './support.ts';

const spec: fc.Arbitrary<MovementSpec> = fc.oneof(
  fc
    .record({
      tables: fc.integer({ min: 4, max: 9 }),
      phantom: fc.constantFrom(null, 'NS' as const, 'EW' as const),
      even: fc.constantFrom('share' as const, 'skip' as const),
      arrowSwitch: fc.constantFrom(0, 1),
    })
    .map(({ tables, ...wishes }) => mitchell(tables, wishes)),
  fc
    .record({ tables: fc.integer({ min: 3, max: 6 }), phantom: fc.boolean() })
    .map(({ tables, phantom }) => howell(tables, { phantom })),
);

const change: fc.Arbitrary<ScheduleChange> = fc.oneof(
  fc.constantFrom<ScheduleChange>(
    { kind: 'late-pairs', pairs: 1 },
    { kind: 'late-pairs', pairs: 2 },
    { kind: 'merge-tables' },
    { kind: 'boards-per-round', boards: 1 },
    { kind: 'boards-per-round', boards: 3 },
  ),
  fc.integer({ min: 1, max: 12 }).map((pair): ScheduleChange => ({ kind: 'pair-leaves', pair })),
  fc.integer({ min: 1, max: 12 }).map((pair): ScheduleChange => ({ kind: 'pair-replaced', pair })),
  fc.integer({ min: 1, max: 12 }).map((rounds): ScheduleChange => ({ kind: 'rounds', rounds })),
);

/** One change, the proposal taken of those there are, and the rounds played after it. */
const step = fc.record({ change, taken: fc.nat(3), played: fc.nat(2) });

function playOn(running: RunningSchedule, rounds: number): RunningSchedule {
  const frozen = Math.min(running.rounds.length, running.frozen + rounds);
  return { ...running, frozen, plays: resultsOf(running, frozen) };
}

test('changes one upon the other keep what was played, and nobody plays a board twice or sits in two places', () => {
  fc.assert(
    fc.property(spec, fc.nat(4), fc.array(step, { minLength: 1, maxLength: 3 }), (start, played, steps) => {
      let running = halfPlayed(start, Math.min(played, start.rounds));
      for (const { change: happens, taken, played: later } of steps) {
        const answer = proposeContinuations(running, happens);
        if (isContinuationProblem(answer)) continue;
        for (const { schedule } of answer) expect(faultsOf(running, schedule)).toEqual([]);
        const proposal = answer[taken % answer.length];
        if (proposal) running = playOn(proposal.schedule, later);
      }
    }),
    { numRuns: 40 },
  );
});

test('the same question has the same answer', () => {
  fc.assert(
    fc.property(spec, change, (start, happens) => {
      const running = halfPlayed(start, 1);
      expect(proposeContinuations(running, happens)).toEqual(proposeContinuations(running, happens));
    }),
    { numRuns: 10 },
  );
});

test('what is reported of a round is written there, and results keep their lines', () => {
  const report = fc.oneof(
    fc.integer({ min: 1, max: 7 }).map((table): ScheduleChange => ({ kind: 'sat-wrong-way', round: 2, table })),
    fc
      .record({ table: fc.integer({ min: 1, max: 7 }), set: fc.integer({ min: 0, max: 6 }) })
      .map(({ table, set }): ScheduleChange => ({ kind: 'wrong-boards', round: 2, table, firstBoard: 2 * set + 1 })),
    fc
      .record({ one: fc.integer({ min: 1, max: 6 }), line: fc.constantFrom('NS' as const, 'EW' as const) })
      .map(({ one, line }): ScheduleChange => ({ kind: 'wrong-opponents', round: 2, tables: [one, one + 1], line })),
  );
  fc.assert(
    fc.property(spec, report, fc.boolean(), (start, happened, typed) => {
      const half = halfPlayed(start, Math.min(2, start.rounds));
      const running = typed ? half : { ...half, plays: resultsOf(half, 1) };
      const answer = proposeContinuations(running, happened);
      if (isContinuationProblem(answer)) return;
      for (const proposal of answer) {
        const errors = faultsOf({ ...withRulings(running, proposal), frozen: 1 }, proposal.schedule).filter(
          (fault) => !fault.startsWith('round 2:'),
        );
        expect(errors).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
