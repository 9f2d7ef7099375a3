/** Schedules, numbers and seats that cannot be. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, addPartnership, addResult, addSchedule, insert, type Row } from './rows.ts';

const NUMBER = (id: number): Row => ({ number: id, line: null, contestant_id: id, entry_id: id });
const NUMBERS = [1, 2, 3, 4].map(NUMBER);
const SEAT: Row = { ns_entry: 1, ew_entry: 3, boards: '[1,2]' };

/** The next version of section A, with the numbers of four pairs and these seats. */
function addNext(db: Database, seats: readonly Row[], numbers: readonly Row[] = NUMBERS): void {
  addSchedule(db, 1, { change: addChange(db, 'schedule'), version: 2, boards: 6, numbers, seats });
}

function schedule(row: Row): (db: Database) => unknown {
  const head = { section_id: 1, version: 2, movement: '{}', winners: 1, tables: 1, rounds: 1, boards: 2 };
  return (db) => insert(db, 'schedules', { ...head, change_id: addChange(db, 'schedule'), ...row });
}

function twoVersions(db: Database): unknown {
  const change = addChange(db, 'schedule');
  return [2, 3].map((version) => schedule({ version, change_id: change })(db));
}

describe('a schedule that cannot be', () => {
  test.each<[string, (db: Database) => unknown, RegExp]>([
    ['a version left out', schedule({ version: 3 }), /count up by one/],
    ['a version of a change of results', schedule({ change_id: 2 }), /another kind/],
    ['a version of a change of another session', schedule({ change_id: 3 }), /another session/],
    ['a version of a change of another event', schedule({ change_id: 4 }), /another session/],
    ['three winners', schedule({ winners: 3 }), /CHECK/],
    ['no round', schedule({ rounds: 0 }), /CHECK/],
    ['no board', schedule({ boards: 0 }), /CHECK/],
    ['a movement that is no JSON', schedule({ movement: 'mitchell' }), /CHECK/],
    ['one that is a later one again', schedule({ same_as: 2 }), /CHECK/],
    ['two versions of one change', twoVersions, /UNIQUE/],
    ['a schedule rewritten', (db) => db.exec('UPDATE schedules SET rounds = 2'), /never overwritten/],
    ['a schedule deleted', (db) => db.exec('DELETE FROM schedules'), /never deleted/],
    ['a number rewritten', (db) => db.exec('UPDATE section_numbers SET number = 9'), /never overwritten/],
    ['a number deleted', (db) => db.exec('DELETE FROM section_numbers'), /never deleted/],
    ['a seat rewritten', (db) => db.exec('UPDATE seatings SET ns_entry = 2'), /never overwritten/],
    ['a seat deleted', (db) => db.exec('DELETE FROM seatings'), /never deleted/],
    ['a place deleted', (db) => db.exec('DELETE FROM schedule_cells'), /stays/],
    ['a section rewritten', (db) => db.exec("UPDATE sections SET letter = 'Z'"), /stays as it is/],
    ['a section with the letter of another', (db) => section(db, { letter: 'A' }), /UNIQUE/],
    ['a section of the stage of another event', (db) => section(db, { stage_id: 2 }), /one event/],
    ['a section on the deals of another event', (db) => section(db, { deal_set_id: 2 }), /one event/],
  ])('%s', (_, act, reason) => {
    expect(() => act(evening())).toThrow(reason);
  });
});

function section(db: Database, row: Row): number {
  return insert(db, 'sections', { session_id: 1, stage_id: 1, deal_set_id: 1, letter: 'D', ...row });
}

describe('a number that cannot be', () => {
  test.each<[string, readonly Row[], RegExp]>([
    ['twice', [NUMBER(1), { ...NUMBER(2), number: 1 }], /UNIQUE/],
    ['0', [{ ...NUMBER(1), number: 0 }], /CHECK/],
    ['in a line that is none', [{ ...NUMBER(1), line: 'N' }], /CHECK/],
    ['two of a contestant', [NUMBER(1), { number: 2, contestant_id: 1 }], /UNIQUE/],
    ['two of an entry', [NUMBER(1), { number: 2, entry_id: 1 }], /UNIQUE/],
    ['of a contestant of another event', [{ number: 1, contestant_id: 20 }], /contestant of the event/],
    ['of an entry of another event', [{ number: 1, entry_id: 20 }], /contestant of the event/],
    ['of another contestant’s entry', [{ number: 1, contestant_id: 1, entry_id: 2 }], /its entry to the contestant/],
  ])('%s', (_, numbers, reason) => {
    expect(() => addNext(evening(), [], numbers)).toThrow(reason);
  });
});

describe('seats that cannot be', () => {
  test.each<[string, readonly Row[], RegExp]>([
    ['a round too many', [{ ...SEAT, round: 3 }], /no such round/],
    ['a table too many', [{ ...SEAT, table_number: 4 }], /no such round, table/],
    ['a board that is not in play', [{ ...SEAT, boards: '[1,7]' }], /no such round, table or boards/],
    ['a board twice at a table', [{ ...SEAT, boards: '[1,1]' }], /no such round, table or boards/],
    ['a board without a number', [{ ...SEAT, boards: '["1"]' }], /no such round, table or boards/],
    ['a table without boards', [{ ...SEAT, boards: '[]' }], /CHECK/],
    ['boards that are no list', [{ ...SEAT, boards: '{}' }], /CHECK/],
    ['a table of a round twice', [SEAT, { ...SEAT, ns_entry: 2, ew_entry: 4 }], /UNIQUE/],
    [
      'a pair twice North-South in a round',
      [SEAT, { ...SEAT, table_number: 2, ew_entry: 4 }],
      /two tables in one round/,
    ],
    ['a pair at two tables in a round', [SEAT, { ...SEAT, table_number: 2, ns_entry: 3, ew_entry: 4 }], /two tables/],
    ['a pair that plays itself', [{ ...SEAT, ew_entry: 1 }], /CHECK/],
    ['a pair without a number', [{ ...SEAT, ew_entry: 6 }], /has a number/],
    ['a pair of another event', [{ ...SEAT, ew_entry: 20 }], /has a number/],
    ['an empty seat that somebody sits in', [{ ...SEAT, ew_entry: null }], /CHECK|nobody plays/],
    ['a room without a match', [{ ...SEAT, room: 1 }], /CHECK/],
    ['a match of nobody', [{ ...SEAT, match_id: 9 }], /the match is of another/],
  ])('%s', (_, seats, reason) => {
    expect(() => addNext(evening(), seats)).toThrow(reason);
  });

  test('a phantom that plays', () => {
    const numbers = [NUMBER(1), { number: 7, entry_id: 7 }];
    const seat = { ...SEAT, ew_entry: 7 };
    expect(() => addNext(evening(), [seat], numbers)).toThrow(/phantom/);
    expect(() => addNext(evening(), [{ ...seat, ew_absent: 1 }], numbers)).not.toThrow();
  });

  test('a contestant at two tables, with a substitute at one of them', () => {
    const db = evening();
    addPartnership(db, 100, [1]);
    const other = { ...SEAT, table_number: 2, ns_entry: 2, ew_entry: 100 };
    expect(() => addNext(db, [SEAT, other])).toThrow('a contestant sits at two tables in one round');
  });

  test('a substitute in another round is the same contestant, with the same number', () => {
    const db = evening();
    addPartnership(db, 100, [1]);
    expect(() => addNext(db, [SEAT, { ...SEAT, round: 2, ns_entry: 100 }])).not.toThrow();
  });

  test('a pair in one half match twice, or beside a whole one; in two half matches it has two seats', () => {
    const db = evening();
    const half = { stage_id: 1, round: 1, last_round: 1, is_half: 1 };
    insert(db, 'matches', { ...half, id: 1, home: 1, away: 3 });
    insert(db, 'matches', { ...half, id: 2, home: 1, away: 4 });
    insert(db, 'matches', { ...half, id: 3, home: 1, away: 2, is_half: 0 });
    const first = { ...SEAT, ew_entry: 3, match_id: 1, segment: 1, room: 1 };
    const second = { ...first, table_number: 2, ew_entry: 4, match_id: 2 };
    const twice = /sits at two tables in one round/;
    const seated = db.transaction((seats: readonly Row[]) => addNext(db, seats));
    expect(() => seated([first, { ...second, ew_entry: 3, match_id: 1 }])).toThrow(twice);
    expect(() => seated([first, { ...second, ew_entry: 2, match_id: 3 }])).toThrow(twice);
    expect(() => seated([first, { ...second, ns_entry: 4, ew_entry: 1 }])).toThrow(twice);
    expect(() => seated([first, second])).not.toThrow();
  });

  test('boards of a match that others would play', () => {
    const db = evening();
    insert(db, 'matches', { id: 1, stage_id: 1, round: 1, last_round: 1, home: 1, away: 3 });
    insert(db, 'boards', { deal_set_id: 1, number: 8, shown: 1, match_id: 1 });
    const dealt = { ...SEAT, boards: '[8]' };
    const head = { change: addChange(db, 'schedule'), version: 2, boards: 8, numbers: NUMBERS };
    expect(() => addSchedule(db, 1, { ...head, seats: [dealt] })).toThrow(/of another match/);
    expect(() => insert(db, 'seatings', { ...place(1), ...dealt, match_id: 1, ew_entry: 4 })).toThrow(
      /other contestants/,
    );
    expect(() => insert(db, 'seatings', { ...place(2), ...dealt, match_id: 1 })).toThrow(/another stage or round/);
    insert(db, 'seatings', { ...place(1), ...dealt, match_id: 1, segment: 1, room: 1 });
  });

  test('boards of a match go to the match that takes its place in the round, and to none of another round', () => {
    const db = evening();
    insert(db, 'matches', { id: 1, stage_id: 1, round: 1, last_round: 1, home: 1, away: 3 });
    insert(db, 'matches', { id: 2, stage_id: 1, round: 1, last_round: 1, home: 1, away: 4 });
    insert(db, 'matches', { id: 3, stage_id: 1, round: 2, last_round: 2, home: 1, away: 4 });
    insert(db, 'boards', { deal_set_id: 1, number: 8, shown: 1, match_id: 1 });
    const head = { change: addChange(db, 'schedule'), version: 2, boards: 8, numbers: NUMBERS };
    const seat = { ...SEAT, ew_entry: 4, boards: '[8]', segment: 1, room: 1 };
    expect(() => addSchedule(db, 1, { ...head, seats: [{ ...seat, round: 2, match_id: 3 }] })).toThrow(/another match/);
    insert(db, 'seatings', { ...place(1), ...seat, match_id: 2 });
    const line = { slot_board: 8, board: 8, ew_entry: 4, match_id: 2 };
    expect(() => addResult(db, { ...line, table_number: 2 })).toThrow(/board is of another match/);
    addResult(db, line);
  });
});

const place = (round: number): Row => {
  return { section_id: 1, version: 2, round, table_number: 1, ns_absent: 0, ew_absent: 0 };
};
