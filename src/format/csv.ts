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

/**
 * `quoteNotClosed`: a quotation mark opens a cell on `line`, and none closes it at the end of the cell.
 * `tooLarge`: from `line` on the text has more than any file of its kind.
 */
export interface CsvProblem {
  readonly kind: 'problem';
  readonly code: CsvProblemCode;
  readonly line: number;
}
export type CsvProblemCode = 'quoteNotClosed' | 'tooLarge';

/** Rows of the longest file that is read: the members of a whole federation. */
const MOST_ROWS = 200_000;
/** A spreadsheet has no more cells in a row, and no more characters in a cell. */
const MOST_CELLS = 16_384;
const LONGEST_CELL = 32_767;

export const CSV_SEPARATORS = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

const BYTE_ORDER_MARK = '\ufeff';
/** A file that a careless program saved twice has two. The parser would take away the second, and count without it. */
const MARKS_AT_START = /^\ufeff+/;

/**
 * Reads every row that is not empty. Cells are trimmed, and line ends inside them are \n. Never throws.
 * @param mostRows rows that a file of the kind can have, with its heads
 */
export function readCsv(text: string, mostRows = MOST_ROWS): readonly CsvRow[] | CsvProblem {
  const source = withPlainLines(text.replace(MARKS_AT_START, ''));
  const separator = separatorOf(source);
  const rows = new RowList(mostRows);
  if (source.includes('"')) readQuoted(source, separator, rows);
  else readUnquoted(source, separator, rows);
  return rows.problem ?? rows.rows;
}

function withPlainLines(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
}

/** The rows of a text, until there is a problem. */
class RowList {
  readonly rows: CsvRow[] = [];
  problem: CsvProblem | null = null;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** A loop is faster than functions that are called for each of a million cells. */
  add(line: number, texts: readonly string[]): void {
    const cells: string[] = [];
    let isEmpty = true;
    let isLong = texts.length > MOST_CELLS;
    for (const text of texts) {
      const cell = restoreFormula(text.trim());
      isEmpty &&= cell === '';
      isLong ||= cell.length > LONGEST_CELL;
      cells.push(cell);
    }
    if (isEmpty) return;
    if (isLong || this.rows.length === this.#most) this.fail('tooLarge', line);
    else this.rows.push({ line, cells });
  }

  fail(code: CsvProblemCode, line: number): void {
    this.problem = { kind: 'problem', code, line };
  }
}

/** A text without a quotation mark: a line is a row, and each separator ends a cell. */
function readUnquoted(source: string, separator: CsvSeparator, rows: RowList): void {
  let line = 1;
  for (let start = 0; start < source.length && rows.problem === null; line++) {
    const next = source.indexOf('\n', start);
    const end = next === -1 ? source.length : next;
    if (end > start) rows.add(line, source.slice(start, end).split(separator));
    start = end + 1;
  }
}

function readQuoted(source: string, separator: CsvSeparator, rows: RowList): void {
  const lines = lineCounter(source);
  let start = 0;
  papaparse.parse(source, {
    delimiter: separator,
    newline: '\n',
    step({ data, errors, meta }, parser) {
      const broken = errors.find(({ type }) => type === 'Quotes');
      if (broken) rows.fail('quoteNotClosed', lines(broken.index ?? start));
      else rows.add(lines(start), data);
      start = meta.cursor;
      if (rows.problem !== null) parser.abort();
    },
  });
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
  let next = text.indexOf('\n');
  return (place) => {
    for (; next !== -1 && next < place; line++) next = text.indexOf('\n', next + 1);
    return line;
  };
}

/** The most frequent separator outside quotes in the first row that is not empty. */
function separatorOf(text: string): CsvSeparator {
  const first = text.search(/\S/);
  const times: Record<CsvSeparator, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' && first !== -1 && at > first) break;
    else if (character === ',' || character === ';' || character === '\t') times[character] += 1;
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

const FORMULA_SIGN = /[=+\-@＝＋－＠\t\r]/;

function restoreFormula(cell: string): string {
  if (!cell.includes("'") || !FORMULA_SIGN.test(cell)) return cell;
  return cell.replace(AT_START_INERT, '$1').replace(INSIDE_INERT, '$1$2');
}
