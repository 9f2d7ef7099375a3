import { expect, test } from 'vitest';
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
  type Row,
} from '../rows.ts';

const NUMBERS = [1, 2].map((number) => ({ number, contestant_id: number }));
const boardsFrom = (first: number) => Array.from({ length: 8 }, (_, index) => first + index);

/** Half a match: two rounds in two rooms, eight boards at a table, then exchanged. Home is N-S in the open room. */
function half(segment: 1 | 2, open: readonly [number, number], closed: readonly [number, number]): Row[] {
  const first = segment === 1 ? 1 : 17;
  return [0, 1].flatMap((second) => {
    const round = 2 * segment - 1 + second;
    const seat = (table: 1 | 2, [ns, ew]: readonly [number, number]) => ({
      round,
      table_number: table,
      ns_entry: ns,
      ew_entry: ew,
      boards: JSON.stringify(boardsFrom(first + 8 * ((table + second + 1) % 2))),
      match_id: 1,
      segment,
      room: table,
    });
    return [seat(1, open), seat(2, closed)];
  });
}

test('a match of two halves brings a third pair in: 64 results, 32 boards twice', () => {
  const db = emptyFile();
  addEvent(db, 1, 'team', { boards: 32, form: 'round-robin' });
  for (const team of [1, 2]) addContestant(db, team);
  for (const entry of [11, 12, 13]) addPartnership(db, entry, [1]);
  for (const entry of [21, 22]) addPartnership(db, entry, [2]);
  insert(db, 'matches', { id: 1, stage_id: 1, round: 1, last_round: 4, home: 1, away: 2 });
  addSection(db, 1, 'A');
  const firstHalf = half(1, [11, 21], [22, 12]);
  const seatsOf = { tables: 2, rounds: 4, boards: 32, numbers: NUMBERS };
  const planned = [...firstHalf, ...half(2, [11, 22], [21, 12])];
  addSchedule(db, 1, { ...seatsOf, change: 1, seats: planned });
  const record = (seats: readonly Row[]) => {
    for (const seat of seats) {
      const change = addChange(db, 'result');
      const { round = 1, table_number = 1, ns_entry = 0, ew_entry = 0 } = seat;
      for (const board of JSON.parse(String(seat['boards'])) as number[]) {
        const line = { change_id: change, round, table_number, slot_board: board, board, match_id: 1 };
        addResult(db, { ...line, ns_entry, ew_entry });
      }
    }
  };
  record(firstHalf);
  const lineUp = addChange(db, 'schedule');
  const secondHalf = half(2, [13, 22], [21, 11]);
  addSchedule(db, 1, { ...seatsOf, change: lineUp, version: 2, seats: [...firstHalf, ...secondHalf] });
  // Both pairs of a team play a board, each once: the first pair has had board 1.
  const again = { change_id: addChange(db, 'result'), round: 3, slot_board: 17, board: 1, match_id: 1 };
  expect(() => addResult(db, { ...again, ns_entry: 11, ew_entry: 22 })).toThrow('a pair has two results on one board');
  addContestant(db, 3);
  addPartnership(db, 31, [3]);
  expect(() => addResult(db, { ...again, board: 17, ns_entry: 31, ew_entry: 22 })).toThrow(/other contestants/);
  record(secondHalf);
  expect(count(db, 'current_results')).toBe(64);
  expect(count(db, '(SELECT 1 FROM current_results GROUP BY board HAVING count(*) = 2)')).toBe(32);
  const ofTeam = (team: number) =>
    count(
      db,
      `current_results JOIN entry_contestants ON entry_id IN (ns_entry, ew_entry) WHERE contestant_id = ${team}`,
    );
  expect([ofTeam(1), ofTeam(2)]).toEqual([64, 64]);
});
