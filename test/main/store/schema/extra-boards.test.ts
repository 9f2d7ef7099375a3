/** Boards that a level match plays after its last round: in a knockout, and nowhere else. */
import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import {
  addChange,
  addEvent,
  addPair,
  addResult,
  addSchedule,
  addSection,
  emptyFile,
  insert,
  type Row,
} from './rows.ts';

const NUMBERS: readonly Row[] = [1, 3].map((id) => ({ number: id, line: null, contestant_id: id, entry_id: id }));
const SEAT: Row = { ns_entry: 1, ew_entry: 3, match_id: 1 };

/** A match of round 2, with its boards in that round and extra ones in round 3. */
function levelMatch(form: string, rounds: readonly [number, number] = [2, 3]): Database {
  const db = emptyFile();
  const change = addEvent(db, 1, 'pair', { form });
  addPair(db, 1);
  addPair(db, 3);
  addSection(db, 1, 'A');
  insert(db, 'matches', { id: 1, stage_id: 1, round: 2, last_round: 2, home: 1, away: 3 });
  const seats = rounds.map((round, index) => ({ ...SEAT, round, boards: `[${index + 1}]` }));
  addSchedule(db, 1, { change, rounds: 3, numbers: NUMBERS, seats });
  return db;
}

test('a match of a knockout goes on after its last round, with its results', () => {
  const db = levelMatch('knockout');
  const extra = { round: 3, slot_board: 2, board: 2, match_id: 1, version: 1 };
  expect(() => addResult(db, { ...extra, change_id: addChange(db, 'result') })).not.toThrow();
});

test('a match of a knockout is not played before its round', () => {
  expect(() => levelMatch('knockout', [2, 1])).toThrow(/another stage or round/);
});

test.each(['swiss', 'round-robin', 'movement'])('a match of a %s ends with its last round', (form) => {
  expect(() => levelMatch(form)).toThrow(/another stage or round/);
});
