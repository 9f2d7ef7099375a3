/**
 * The deals of a rubber as CSV: a header row, then a line for each deal in the order of play. Columns in any order,
 * others ignored: `contract` (4S, 4SX, 3NTXX, PASS), `declarer`, `tricks` (0 to 13) or `result` (=, +1, -2), and
 * `honours`: the seat that holds them and how many, N4 or W5, four aces at no-trump N4.
 *
 *     contract,declarer,result,honours
 *     4S,N,+1,N4
 */
import { parseContractField } from '../bridge/notation/contract.ts';
import { MOST_TRICKS, type Contract } from '../bridge/contract.ts';
import type { Played } from '../bridge/result/result.ts';
import type { Honours, RubberDeal } from '../bridge/rubber/sheet.ts';
import { parseSeat } from '../bridge/notation/seat.ts';
import { parseTricks } from '../bridge/notation/tricks.ts';
import { readCsv, type CsvProblemCode, type CsvRow } from './csv.ts';

const COLUMNS = ['contract', 'declarer', 'tricks', 'result', 'honours'] as const;
type Column = (typeof COLUMNS)[number];

/** What is wrong with the file, and where. */
export interface RubberCsvProblem {
  readonly kind: 'problem';
  readonly code: CsvProblemCode | 'noColumn' | 'columnTwice' | 'noDeals' | 'empty' | 'disagree' | 'ofPass' | Column;
  /** Line of the file, from 1. */
  readonly line: number;
  /** Null where the whole line is meant. */
  readonly column: Column | null;
  /** The text of the cell; '' where there is none. */
  readonly text: string;
}

/** A deal and its line in the file, from 1. */
export interface RubberCsvDeal {
  readonly line: number;
  readonly deal: RubberDeal;
}

export type RubberCsv =
  | { readonly kind: 'deals'; readonly deals: readonly RubberCsvDeal[] }
  | { readonly kind: 'problems'; readonly problems: readonly RubberCsvProblem[] };

/** More deals than a rubber has. */
const MOST_ROWS = 10_000;

/** Reads the deals, or all problems in order of lines. Never throws. */
export function readRubberCsv(text: string): RubberCsv {
  const rows = readCsv(text, MOST_ROWS);
  if ('code' in rows) return { kind: 'problems', problems: [wrong(rows.code, rows.line, null)] };
  const [header, ...body] = rows;
  if (header === undefined) return { kind: 'problems', problems: [wrong('noDeals', 1, null)] };
  const names = header.cells.map((cell) => COLUMNS.find((column) => column === cell.toLowerCase()));
  const problem = headerProblem(names, header.line);
  if (problem) return { kind: 'problems', problems: [problem] };
  if (body.length === 0) return { kind: 'problems', problems: [wrong('noDeals', header.line, null)] };
  const read = body.map((row) => readDeal(row, names));
  const problems = read.flatMap((answer) => ('code' in answer ? [answer] : []));
  if (problems.length > 0) return { kind: 'problems', problems };
  return { kind: 'deals', deals: read.flatMap((answer) => ('deal' in answer ? [answer] : [])) };
}

function wrong(code: RubberCsvProblem['code'], line: number, column: Column | null, text = ''): RubberCsvProblem {
  return { kind: 'problem', code, line, column, text };
}

type Names = readonly (Column | undefined)[];

/** The first problem of the header: a column twice; contract, declarer or the tricks missing. */
function headerProblem(names: Names, line: number): RubberCsvProblem | null {
  const twice = names.find((name, index) => name !== undefined && names.indexOf(name) !== index);
  if (twice) return wrong('columnTwice', line, twice, twice);
  const tricks = names.includes('result') ? 'result' : 'tricks';
  const missing = (['contract', 'declarer', tricks] as const).find((name) => !names.includes(name));
  return missing === undefined ? null : wrong('noColumn', line, missing, missing);
}

function readDeal({ line, cells }: CsvRow, names: Names): RubberCsvDeal | RubberCsvProblem {
  const cell = (column: Column): string => cells[names.indexOf(column)] ?? '';
  const unread = (column: Column): RubberCsvProblem =>
    wrong(cell(column) === '' ? 'empty' : column, line, column, cell(column));
  const contract = parseContractField(cell('contract'), 'en');
  if (contract === null) return unread('contract');
  if (contract === 'passedOut') {
    const filled = COLUMNS.find((column) => column !== 'contract' && cell(column) !== '');
    if (filled) return wrong('ofPass', line, filled, cell(filled));
    return { line, deal: { outcome: { kind: 'passedOut' }, honours: null } };
  }
  const declarer = parseSeat(cell('declarer'), 'en');
  if (declarer === null) return unread('declarer');
  const tricks = readTricks(cell('tricks'), cell('result'), contract);
  if (typeof tricks === 'string')
    return tricks === 'disagree' ? wrong(tricks, line, 'result', cell('result')) : unread(tricks);
  const honours = cell('honours') === '' ? null : readHonours(cell('honours'));
  if (honours === undefined) return unread('honours');
  const outcome: Played = { kind: 'played', contract, declarer, tricks, lead: null };
  return { line, deal: { outcome, honours } };
}

/** Declarer's tricks, or the column that cannot be read. */
function readTricks(tricks: string, result: string, contract: Contract): number | 'tricks' | 'result' | 'disagree' {
  const counted = /^\d{1,2}$/.test(tricks) && Number(tricks) <= MOST_TRICKS ? Number(tricks) : null;
  if (tricks !== '' && counted === null) return 'tricks';
  const compared = result === '' ? null : parseTricks(result, contract);
  if (compared === null) return result !== '' ? 'result' : (counted ?? 'tricks');
  return counted === null || counted === compared ? compared : 'disagree';
}

/** Seat and number; undefined for any other text. The sheet checks them against the strain. */
function readHonours(text: string): Honours | undefined {
  const seat = parseSeat(text.slice(0, 1), 'en');
  const count = { '4': 4, '5': 5 } as const;
  const digit = text.slice(1).trim();
  return seat !== null && (digit === '4' || digit === '5') ? { seat, count: count[digit] } : undefined;
}
