import type { Language } from '../../language.ts';
import { CSV_SEPARATOR } from '../csv-number.ts';
import { writeCsv } from '../csv.ts';

/** A ruling in words, in the columns of the log. */
export interface RulingsCsvRow {
  readonly time: string;
  readonly board: string;
  readonly table: string;
  readonly pairs: string;
  readonly what: string;
  readonly law: string;
  readonly note: string;
}

/**
 * The log of rulings as CSV, in the order given: time, board, table, pairs, ruling, Law, note.
 * @param words the heads of the columns
 */
export function writeRulingsCsv(rows: readonly RulingsCsvRow[], words: RulingsCsvRow, language: Language): string {
  const heads = [words.time, words.board, words.table, words.pairs, words.what, words.law, words.note];
  const body = rows.map(({ time, board, table, pairs, what, law, note }) => [
    time,
    board,
    table,
    pairs,
    what,
    law,
    note,
  ]);
  return writeCsv([heads, ...body], CSV_SEPARATOR[language]);
}
