import type { ResultsCsv } from '../../../src/format/results/csv.ts';

/** A pair or a player by its name in the file, its section before it: B 7. */
export function entryName({ entries, sections }: ResultsCsv, entry: number): string {
  const { name = '', section = '' } = entries[entry] ?? {};
  return sections ? `${section} ${name}`.trim() : name;
}

/** The section of an entry as JSON has it; nothing where the file names no sections. */
export function sectionOf(file: ResultsCsv, entry: number): { readonly section?: string } {
  return file.sections ? { section: file.entries[entry]?.section ?? '' } : {};
}
