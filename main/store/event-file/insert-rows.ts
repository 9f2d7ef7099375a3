import type { Database } from 'better-sqlite3';
import type { EventFileFault } from '../../../src/language/files/event-file.ts';
import { idMap, Misfit, rowInserter } from './id-map.ts';
import { readEventRows } from './read-rows.ts';
import { gidOf, idOf, keyOf, readReferences, type EventRows, type Row } from './tables.ts';
import { ownerChanges } from './owner-changes.ts';
import { isDeletedEvent, newestState, undeleteEvent, setSession, setSessionState } from './session-state.ts';

/** Where the rows of a file go. */
export interface RowsTarget {
  /** The event that continues; null for a new one. */
  readonly event: number | null;
  /** The player of the club for each of the file. */
  readonly players: ReadonlyMap<number, number>;
  /** The change of the club that brings them in: what is the club's own affair belongs to it. */
  readonly change: () => number;
}

/** What was inserted. */
export interface InsertedRows {
  readonly event: number;
  /** The sessions that have something new, by their ids here. */
  readonly sessions: readonly number[];
}

/** A row that the tables refuse, as they refuse what cannot have happened. */
type Refused = Extract<EventFileFault, { readonly code: 'impossible' }>;

/**
 * Inserts an event, or what an event of the club lacks, in the order in which it happened: each row has to pass the
 * checks that it passed when it was written first, so that no file brings in what could not have been recorded here.
 * Ids are this file's own; global ids stay. To be called in a transaction, which is to be taken back after a fault.
 */
export function insertEventRows(db: Database, rows: EventRows, target: RowsTarget): InsertedRows | Refused {
  const here: EventRows = target.event === null ? new Map() : readEventRows(db, target.event);
  const work = insertion(db, rows, here, target.players);
  try {
    work.insertFrame();
    const refused = work.insertChanges();
    if (refused) return refused;
    work.insertRest();
    return work.finish(target);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { kind: 'fault', code: 'impossible', reason: error.message };
  }
}

function isRefusal(error: unknown): error is Error {
  if (error instanceof Misfit) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_CONSTRAINT');
}

/** Tables without changes of their own, which have everything that changes refer to. */
const FRAME = [
  'events',
  'sessions',
  'stages',
  'contestants',
  'deal_sets',
  'entries',
  'entry_contestants',
  'team_pairs',
];
const FRAME_AFTER = ['matches', 'boards', 'sections', 'schedule_cells'];
/** By these columns the rows of the frame are the same in two files, in order. */
const SAME_BY: Readonly<Record<string, readonly string[]>> = {
  events: ['gid'],
  sessions: ['ordinal'],
  stages: ['ordinal', 'form'],
  contestants: ['number'],
  deal_sets: ['gid'],
  entries: [],
  matches: ['round', 'last_round'],
  sections: ['letter'],
};

function insertion(db: Database, rows: EventRows, here: EventRows, players: ReadonlyMap<number, number>) {
  const { idsOf, mapped } = idMap(readReferences(db), players);
  const insert = rowInserter(db);
  const rowsOf = (table: string): readonly Row[] => rows.get(table) ?? [];
  const hereOf = (table: string): readonly Row[] => here.get(table) ?? [];
  const shared = new Map(hereOf('changes').map((row) => [gidOf(row), idOf(row)]));
  for (const row of rowsOf('changes')) {
    const known = shared.get(gidOf(row));
    if (known !== undefined) idsOf('changes').set(idOf(row), known);
  }
  const touched = new Set<number>();

  function insertOfFrame(table: string): void {
    if ('id' in (rowsOf(table)[0] ?? {})) {
      const there = hereOf(table);
      for (const [index, row] of rowsOf(table).entries()) {
        const same = there[index];
        const differs = (SAME_BY[table] ?? []).some((column) => same && !isEqual(same[column], row[column]));
        if (differs) throw new Misfit(`${table} differs from what is here`);
        idsOf(table).set(idOf(row), same ? idOf(same) : insert(table, mapped(table, row)));
      }
      return;
    }
    const key = keyOf(db, table);
    const keyText = (row: Row): string => JSON.stringify(key.map((column) => row[column]));
    const there = new Set(hereOf(table).map(keyText));
    for (const row of rowsOf(table)) {
      const own = mapped(table, row);
      if (!there.has(keyText(own))) insert(table, own);
    }
  }

  return {
    insertFrame() {
      for (const table of [...FRAME, ...FRAME_AFTER]) insertOfFrame(table);
    },
    /** Each change, in order, with its rows in whatever order the tables take them. */
    insertChanges(): Refused | null {
      const ofChange = ownerChanges(db, rows);
      const replace = replacing(db);
      for (const change of rowsOf('changes')) {
        if (idsOf('changes').has(idOf(change))) continue;
        const added = insert('changes', mapped('changes', change));
        idsOf('changes').set(idOf(change), added);
        const session = change['session_id'];
        if (session !== null && session !== undefined) touched.add(idsOf('sessions').get(Number(session)) ?? 0);
        let waiting = ofChange(idOf(change));
        for (const { table, row } of waiting) if (table === 'results') replace(mapped(table, row));
        while (waiting.length > 0) {
          let refused: Error | null = null;
          const left = waiting.filter(({ table, row }) => {
            try {
              const id = insert(table, asNew(db, table, mapped(table, row)));
              if ('id' in row) idsOf(table).set(idOf(row), id);
              return false;
            } catch (error) {
              if (!isRefusal(error)) throw error;
              refused ??= error;
              return true;
            }
          });
          const reason: string = refused === null ? '' : (refused as Error).message;
          if (left.length === waiting.length) return { kind: 'fault', code: 'impossible', reason };
          waiting = left;
        }
      }
      return null;
    },
    /** What is no change: breaks, the clock, and what was read a second time. */
    insertRest() {
      const sessions = [...idsOf('sessions').values()];
      db.prepare('DELETE FROM breaks WHERE session_id IN (SELECT value FROM json_each(?))').run(
        JSON.stringify(sessions),
      );
      for (const row of rowsOf('breaks')) insert('breaks', mapped('breaks', row));
      for (const row of rowsOf('sessions')) setSession(db, idsOf('sessions').get(idOf(row)) ?? 0, row);
      const read = new Set(hereOf('verifications').map((row) => JSON.stringify(withoutId(row))));
      for (const row of rowsOf('verifications')) {
        const own = mapped('verifications', row);
        if (!read.has(JSON.stringify(own))) insert('verifications', own);
      }
    },
    finish({ event: former, change }: RowsTarget): InsertedRows {
      const event = [...idsOf('events').values()][0] ?? 0;
      if (isDeletedEvent(db, event)) undeleteEvent(db, event, change());
      for (const row of rowsOf('sessions')) {
        const session = idsOf('sessions').get(idOf(row)) ?? 0;
        setSessionState(db, session, newestState(rowsOf('session_states'), idOf(row)), change);
      }
      return { event, sessions: former === null ? [...idsOf('sessions').values()] : [...touched] };
    },
  };
}

function withoutId(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'id'));
}

function isEqual(a: unknown, b: unknown): boolean {
  return Buffer.isBuffer(a) && Buffer.isBuffer(b) ? a.equals(b) : a === b;
}

/** A row as the newest: the versions of a name are counted by what is here, and a result is current until replaced. */
function asNew(db: Database, table: string, row: Row): Row {
  if (table === 'results') return { ...row, next_version: null };
  if (table !== 'event_details') return row;
  const version = db
    .prepare<[unknown], number>('SELECT 1 + coalesce(max(version), 0) FROM event_details WHERE event_id = ?')
    .pluck()
    .get(row['event_id']);
  return { ...row, version: version ?? 1 };
}

/** Marks the version before a result as replaced: all of a change are, before any is written, and may change places. */
function replacing(db: Database): (result: Row) => void {
  const statement = db.prepare(
    `UPDATE results SET next_version = :version
     WHERE section_id = :section_id AND round = :round AND table_number = :table_number AND slot_board = :slot_board
       AND version = :version - 1 AND next_version IS NULL`,
  );
  return (result) => void statement.run(result);
}
