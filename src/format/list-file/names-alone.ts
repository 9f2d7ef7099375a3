import type { CsvRow } from '../csv.ts';

/** A name as people write it: two to five words, the first with a capital, and no end of a sentence. */
const NAME = /^\p{Lu}[^\s\d]*(?:\s+[^\s\d]+){1,4}$/u;

/** Whether most lines of a text without columns are names, and not a note that somebody wrote. */
export function areNames(rows: readonly CsvRow[]): boolean {
  const names = rows.filter(({ cells: [text = ''] }) => NAME.test(text.trim()) && !/[.!?]$/.test(text.trim()));
  return 2 * names.length > rows.length;
}
