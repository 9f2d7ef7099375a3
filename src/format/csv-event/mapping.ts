/** A CSV of results whose heads are not known: what each of its columns is taken to hold. */
import { LANGUAGES } from '../../language.ts';
import type { CsvRow } from '../csv.ts';
import { foldHead } from '../fold-head.ts';
import { RESULT_HEADS } from '../results/columns.ts';

/** What a column can hold; `ewScore` is a score from East-West's side. Each but `nothing` is held by one column. */
export const MAPPED_COLUMNS = [
  'nothing',
  'board',
  'section',
  'round',
  'table',
  'ns',
  'ew',
  'n',
  's',
  'e',
  'w',
  'ns_player1',
  'ns_player2',
  'ew_player1',
  'ew_player2',
  'contract',
  'declarer',
  'lead',
  'tricks',
  'result',
  'score',
  'ewScore',
  'award',
] as const;
export type MappedColumn = (typeof MAPPED_COLUMNS)[number];

/** Heads of other programs, folded. */
const OTHER_HEADS: Partial<Readonly<Record<MappedColumn, string>>> = {
  board: 'board no|board number|boardno|bd|brd|deal|donne|no etui|no donne|numero de donne|numero d etui',
  section: 'sec|section letter',
  round: 'rd|rnd|round no|round number|no tour',
  table: 'tbl|table no|table number|no table',
  ns: 'n s|ns pair|n s pair|pair ns|pair n s|ns no|ns number|ns pair no|north south|paire ns|paire n s|nord sud|no ns',
  ew: 'e w|ew pair|e w pair|pair ew|pair e w|ew no|ew number|ew pair no|east west|e o|paire eo|paire e o|est ouest|no eo',
  ns_player1: 'ns player1|north|nord|north name|nom nord',
  ns_player2: 'ns player2|south|sud|south name|nom sud',
  ew_player1: 'ew player1|east|est|east name|nom est',
  ew_player2: 'ew player2|west|ouest|west name|nom ouest',
  contract: 'contr|ctr|bid|final contract|contrat final',
  declarer: 'by|decl|dec|played by|par|joue par',
  lead: 'opening lead|ld',
  tricks: 'tricks made|tricks won|levees faites',
  result: 'res',
  score: 'ns score|n s score|score ns|score n s|marque ns',
  ewScore: 'ew score|e w score|score ew|score e w|marque eo|score eo',
  award: 'adjustment|adjusted score|marque ajustee',
};

const COLUMN_OF = new Map<string, MappedColumn>(
  MAPPED_COLUMNS.flatMap((column) => [
    ...LANGUAGES.flatMap((language): [string, MappedColumn][] => {
      const heads: Readonly<Record<string, string>> = RESULT_HEADS[language];
      const head = heads[column];
      return head === undefined ? [] : [[foldHead(head), column]];
    }),
    ...(OTHER_HEADS[column]?.split('|') ?? []).map((head): [string, MappedColumn] => [head, column]),
  ]),
);

/** The columns of a file, for somebody to say what they hold. */
export interface ColumnsToMap {
  readonly columns: readonly { readonly head: string; readonly examples: readonly string[] }[];
  /** What they hold by their heads. */
  readonly guess: readonly MappedColumn[];
  /** What tells files of one shape: their heads, or the number of columns where they have none. */
  readonly shape: string;
}

const EXAMPLES = 4;
/** More columns than a file of results has; those behind them are nothing. */
export const MOST_MAPPED_COLUMNS = 100;

/** Whether the first line has heads: none of its cells is a number. */
export function hasResultHeads({ cells }: CsvRow): boolean {
  return !cells.some((cell) => /^\d+$/.test(cell));
}

/** The columns of a file of these rows; none where it has no row. */
export function columnsToMap([first, ...others]: readonly CsvRow[]): ColumnsToMap {
  if (!first) return { columns: [], guess: [], shape: '' };
  const isHeaded = hasResultHeads(first);
  const body = (isHeaded ? others : [first, ...others]).slice(0, 100);
  const widest = body.reduce((most, { cells }) => Math.max(most, cells.length), first.cells.length);
  const width = Math.min(widest, MOST_MAPPED_COLUMNS);
  const taken = new Set<MappedColumn>();
  const columns = Array.from({ length: width }, (_, index) => ({
    head: isHeaded ? (first.cells[index] ?? '') : '',
    examples: body.flatMap(({ cells }) => cells[index] || []).slice(0, EXAMPLES),
  }));
  const guess = columns.map(({ head }) => {
    const column = COLUMN_OF.get(foldHead(head)) ?? 'nothing';
    if (taken.has(column)) return 'nothing';
    taken.add(column);
    return column;
  });
  const shape = isHeaded ? first.cells.map(foldHead).join('|') : `${width} columns`;
  return { columns, guess, shape };
}

/** Whether results can be read by it: the board, who sat, and what became of it. */
export function isWholeMapping(mapping: readonly MappedColumn[]): boolean {
  const has = (...columns: readonly MappedColumn[]) => columns.every((column) => mapping.includes(column));
  const hasSeats = has('ns', 'ew') || has('n', 's', 'e', 'w');
  const hasResult = has('contract') || has('score') || has('ewScore') || has('award');
  return has('board') && hasSeats && hasResult;
}
