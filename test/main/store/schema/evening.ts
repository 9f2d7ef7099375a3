/** An evening of pairs that the tests of the schema vary, one row at a time. */
import type { Database } from 'better-sqlite3';
import {
  addChange,
  addEvent,
  addPair,
  addPartnership,
  addPlayer,
  addSchedule,
  addSection,
  emptyFile,
  insert,
} from './rows.ts';

/** The number of a pair, which is its id. */
const number = (id: number, line: string | null) => ({ number: id, line, contestant_id: id, entry_id: id });

/**
 * Event 1: pairs 1 and 2 North-South, 3 and 4 East-West, pair 6 against the phantom 7 in section A (1), boards 1 to 6
 * in sets of two; pairs 8 and 9 in section B (2) on boards 1 and 2; a second session (11) with section C (3) and its
 * change of results (3). Event 2 has pairs 20 and 21 in section 4. Changes: 1 and 4 made the events, 2 is one of
 * results.
 * @param version of a file of an earlier version
 */
export function evening(version?: number): Database {
  const db = emptyFile(version);
  addEvent(db, 1, 'pair', { boards: 7 });
  const time = { date: '2026-11-25', start: '19:30', minutes_per_board: 7, minutes_to_move: 1 };
  insert(db, 'sessions', { id: 11, event_id: 1, ordinal: 2, ...time });
  addChange(db, 'result', { id: 2 });
  addChange(db, 'result', { id: 3, session_id: 11 });
  for (const id of [1, 2, 3, 4, 6, 8, 9]) addPair(db, id);
  addPartnership(db, 7, []);
  addSection(db, 1, 'A');
  addSection(db, 2, 'B');
  addSection(db, 3, 'C', { session_id: 11 });
  addSchedule(db, 1, {
    change: 1,
    boards: 6,
    numbers: [
      ...[1, 2, 6].map((id) => number(id, 'NS')),
      ...[3, 4].map((id) => number(id, 'EW')),
      { number: 7, line: 'EW', entry_id: 7 },
    ],
    seats: [
      { round: 1, table_number: 1, ns_entry: 1, ew_entry: 3, boards: '[1,2]' },
      { round: 1, table_number: 2, ns_entry: 2, ew_entry: 4, boards: '[3,4]' },
      { round: 1, table_number: 3, ns_entry: 6, ew_entry: 7, ew_absent: 1, boards: '[5,6]' },
      { round: 2, table_number: 1, ns_entry: 1, ew_entry: 4, boards: '[3,4]' },
      { round: 2, table_number: 2, ns_entry: 2, ew_entry: 3, boards: '[1,2]' },
    ],
  });
  const seat = { round: 1, table_number: 1, ns_entry: 8, ew_entry: 9, boards: '[1,2]' };
  const pairs = [number(8, null), number(9, null)];
  for (const section of [2, 3]) {
    addSchedule(db, section, { change: 1, tables: 1, rounds: 1, boards: 2, numbers: pairs, seats: [seat] });
  }
  addEvent(db, 2, 'pair', { boards: 2 });
  addPair(db, 20, 2);
  addPair(db, 21, 2);
  addSection(db, 4, 'A', { session_id: 2, stage_id: 2, deal_set_id: 2 });
  for (const [id, name] of ['Oak', 'Olive', 'Oak'].entries()) addPlayer(db, id + 1, name);
  return db;
}
