import type { ResultsCsv } from '../../../src/format/results/csv.ts';

/** The name of a pair or player in the file, after its section: B 7. */
export function entryName({ entries, sections }: Pick<ResultsCsv, 'entries' | 'sections'>, entry: number): string {
  const { name = '', section = '' } = entries[entry] ?? {};
  return sections ? `${section} ${name}`.trim() : name;
}

/** The section of an entry for JSON; nothing where the file names no sections. */
export function sectionOf(
  file: Pick<ResultsCsv, 'entries' | 'sections'>,
  entry: number,
): { readonly section?: string } {
  return file.sections ? { section: file.entries[entry]?.section ?? '' } : {};
}
