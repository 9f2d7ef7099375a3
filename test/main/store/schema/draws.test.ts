/** Matches, draws and deals that cannot be. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, insert, type Row } from './rows.ts';

const HANDS = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

function match(db: Database, row: Row = {}): number {
  return insert(db, 'matches', { stage_id: 1, round: 1, last_round: 1, home: 1, away: 3, ...row });
}

function draw(db: Database, row: Row = {}): number {
  const usual = { stage_id: 1, round: 1, version: 1, state: 'proposed', rule: '{"order":"from-the-top"}' };
  return insert(db, 'draws', { change_id: row['change_id'] ?? addChange(db, 'draw'), ...usual, ...row });
}

function drawn(db: Database, id: number, row: Row = {}): number {
  return insert(db, 'draw_matches', { stage_id: 1, round: 1, version: 1, ordinal: 1, match_id: id, ...row });
}

function outcome(db: Database, row: Row = {}): number {
  const usual = { match_id: match(db), version: 1, kind: 'totals', home: '13.8', away: '0', unit: 'imps' };
  return insert(db, 'match_results', { change_id: row['change_id'] ?? addChange(db, 'match'), ...usual, ...row });
}

function deal(db: Database, row: Row = {}): number {
  const usual = { deal_set_id: 1, number: 1, version: 1, hands: HANDS, source: 'dealt here' };
  return insert(db, 'deals', { change_id: row['change_id'] ?? addChange(db, 'deals'), ...usual, ...row });
}

describe('refused', () => {
  test.each<[string, (db: Database, row: Row) => unknown, Row, RegExp]>([
    ['a match that ends before it begins', match, { round: 2 }, /CHECK/],
    ['a match of one against itself', match, { away: 1 }, /CHECK/],
    ['a match of another event’s contestant', match, { away: 20 }, /contestants of its event/],
    ['a draw of a version left out', draw, { version: 2 }, /count up by one/],
    ['a draw in a state nobody knows', draw, { state: 'guessed' }, /CHECK/],
    ['a draw by a change of results', draw, { change_id: 2 }, /of another kind/],
    ['a draw by a change of another event', draw, { change_id: 4 }, /another event/],
    ['a result of a version left out', outcome, { version: 2 }, /count up by one/],
    ['totals without a unit', outcome, { unit: null }, /CHECK/],
    ['a void match that is worth something', outcome, { kind: 'void' }, /CHECK/],
    ['totals that are no numbers', outcome, { home: 'many' }, /CHECK/],
    ['a result by a change of a draw of another event', outcome, { change_id: 4 }, /another event/],
    ['a deal of 51 cards', deal, { hands: HANDS.replace('2', '') }, /13 cards/],
    ['a deal with a card that is none', deal, { hands: HANDS.replace('2', '1') }, /each card once/],
    ['a deal with a card twice', deal, { hands: HANDS.replace('AKQJ', 'AAQJ') }, /each card once/],
    ['a hand of twelve cards', deal, { hands: HANDS.replace('2... .', '... .2') }, /13 cards/],
    ['a hand of five suits', deal, { hands: HANDS.replace('2... .A', '.... 2A') }, /each card once/],
    ['a deal of a board that is not there', deal, { number: 8 }, /FOREIGN KEY/],
    ['a deal of a version left out', deal, { version: 2 }, /count up by one/],
    ['a deal by a change of results', deal, { change_id: 2 }, /of another kind/],
    ['par of no hands', deal, { hands: null, par: '{}' }, /CHECK/],
  ])('%s', (_, act, row, reason) => {
    expect(() => act(evening(), row)).toThrow(reason);
  });
});

test('a draw has matches of its stage and round, each contestant once', () => {
  const db = evening();
  draw(db);
  const first = match(db);
  expect(() => drawn(db, match(db, { round: 2, last_round: 2 }))).toThrow(/not of the stage and the round/);
  drawn(db, first);
  expect(() => drawn(db, first, { ordinal: 2 })).toThrow(/UNIQUE|drawn twice/);
  expect(() => drawn(db, match(db, { home: 2 }), { ordinal: 2 })).toThrow('a contestant is drawn twice in one round');
  drawn(db, match(db, { home: 2, away: 4 }), { ordinal: 2 });
  drawn(db, match(db, { home: 6, away: null }), { ordinal: 3 });
});

test('a contestant has two half matches in a round against different opponents, or one and a half sat out, and nothing else', () => {
  const db = evening();
  draw(db);
  const half = (row: Row) => match(db, { is_half: 1, ...row });
  drawn(db, half({ home: 1, away: 3 }));
  const twice = /drawn twice in one round/;
  expect(() => drawn(db, half({ home: 3, away: 1 }), { ordinal: 2 })).toThrow(twice);
  expect(() => drawn(db, match(db, { home: 1, away: 2 }), { ordinal: 2 })).toThrow(twice);
  drawn(db, half({ home: 2, away: 1 }), { ordinal: 2 });
  expect(() => drawn(db, half({ home: 1, away: 4 }), { ordinal: 3 })).toThrow(twice);
  drawn(db, half({ home: 3, away: 2 }), { ordinal: 3 });
  drawn(db, half({ home: 4, away: null }), { ordinal: 4 });
  expect(() => drawn(db, match(db, { home: 6, away: 4 }), { ordinal: 5 })).toThrow(twice);
  drawn(db, half({ home: 6, away: 4 }), { ordinal: 5 });
  expect(() => half({ home: 4, away: null, last_round: 2 })).toThrow(/half match is within one round/);
  expect(() => half({ home: 4, away: 6, last_round: 2 })).toThrow(/half match is within one round/);
});

test('a round is drawn again by a change of the schedule, as long as it is one of its event', () => {
  const db = evening();
  draw(db, { state: 'announced' });
  draw(db, { version: 2, state: 'announced', change_id: addChange(db, 'schedule') });
  draw(db, { version: 3, state: 'withdrawn', change_id: addChange(db, 'schedule') });
  const other = addChange(db, 'schedule', { event_id: 2, session_id: 2 });
  expect(() => draw(db, { version: 4, change_id: other })).toThrow(/another event/);
});

test('what was drawn, played and dealt is only added to', () => {
  const db = evening();
  draw(db);
  drawn(db, match(db));
  outcome(db, { note: 'Oak was ill' });
  deal(db);
  for (const [table, set] of [
    ['draws', "state = 'announced'"],
    ['draw_matches', 'match_id = 2'],
    ['match_results', "home = '1'"],
    ['deals', "hands = ''"],
    ['deals', "source = 'another.pbn'"],
    ['matches', 'away = 4'],
  ]) {
    expect(() => db.exec(`UPDATE ${table} SET ${set}`)).toThrow(/never overwritten|stays as it was drawn/);
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/never deleted/);
  }
  // What is worked out from the hands may be at any time, and a note may be emptied.
  db.exec("UPDATE deals SET tricks = '77777777777777777777', par = '{}', source = ''");
  expect(() => db.exec("UPDATE match_results SET note = 'Olive was ill'")).toThrow(/emptied/);
  db.exec("UPDATE match_results SET note = ''");
});
