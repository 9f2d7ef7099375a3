import type { Language } from '../../../src/language.ts';
import { masterpointCommandWords } from '../../../src/language/commands/masterpoints.ts';
import {
  MASTERPOINT_SCHEME_CODES,
  type MasterpointField,
  type MasterpointScheme,
} from '../../../src/scoring/masterpoints/scheme.ts';
import { MASTERPOINT_SCHEMES } from '../../../src/scoring/masterpoints/schemes.ts';
import { readCount, readOptions, type GivenOptions, type OptionValue, type WrongCall } from '../command/options.ts';

/** A call of `etui masterpoints`. */
export interface MasterpointCall {
  readonly problem?: never;
  /** A scheme that is known, or the file of the club's own table. */
  readonly scheme: MasterpointScheme | { readonly file: string };
  readonly field: MasterpointField;
  /** Null: every place. */
  readonly onlyPlace: { readonly place: number; readonly tied: number } | null;
  /** Whether every award is explained. */
  readonly explain: boolean;
}

const OPTIONS = {
  scheme: { type: 'string' },
  table: { type: 'string' },
  tables: { type: 'string' },
  winners: { type: 'string' },
  entries: { type: 'string' },
  boards: { type: 'string' },
  individuals: { type: 'boolean' },
  place: { type: 'string' },
  tied: { type: 'string' },
  explain: { type: 'boolean' },
} as const;

type Values = GivenOptions<typeof OPTIONS>['values'];

/** Reads the arguments of `etui masterpoints`; what is wrong is one sentence. */
export function readMasterpointArguments(args: readonly string[], language: Language): MasterpointCall | WrongCall {
  const words = masterpointCommandWords[language];
  const given = readOptions(args, OPTIONS, language);
  if (given.problem !== undefined) return given;
  const { positionals, values } = given;
  if (positionals[0] !== undefined) return { problem: words.noFurther(positionals[0]) };
  const scheme = readScheme(values, language);
  if ('problem' in scheme) return scheme;
  const field = readField(values, language);
  if ('problem' in field) return field;
  const onlyPlace = readPlace(values, field.entries, language);
  if (onlyPlace !== null && 'problem' in onlyPlace) return onlyPlace;
  return { scheme, field, onlyPlace, explain: values.explain === true };
}

function readScheme({ scheme, table }: Values, language: Language): MasterpointCall['scheme'] | WrongCall {
  const words = masterpointCommandWords[language];
  if (scheme !== undefined && table !== undefined) return { problem: words.oneScheme };
  if (typeof table === 'string') return { file: table };
  if (typeof scheme !== 'string') return { problem: words.noScheme };
  const code = MASTERPOINT_SCHEME_CODES.find((known) => known === scheme);
  return code === undefined ? { problem: words.unknownScheme(scheme) } : MASTERPOINT_SCHEMES[code];
}

/** Without --entries a line has as many as there are tables, one ranking as many as there are seats. */
function readField(values: Values, language: Language): MasterpointField | WrongCall {
  const words = masterpointCommandWords[language];
  const tables = readTables(values.tables);
  if (tables === null) return { problem: words.tables };
  const winners = values.winners === undefined ? 1 : readCount(values.winners);
  if (winners !== 1 && winners !== 2) return { problem: words.winners };
  const contestants = values.individuals === true ? 'individuals' : 'pairs';
  const atTables = tables * (contestants === 'pairs' ? 2 : 4);
  const entries = values.entries === undefined ? Math.ceil(atTables / winners) : readCount(values.entries);
  if (entries === null) return { problem: words.entries };
  const boards = values.boards === undefined ? USUAL_BOARDS : readCount(values.boards);
  if (boards === null) return { problem: words.boards };
  return { entries, tables, winners, boards, contestants };
}

const USUAL_BOARDS = 24;

function readPlace(
  values: Values,
  entries: number,
  language: Language,
): { readonly place: number; readonly tied: number } | WrongCall | null {
  const words = masterpointCommandWords[language];
  if (values.place === undefined) return values.tied === undefined ? null : { problem: words.tiedWithoutPlace };
  const place = readCount(values.place);
  if (place === null) return { problem: words.place };
  const tied = values.tied === undefined ? 1 : readCount(values.tied);
  if (tied === null) return { problem: words.tied };
  return place + tied - 1 > entries ? { problem: words.notThere(entries) } : { place, tied };
}

/** A number of tables, with point or comma before its half. */
function readTables(value: OptionValue): number | null {
  return typeof value === 'string' && /^(0|[1-9]\d{0,3})([.,][05])?$/.test(value) && !/^0([.,]0)?$/.test(value)
    ? Number(value.replace(',', '.'))
    : null;
}
