import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../src/bridge/result.ts';
import { outcomeScore } from '../../../../src/bridge/score.ts';
import { toNumber } from '../../../../src/scoring/exact.ts';
import { halvesOf, lineUpProblems, type LineUp } from '../../../../src/scoring/teams/halves.ts';
import { isMatchScore, MATCH_RULES, scoreMatch } from '../../../../src/scoring/teams/match.ts';
import { scoreSheet, type SheetLine } from '../../../../src/scoring/teams/score-sheet.ts';
import { northSouthIn, type Room } from '../../../../src/scoring/teams/team.ts';

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('a match in halves', () => {
  test('32 boards: 1-8 at table I and 9-16 at table II, then exchanged; 17 to 32 the same', () => {
    expect(halvesOf(upTo(32), 2)).toEqual([
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
    expect(halvesOf(upTo(7), 1)[0]?.before).toEqual({ open: upTo(4), closed: upTo(7, 5) });
    expect(halvesOf(upTo(7), 2).map(({ boards }) => boards.length)).toEqual([4, 3]);
  });
});

describe('line-ups', () => {
  const first: LineUp = {
    home: { open: [1, 2], closed: [3, 4] },
    away: { open: [11, 12], closed: [13, 14] },
  };

  test('pairs that change, or a third pair, meet others in the second half', () => {
    expect(lineUpProblems([first, { ...first, away: { open: [13, 14], closed: [11, 12] } }])).toEqual([]);
    expect(lineUpProblems([first, { ...first, away: { open: [15, 16], closed: [11, 12] } }])).toEqual([]);
  });

  test('the same two pairs again, in either room and named either way, are found', () => {
    const again: LineUp = { home: { open: [5, 6], closed: [2, 1] }, away: { open: [13, 14], closed: [12, 11] } };
    expect(lineUpProblems([first, again])).toEqual([
      { kind: 'problem', code: 'pairs-meet-again', half: 1, home: [2, 1], away: [12, 11] },
    ]);
  });

  test('a player in both rooms is found', () => {
    expect(lineUpProblems([{ ...first, home: { open: [1, 2], closed: [2, 4] } }])).toEqual([
      { kind: 'problem', code: 'player-twice', half: 0, player: 2 },
    ]);
  });
});

function line(board: number, room: Room, outcome: Outcome): SheetLine {
  const score = outcomeScore(outcome, board);
  const result = score === null ? ({ kind: 'notPlayed' } as const) : ({ kind: 'score', score } as const);
  return { board, room, ns: northSouthIn(room), outcome, result };
}
const played = (declarer: 'N' | 'E', tricks: number): Outcome => ({
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
  const rows = sheet.halves.flatMap(({ rows }) => rows);

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

  test('adds up its halves and the match', () => {
    const sums = [...sheet.halves, sheet].map(({ totals }) => [toNumber(totals.home.imps), toNumber(totals.away.imps)]);
    expect(sums).toEqual([
      [19, -19],
      [0, 0],
      [19, -19],
    ]);
  });
});
