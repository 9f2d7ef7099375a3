/** The numbers of tables for which movements are listed. */
const FEWEST_TABLES = 2;
const MOST_TABLES = 40;

/** Parses a number of tables with a point or a comma: 13, 12.5, 12,5. Null where it is none. */
export function readTables(text: string): number | null {
  const tables = /^\d{1,2}([.,][05]?)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0;
  return tables >= FEWEST_TABLES && tables <= MOST_TABLES ? tables : null;
}
