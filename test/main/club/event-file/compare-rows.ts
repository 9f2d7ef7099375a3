import SQLite, { type Database } from 'better-sqlite3';
import { gidOf, idOf, readReferences, type EventRows, type Row } from '../../../../main/store/event-file/tables.ts';

/**
 * The rows of an event without the ids of its file: each id is the place of its row among those of its table, each
 * player the name.
 */
export function plainRows(rows: EventRows, db: Database): Readonly<Record<string, readonly unknown[]>> {
  const references = readReferences(db);
  const nameOf = (table: string, row: Row): unknown => (table === 'players' ? row['name'] : keyOf(table, row, rows));
  const names = new Map(
    [...rows].map(([table, ofTable]) => [table, new Map(ofTable.map((row) => [idOf(row), nameOf(table, row)]))]),
  );
  return Object.fromEntries(
    [...rows].map(([table, ofTable]) => [
      table,
      ofTable
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).flatMap(([column, value]) => {
              if (column === 'id' || (column === 'gid' && table === 'players')) return [];
              const to = references(table, column);
              const plain = to === null || value === null ? value : names.get(to)?.get(Number(value));
              return [[column, Buffer.isBuffer(plain) ? plain.toString('hex') : plain]];
            }),
          ),
        )
        .map((row) => JSON.stringify(row))
        .toSorted(),
    ]),
  );
}

function keyOf(table: string, row: Row, rows: EventRows): unknown {
  const gid = gidOf(row);
  return gid === '' ? (rows.get(table) ?? []).indexOf(row) : gid;
}

/** A database to read the schema of. */
export function openForSchema(file: string): Database {
  return new SQLite(file, { readonly: true });
}
