/** The lines of a file of entries, matched with the entries of the results. */
import type { Exact } from '../../scoring/numbers/exact.ts';
import type { Penalty, PenaltyUnit } from '../../scoring/standing/penalty.ts';
import type { CsvProblemAt } from '../csv-table.ts';
import type { EntriesCsvChange, EntriesCsvRow } from './csv.ts';
import type { ResultsCsv } from '../results/csv.ts';

/** The director's details of the entries of a file of results, by their indexes there. */
export interface EntryDetails {
  readonly names: ReadonlyMap<number, string>;
  /** The team that each pair plays for, in the order of the file; none where no pairs are added up. */
  readonly teamOf: ReadonlyMap<number, string>;
  /** 0 is A. */
  readonly stratumOf: ReadonlyMap<number, number>;
  readonly handicaps: ReadonlyMap<number, Exact>;
  readonly withoutStanding: ReadonlySet<number>;
  /** The line of the file that says so, by entry. */
  readonly withdrawn: ReadonlyMap<number, number>;
  /** In the order they were drawn, the first placed first. */
  readonly lots: readonly number[];
  readonly penalties: readonly EntryPenalty[];
}

export interface EntryPenalty extends Penalty {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly reason: string;
}

/** The details without a file of entries. */
export const NO_ENTRY_DETAILS: EntryDetails = {
  names: new Map(),
  teamOf: new Map(),
  stratumOf: new Map(),
  handicaps: new Map(),
  withoutStanding: new Set(),
  withdrawn: new Map(),
  lots: [],
  penalties: [],
};

/** What does not fit the results, and where. Its sentence is in src/language/files/entries.ts. */
export type EntryDetailsProblem =
  | CsvProblemAt<'entryUnknown', { readonly column: 'entry'; readonly text: string }>
  | CsvProblemAt<'entryAmbiguous', { readonly column: 'section' | 'line'; readonly text: string }>
  | CsvProblemAt<'saidTwice', { readonly column: UniqueColumn; readonly text: string; readonly firstLine: number }>;

/** Columns that an entry has once, on any of its lines. */
const UNIQUE_COLUMNS = ['name', 'team', 'stratum', 'handicap', 'standing', 'lot'] as const;
type UniqueColumn = (typeof UNIQUE_COLUMNS)[number];

/**
 * Finds the entries that the lines name.
 * @param usual the unit of penalties without one
 */
export function findEntries(
  rows: readonly EntriesCsvRow[],
  results: Pick<ResultsCsv, 'entries'>,
  usual: PenaltyUnit,
): EntryDetails | readonly EntryDetailsProblem[] {
  const problems: EntryDetailsProblem[] = [];
  const known: KnownRow[] = [];
  for (const row of rows) {
    const found = findEntry(row, results);
    if (typeof found === 'number') known.push({ row, entry: found });
    else problems.push(found);
  }
  const wrong = [...problems, ...contradictions(known)];
  if (wrong.length > 0) return wrong.toSorted((a, b) => a.line - b.line);
  return {
    names: new Map(known.flatMap(({ row, entry }) => (row.name === '' ? [] : [[entry, row.name] as const]))),
    teamOf: new Map(known.flatMap(({ row, entry }) => (row.team === '' ? [] : [[entry, row.team] as const]))),
    stratumOf: valuesOf(known, ({ stratum }) => stratum),
    handicaps: valuesOf(known, ({ handicap }) => handicap),
    withoutStanding: new Set(known.flatMap(({ row, entry }) => (row.standing === 'without' ? [entry] : []))),
    withdrawn: new Map(
      known.flatMap(({ row, entry }) => (row.standing === 'withdrawn' ? [[entry, row.line] as const] : [])),
    ),
    lots: [...valuesOf(known, ({ lot }) => lot)].toSorted(([, a], [, b]) => a - b).map(([entry]) => entry),
    penalties: known.flatMap(({ row, entry }) => (row.change ? [penaltyOf(row.change, row.line, entry, usual)] : [])),
  };
}

/** Whether `findEntries` returned details. */
export function isEntryDetails(answer: EntryDetails | readonly { readonly kind: 'problem' }[]): answer is EntryDetails {
  return 'names' in answer;
}

interface KnownRow {
  readonly row: EntriesCsvRow;
  readonly entry: number;
}

/** The place of the entry that a line names among those of the results. */
export function findEntry(
  row: Pick<EntriesCsvRow, 'line' | 'entry' | 'section' | 'side'>,
  { entries }: Pick<ResultsCsv, 'entries'>,
): number | EntryDetailsProblem {
  const { line, entry: text, section, side } = row;
  const wanted = text.toLowerCase();
  const found = [...entries.entries()].filter(
    ([, entry]) =>
      entry.name.toLowerCase() === wanted &&
      (section === '' || entry.section.toLowerCase() === section.toLowerCase()) &&
      (side === null || entry.line === null || entry.line === side),
  );
  const [first, another] = found;
  if (first === undefined) return { kind: 'problem', line, column: 'entry', code: 'entryUnknown', text };
  if (another === undefined) return first[0];
  const column = another[1].section === first[1].section ? 'line' : 'section';
  return { kind: 'problem', line, column, code: 'entryAmbiguous', text };
}

/** The problems of entries whose lines contradict each other. */
function contradictions(known: readonly KnownRow[]): readonly EntryDetailsProblem[] {
  return UNIQUE_COLUMNS.flatMap((column) => {
    const first = new Map<number, EntriesCsvRow>();
    return known.flatMap(({ row, entry }): readonly EntryDetailsProblem[] => {
      const text = textOf(row, column);
      if (text === '') return [];
      const before = first.get(entry);
      if (before === undefined) first.set(entry, row);
      if (before === undefined || textOf(before, column) === text) return [];
      return [{ kind: 'problem', line: row.line, column, code: 'saidTwice', text: row.entry, firstLine: before.line }];
    });
  });
}

function textOf(row: EntriesCsvRow, column: UniqueColumn): string {
  const value = row[column];
  if (value === null) return '';
  return typeof value === 'object' ? `${value.numerator}/${value.denominator}` : String(value);
}

function valuesOf<Value>(
  known: readonly KnownRow[],
  of: (row: EntriesCsvRow) => Value | null,
): ReadonlyMap<number, Value> {
  const values = new Map<number, Value>();
  for (const { row, entry } of known) {
    const value = of(row);
    if (value !== null) values.set(entry, value);
  }
  return values;
}

function penaltyOf(change: EntriesCsvChange, line: number, entry: number, usual: PenaltyUnit): EntryPenalty {
  return { ...change, unit: change.unit ?? usual, line, entry };
}
