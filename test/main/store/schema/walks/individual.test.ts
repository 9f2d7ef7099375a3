import { expect, test } from 'vitest';
import type { Database } from 'better-sqlite3';
import {
  addChange,
  addContestant,
  addEvent,
  addPartnership,
  addResult,
  addSchedule,
  addSection,
  count,
  emptyFile,
  insert,
} from '../rows.ts';

/** Four players at one table; everybody with everybody, an entry a partnership: 12 is players 1 and 2. */
function individual(): Database {
  const db = emptyFile();
  addEvent(db, 1, 'player', { boards: 6 });
  for (const player of [1, 2, 3, 4]) addContestant(db, player);
  for (const entry of [12, 34, 13, 24, 14, 23]) addPartnership(db, entry, [Math.floor(entry / 10), entry % 10]);
  addChange(db, 'result', { id: 2 });
  addSection(db, 1, 'A');
  addSchedule(db, 1, {
    change: 1,
    tables: 2,
    rounds: 3,
    boards: 6,
    numbers: [1, 2, 3, 4].map((number) => ({ number, contestant_id: number })),
    seats: [
      { round: 1, ns_entry: 12, ew_entry: 34, boards: '[1,2]' },
      { round: 2, ns_entry: 13, ew_entry: 24, boards: '[3,4]' },
      { round: 3, ns_entry: 14, ew_entry: 23, boards: '[5,6]' },
    ],
  });
  return db;
}

test('an entry is a partnership of two contestants, and both have its results', () => {
  const db = individual();
  addResult(db, { ns_entry: 12, ew_entry: 34 });
  addResult(db, { round: 2, slot_board: 3, board: 3, ns_entry: 13, ew_entry: 24 });
  const results = `current_results AS result JOIN entry_contestants AS own ON own.entry_id IN (ns_entry, ew_entry)`;
  expect([1, 2, 3, 4].map((player) => count(db, `${results} WHERE contestant_id = ${player}`))).toEqual([2, 2, 2, 2]);
});

test('a player’s second result on a board is refused though the entry is new', () => {
  const db = individual();
  addResult(db, { ns_entry: 12, ew_entry: 34 });
  const again = { round: 2, slot_board: 3, board: 1, ns_entry: 13, ew_entry: 24 };
  expect(() => addResult(db, again)).toThrow('a contestant has two results on one board');
  addResult(db, { ...again, kind: 'notPlayed', score: null });
});

test('a player has one seat a round, in whatever partnership', () => {
  const db = individual();
  insert(db, 'schedule_cells', { section_id: 1, round: 1, table_number: 2 });
  const seat = { section_id: 1, version: 1, round: 1, table_number: 2, ns_absent: 0, ew_absent: 0, boards: '[3]' };
  expect(() => insert(db, 'seatings', { ...seat, ns_entry: 14, ew_entry: 23 })).toThrow(/sits at two tables/);
  expect(() => insert(db, 'seatings', { ...seat, ns_entry: 13, ew_entry: null, ew_absent: 1 })).toThrow(
    /sits at two tables/,
  );
});
