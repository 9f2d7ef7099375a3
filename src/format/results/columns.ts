import { LANGUAGES, type Language } from '../../language.ts';
import type { CsvRow } from '../csv.ts';
import { cellAt } from '../csv-table.ts';
import type { ResultsCsvProblem } from './problem.ts';

/** The columns that are read. `board` and the columns of the pairs or players are required. */
export const RESULT_COLUMNS = [
  'board',
  'ns',
  'ew',
  'contract',
  'declarer',
  'tricks',
  'result',
  'score',
  'award',
  'lead',
  'section',
  'form',
  'datum',
  'match',
  'round',
  'n',
  's',
  'e',
  'w',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** The columns with a head in each language: `table` is only written, `room` is of a match. */
type HeadedColumn = ResultColumn | 'table' | 'room';

/** How the columns are headed in each language. A file may have the heads of either. */
export const RESULT_HEADS: Readonly<Record<Language, Readonly<Record<HeadedColumn, string>>>> = {
  en: { ...headedByName(), table: 'table', room: 'room' },
  fr: {
    ...headedByName(),
    board: 'Étui',
    section: 'Section',
    round: 'Tour',
    table: 'Table',
    ns: 'NS',
    ew: 'EO',
    contract: 'Contrat',
    declarer: 'Déclarant',
    tricks: 'Levées',
    result: 'Résultat',
    score: 'Marque',
    award: 'Attribution',
    lead: 'Entame',
    form: 'Forme',
    w: 'O',
    room: 'Salle',
  },
};

function headedByName(): Readonly<Record<ResultColumn, string>> {
  return Object.fromEntries(RESULT_COLUMNS.map((column) => [column, column])) as Record<ResultColumn, string>;
}

/** Who sat at a table: two pairs, or in an individual four players. */
export const SEAT_COLUMNS = { pairs: ['ns', 'ew'], players: ['n', 's', 'e', 'w'] } as const;
export type CsvSeating = keyof typeof SEAT_COLUMNS;

/** A file with a column of pairs has pairs, whatever other columns it has. */
export function csvSeatingOf(columns: ResultColumns): CsvSeating {
  const has = (seating: CsvSeating): boolean => SEAT_COLUMNS[seating].some((name) => columns.places.has(name));
  return has('players') && !has('pairs') ? 'players' : 'pairs';
}

/** A file needs one of these, or no line can have a result. */
const HOLDING_RESULTS = ['contract', 'score', 'award'] as const;

export interface ResultColumns {
  /** The index of each column of the file, from 0. */
  readonly places: ReadonlyMap<ResultColumn, number>;
  /** The language of the heads, and so of contracts, declarers and leads. */
  readonly language: Language;
}

/** The cells of a line by the names of their columns; '' for a missing one. */
export interface ResultsCsvRow {
  readonly line: number;
  readonly language: Language;
  readonly cells: Readonly<Record<ResultColumn, string>>;
}

export function readResultColumns(header: CsvRow): {
  readonly columns: ResultColumns;
  readonly problems: readonly ResultsCsvProblem[];
} {
  const places = new Map<ResultColumn, number>();
  const problems: ResultsCsvProblem[] = [];
  const at = { kind: 'problem', line: header.line } as const;
  const heads = header.cells.map(bareHead);
  for (const [index, head] of heads.entries()) {
    const name = COLUMN_OF_HEAD.get(head);
    if (name === undefined) continue;
    if (places.has(name)) problems.push({ ...at, column: name, code: 'columnTwice' });
    places.set(name, index);
  }
  const telling = heads[places.get('contract') ?? places.get('board') ?? -1] ?? '';
  const isFrench = isHead(telling, 'contract', 'fr') || isHead(telling, 'board', 'fr');
  const columns: ResultColumns = { places, language: isFrench ? 'fr' : 'en' };
  for (const name of ['board', ...SEAT_COLUMNS[csvSeatingOf(columns)]] as const) {
    if (!places.has(name)) problems.push({ ...at, column: name, code: 'columnMissing' });
  }
  if (!HOLDING_RESULTS.some((name) => places.has(name))) {
    problems.push({ ...at, column: null, code: 'resultColumnMissing' });
  }
  return { columns, problems };
}

/** The problem with its column named by the head that the column has in the language. */
export function withHead<Problem extends { readonly column: string | null }>(
  problem: Problem,
  language: Language,
): Problem {
  const heads: Readonly<Record<string, string>> = RESULT_HEADS[language];
  const { column } = problem;
  return column === null ? problem : { ...problem, column: heads[column] ?? column };
}

/** Every head of either language; one that heads two columns is of the first. */
const COLUMN_OF_HEAD: ReadonlyMap<string, ResultColumn> = new Map(
  RESULT_COLUMNS.toReversed().flatMap((column) =>
    LANGUAGES.map((language) => [bareHead(RESULT_HEADS[language][column]), column] as const),
  ),
);

/** Whether a cell of the first line heads the rooms of a match. */
export function isRoomHead(cell: string): boolean {
  return LANGUAGES.some((language) => isHead(bareHead(cell), 'room', language));
}

function isHead(head: string, column: HeadedColumn, language: Language): boolean {
  return bareHead(RESULT_HEADS[language][column]) === head;
}

/** A head in small letters without accents. */
function bareHead(head: string): string {
  return head
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
}

export function resultsCsvRow({ line, cells }: CsvRow, { places, language }: ResultColumns): ResultsCsvRow {
  const cell = (name: ResultColumn): string => cellAt(cells, places.get(name));
  return {
    line,
    language,
    cells: {
      board: cell('board'),
      ns: cell('ns'),
      ew: cell('ew'),
      contract: cell('contract'),
      declarer: cell('declarer'),
      tricks: cell('tricks'),
      result: cell('result'),
      score: cell('score'),
      award: cell('award'),
      lead: cell('lead'),
      section: cell('section'),
      form: cell('form'),
      datum: cell('datum'),
      match: cell('match'),
      round: cell('round'),
      n: cell('n'),
      s: cell('s'),
      e: cell('e'),
      w: cell('w'),
    },
  };
}
