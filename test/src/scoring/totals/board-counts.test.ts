import { expect, test } from 'vitest';
import { scoreMatchpoints } from '../../../../src/scoring/boards/matchpoints.ts';
import type { BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { scoreButler } from '../../../../src/scoring/boards/butler.ts';
import { encodeLines } from '../../../../src/scoring/totals/encoded-lines.ts';
import { totalsFromColumns, type EntryTotal } from '../../../../src/scoring/totals/total-columns.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { totalsOfEncoded, totalsOfBoards } from '../../../../src/scoring/totals/totals.ts';
import { awardLine, linesOf } from '../line.ts';

const { wbf } = REGULATIONS;

function counts({ boards, available, asNs, asEw }: EntryTotal): unknown {
  return { boards, available, asNs, asEw };
}

test('boards that count and their tops: one not played is neither, another top is its own', () => {
  const totals = totalsOfBoards([
    scoreMatchpoints(linesOf([420, 50, -50], 1), 3, wbf),
    scoreMatchpoints(linesOf([100, 90, null], 2), 3, wbf),
    scoreMatchpoints(linesOf([10, 20, 30], 3), 4, wbf),
  ]);
  for (const [ns, ew] of [
    [1, 101],
    [2, 102],
  ]) {
    expect(counts(totals.get(ns as number) as EntryTotal)).toEqual({ boards: 3, available: 14, asNs: 3, asEw: 0 });
    expect(counts(totals.get(ew as number) as EntryTotal)).toEqual({ boards: 3, available: 14, asNs: 0, asEw: 3 });
  }
  expect(counts(totals.get(3) as EntryTotal)).toEqual({ boards: 2, available: 10, asNs: 3, asEw: 0 });
  expect(counts(totals.get(103) as EntryTotal)).toEqual({ boards: 2, available: 10, asNs: 0, asEw: 3 });
});

/** Of the first pairs and the third. */
function boardsIn(board: BoardScores) {
  return [1, 101, 3, 103].map((entry) => totalsOfBoards([board]).get(entry)?.boards);
}

test('an award that counts for one side is a board of that side only', () => {
  const scored = scoreButler([...linesOf([420, 50]), awardLine(60, 0, { ns: 3, ew: 103 })], 3, wbf);
  expect(boardsIn(scored)).toEqual([1, 1, 1, 0]);
  const turned = scored.results.map(({ line, ns, ew }) => ({ line, ns: ew, ew: ns }));
  expect(boardsIn({ ...scored, results: turned })).toEqual([1, 1, 0, 1]);
});

function seats(line: ScoringLine, [ns, south, ew, west]: readonly [number, number, number, number]): ScoringLine {
  return { ...line, ns, ew, partners: { ns: south, ew: west } };
}

test('both players of a side have the board, and what is put right of it', () => {
  const [made, beaten] = linesOf([420, -50], 1) as [ScoringLine, ScoringLine];
  const [only, missed] = linesOf([100, null], 2) as [ScoringLine, ScoringLine];
  const lines = [
    seats(made, [1, 2, 3, 4]),
    seats(beaten, [5, 6, 7, 8]),
    seats(only, [1, 3, 5, 7]),
    seats(missed, [2, 4, 6, 8]),
  ];
  const encoded = encodeLines(lines);
  const scored = encoded.boards.map((codes) =>
    scoreMatchpoints(
      codes.map((code) => encoded.distinct[code] as ScoringLine),
      2,
      wbf,
    ),
  );
  const byEntry = new Map(
    totalsFromColumns(totalsOfEncoded(encoded, scored)).map((total) => [total.entry, counts(total)]),
  );
  expect(byEntry.get(2)).toEqual({ boards: 1, available: 2, asNs: 2, asEw: 0 });
  expect(byEntry.get(3)).toEqual({ boards: 2, available: 4, asNs: 1, asEw: 1 });
  expect(byEntry.get(8)).toEqual({ boards: 1, available: 2, asNs: 0, asEw: 2 });
});

test('tops that are added exactly are counted, and refused where they no longer are', () => {
  const [line] = linesOf([420], 1) as [ScoringLine];
  const boardOf = (top: number): BoardScores => ({
    board: 1,
    actual: 1,
    expected: 1,
    top,
    datum: null,
    denominator: 1,
    results: [{ line, ns: 0, ew: 0 }],
    frequencies: [],
  });
  const high = Number.MAX_SAFE_INTEGER;
  expect(totalsOfBoards([boardOf(high - 1), boardOf(1)]).get(line.ns)?.available).toBe(high);
  const tooLarge = new RangeError('totals: the tops are too large to be added exactly');
  expect(() => totalsOfBoards([boardOf(high - 1), boardOf(2)])).toThrow(tooLarge);
  expect(() => totalsOfBoards([boardOf(high), boardOf(high)])).toThrow(tooLarge);
});
