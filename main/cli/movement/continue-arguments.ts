import type { Language } from '../../../src/language.ts';
import { continueCommandWords } from '../../../src/language/commands/continue.ts';
import type { ScheduleChange } from '../../../src/movement/continuation/change.ts';
import { readCount, readOptions, type OptionValue, type WrongCall } from '../command/options.ts';

/** The arguments of `etui movement --continue`. */
export interface ContinueCall {
  readonly problem?: never;
  /** The CSV file with the schedule before the change. */
  readonly file: string;
  readonly boardsPerRound: number;
  readonly copies: number;
  /** Rounds that have started. */
  readonly after: number;
  readonly change: ScheduleChange;
  /** The proposal (from 1) whose schedule to print; null for none. */
  readonly take: number | null;
}

const OPTIONS = {
  continue: { type: 'string' },
  'boards-per-round': { type: 'string' },
  copies: { type: 'string' },
  after: { type: 'string' },
  take: { type: 'string' },
  'late-pair': { type: 'boolean' },
  'late-pairs': { type: 'string' },
  'pair-leaves': { type: 'string' },
  'pair-replaced': { type: 'string' },
  rounds: { type: 'string' },
  boards: { type: 'string' },
  merge: { type: 'boolean' },
  'wrong-way': { type: 'string' },
  'wrong-boards': { type: 'string' },
  'wrong-opponents': { type: 'string' },
  'skip-forgotten': { type: 'string' },
} as const;

/** Whether `etui movement` is called with --continue. */
export function asksToContinue(args: readonly string[]): boolean {
  return args.some((arg) => arg === '--continue' || arg.startsWith('--continue='));
}

/** Reads the arguments of `etui movement --continue`; a wrong call is one sentence. */
export function readContinueArguments(args: readonly string[], language: Language): ContinueCall | WrongCall {
  const words = continueCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  const file = values.continue;
  if (typeof file !== 'string' || file === '') return { problem: words.noFile };
  if (positionals[0] !== undefined) return { problem: words.noFurther(positionals[0]) };
  const counts = { 'boards-per-round': 1, copies: 1, take: 0 };
  for (const option of ['boards-per-round', 'copies', 'take'] as const) {
    if (values[option] === undefined) continue;
    const count = readCount(values[option], 999);
    if (count === null) return { problem: words.count(option) };
    counts[option] = count;
  }
  const after = values.after === '0' || values.after === undefined ? 0 : readCount(values.after, 999);
  if (after === null) return { problem: words.count('after') };
  const asked = EVENTS.filter((event) => values[event] !== undefined);
  const [event] = asked;
  if (!event || asked.length > 1) return { problem: words.oneEvent };
  const change = READERS[event](values[event]);
  if (!change) return { problem: words.events[event] };
  const { 'boards-per-round': boardsPerRound, copies, take } = counts;
  return { file, boardsPerRound, copies, after, change, take: take || null };
}

/** The option of each change. */
export type ContinueEvent = keyof typeof READERS;

const READERS = {
  'late-pair': (): ScheduleChange => ({ kind: 'late-pairs', pairs: 1 }),
  'late-pairs': (value) => {
    const pairs = readCount(value, 2);
    return pairs === 1 || pairs === 2 ? { kind: 'late-pairs', pairs } : null;
  },
  'pair-leaves': (value) => withCount(value, (pair) => ({ kind: 'pair-leaves', pair })),
  'pair-replaced': (value) => withCount(value, (pair) => ({ kind: 'pair-replaced', pair })),
  rounds: (value) => withCount(value, (rounds) => ({ kind: 'rounds', rounds })),
  boards: (value) => withCount(value, (boards) => ({ kind: 'boards-per-round', boards })),
  merge: (): ScheduleChange => ({ kind: 'merge-tables' }),
  'wrong-way': (value) =>
    withPlace(value, /^T(\d+)R(\d+)$/i, ([table, round]) => ({ kind: 'sat-wrong-way', round, table })),
  'wrong-boards': (value) =>
    withPlace(value, /^T(\d+)R(\d+):(\d+)$/i, ([table, round, firstBoard]) => ({
      kind: 'wrong-boards',
      round,
      table,
      firstBoard,
    })),
  'wrong-opponents': (value) =>
    withPlace(value, /^T(\d+)T(\d+)R(\d+)$/i, ([table, other, round]) => ({
      kind: 'wrong-opponents',
      round,
      tables: [table, other],
      line: 'EW',
    })),
  'skip-forgotten': (value) => withPlace(value, /^R(\d+)$/i, ([round]) => ({ kind: 'skip-forgotten', round })),
} satisfies Record<string, (value: OptionValue) => ScheduleChange | null>;

const EVENTS = Object.keys(READERS) as readonly ContinueEvent[];

function withCount(value: OptionValue, change: (count: number) => ScheduleChange): ScheduleChange | null {
  const count = readCount(value, 999);
  return count === null ? null : change(count);
}

/** Tables and rounds as they are typed: T2R3, or T2T5R3 for two tables. */
function withPlace(
  value: OptionValue,
  shape: RegExp,
  change: (numbers: readonly [number, number, number]) => ScheduleChange,
): ScheduleChange | null {
  const match = typeof value === 'string' ? shape.exec(value) : null;
  const [first = 0, second = 0, third = 0] = (match?.slice(1) ?? []).map(Number);
  return match ? change([first, second, third]) : null;
}
