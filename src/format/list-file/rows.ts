import type { CsvRow } from '../csv.ts';
import { hasListHeads, type ListColumn } from './columns.ts';

/** The rows under the heads. */
export function bodyOf(rows: readonly CsvRow[]): readonly CsvRow[] {
  return hasListHeads(rows) ? rows.slice(1) : rows;
}

/** The rows under heads that say what the columns hold; what is left out has an empty head. */
export function underHeads(body: readonly CsvRow[], mapping: readonly ListColumn[]): readonly CsvRow[] {
  const cells = mapping.map((column) => (column === 'nothing' ? '' : column));
  return [{ line: body[0]?.line ?? 1, cells }, ...body];
}

/** The cell of a column; empty where the file has no such column. */
export function cellOf({ cells }: CsvRow, mapping: readonly ListColumn[], column: ListColumn): string {
  const place = mapping.indexOf(column);
  return place === -1 ? '' : (cells[place] ?? '').replace(/\s+/g, ' ').trim();
}

/** The rows with another text in the cells of one column. */
export function withCells(rows: readonly CsvRow[], place: number, textOf: (text: string) => string): readonly CsvRow[] {
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) => (at === place ? textOf(cell) : cell)),
  }));
}
