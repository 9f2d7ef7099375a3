import type { Database } from 'better-sqlite3';

/** A row as it stands in the file: values by column. */
export type Row = Readonly<Record<string, Value>>;
export type Value = string | number | Buffer | null;

/** Rows of an event by table, each table's in order of their keys. */
export type EventRows = ReadonlyMap<string, readonly Row[]>;

/** A table with rows of an event, and the column that says whose they are: a row's of a table before it. */
export interface EventTable {
  readonly table: string;
  readonly by: string;
}

/** What an event consists of, whoever was first. A table that has its place here travels with its event. */
export const EVENT_TABLES: readonly EventTable[] = [
  { table: 'events', by: 'id' },
  { table: 'sessions', by: 'event_id' },
  { table: 'stages', by: 'event_id' },
  { table: 'contestants', by: 'event_id' },
  { table: 'deal_sets', by: 'event_id' },
  { table: 'entries', by: 'event_id' },
  { table: 'entry_contestants', by: 'entry_id' },
  { table: 'team_pairs', by: 'team_id' },
  { table: 'matches', by: 'stage_id' },
  { table: 'boards', by: 'deal_set_id' },
  { table: 'sections', by: 'session_id' },
  { table: 'schedule_cells', by: 'section_id' },
  { table: 'breaks', by: 'session_id' },
  { table: 'changes', by: 'event_id' },
  { table: 'event_details', by: 'event_id' },
  { table: 'session_history', by: 'session_id' },
  // Within a change results stand first: those that a new schedule takes away belong to the one before.
  { table: 'results', by: 'section_id' },
  { table: 'contestant_details', by: 'contestant_id' },
  { table: 'contestant_players', by: 'contestant_id' },
  { table: 'entry_players', by: 'entry_id' },
  { table: 'entry_substitutes', by: 'entry_id' },
  { table: 'stage_rules', by: 'stage_id' },
  { table: 'stage_contestants', by: 'stage_id' },
  { table: 'contestant_terms', by: 'stage_id' },
  { table: 'given_masterpoints', by: 'session_id' },
  { table: 'stage_sources', by: 'stage_id' },
  { table: 'stage_source_players', by: 'stage_id' },
  { table: 'draws', by: 'stage_id' },
  { table: 'draw_matches', by: 'stage_id' },
  { table: 'match_results', by: 'match_id' },
  { table: 'deals', by: 'deal_set_id' },
  { table: 'datums', by: 'deal_set_id' },
  { table: 'schedules', by: 'section_id' },
  { table: 'section_numbers', by: 'section_id' },
  { table: 'seatings', by: 'section_id' },
  { table: 'verifications', by: 'section_id' },
  { table: 'accepted_findings', by: 'section_id' },
  { table: 'penalties', by: 'stage_id' },
  { table: 'publications', by: 'stage_id' },
  { table: 'published_places', by: 'publication_id' },
  { table: 'awards', by: 'publication_id' },
];

/** What a column with a reference refers to: the table whose id it is. */
export type References = (table: string, column: string) => string | null;

interface ForeignKeyColumn {
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

function memoized<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}

/** Follows each reference to the table that gives the id: a key of several columns leads to one of several tables. */
export function readReferences(db: Database): References {
  const keysOf = memoized((table: string) => db.pragma(`foreign_key_list(${table})`) as readonly ForeignKeyColumn[]);
  const follow = (table: string, column: string): string | null => {
    for (const key of keysOf(table)) {
      // A version refers to the next of its own line: there is no id in that.
      if (key.from !== column || (key.table === table && key.to !== 'id')) continue;
      const root = key.to === 'id' ? key.table : follow(key.table, key.to);
      if (root !== null) return root;
    }
    return null;
  };
  const rootsOf = memoized(
    (table) => new Map(columnsOf(db, table).map((column) => [column, follow(table, column)] as const)),
  );
  return (table, column) => rootsOf(table).get(column) ?? null;
}

interface ColumnInfo {
  readonly name: string;
  readonly pk: number;
}

export function columnsOf(db: Database, table: string): readonly string[] {
  return (db.pragma(`table_info(${table})`) as readonly ColumnInfo[]).map(({ name }) => name);
}

/** The columns of a table's key, in order. */
export function keyOf(db: Database, table: string): readonly string[] {
  const columns = db.pragma(`table_info(${table})`) as readonly ColumnInfo[];
  return columns
    .filter(({ pk }) => pk > 0)
    .toSorted((a, b) => a.pk - b.pk)
    .map(({ name }) => name);
}

export function idOf(row: Row): number {
  return Number(row['id']);
}

/** The global id of a row, in hexadecimal digits. */
export function gidOf(row: Row): string {
  const gid = row['gid'];
  return Buffer.isBuffer(gid) ? gid.toString('hex') : '';
}

/** Columns of a row as one text, by which equal ones are found. */
export function textOf(row: Row, columns: readonly string[]): string {
  return columns
    .map((column) => {
      const value = row[column];
      return Buffer.isBuffer(value) ? value.toString('hex') : String(value);
    })
    .join(' ');
}
