/**
 * CSV as people export it from and open it in a spreadsheet: comma, semicolon or tab, quoted cells,
 * any line end, a byte order mark (RFC 4180, read by papaparse). The caller decodes and encodes the bytes.
 *
 *     readCsv('board;ns\r\n1;"Cedar; Birch"') // [{ line: 1, cells: ['board', 'ns'] }, ...]
 *     writeCsv([['pair', 'name'], ['1', '=1+1']], ';') // '\ufeffpair;name\r\n1;\'=1+1\r\n'
 *
 * A spreadsheet takes a cell that begins with = + - @ (also in their wide forms), a tab or a carriage return for a
 * formula, unless the cell is that single character. Writing puts an apostrophe before such a cell, unless it is a
 * plain number such as -50. Opened with another separator, a text is cut into other cells: one that could begin inside
 * a cell, after a separator or a line end, gets the apostrophe too. Reading removes the apostrophes.
 */
import papaparse from 'papaparse';

export interface CsvRow {
  /** The line of the text that the row begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A quotation mark opens a cell on `line`, and none closes it at the end of the cell. */
export interface CsvProblem {
  readonly kind: 'problem';
  readonly code: 'quoteNotClosed';
  readonly line: number;
}

export const CSV_SEPARATORS = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

const BYTE_ORDER_MARK = '\ufeff';
/** A file that a careless program saved twice has two. The parser would take away the second, and count without it. */
const MARKS_AT_START = /^\ufeff+/;

/** Reads every row that is not empty. Cells are trimmed, and line ends inside them are \n. Never throws. */
export function readCsv(text: string): readonly CsvRow[] | CsvProblem {
  const source = text.replace(MARKS_AT_START, '').replaceAll(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  const lines = lineCounter(source);
  let start = 0;
  let problem: CsvProblem | null = null;
  papaparse.parse(source, {
    delimiter: separatorOf(source),
    newline: '\n',
    step({ data, errors, meta }) {
      const broken = errors.find(({ type }) => type === 'Quotes');
      const line = lines(start);
      if (broken) problem ??= { kind: 'problem', code: 'quoteNotClosed', line: lines(broken.index ?? start) };
      const cells = data.map((cell) => restoreFormula(cell.trim()));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      start = meta.cursor;
    },
  });
  return problem ?? rows;
}

/** Writes rows with a byte order mark, which tells a spreadsheet that the text is UTF-8. `readCsv` is the inverse. */
export function writeCsv(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  const safe = rows.map((cells) => cells.map(withoutFormula));
  const text = papaparse.unparse(safe, { delimiter: separator, newline: '\r\n', quotes: holdsASeparator });
  return `${BYTE_ORDER_MARK}${text}${rows.length > 0 ? '\r\n' : ''}`;
}

/** Returns a function from places in the text, called in rising order, to lines, from 1. */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let counted = 0;
  return (place) => {
    for (; counted < place; counted++) if (text[counted] === '\n') line += 1;
    return line;
  };
}

/** The most frequent separator outside quotes in the first row that is not empty. */
function separatorOf(text: string): CsvSeparator {
  const times: Record<CsvSeparator, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  let empty = true;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (quoted) continue;
    if (!empty && character === '\n') break;
    if (character in times) times[character as CsvSeparator] += 1;
    empty &&= character.trim() === '';
  }
  return CSV_SEPARATORS.reduce((best, separator) => (times[separator] > times[best] ? separator : best));
}

/** Whether a cell has any of the separators: quoted, it is never taken for the file's separator. */
function holdsASeparator(cell: string): boolean {
  return CSV_SEPARATORS.some((separator) => cell.includes(separator));
}

const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** Where a cell begins for a spreadsheet, and where another can begin when it is cut by another separator. */
const AT_START = /^( *)('+[=+\-@＝＋－＠\t\r]|[=+\-@＝＋－＠\t\r].)/s;
const INSIDE = /([,;\t\r\n]["\s]*'*)([=+\-@＝＋－＠])/g;
const AT_START_INERT = /^'('*[=+\-@＝＋－＠\t\r])/;
const INSIDE_INERT = /([,;\t\r\n]["\s]*'*)'([=+\-@＝＋－＠])/g;

function withoutFormula(cell: string): string {
  if (PLAIN_NUMBER.test(cell)) return cell;
  return cell.replace(INSIDE, "$1'$2").replace(AT_START, "$1'$2");
}

function restoreFormula(cell: string): string {
  if (!cell.includes("'")) return cell;
  return cell.replace(AT_START_INERT, '$1').replace(INSIDE_INERT, '$1$2');
}
