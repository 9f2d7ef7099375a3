/** Every result that cannot be is refused by the database itself, whatever the program above does. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, addPartnership, addResult, correctResult, count, insert, PASSED_OUT, type Row } from './rows.ts';

const PLAYED: Row = {
  ...PASSED_OUT,
  kind: 'played',
  level: 4,
  strain: 'S',
  risk: '',
  declarer: 'N',
  tricks: 10,
  lead: 'DK',
  score: 420,
  typed: '4sn=',
};
const NO_SCORE = { kind: 'award', score: null };
const REPLACE_FIRST = 'UPDATE results SET next_version = 2 WHERE version = 1 AND slot_board = 1';

test('the rows these tests vary are accepted as they stand', () => {
  const db = evening();
  addResult(db, PLAYED);
  addResult(db, { slot_board: 2, board: 2 });
  expect(count(db, 'current_results')).toBe(2);
});

describe('a result that cannot be', () => {
  const refused: readonly [string, Row, Row, RegExp][] = [
    ['level 8', PLAYED, { level: 8 }, /CHECK/],
    ['level 0', PLAYED, { level: 0 }, /CHECK/],
    ['strain Z', PLAYED, { strain: 'Z' }, /CHECK/],
    ['a risk beyond redoubled', PLAYED, { risk: 'XXX' }, /CHECK/],
    ['declarer Z', PLAYED, { declarer: 'Z' }, /CHECK/],
    ['14 tricks', PLAYED, { tricks: 14 }, /CHECK/],
    ['a card that is none', PLAYED, { lead: 'D1' }, /CHECK/],
    ['a score that ends in 5', PLAYED, { score: 425 }, /CHECK/],
    ['a score beyond the largest', PLAYED, { score: 7610 }, /CHECK/],
    ['a played contract worth nothing', PLAYED, { score: 0 }, /CHECK/],
    ['text for a number', PLAYED, { tricks: 'ten' }, /cannot store TEXT/],
    ['a kind nobody knows', PLAYED, { kind: 'guessed' }, /CHECK/],
    ...['level', 'strain', 'risk', 'declarer', 'tricks', 'score'].map((column): [string, Row, Row, RegExp] => {
      return [`a contract without ${column}`, PLAYED, { [column]: null }, /CHECK/];
    }),
    ['passed out with a contract', PASSED_OUT, { level: 4, strain: 'S', risk: '', declarer: 'N', tricks: 10 }, /CHECK/],
    ['passed out with a lead', PASSED_OUT, { lead: 'DK' }, /CHECK/],
    ['passed out with a score', PASSED_OUT, { score: 50 }, /CHECK/],
    ['only a score, of 0', PASSED_OUT, { kind: 'score' }, /CHECK/],
    ['only a score, without it', PASSED_OUT, { kind: 'score', score: null }, /CHECK/],
    ['an award of one side', PASSED_OUT, { ...NO_SCORE, award_ns: 60 }, /CHECK/],
    ['an award beyond 100 %', PASSED_OUT, { ...NO_SCORE, award_ns: 101, award_ew: 0 }, /CHECK/],
    ['an award with a score', PASSED_OUT, { kind: 'award', score: 420, award_ns: 60, award_ew: 40 }, /CHECK/],
    [
      'an award of one side that gives the other something',
      PASSED_OUT,
      { ...NO_SCORE, award_ns: 60, award_ew: 40, award_side: 'NS' },
      /CHECK/,
    ],
    [
      'an average nobody knows',
      PASSED_OUT,
      { ...NO_SCORE, award_ns: 60, award_ew: 40, award_ns_average: 'best' },
      /CHECK/,
    ],
    ['an average without an award', PASSED_OUT, { award_ns_average: 'average' }, /CHECK/],
    ['not played, with a score', PASSED_OUT, { kind: 'notPlayed', score: 50 }, /CHECK/],
    ['a form that is no letter', PASSED_OUT, { form: 'b' }, /CHECK/],
    ['a note without end', PASSED_OUT, { note: 'x'.repeat(1001) }, /CHECK/],
    ['a pair against itself', PLAYED, { ew_entry: 1 }, /CHECK/],
    ['a pair of another event', PLAYED, { ew_entry: 20 }, /pairs of its event/],
    ['a pair of nobody', PLAYED, { ew_entry: 99 }, /FOREIGN KEY/],
    ['the phantom pair', PLAYED, { ew_entry: 7 }, /sits out/],
    ['a table that sits out', PLAYED, { table_number: 3, slot_board: 5, ns_entry: 6, ew_entry: 4 }, /sits out/],
    ['a table that is not there', PLAYED, { table_number: 9 }, /no such line/],
    ['a board the table does not expect', PLAYED, { slot_board: 3 }, /no such line/],
    ['a board that is not in play', PLAYED, { board: 7 }, /no such line/],
    ['boards of another deal set', PLAYED, { deal_set_id: 2 }, /no such line|pairs of its event/],
    ['a change of another session', PLAYED, { change_id: 3 }, /another session/],
    ['a change of nobody', PLAYED, { change_id: 99 }, /another session/],
    ['a match of nobody', PLAYED, { match_id: 1 }, /the match is of another/],
    ['a first version 2', PLAYED, { version: 2 }, /count up by one/],
    ['a version that is born replaced', PLAYED, { next_version: 2 }, /count up by one/],
  ];

  test.each(refused)('%s', (_, row, changes, reason) => {
    expect(() => addResult(evening(), { ...row, ...changes })).toThrow(reason);
  });

  test('one of a partnership that is nobody’s', () => {
    const db = evening();
    addPartnership(db, 50, []);
    expect(() => addResult(db, { ew_entry: 50 })).toThrow(/sits out/);
  });
});

const ELSEWHERE = { round: 2, table_number: 1, slot_board: 3, board: 1 };

describe('a pair twice on a board', () => {
  test.each([
    ['in the same direction, North-South', { ns_entry: 1, ew_entry: 4 }],
    ['in the same direction, East-West', { ns_entry: 2, ew_entry: 3 }],
    ['first North-South, then East-West', { ns_entry: 4, ew_entry: 1 }],
    ['first East-West, then North-South', { ns_entry: 3, ew_entry: 2 }],
    ['at a table of another section', { section_id: 2, round: 1, slot_board: 1, ns_entry: 1, ew_entry: 9 }],
    ['turned, at a table of another section', { section_id: 2, round: 1, slot_board: 1, ns_entry: 8, ew_entry: 1 }],
  ])('%s', (_, pairs) => {
    const db = evening();
    addResult(db, PLAYED);
    expect(() => addResult(db, { ...ELSEWHERE, ...pairs })).toThrow(/two results on one board|UNIQUE/);
  });

  test('is allowed once the other result was taken away, or says that the board was not played', () => {
    for (const kind of ['erased', 'notPlayed']) {
      const db = evening();
      addResult(db, PLAYED);
      correctResult(db, {}, { kind, score: null });
      addResult(db, { ...ELSEWHERE, ew_entry: 4 });
      expect(count(db, 'results WHERE next_version IS NULL')).toBe(2);
    }
  });

  test('is allowed where an award counts for the other side alone', () => {
    const db = evening();
    addResult(db, PLAYED);
    const award = { ...ELSEWHERE, ...NO_SCORE, ns_entry: 1, ew_entry: 4 };
    expect(() => addResult(db, { ...award, award_ns: 60, award_ew: 0, award_side: 'NS' })).toThrow(/UNIQUE/);
    addResult(db, { ...award, award_ns: 0, award_ew: 60, award_side: 'EW' });
  });

  test('in another partnership of the same contestant', () => {
    const db = evening();
    addResult(db, PLAYED);
    addPartnership(db, 100, [1]);
    expect(() => addResult(db, { ...ELSEWHERE, ns_entry: 100, ew_entry: 4 })).toThrow('a contestant has two results');
    expect(() => addResult(db, { ...ELSEWHERE, ns_entry: 2, ew_entry: 100 })).toThrow('a contestant has two results');
    addResult(db, { ...ELSEWHERE, board: 3, ns_entry: 100, ew_entry: 4 });
  });
});

function seat(db: Database, entry: number, first: number | null, second: number | null): void {
  const row = { entry_id: entry, change_id: addChange(db, 'names'), first_player: first, second_player: second };
  insert(db, 'entry_players', { ...row, version: 1 + count(db, `entry_players WHERE entry_id = ${entry}`) });
}

describe('a player twice on a board', () => {
  test('is refused once the names are known', () => {
    const db = evening();
    seat(db, 1, 1, 2);
    seat(db, 2, null, 1);
    seat(db, 4, 3, null);
    addResult(db, PLAYED);
    const again = { ...ELSEWHERE, ns_entry: 2, ew_entry: 4 };
    expect(() => addResult(db, again)).toThrow('a player has two results on one board');
    expect(() => addResult(db, { ...again, ns_entry: 4, ew_entry: 2 })).toThrow('a player has two results');
    // Another player of the same name is somebody else.
    seat(db, 2, null, 3);
    addResult(db, { ...ELSEWHERE, ns_entry: 2, ew_entry: 4 });
  });
});

describe('what happened is only added to', () => {
  test('a second current version of a line is refused', () => {
    const db = evening();
    addResult(db, PLAYED);
    expect(() => addResult(db, { ...PLAYED, version: 2 })).toThrow(/two results|UNIQUE/);
  });

  test('a change writes a line once', () => {
    const db = evening();
    addResult(db, PLAYED);
    expect(() => correctResult(db, {}, { ...PLAYED, version: 2 })).toThrow(/UNIQUE.*change_id/);
  });

  test.each([
    'score = 450',
    'board = 2',
    'ns_entry = 2',
    "kind = 'passedOut'",
    "typed = ''",
    'change_id = 3',
    'id = 9',
    'ruling = NULL',
    "form = 'B'",
    'award_ns = 60',
    "award_ns_average = 'average'",
    "award_side = 'NS'",
    'match_id = NULL',
    'deal_set_id = 2',
    "note = 'another'",
  ])('a version does not change: %s', (assignment) => {
    const db = evening();
    addResult(db, { ...PLAYED, note: 'so' });
    expect(() => db.exec(`UPDATE results SET ${assignment}`)).toThrow(/never overwritten/);
  });

  test('a note may be emptied: it may name somebody who is to be forgotten', () => {
    const db = evening();
    addResult(db, { ...PLAYED, note: 'Oak revoked' });
    db.exec("UPDATE results SET note = ''");
    expect(count(db, "results WHERE note = ''")).toBe(1);
  });

  test('a version is replaced only by one that is there when the transaction ends', () => {
    const db = evening();
    addResult(db, PLAYED);
    expect(() => db.exec(REPLACE_FIRST)).toThrow(/FOREIGN KEY/);
    correctResult(db, {}, { ...PLAYED, change_id: addChange(db, 'result'), version: 2, score: 450, tricks: 11 });
    expect(db.prepare('SELECT score FROM current_results').pluck().all()).toEqual([450]);
  });

  test('a version that was replaced never becomes current again, nor is it replaced twice', () => {
    const db = evening();
    addResult(db, PLAYED);
    correctResult(db, {}, {});
    expect(() => db.exec('UPDATE results SET next_version = NULL WHERE version = 1')).toThrow(/never becomes current/);
    expect(() => db.exec('UPDATE results SET next_version = 4 WHERE version = 2')).toThrow(/CHECK/);
  });

  test.each([
    ['results', /never deleted/],
    ['changes', /never deleted/],
  ])('rows of %s are not deleted, and REPLACE deletes none either', (table, reason) => {
    const db = evening();
    addResult(db, PLAYED);
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(reason);
    expect(() => db.exec(`INSERT OR REPLACE INTO ${table} SELECT * FROM ${table}`)).toThrow(/never deleted|count up/);
    expect(count(db, 'results')).toBe(1);
  });

  test.each(['schedule_cells', 'entries', 'contestants', 'stages', 'deal_sets', 'sections', 'sessions', 'events'])(
    'what it stands on stays: %s',
    (table) => {
      const db = evening();
      addResult(db, PLAYED);
      expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/FOREIGN KEY|stays/);
    },
  );
});

describe('what a line was read as and what was found right', () => {
  const line = { section_id: 1, round: 1, table_number: 1, slot_board: 1 };
  const signed = { author: 'd', at: '2026-11-24T20:00:00.000Z' };

  test('a line without a result has nothing to verify, and a verification stays', () => {
    const db = evening();
    const read = { ...line, board: 1, shorthand: 'p', ...signed };
    expect(() => insert(db, 'verifications', read)).toThrow(/nothing to verify/);
    addResult(db);
    insert(db, 'verifications', read);
    expect(() => db.exec("UPDATE verifications SET shorthand = '4sn='")).toThrow(/never overwritten/);
    expect(() => db.exec('DELETE FROM verifications')).toThrow(/never deleted/);
  });

  test('a finding is accepted by a change of results or of the review of its session', () => {
    const db = evening();
    const accepted = { ...line, version: 1, code: 'far', ...signed };
    const insertBy = (change: number) => insert(db, 'accepted_findings', { ...accepted, change_id: change });
    expect(() => insertBy(addChange(db, 'datum'))).toThrow(/of a line of its session/);
    expect(() => insertBy(3)).toThrow(/of a line of its session/);
    insertBy(addChange(db, 'review'));
    expect(() => db.exec('UPDATE accepted_findings SET taken_back = 1')).toThrow(/never overwritten/);
    expect(() => db.exec('DELETE FROM accepted_findings')).toThrow(/never deleted/);
  });
});
