/**
 * A CSV file with a header row: columns in any order and either case, others ignored. What only one kind of file has
 * wrong, its own reader says.
 */
import { readCsv, type CsvProblemCode, type CsvRow } from './csv.ts';

/** A problem type for each code. */
export type CsvProblemAt<Code extends string, Facts> = Code extends string
  ? { readonly kind: 'problem'; readonly line: number; readonly code: Code } & Facts
  : never;

/** What can be wrong with any such file; `Without` is the code for one without a line under its header. */
export type CsvTableProblem<Column extends string, Without extends string> =
  | CsvProblemAt<CsvProblemCode | 'emptyFile' | Without, { readonly column: null }>
  | CsvProblemAt<'columnMissing' | 'columnTwice', { readonly column: Column }>
  | CsvProblemAt<'cellBeyond', { readonly column: null; readonly text: string }>;

/** The lines under the header, and where each column stands in them. */
export interface CsvTable<Column extends string> {
  readonly columns: ReadonlyMap<Column, number>;
  readonly body: readonly CsvRow[];
  /** The number of cells of the header. */
  readonly width: number;
}

/** The columns of a kind of file. */
interface CsvTableShape<Column extends string, Without extends string> {
  readonly known: readonly Column[];
  readonly needed: readonly Column[];
  readonly without: Without;
  /** Rows that such a file can have, with its heads. */
  readonly mostRows: number;
}

/** A text, or the rows of one that was read already. */
export type CsvSource = string | readonly CsvRow[];

/** Reads the header and the lines under it, or lists what is wrong with them; such a list is never empty. */
export function readCsvTable<Column extends string, Without extends string>(
  source: CsvSource,
  { known, needed, without, mostRows }: CsvTableShape<Column, Without>,
): CsvTable<Column> | readonly CsvTableProblem<Column, Without>[] {
  type Problem = CsvTableProblem<Column, Without>;
  const rows = typeof source === 'string' ? readCsv(source, mostRows) : source;
  if ('code' in rows) return [{ kind: 'problem', code: rows.code, line: rows.line, column: null }];
  const beyond = rows[mostRows];
  if (beyond) return [{ kind: 'problem', code: 'tooLarge', line: beyond.line, column: null }];
  const [header, ...body] = rows;
  if (header === undefined) return [{ kind: 'problem', code: 'emptyFile', line: 1, column: null }];
  const { line, cells } = header;
  const columns = new Map<Column, number>();
  const problems: Problem[] = [];
  for (const [index, cell] of cells.entries()) {
    const column = known.find((one) => one === cell.toLowerCase());
    if (column === undefined) continue;
    if (columns.has(column)) problems.push({ kind: 'problem', line, column, code: 'columnTwice' });
    columns.set(column, index);
  }
  for (const column of needed) {
    if (!columns.has(column)) problems.push({ kind: 'problem', line, column, code: 'columnMissing' });
  }
  if (problems.length > 0) return problems;
  if (body.length === 0) return [{ kind: 'problem', code: without, line, column: null } as Problem];
  return { columns, body, width: cells.length };
}

/** The cell of a column; empty where the file has no such column or the row ends before it. */
export function cellAt(cells: readonly string[], place: number | undefined): string {
  // A place such as -1 would be looked for as a name, which is slow.
  return place === undefined ? '' : (cells[place] ?? '');
}

/** A text to the right of the last column; none where there is no such text. */
export function cellsBeyond(
  { line, cells }: CsvRow,
  width: number,
): readonly CsvProblemAt<'cellBeyond', { readonly column: null; readonly text: string }>[] {
  const text = cells.slice(width).find((cell) => cell !== '');
  return text === undefined ? [] : [{ kind: 'problem', line, column: null, code: 'cellBeyond', text }];
}
