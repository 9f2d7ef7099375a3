import type { Side } from '../../../src/bridge/seat.ts';
import type { Language } from '../../../src/language.ts';
import { movementCommandWords } from '../../../src/language/commands/movement.ts';
import { EVEN_TABLES, type EvenTables } from '../../../src/movement/families/family.ts';
import { FIELD_KINDS, LINE_KINDS } from '../../../src/movement/families/index.ts';
import { SESSION_OPTIONS, readSessionWishes, type SessionWishes } from './session-wishes.ts';
import { readCompared, type ComparedPair } from './side-by-side.ts';
import { readOptions, type OptionValue, type WrongCall } from '../command/options.ts';

/** The arguments of `etui movement`; null where one is not given. */
export interface MovementCall {
  readonly problem?: never;
  readonly kind: (typeof KINDS)[number];
  /** The file with a movement of the club's own; then `tables` has no meaning. */
  readonly file: string | null;
  /** Copies there are of the boards of the club's own movement. */
  readonly copies: number | null;
  /** Tables, .5 for a half one. */
  readonly tables: number;
  readonly rounds: number | null;
  readonly boardsPerRound: number | null;
  readonly even: EvenTables | null;
  readonly arrowSwitch: number | 'auto' | null;
  /** The line that lacks a pair. */
  readonly phantom: Side | null;
  /** Sections the tables are shared over. */
  readonly sections: number;
  readonly list: boolean;
  /** Two movements of the list to compare. */
  readonly compare: ComparedPair | null;
  /** Whether to print the movement as CSV. */
  readonly csv: boolean;
  readonly session: SessionWishes;
}

const OPTIONS = {
  kind: { type: 'string' },
  tables: { type: 'string' },
  pairs: { type: 'string' },
  rounds: { type: 'string' },
  'boards-per-round': { type: 'string' },
  even: { type: 'string' },
  'arrow-switch': { type: 'string' },
  phantom: { type: 'string' },
  copies: { type: 'string' },
  sections: { type: 'string' },
  list: { type: 'boolean' },
  compare: { type: 'string' },
  csv: { type: 'boolean' },
  ...SESSION_OPTIONS,
} as const;

const KINDS = ['auto', ...LINE_KINDS, ...FIELD_KINDS] as const;

/** Sections have a letter each. */
const MOST_SECTIONS = 26;

/** Options for movements of two lines only. */
const OF_A_MITCHELL = ['even', 'arrow-switch', 'phantom'] as const;

/** Reads the arguments of `etui movement`; a wrong call is one sentence. */
export function readMovementArguments(args: readonly string[], language: Language): MovementCall | WrongCall {
  const words = movementCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { values } = given;
  const compare = readCompared(values.compare, given.positionals[0], KINDS);
  if (compare === undefined) return { problem: words.compare };
  const [file = null, further] = given.positionals.slice(compare ? 1 : 0);
  const stray = file?.toLowerCase().endsWith('.csv') && !compare ? further : file;
  if (typeof stray === 'string') return { problem: words.noFurther(stray) };

  const kind = oneOf(KINDS, values.kind, 'auto');
  if (kind === undefined) return { problem: words.kind(String(values.kind)) };
  const forMitchell = OF_A_MITCHELL.find((option) => values[option] !== undefined);
  if (oneOf(FIELD_KINDS, kind, null) && forMitchell) return { problem: words.onlyMitchell(`--${forMitchell}`) };

  if (values.tables !== undefined && values.pairs !== undefined) return { problem: words.tablesAndPairs };
  const tables = values.pairs === undefined ? readTables(values.tables) : readPairs(values.pairs);
  if (tables === null && file === null) return { problem: words.noTables };
  if (tables === undefined) return { problem: values.pairs === undefined ? words.tables : words.pairs };

  const sections = values.sections === undefined ? 1 : readCount(values.sections);
  if (!sections || sections > MOST_SECTIONS || (sections > 1 && file !== null)) return { problem: words.sections };
  const rounds = readCount(values.rounds);
  if (rounds === undefined) return { problem: words.count('--rounds') };
  const copies = readCount(values.copies);
  if (copies === undefined) return { problem: words.count('--copies') };
  const boardsPerRound = readCount(values['boards-per-round']);
  if (boardsPerRound === undefined) return { problem: words.count('--boards-per-round') };
  const even = oneOf(EVEN_TABLES, values.even, null);
  if (even === undefined) return { problem: words.even };
  const arrowSwitch = values['arrow-switch'] === 'auto' ? 'auto' : readCount(values['arrow-switch']);
  if (arrowSwitch === undefined) return { problem: words.arrowSwitch };
  const line = oneOf(['ns', 'ew'] as const, values.phantom, null);
  if (line === undefined) return { problem: words.phantom };
  const phantom = line && ({ ns: 'NS', ew: 'EW' } as const)[line];
  if (phantom && values.pairs !== undefined && Number.isInteger(tables)) return { problem: words.nobodyMissing };
  const session = readSessionWishes(values, language);
  if (session.problem !== undefined) return session;
  const whole = tables ?? 0;
  if (kind === 'rover' && file === null && Number.isInteger(whole)) return { problem: words.roverIsOdd };
  // 13 tables with a pair missing are 12.5.
  const there = phantom && Number.isInteger(whole) ? whole - 0.5 : whole;
  return {
    kind,
    file,
    copies,
    tables: there,
    rounds,
    boardsPerRound,
    even,
    arrowSwitch,
    phantom,
    sections,
    list: values.list !== undefined,
    compare,
    csv: values.csv !== undefined,
    session,
  };
}

/** The fallback when not given; undefined when none of the words. */
function oneOf<Word extends string, Default>(
  words: readonly Word[],
  value: OptionValue,
  fallback: Default,
): Word | Default | undefined {
  if (value === undefined) return fallback;
  return words.find((word) => word === value);
}

/** Null when not given; undefined when no number of tables. */
function readTables(value: OptionValue): number | null | undefined {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value.replace(',', '.') : '';
  const tables = /^\d{1,3}(\.[05])?$/.test(text) ? Number(text) : 0;
  return tables >= 1.5 ? tables : undefined;
}

/** Tables for so many pairs; an odd number leaves a half table. */
function readPairs(value: OptionValue): number | undefined {
  const pairs = readCount(value);
  return typeof pairs === 'number' && pairs >= 3 ? pairs / 2 : undefined;
}

/** Null when not given; undefined when no whole number. */
function readCount(value: OptionValue): number | null | undefined {
  if (value === undefined) return null;
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}
