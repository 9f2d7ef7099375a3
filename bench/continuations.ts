import type { ScheduleChange } from '../src/movement/continuation/change.ts';
import { isContinuationProblem, proposeContinuations } from '../src/movement/continuation/propose.ts';
import { startedSchedule } from '../src/movement/continuation/started-schedule.ts';
import { isMovement, makeMovement } from '../src/movement/make.ts';
import type { MovementSpec } from '../src/movement/movement.ts';
import { median, type Figure } from './report.ts';

const RUNS = 3;
const LIMIT = 300;
const SPECS: readonly (readonly [string, MovementSpec])[] = [
  [
    'Mitchell',
    { kind: 'mitchell', tables: 16, phantom: null, even: 'share', rounds: 16, boardsPerRound: 2, arrowSwitch: 0 },
  ],
  [
    'Mitchell, one ranking',
    { kind: 'mitchell', tables: 15, phantom: 'NS', even: 'share', rounds: 15, boardsPerRound: 2, arrowSwitch: 2 },
  ],
  ['Reduced Howell', { kind: 'reduced-howell', tables: 14, phantom: false, rounds: 16, sets: 16, boardsPerRound: 2 }],
];
const CHANGES: readonly ScheduleChange[] = [
  { kind: 'late-pairs', pairs: 1 },
  { kind: 'late-pairs', pairs: 2 },
  { kind: 'pair-leaves', pair: 5 },
  { kind: 'pair-replaced', pair: 5 },
  { kind: 'rounds', rounds: 12 },
  { kind: 'rounds', rounds: 18 },
  { kind: 'boards-per-round', boards: 1 },
  { kind: 'sat-wrong-way', round: 2, table: 3 },
  { kind: 'wrong-boards', round: 2, table: 3, firstBoard: 1 },
  { kind: 'wrong-opponents', round: 2, tables: [2, 3], line: 'EW' },
];

/** The time to propose continuations after each kind of change, at 14 to 16 tables after two rounds. */
export function benchContinuations(): Figure[] {
  return SPECS.flatMap(([name, spec]) =>
    CHANGES.map((change) => ({
      name: `${name}: ${change.kind}${'pairs' in change ? ` ${change.pairs}` : ''}${'rounds' in change ? ` ${change.rounds}` : ''}`,
      value: median(Array.from({ length: RUNS }, () => timeOf(spec, change))),
      unit: 'ms',
      limit: LIMIT,
    })),
  );
}

function timeOf(spec: MovementSpec, change: ScheduleChange): number {
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error(`${movement.code} in ${JSON.stringify(spec)}`);
  const running = startedSchedule(movement, 2);
  const start = performance.now();
  const answer = proposeContinuations(running, change);
  const took = performance.now() - start;
  if (isContinuationProblem(answer) && answer.code !== 'nothing-legal') throw new Error(answer.code);
  return took;
}
