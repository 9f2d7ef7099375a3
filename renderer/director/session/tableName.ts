import type { SessionView } from '../../../main/club/model/session.ts';

/** The name of a table: its number, with the section's letter where the session has several. */
export function tableName(
  { sections }: Pick<SessionView, 'sections'>,
  { section, table }: { readonly section: number; readonly table: number },
): string {
  const letter = sections.length > 1 ? (sections.find(({ id }) => id === section)?.letter ?? '') : '';
  return `${letter}${table}`;
}
