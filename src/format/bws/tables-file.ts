import { makeJet } from '../jet/make/database.ts';
import type { JetColumnToMake } from '../jet/make/table.ts';
import type { JetValue } from '../jet/rows.ts';
import { BWS_TABLES, type BwsTableName, type FurtherColumns } from './schema.ts';

/** A row as it is written: a value by column. A column that is not named is empty. */
export type BwsRowToMake = Readonly<Record<string, JetValue>>;

/** The rows of each table. */
export type RowsToMake = Partial<Readonly<Record<BwsTableName, readonly BwsRowToMake[]>>>;

/** The bytes of a Bridgemate server's file with all of its tables, those without rows empty. */
export function makeTables(rows: RowsToMake, created: number, further: FurtherColumns = {}): Uint8Array {
  const tables = Object.entries(BWS_TABLES).map(([key, own]) => {
    const name = key as BwsTableName;
    const columns: readonly JetColumnToMake[] = [...own, ...(further[name] ?? [])];
    return {
      name,
      columns,
      rows: (rows[name] ?? []).map((row) => columns.map((column) => row[column.name] ?? null)),
    };
  });
  return makeJet(tables, created);
}
