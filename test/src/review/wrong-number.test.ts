import { describe, expect, test } from 'vitest';
import type { Finding, ReviewedCell, ReviewedResult } from '../../../src/review/finding.ts';
import { openFindings, reviewSession } from '../../../src/review/review.ts';
import { only, played, read, result, session } from './support.ts';

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
/** Board 1 of table 1 says 22, who is to play it at table 3 in round 2; 21 was expected. */
const wrong = result(1, 1, made, { ew: 22 });

function find(...results: readonly ReviewedResult[]): readonly Finding[] {
  return reviewSession(session({ cells: CELLS, results }));
}

function open(findings: readonly Finding[], right: Finding['code'] | null = null) {
  return openFindings(findings, ({ code }) => code === right).map(({ code, slot }) => `${code} ${slot.slotBoard}`);
}

describe('a pair typed in the place of another', () => {
  test('is named with where it is to play the board, and one key puts the pair expected', () => {
    const [finding, ...rest] = only(find(wrong, result(1, 2, made)), 'unplayed');
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({
      slot: { round: 1, table: 1, slotBoard: 1 },
      entries: [21],
      instead: { entry: 22, section: 1, round: 2, table: 3 },
    });
    expect(finding?.fixes).toEqual([
      [{ section: 1, round: 1, table: 1, slotBoard: 1, board: 1, ns: 11, ew: 21, outcome: made }],
    ]);
  });

  test('is one open finding: the line where it is to play follows until the number is accepted', () => {
    const findings = find(wrong);
    expect(open(findings)).toEqual(['unplayed 1']);
    expect(open(findings, 'unplayed')).toEqual(['cannotPlay 1']);
    expect(open(findings, 'cannotPlay')).toEqual(['unplayed 1']);
  });

  test('leaves nothing to ask once it is put right', () => {
    const [repair] = only(find(wrong), 'unplayed')[0]?.fixes[0] ?? [];
    expect(repair && open(find(result(1, 1, made, { ns: repair.ns, ew: repair.ew })))).toEqual([]);
  });

  test('on both boards of a round is one finding with one fix', () => {
    const findings = find(wrong, result(1, 2, made, { ew: 22 }));
    expect(open(findings)).toEqual(['unplayed 1']);
    const [finding] = only(findings, 'unplayed');
    expect(finding?.fixes.map((fix) => fix.map(({ slotBoard, ns, ew }) => [slotBoard, ns, ew]))).toEqual([
      [
        [1, 11, 21],
        [2, 11, 21],
      ],
    ]);
  });

  test('is the same where it sits the other way round', () => {
    const [finding] = only(find(result(1, 1, made, { ns: 22, ew: 11 })), 'unplayed');
    expect(finding?.fixes).toMatchObject([[{ ns: 21, ew: 11 }]]);
  });

  test('that has results at another table of the round as well is one finding, there', () => {
    const findings = find(wrong, result(2, 3, made));
    expect(open(findings)).toEqual(['twoTables 1']);
    expect(open(findings, 'twoTables')).toEqual(['unplayed 1']);
  });
});

describe('no wrong number', () => {
  test.each<[string, readonly ReviewedResult[]]>([
    ['two pairs sat down in each other’s seats', [wrong, result(2, 3, made, { ew: 21 })]],
    ['the pair is not to play the board', [result(1, 1, made, { ew: 23 })]],
    ['another board was played too', [result(1, 1, made, { ew: 22, board: 5 })]],
    ['neither pair was expected', [result(1, 1, made, { ns: 13, ew: 22 })]],
  ])('where %s', (_, results) => {
    for (const { instead } of only(find(...results), 'unplayed')) expect(instead).toBeNull();
  });

  test('where the pair expected has the board from another line', () => {
    const results = [wrong, result(3, 1, read('anp/+', 1), { round: 2, ns: 13, ew: 21, slotBoard: 1 })];
    expect(only(find(...results), 'unplayed').map(({ slot }) => slot.table)).not.toContain(1);
  });
});
