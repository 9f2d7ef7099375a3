import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { imps } from '../../../../src/scoring/boards/imps.ts';
import { isMatchScore, missingBoards, scoreMatch, type Match } from '../../../../src/scoring/teams/match.ts';
import { MATCH_RULES } from '../../../../src/scoring/teams/match-rules.ts';
import { both, lineOf, matchOf, scored, scoreOf, total, weightedOf } from './build.ts';

describe('a board', () => {
  test('is the two tables together, 2-1-0 by who is better', () => {
    const score = scored(
      matchOf([
        [620, 170],
        [-100, -100],
        [-50, 0],
      ]),
    );
    expect(score.boards.map(({ imps }) => both(imps))).toEqual([
      ['10', '-10'],
      ['0', '0'],
      ['-2', '2'],
    ]);
    expect(score.boards.map(({ boardPoints }) => both(boardPoints))).toEqual([
      ['2', '0'],
      ['1', '1'],
      ['0', '2'],
    ]);
    expect([total(score, 'points'), total(score, 'imps'), total(score, 'impsWon')]).toEqual([
      ['400', '-400'],
      ['8', '-8'],
      ['10', '2'],
    ]);
  });

  test('whose teams sat the other way round in both rooms is compared as it was played', () => {
    const lines = [lineOf(1, 'open', 620, 'away'), lineOf(1, 'closed', 170, 'home')];
    expect(total(scored({ lines, boards: [1], removed: null }), 'imps')).toEqual(['-10', '10']);
  });
});

describe('a board without a comparison counts nothing yet, and says why', () => {
  const match: Match = {
    lines: [
      lineOf(1, 'open', 420),
      lineOf(2, 'open', 420),
      lineOf(2, 'closed', 50, 'home'),
      lineOf(3, 'open', { kind: 'notPlayed' }),
      lineOf(4, 'open', { kind: 'award', ns: 'plus', ew: 'minus' }),
      lineOf(4, 'closed', { kind: 'award', ns: 'plus', ew: 'minus' }),
    ],
    boards: [1, 2, 3, 4],
    removed: null,
  };

  test('one table, wrong seats, not played, two awards that differ', () => {
    const score = scored(match);
    expect(missingBoards(score.boards)).toEqual([
      { board: 1, reason: 'oneTable' },
      { board: 2, reason: 'wrongSeats' },
      { board: 3, reason: 'notPlayed' },
      { board: 4, reason: 'awardsDiffer' },
    ]);
    expect([total(score, 'imps'), total(score, 'boardPoints'), score.compared]).toEqual([['0', '0'], ['0', '0'], 0]);
  });

  test('until the director gives averages for them (White Book 3.3.7)', () => {
    const score = scored({ ...match, removed: { home: 'minus', away: 'plus' } });
    expect([total(score, 'imps'), total(score, 'boardPoints')]).toEqual([
      ['-12', '12'],
      ['16/5', '24/5'],
    ]);
    expect(missingBoards(score.boards)).toEqual([]);
  });
});

describe('an award (Law 12C2)', () => {
  test('at one table is the board’s: 3, 0 or -3 IMPs, each side for itself', () => {
    const outside = scored(matchOf([[{ kind: 'award', ns: 'plus', ew: 'plus' }, 420]]));
    expect([total(outside, 'imps'), total(outside, 'boardPoints'), total(outside, 'points')]).toEqual([
      ['3', '3'],
      ['6/5', '6/5'],
      ['0', '0'],
    ]);
    // in the closed room the away team is North-South
    expect(total(scored(matchOf([[420, { kind: 'award', ns: 'plus', ew: 'average' }]])), 'imps')).toEqual(['0', '3']);
  });

  test('at both tables counts once where they agree', () => {
    const twice = matchOf([
      [
        { kind: 'award', ns: 'plus', ew: 'minus' },
        { kind: 'award', ns: 'minus', ew: 'plus' },
      ],
    ]);
    expect(total(scored(twice), 'imps')).toEqual(['3', '-3']);
  });

  test('at both tables is the director’s to decide where they say something else of one team', () => {
    const open = { kind: 'award', ns: 'plus', ew: 'minus' } as const;
    for (const [ns, ew] of [
      ['minus', 'average'],
      ['average', 'plus'],
    ] as const) {
      const score = scored(matchOf([[open, { kind: 'award', ns, ew }]]));
      expect(missingBoards(score.boards)).toEqual([{ board: 1, reason: 'awardsDiffer' }]);
    }
  });

  test('stays the board’s where the director gives averages for the boards that are missing', () => {
    const removed = { home: 'minus', away: 'minus' } as const;
    const score = scored(matchOf([[{ kind: 'award', ns: 'plus', ew: 'average' }, 420]], { removed }));
    expect(total(score, 'imps')).toEqual(['3', '0']);
  });

  test('is at least, and at most, the side’s own average where the regulation says so (4.1.1.1)', () => {
    const match = matchOf([
      [620, 170],
      [620, 170],
      [{ kind: 'award', ns: 'plus', ew: 'minus' }, 0],
    ]);
    expect(total(scored(match, { averages: 'own' }), 'imps')).toEqual(['30', '-30']);
    expect(total(scored(match, { averages: 'own' }), 'boardPoints')).toEqual(['6', '0']);
    expect(total(scored(match), 'imps')).toEqual(['23', '-23']);
    const alone = matchOf([[{ kind: 'award', ns: 'plus', ew: 'minus' }, 0]]);
    expect(total(scored(alone, { averages: 'own' }), 'imps')).toEqual(['3', '-3']);
  });
});

describe('assigned scores (Law 12C1)', () => {
  test('weighted: each component against the other table, then weighted', () => {
    // 25 % of 1430, 40 % of 680, 20 % of 650, 15 % of -100 against 680: 13, 0, -1, -13 IMPs
    const white = weightedOf([1430, 25], [680, 40], [650, 20], [-100, 15]);
    expect(total(scored(matchOf([[white, 680]])), 'imps')).toEqual(['11/10', '-11/10']);
  });

  test('a board may be rounded, halves away from zero (EBU 4.2.6.1, 8.12.3)', () => {
    const half = matchOf([[weightedOf([420, 50], [450, 50]), 420]]);
    expect(total(scored(half), 'imps')).toEqual(['1/2', '-1/2']);
    expect(total(scored(half, { boardDecimals: 0 }), 'imps')).toEqual(['1', '-1']);
    expect(total(scored(half, { boardDecimals: 1 }), 'imps')).toEqual(['1/2', '-1/2']);
  });

  test('split: each side by its own score, and the two need not balance', () => {
    const split = matchOf([[{ kind: 'split', ns: scoreOf(-50), ew: scoreOf(420) }, 420]]);
    expect(total(scored(split), 'imps')).toEqual(['-10', '0']);
    expect(total(scored(split), 'points')).toEqual(['-470', '0']);
  });
});

describe('a match that can’t be scored', () => {
  test('a second line from the same table', () => {
    const lines = [lineOf(1, 'open', 420), lineOf(1, 'open', 450)];
    const answer = scoreMatch({ lines, boards: [1], removed: null }, MATCH_RULES);
    expect(answer).toEqual({ kind: 'problem', code: 'line-twice', line: lines[1] });
    expect(isMatchScore(answer)).toBe(false);
  });
  test('a board that was not due', () => {
    const lines = [lineOf(9, 'open', 420)];
    const answer = scoreMatch({ lines, boards: [1], removed: null }, MATCH_RULES);
    expect(answer).toEqual({ kind: 'problem', code: 'board-not-due', line: lines[0] });
    expect(isMatchScore(answer)).toBe(false);
  });
});

const tens = fc.integer({ min: -300, max: 300 }).map((value) => value * 10);
const assigned = fc.oneof(
  tens.map(scoreOf),
  fc
    .tuple(tens, tens, fc.integer({ min: 1, max: 99 }))
    .map(([first, second, percent]) => weightedOf([first, percent], [second, 100 - percent])),
);
const tables = fc.array(fc.tuple(assigned, assigned), { minLength: 1, maxLength: 16 });

describe('for every match', () => {
  test('the two teams’ IMPs and points add up to nothing, board points to 2 a board', () => {
    fc.assert(
      fc.property(tables, (boards) => {
        const { totals } = scored(matchOf(boards));
        const sum = (figure: 'imps' | 'points' | 'boardPoints'): string =>
          writeExact(add(totals.home[figure], totals.away[figure]));
        expect([sum('imps'), sum('points'), sum('boardPoints')]).toEqual(['0', '0', String(2 * boards.length)]);
      }),
    );
  });

  test('seen with the teams exchanged it is the mirror', () => {
    fc.assert(
      fc.property(tables, (boards) => {
        const match = matchOf(boards);
        const lines = match.lines.map((line) => ({
          ...line,
          ns: line.ns === 'home' ? ('away' as const) : ('home' as const),
        }));
        const { home, away } = scored(match).totals;
        expect(scored({ ...match, lines }).totals).toEqual({ home: away, away: home });
      }),
    );
  });

  test('neither the order of lines nor of rooms matters', () => {
    fc.assert(
      fc.property(tables, (boards) => {
        const match = matchOf(boards);
        const rooms = match.lines.map((line) => ({
          ...line,
          room: line.room === 'open' ? ('closed' as const) : ('open' as const),
        }));
        const plain = scored(match).totals;
        expect(scored({ ...match, lines: match.lines.toReversed() }).totals).toEqual(plain);
        expect(scored({ ...match, lines: rooms }).totals).toEqual(plain);
      }),
    );
  });

  test('one component of 100 is that score, and so is a split of the same score', () => {
    fc.assert(
      fc.property(tens, tens, (open, closed) => {
        const plain = scored(matchOf([[open, closed]])).totals;
        expect(scored(matchOf([[weightedOf([open, 100]), closed]])).totals).toEqual(plain);
        const split = { kind: 'split', ns: scoreOf(open), ew: scoreOf(open) } as const;
        expect(scored(matchOf([[split, closed]])).totals).toEqual(plain);
        expect(plain.home.imps).toEqual(exact(imps(open - closed)));
      }),
    );
  });
});
