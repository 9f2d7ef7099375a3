import { expect, test } from 'vitest';
import { evening } from '../evening.ts';
import { addResult, correctResult } from '../rows.ts';

const SECOND_LINE = { slot_board: 2 };
const LINE_OF_BOARD_3 = { round: 2, slot_board: 3, board: 3, ns_entry: 1, ew_entry: 4 };
const ADJUSTED = { kind: 'award', score: null, award_ns: 0, award_ew: 60, award_side: 'EW' };
const TABLE_OF_B = { section_id: 2, ew_entry: 9 };

test('a pair that played a wrong board has it once, is ruled for its own, and plays as a guest in another section', () => {
  const db = evening();
  addResult(db, { ...SECOND_LINE, board: 3 });
  // Pair 1 has board 3: on its own line the board is refused, unless it counts for the other side alone (Law 15B1).
  expect(() => addResult(db, LINE_OF_BOARD_3)).toThrow(/UNIQUE/);
  addResult(db, { ...LINE_OF_BOARD_3, ...ADJUSTED });
  expect(() => addResult(db, { round: 2, table_number: 2, slot_board: 1, board: 3, ns_entry: 2, ew_entry: 4 })).toThrow(
    /UNIQUE/,
  );
  correctResult(db, SECOND_LINE, { board: 2 });
  expect(db.prepare('SELECT slot_board, board, version FROM current_results ORDER BY id').raw().all()).toEqual([
    [3, 3, 1],
    [2, 2, 2],
  ]);
  // Pair 1 of section A is the same entry at a table of section B: what it has played there counts here.
  expect(() => addResult(db, { ...TABLE_OF_B, slot_board: 2, board: 2 })).toThrow(/UNIQUE/);
  addResult(db, TABLE_OF_B);
  expect(() => addResult(db, {})).toThrow(/UNIQUE/);
});
