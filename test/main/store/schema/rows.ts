/** A club's file in memory, and rows for it as SQL has them: what the schema takes and refuses is tested on these. */
import SQLite, { type Database } from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { migrate, readMigrations } from '../../../../main/store/file/migrations.ts';

/** Column values of a row. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The bytes of an empty file by its version: each is made once. */
const empty = new Map<number, Buffer>();

/** An empty file of the newest version, or of an earlier one; closed when the test is over. */
export function emptyFile(version = Infinity): Database {
  const bytes = empty.get(version) ?? emptyBytes(version);
  empty.set(version, bytes);
  const db = new SQLite(bytes);
  onTestFinished(() => void db.close());
  db.pragma('recursive_triggers = ON');
  return db;
}

function emptyBytes(version: number): Buffer {
  const db = new SQLite(':memory:');
  migrate(db, readMigrations().slice(0, version));
  const bytes = db.serialize();
  db.close();
  return bytes;
}

/** @returns the row's id, where the table has one */
export function insert(db: Database, table: string, row: Row): number {
  const columns = Object.keys(row);
  const statement = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  return Number(db.prepare(statement).run(Object.values(row)).lastInsertRowid);
}

/** What a change is about, where it can be taken back. */
const WITHOUT_SUBJECT = ['event', 'sample', 'import', 'clock'];

/** A change of session 1 of event 1, unless told otherwise. */
export function addChange(db: Database, kind: string, row: Row = {}): number {
  const subject = WITHOUT_SUBJECT.includes(kind) ? null : kind;
  const usual = { event_id: 1, session_id: 1, kind, subject, author: 'director', at: '2026-11-24T19:40:00.000Z' };
  return insert(db, 'changes', { ...usual, ...row });
}

/** Event `id` with a session and a stage of the same id, and its deal set with boards 1 to `boards`. */
export function addEvent(db: Database, id: number, ranks: string, { boards = 8, form = 'movement' } = {}): number {
  insert(db, 'events', { id, ranks });
  const change = addChange(db, 'event', { event_id: id, session_id: null });
  insert(db, 'event_details', { event_id: id, version: 1, change_id: change, name: `Event ${id}` });
  const time = { date: '2026-11-24', start: '19:30', minutes_per_board: 7, minutes_to_move: 1 };
  insert(db, 'sessions', { id, event_id: id, ordinal: 1, ...time });
  insert(db, 'stages', { id, event_id: id, ordinal: 1, form });
  insert(db, 'stage_rules', { stage_id: id, version: 1, change_id: change, rules: RULES });
  insert(db, 'deal_sets', { id, event_id: id });
  for (let number = 1; number <= boards; number += 1) addBoard(db, { deal_set_id: id, number, shown: number });
  return change;
}

export const RULES = '{"method":"matchpoints","preset":"wbf","regulation":{"code":"wbf"},"fields":"all"}';

export function addBoard(db: Database, row: Row): void {
  insert(db, 'boards', row);
}

/** A contestant of event 1 and its partnership, both of this id and number. */
export function addPair(db: Database, id: number, event = 1): void {
  addContestant(db, id, event);
  addPartnership(db, id, [id], event);
}

export function addContestant(db: Database, id: number, event = 1): void {
  insert(db, 'contestants', { id, event_id: event, number: id });
}

/** A partnership of one contestant; in an individual of two players; of none, where it only keeps a number. */
export function addPartnership(db: Database, id: number, contestants: readonly number[], event = 1): void {
  insert(db, 'entries', { id, event_id: event });
  for (const [index, contestant] of contestants.entries()) {
    insert(db, 'entry_contestants', { entry_id: id, place: index + 1, contestant_id: contestant });
  }
}

/** Section `id` of session, stage and deal set 1. */
export function addSection(db: Database, id: number, letter: string, row: Row = {}): void {
  insert(db, 'sections', { id, session_id: 1, stage_id: 1, deal_set_id: 1, letter, ...row });
}

/** Who has which number, and where they sit. */
export interface Seats {
  readonly change: number;
  readonly version?: number;
  readonly tables?: number;
  readonly rounds?: number;
  readonly boards?: number;
  readonly numbers: readonly Row[];
  /** round, table_number, ns_entry, ew_entry, boards and what is not usual. */
  readonly seats: readonly Row[];
}

export function addSchedule(db: Database, section: number, seats: Seats): void {
  const { change, version = 1, tables = 3, rounds = 2, boards = 8 } = seats;
  const key = { section_id: section, version };
  const head = { change_id: change, movement: '{}', winners: 1, tables, rounds, boards };
  insert(db, 'schedules', { ...key, ...head });
  for (const number of seats.numbers) insert(db, 'section_numbers', { ...key, ...number });
  for (const seat of seats.seats) {
    const { round = 1, table_number: table = 1 } = seat;
    db.prepare('INSERT INTO schedule_cells VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(section, round, table);
    insert(db, 'seatings', { ...key, round, table_number: table, ns_absent: 0, ew_absent: 0, ...seat });
  }
}

/** A result on the first line of section 1 by change 2, passed out, unless told otherwise. */
export function addResult(db: Database, row: Row = {}): number {
  return insert(db, 'results', { ...PASSED_OUT, ...row });
}

export const PASSED_OUT: Row = {
  change_id: 2,
  section_id: 1,
  round: 1,
  table_number: 1,
  slot_board: 1,
  version: 1,
  deal_set_id: 1,
  board: 1,
  ns_entry: 1,
  ew_entry: 3,
  kind: 'passedOut',
  score: 0,
};

/** Writes the next version of a line, as the store does, by a change of its own unless told otherwise. */
export function correctResult(db: Database, line: Row, row: Row): void {
  const { section_id: section = 1, round = 1, table_number: table = 1, slot_board: slot = 1 } = line;
  db.transaction(() => {
    const before = db
      .prepare<unknown[], number>(
        `SELECT version FROM results
         WHERE section_id = ? AND round = ? AND table_number = ? AND slot_board = ? AND next_version IS NULL`,
      )
      .pluck()
      .get(section, round, table, slot) as number;
    db.prepare(
      `UPDATE results SET next_version = version + 1
       WHERE section_id = ? AND round = ? AND table_number = ? AND slot_board = ? AND next_version IS NULL`,
    ).run(section, round, table, slot);
    addResult(db, { ...line, change_id: row['change_id'] ?? addChange(db, 'result'), version: before + 1, ...row });
  })();
}

export function addPlayer(db: Database, id: number, name: string, row: Row = {}): void {
  insert(db, 'players', { id, name, search_name: ` ${name.toLowerCase()}`, ...row });
}

export function count(db: Database, sql: string): number {
  return db.prepare<[], number>(`SELECT count(*) FROM ${sql}`).pluck().get() as number;
}
