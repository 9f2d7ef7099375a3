import { describe, expect, test } from 'vitest';
import type { TableOutcome } from '../../../../src/bridge/result/result.ts';
import { outcomeScore } from '../../../../src/bridge/score/score.ts';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { segmentsOf } from '../../../../src/scoring/teams/segments.ts';
import { isMatchScore, scoreMatch } from '../../../../src/scoring/teams/match.ts';
import { MATCH_RULES } from '../../../../src/scoring/teams/match-rules.ts';
import { scoreSheet, type SheetLine } from '../../../../src/scoring/teams/score-sheet.ts';
import { northSouthIn, type Room } from '../../../../src/scoring/teams/team.ts';
import type { TableResult } from '../../../../src/scoring/teams/board.ts';
import { scoreOf, weightedOf } from './build.ts';

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('a match in segments', () => {
  test('32 boards: 1-8 at table I and 9-16 at table II, then exchanged; 17 to 32 the same', () => {
    expect(segmentsOf(upTo(32), 2)).toEqual([
      {
        boards: upTo(16),
        before: { open: upTo(8), closed: upTo(16, 9) },
        after: { open: upTo(16, 9), closed: upTo(8) },
      },
      {
        boards: upTo(32, 17),
        before: { open: upTo(24, 17), closed: upTo(32, 25) },
        after: { open: upTo(32, 25), closed: upTo(24, 17) },
      },
    ]);
  });

  test('one board more in the first part where it can’t be halved', () => {
    expect(segmentsOf(upTo(7), 1)[0]?.before).toEqual({ open: upTo(4), closed: upTo(7, 5) });
    expect(segmentsOf(upTo(7), 2).map(({ boards }) => boards.length)).toEqual([4, 3]);
  });

  test.each([
    [24, 2, [12, 12]],
    [24, 4, [6, 6, 6, 6]],
    [8, 1, [8]],
    [26, 4, [7, 7, 6, 6]],
    [3, 3, [1, 1, 1]],
  ])('%i boards in %i parts', (boards, parts, sizes) => {
    const segments = segmentsOf(upTo(boards), parts);
    expect(segments.map((segment) => segment.boards.length)).toEqual(sizes);
    expect(segments.flatMap((segment) => segment.boards)).toEqual(upTo(boards));
    for (const { boards: own, before, after } of segments) {
      expect([...before.open, ...before.closed]).toEqual(own);
      expect(after).toEqual({ open: before.closed, closed: before.open });
    }
  });
});

function line(board: number, room: Room, outcome: TableOutcome): SheetLine {
  const score = outcomeScore(outcome, board);
  const result = score === null ? ({ kind: 'notPlayed' } as const) : ({ kind: 'score', score } as const);
  return { board, room, ns: northSouthIn(room), outcome, result };
}
function assigned(board: number, room: Room, result: TableResult): SheetLine {
  return { board, room, ns: northSouthIn(room), outcome: null, result };
}
const played = (declarer: 'N' | 'E', tricks: number): TableOutcome => ({
  kind: 'played',
  contract: { level: 4, strain: 'S', risk: '' },
  declarer,
  tricks,
  lead: null,
});

describe('the score sheet', () => {
  const lines = [
    line(1, 'open', played('N', 10)),
    line(1, 'closed', played('N', 9)),
    line(2, 'open', { kind: 'passedOut' }),
    line(2, 'closed', played('E', 10)),
    line(3, 'open', { kind: 'score', score: 100 }),
    line(3, 'closed', { kind: 'score', score: 100 }),
  ];
  const score = scoreMatch({ lines, boards: [1, 2, 3, 4], removed: null }, MATCH_RULES);
  if (!isMatchScore(score)) throw new Error(score.code);
  const sheet = scoreSheet(score, 2);
  const rows = sheet.segments.flatMap(({ rows }) => rows);

  test('has contract, declarer, tricks, and the score in the column of the side that won it', () => {
    expect(rows[0]?.open).toEqual({
      ns: 'home',
      played: played('N', 10),
      passedOut: false,
      nsScore: 420,
      ewScore: null,
    });
    expect(rows[0]?.closed).toMatchObject({ ns: 'away', nsScore: null, ewScore: 50 });
    expect(rows[1]?.open).toMatchObject({ played: null, passedOut: true, nsScore: 0, ewScore: 0 });
    expect(rows[3]).toMatchObject({ open: null, closed: null, points: null, missing: 'notPlayed' });
  });

  test('has IMPs in the column of the team that won them, 0 for both on a flat board', () => {
    const imps = rows.map(({ imps }) => [imps.home, imps.away].map((value) => value && toNumber(value)));
    expect(imps).toEqual([
      [10, null],
      [9, null],
      [0, 0],
      [null, null],
    ]);
  });

  test('has what an assigned score, an award and a removed board came to, without a contract', () => {
    // 25 % of 1430, 40 % of 680, 20 % of 650 and 15 % of -100 against 680 are 1.1 IMPs
    const weighted = weightedOf([1430, 25], [680, 40], [650, 20], [-100, 15]);
    const told = [
      assigned(1, 'open', weighted),
      line(1, 'closed', { kind: 'score', score: 680 }),
      assigned(2, 'open', { kind: 'award', ns: 'minus', ew: 'minus' }),
      assigned(4, 'open', { kind: 'split', ns: scoreOf(-50), ew: scoreOf(420) }),
      line(4, 'closed', { kind: 'score', score: 420 }),
    ];
    const removed = { home: 'plus', away: 'minus' } as const;
    const answer = scoreMatch({ lines: told, boards: [1, 2, 3, 4], removed }, MATCH_RULES);
    if (!isMatchScore(answer)) throw new Error(answer.code);
    const rows = scoreSheet(answer, 1).segments.flatMap((segment) => segment.rows);
    const nothing = { played: null, passedOut: false, nsScore: null, ewScore: null };
    expect(rows[0]?.open).toEqual({ ns: 'home', ...nothing });
    expect(rows.map(({ grades, missing }) => [grades, missing])).toEqual([
      [null, null],
      [{ home: 'minus', away: 'minus' }, null],
      [removed, null],
      [null, null],
    ]);
    // nobody won what a team at fault on both sides, or with a split score, lost
    expect(rows.map(({ imps }) => [imps.home, imps.away].map((value) => value && toNumber(value)))).toEqual([
      [1.1, null],
      [-3, -3],
      [3, null],
      [-10, 0],
    ]);
  });

  test('adds up its halves and the match', () => {
    const sums = [...sheet.segments, sheet].map(({ totals }) => [
      toNumber(totals.home.imps),
      toNumber(totals.away.imps),
    ]);
    expect(sums).toEqual([
      [19, -19],
      [0, 0],
      [19, -19],
    ]);
  });
});
