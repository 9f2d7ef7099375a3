import type { Database } from 'better-sqlite3';
import { EVENT_TABLES, textOf, type EventRows, type Row } from './tables.ts';

/** A row with its table. */
export interface TableRow {
  readonly table: string;
  readonly row: Row;
}

/** The rows that a change of a file wrote, in order of table. */
export type RowsOfChange = (change: number) => TableRow[];

interface KeyColumn {
  readonly id: number;
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Finds which change wrote each row: the one it names, or that of the version it is part of, as a seat is of a
 * schedule. Rows without any have their place outside the changes.
 */
export function ownerChanges(db: Database, rows: EventRows): RowsOfChange {
  const written = new Map<number, TableRow[]>();
  for (const { table } of EVENT_TABLES) {
    if (table === 'changes') continue;
    const changeOf = changeFinder(db, table, rows);
    for (const row of rows.get(table) ?? []) {
      const change = changeOf(row);
      if (change === null) continue;
      const ofChange = written.get(change) ?? [];
      written.set(change, ofChange);
      ofChange.push({ table, row });
    }
  }
  return (change) => written.get(change) ?? [];
}

function changeFinder(db: Database, table: string, rows: EventRows): (row: Row) => number | null {
  if (hasChange(db, table)) return (row) => Number(row['change_id']);
  const keys = Map.groupBy(db.pragma(`foreign_key_list(${table})`) as readonly KeyColumn[], ({ id }) => id);
  const owner = [...keys.values()].find(([first]) => first && hasChange(db, first.table));
  const [first] = owner ?? [];
  if (!owner || !first) return () => null;
  const to = owner.map((column) => column.to);
  const from = owner.map((column) => column.from);
  const changes = new Map(
    (rows.get(first.table) ?? []).map((row) => [textOf(row, to), Number(row['change_id'])] as const),
  );
  return (row) => changes.get(textOf(row, from)) ?? null;
}

function hasChange(db: Database, table: string): boolean {
  return (db.pragma(`table_info(${table})`) as readonly { readonly name: string }[]).some(
    ({ name }) => name === 'change_id',
  );
}
