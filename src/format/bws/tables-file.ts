import { makeJet, type JetTooLarge } from '../jet/make/database.ts';
import type { JetValue } from '../jet/rows.ts';
import { BWS_TABLES, type BwsTableName } from './schema.ts';

/** Rows of a table as they are written: a value by column. A column that is not named is empty. */
export type RowsToMake = Partial<Readonly<Record<BwsTableName, readonly Readonly<Record<string, JetValue>>[]>>>;

/** The bytes of a Bridgemate server's file with all of its tables, those without rows empty. */
export function makeTables(rows: RowsToMake, created: number): Uint8Array | JetTooLarge {
  const tables = Object.entries(BWS_TABLES).map(([name, columns]) => ({
    name,
    columns,
    rows: (rows[name as BwsTableName] ?? []).map((row) => columns.map((column) => row[column.name] ?? null)),
  }));
  return makeJet(tables, created);
}
