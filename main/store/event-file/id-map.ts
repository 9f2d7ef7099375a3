import type { Database } from 'better-sqlite3';
import type { EventRows, References, Row } from './tables.ts';

/** A row of a file that has no place among what is here. */
export class Misfit extends Error {}

/** The ids that rows of a file have here, and rows with these ids. */
export interface IdMap {
  /** The ids here by those of the file, of a table. */
  readonly idsOf: (table: string) => Map<number, number>;
  /** A row with the ids of here, without its own; throws a misfit where it refers to a row that has none. */
  readonly mapped: (table: string, row: Row) => Row;
}

export function idMap(references: References, players: ReadonlyMap<number, number>): IdMap {
  const ids = new Map<string, Map<number, number>>([['players', new Map(players)]]);
  const idsOf = (table: string): Map<number, number> => {
    const known = ids.get(table) ?? new Map<number, number>();
    ids.set(table, known);
    return known;
  };
  const mapped = (table: string, row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) => {
        if (column === 'id') return [];
        const to = references(table, column);
        if (to === null || value === null) return [[column, value]];
        const id = idsOf(to).get(Number(value));
        if (id === undefined) throw new Misfit(`${table}.${column} refers to nothing of ${to}`);
        return [[column, id]];
      }),
    );
  return { idsOf, mapped };
}

/** Whether every row of an event is of a change of the event: none would be left out where changes are repeated. */
export function isOfOwnChanges(rows: EventRows): boolean {
  const own = new Set((rows.get('changes') ?? []).map((row) => row['id']));
  return [...rows]
    .filter(([table]) => table !== 'session_states')
    .every(([, ofTable]) => ofTable.every((row) => !('change_id' in row) || own.has(row['change_id'] ?? null)));
}

/** Inserts rows, each table's by one statement. @returns the id, where the table has one */
export function rowInserter(db: Database): (table: string, row: Row) => number {
  const inserts = new Map<string, (row: Row) => number>();
  return (table, row) => {
    let insert = inserts.get(table);
    if (!insert) {
      const columns = Object.keys(row);
      const values = columns.map((column) => `:${column}`);
      const statement = db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`);
      insert = (one) => Number(statement.run(one).lastInsertRowid);
      inserts.set(table, insert);
    }
    return insert(row);
  };
}
