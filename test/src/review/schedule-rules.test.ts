import { describe, expect, test } from 'vitest';
import type { ReviewedCell } from '../../../src/review/finding.ts';
import { reviewSession } from '../../../src/review/review.ts';
import { board, only, played, read, result, session } from './support.ts';

/** Three tables, two rounds of a Mitchell, two boards a round: 11 to 13 stay, 21 to 23 move. */
const CELLS: readonly ReviewedCell[] = [
  { section: 1, round: 1, table: 1, ns: 11, ew: 21, boards: [1, 2] },
  { section: 1, round: 1, table: 2, ns: 12, ew: 22, boards: [3, 4] },
  { section: 1, round: 1, table: 3, ns: 13, ew: 23, boards: [5, 6] },
  { section: 1, round: 2, table: 1, ns: 11, ew: 23, boards: [3, 4] },
  { section: 1, round: 2, table: 2, ns: 12, ew: 21, boards: [5, 6] },
  { section: 1, round: 2, table: 3, ns: 13, ew: 22, boards: [1, 2] },
];
const made = played(4, 'S', 'N', 10);

describe('results that are not in', () => {
  test('are missing once their round is over', () => {
    const results = [1, 2]
      .map((number) => result(1, number, made))
      .concat([5, 6].map((number) => result(3, number, made)));
    const missing = (roundInPlay: number) =>
      reviewSession(session({ cells: CELLS, results, roundInPlay })).map(
        ({ code, slot: { round, table, slotBoard } }) => `${code} ${round} ${table} ${slotBoard}`,
      );
    expect(missing(1)).toEqual([]);
    expect(missing(2)).toEqual(['missing 1 2 3', 'missing 1 2 4']);
    expect(missing(3)).toEqual([
      ...missing(2),
      ...['1 3', '1 4', '2 5', '2 6', '3 1', '3 2'].map((place) => `missing 2 ${place}`),
    ]);
  });

  test('a board not played is one key', () => {
    const [finding] = reviewSession(session({ cells: CELLS, roundInPlay: 2 }));
    expect(finding?.fixes).toEqual([
      [{ section: 1, round: 1, table: 1, slotBoard: 1, board: 1, ns: 11, ew: 21, outcome: { kind: 'notPlayed' } }],
    ]);
  });
});

describe('another board than the schedule expects (Law 15)', () => {
  // Table 1 played board 3 instead of board 1.
  const results = [result(1, 1, made, { board: 3 })];
  const findings = reviewSession(session({ cells: CELLS, results }));

  test('names the board its pairs have not played', () => {
    expect(only(findings, 'unplayed')).toMatchObject([{ slot: { slotBoard: 1 }, boards: [1], entries: [11, 21] }]);
  });

  test('names the lines that cannot be played, with average plus to who meets the board first', () => {
    const [line, ...rest] = only(findings, 'cannotPlay');
    expect(rest).toEqual([]);
    expect(line).toMatchObject({
      slot: { round: 2, table: 1, slotBoard: 3 },
      played: [{ entry: 11, section: 1, round: 1, table: 1 }],
    });
    expect(line?.deprived).toEqual([23]);
    // Pair 11 keeps its score of board 3; 23, deprived of one, has average plus on a line that counts for it alone.
    expect(line?.fixes).toMatchObject([
      [{ round: 2, table: 1, slotBoard: 3, board: 3, ns: 11, ew: 23, outcome: read('anp/+', 3) }],
      [{ round: 2, table: 1, slotBoard: 3, outcome: { kind: 'notPlayed' } }],
    ]);
  });

  test('offers to play it later, not at all, or average; what was played goes to the line of its own board', () => {
    const [{ fixes } = { fixes: [] }] = only(findings, 'unplayed');
    const moved = { round: 1, table: 1, slotBoard: 3, board: 3, ns: 11, ew: 21, outcome: made };
    const settled = { round: 1, table: 1, slotBoard: 1, board: 1, ns: 11, ew: 21 };
    expect(fixes).toMatchObject([
      [{ ...settled, outcome: null }, moved],
      [{ ...settled, outcome: { kind: 'notPlayed' } }, moved],
      [{ ...settled, outcome: read('a=/=', 1) }, moved],
    ]);
  });

  test.each([0, 1, 2])('none of these leaves it asked for, and the doubled line stays (%i)', (place) => {
    const [{ fixes } = { fixes: [] }] = only(findings, 'unplayed');
    const written = (fixes[place] ?? []).flatMap(({ outcome, table, board: number, slotBoard }) =>
      outcome ? [result(table, number, outcome, { slotBoard })] : [],
    );
    const again = reviewSession(session({ cells: CELLS, results: written }));
    expect(again.map(({ code, slot }) => [code, slot.round, slot.slotBoard])).toEqual([['cannotPlay', 2, 3]]);
  });

  test('settles nothing by itself where the line of that board is taken', () => {
    const taken = [...results, result(1, 2, made, { slotBoard: 3, board: 4 })];
    expect(only(reviewSession(session({ cells: CELLS, results: taken })), 'unplayed')[0]?.fixes).toEqual([]);
  });

  test('a line that counts for one side alone tells nothing of where the other played', () => {
    const ruled = result(1, 3, read('anp/+', 3), { round: 2, ns: 11, ew: 23, slotBoard: 3 });
    const open = { section: 1, round: 3, table: 1, ns: 11, ew: 22, boards: [3] };
    const [line] = only(
      reviewSession(session({ cells: [...CELLS, open], results: [...results, ruled] })),
      'cannotPlay',
    );
    expect(line).toMatchObject({
      slot: { round: 3 },
      played: [{ entry: 11, section: 1, round: 1, table: 1 }],
      deprived: [22],
    });
  });

  test('a board played on another line of its round leaves nothing doubled', () => {
    const here = [result(1, 1, made, { board: 2 })];
    expect(reviewSession(session({ cells: CELLS, results: here })).map(({ code }) => code)).toEqual(['unplayed']);
    const both = [...here, result(1, 2, made, { board: 1 })];
    expect(reviewSession(session({ cells: CELLS, results: both }))).toEqual([]);
  });
});

test('a round against the wrong pair: whose boards are missing, and which meetings cannot be', () => {
  // Round 1, table 1: 11 met 22 on the boards 1 and 2.
  const results = [result(1, 1, made, { ew: 22 }), result(1, 2, made, { ew: 22 })];
  const findings = reviewSession(session({ cells: CELLS, results }));
  expect(only(findings, 'unplayed')).toMatchObject([
    { slot: { table: 1, slotBoard: 1 }, boards: [1, 2], entries: [21] },
  ]);
  // 22 meets them again in round 2, at table 3: average plus for 13.
  expect(only(findings, 'cannotPlay').map(({ slot, played: before }) => [slot.table, slot.slotBoard, before])).toEqual([
    [3, 1, [{ entry: 22, section: 1, round: 1, table: 1 }]],
    [3, 2, [{ entry: 22, section: 1, round: 1, table: 1 }]],
  ]);
});

describe('a pair at two tables in one round', () => {
  // Round 1: table 1 has board 1 with 22, who plays at table 2.
  const wrong = result(1, 1, made, { ew: 22 });

  test('is another pair, the one that was expected', () => {
    const results = [wrong, result(1, 2, made), result(2, 3, made)];
    const [finding, ...rest] = only(reviewSession(session({ cells: CELLS, results })), 'twoTables');
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({ slot: { table: 1, slotBoard: 1 }, entry: 22, other: { section: 1, table: 2 } });
    expect(finding?.fixes).toMatchObject([[{ table: 1, slotBoard: 1, board: 1, ns: 11, ew: 21, outcome: made }]]);
  });

  test('is found where it plays in another section, at a table of the same number', () => {
    // 22 was typed at table 2 of the other section in the place of 31.
    const there: ReviewedCell = { section: 2, round: 1, table: 2, ns: 31, ew: 32, boards: [1, 2] };
    const guest = { ...result(2, 1, made, { ns: 22, ew: 32 }), section: 2 };
    const results = [guest, result(2, 3, made)];
    const findings = reviewSession(session({ cells: [...CELLS, there], results }));
    expect(only(findings, 'twoTables')).toMatchObject([
      { slot: { section: 2, table: 2, slotBoard: 1 }, entry: 22, other: { section: 1, table: 2 } },
    ]);
    // Where 22 is to play board 1 itself, it is said at which table it has it.
    expect(only(findings, 'cannotPlay')[0]?.played).toEqual([{ entry: 22, section: 2, round: 1, table: 2 }]);
  });

  test('has no fix where the one that was expected has the board', () => {
    const results = [wrong, result(2, 3, made), result(3, 5, made, { board: 1, ew: 21 })];
    expect(only(reviewSession(session({ cells: CELLS, results })), 'twoTables')).toMatchObject([
      { slot: { table: 1 }, fixes: [] },
    ]);
  });

  test.each([
    ['nothing is known of the other table', [wrong]],
    ['the two pairs sat at each other’s tables', [wrong, result(2, 3, made, { ew: 21 })]],
    ['the other table did not play', [wrong, result(2, 3, { kind: 'notPlayed' })]],
  ] as const)('is nothing while %s', (_, results) => {
    expect(only(reviewSession(session({ cells: CELLS, results })), 'twoTables')).toEqual([]);
  });
});

test('a board that was not played is settled, and keeps nobody from playing it later', () => {
  const results = [result(1, 1, { kind: 'notPlayed' }, { board: 3 }), result(1, 2, made, { slotBoard: 2, board: 1 })];
  expect(reviewSession(session({ cells: CELLS, results })).map(({ code }) => code)).toEqual(['unplayed']);
});

test('the same pairs the other way round miss nothing', () => {
  const results = [result(1, 1, made, { ns: 21, ew: 11 })];
  expect(reviewSession(session({ cells: CELLS, results }))).toEqual([]);
});

describe('a second reading', () => {
  const results = board(1, '4sn=', '4sn+1');

  test('that differs comes first, and its fix is what was read', () => {
    const [finding] = reviewSession(session({ results, readings: reading('4sn=') }));
    expect(finding).toMatchObject({ code: 'reading', slot: { table: 2 }, read: read('4sn=', 1) });
    expect(finding?.fixes).toMatchObject([[{ table: 2, outcome: read('4sn=', 1) }]]);
  });

  test('that agrees is nothing', () => {
    expect(reviewSession(session({ results, readings: reading('4sn+1') }))).toEqual([]);
  });
});

describe('two boards of a round', () => {
  // Table 6 has what the room has on the other board.
  const first = board(1, '4sn=', '4sn=', '4sn+1', '4ss=', '4sn=', '3nte=');
  const second = board(2, '3nte=', '3nte=', '3nte+1', '3ntw=', '3nte=', '4sn=');

  test('exchanged are one finding with one fix for both lines', () => {
    const findings = reviewSession(session({ results: [...first, ...second] }));
    expect(findings).toMatchObject([{ code: 'swapped', slot: { table: 6, slotBoard: 1 }, other: 2 }]);
    expect(findings[0]?.fixes[0]?.map(({ slotBoard, outcome }) => [slotBoard, outcome])).toEqual([
      [1, read('4sn=', 2)],
      [2, read('3nte=', 1)],
    ]);
  });

  test('both declared by the wrong side lay turned: the pairs held each other’s cards', () => {
    const results = [
      ...board(1, '4sn=', '4sn=', '4sn=', '4sn=', '4sn=', '4se='),
      ...board(2, '2hn=', '2hn=', '2hn=', '2hs=', '2hn=', '2he='),
    ];
    const findings = only(reviewSession(session({ results })), 'side');
    expect(findings.map(({ slot, together }) => [slot.table, slot.slotBoard, together])).toEqual([
      [6, 1, 2],
      [6, 2, 2],
    ]);
    expect(findings[0]?.fixes).toMatchObject([
      [{ ns: 26, ew: 16, outcome: read('4sn=', 1) }],
      [{ ns: 16, ew: 26, outcome: read('4sn=', 1) }],
    ]);
  });
});

/** Board 1 at table 2, read again. */
function reading(typed: string) {
  return [{ section: 1, round: 1, table: 2, slotBoard: 1, outcome: read(typed, 1) }];
}
