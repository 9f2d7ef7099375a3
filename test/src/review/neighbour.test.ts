import { describe, expect, test } from 'vitest';
import type { ReviewedCell, ReviewedResult } from '../../../src/review/finding.ts';
import { reviewSession } from '../../../src/review/review.ts';
import { board, only, read, result, session } from './support.ts';

/** Table 6 has the boards 1 and 2 on its slip, and 3 on another. */
const CELLS: readonly ReviewedCell[] = [{ section: 1, round: 1, table: 6, ns: 16, ew: 26, boards: [1, 2] }];
// Board 1: nobody vulnerable, spades North-South. Board 2: North-South vulnerable, notrump East-West.
const SPADES = ['4sn=', '4sn=', '4sn+1', '4ss=', '4sn+1'];
const NOTRUMP = ['3nte=', '3nte=', '3nte+1', '3ntw=', '3nte=', '3ntw+1'];

function found(results: readonly ReviewedResult[], cells = CELLS) {
  return reviewSession(session({ cells, results }));
}

describe('a result typed on the line of the board beside its own', () => {
  const others = [...board(1, ...SPADES), ...board(2, ...NOTRUMP.slice(0, 5))];
  const typed = result(6, 1, read('3nte=', 1));

  test('whose own line is empty goes there, and the line it was typed on waits', () => {
    const [finding, ...rest] = only(found([...others, typed]), 'neighbour');
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({ slot: { table: 6, slotBoard: 1 }, other: 2, same: false });
    expect(finding?.distance).toMatchObject({ score: -400, median: 420, others: 5 });
    const line = { round: 1, table: 6, ns: 16, ew: 26 };
    expect(finding?.fixes).toMatchObject([
      [
        { ...line, slotBoard: 1, board: 1, outcome: null },
        { ...line, slotBoard: 2, board: 2, outcome: read('3nte=', 2) },
      ],
    ]);
  });

  test('whose own line says the same was typed twice: one waits again', () => {
    const [finding, ...rest] = only(found([...others, typed, result(6, 2, read('3nte=', 2))]), 'neighbour');
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({ slot: { slotBoard: 1 }, other: 2, same: true });
    expect(finding?.fixes).toMatchObject([[{ slotBoard: 1, outcome: null }]]);
  });

  test('typed twice it need not be far: nobody else played in the strain from that side', () => {
    // Two spades made, and the same on board 2 where all but table 6 played it: +110 lies within the hearts of board 1.
    const hearts = board(1, '2hn=', '2hn+1', '2hs=', '2hn=', '3hn=');
    const spades = board(2, '2sn=', '2ss=', '2sn+1', '2sn=', '2ss=');
    const twice = [result(6, 1, read('2sn=', 1)), result(6, 2, read('2sn=', 2))];
    expect(found([...hearts, ...spades, ...twice])).toMatchObject([{ code: 'neighbour', slot: { slotBoard: 1 } }]);
    // Alone on board 1 it is a contract like another.
    expect(found([...hearts, ...spades, ...twice.slice(0, 1)]).map(({ code }) => code)).toEqual([]);
  });

  test('is found by its score too, where only that was typed', () => {
    const scores = board(2, '-400', '-400', '-430', '-400', '-400');
    const findings = found([...board(1, ...SPADES), ...scores, result(6, 1, read('-400', 1))]);
    expect(findings).toMatchObject([{ code: 'neighbour', other: 2 }]);
  });

  test.each([
    ['another result stands on the line beside it', [typed, result(6, 2, read('3ntw+1', 2))], CELLS],
    ['the boards are not of one slip', [typed], [{ ...CELLS[0]!, boards: [1, 3] }]],
    ['it would be no better there', [result(6, 1, read('5dxs-4', 1))], CELLS],
    ['it is recorded as played on another board', [{ ...typed, slotBoard: 3 }], CELLS],
  ] as const)('nothing is said where %s', (_, results, cells) => {
    expect(only(found([...others, ...results], cells), 'neighbour')).toEqual([]);
  });

  test('a surer cause comes before an empty line', () => {
    // Four spades by East: the side stands alone; on board 2 too spades were played by East.
    const east = board(2, '4se=', '4se=', '4sw+1', '4se=', '4se=');
    const findings = found([...board(1, ...SPADES), ...east, result(6, 1, read('4se=', 1))]);
    expect(findings.map(({ code }) => code)).toEqual(['side']);
    const same = result(6, 2, read('4se=', 2));
    expect(
      found([...board(1, ...SPADES), ...east, result(6, 1, read('4se=', 1)), same]).map(({ code }) => code),
    ).toEqual(['neighbour']);
  });
});
