import { describe, expect, test } from 'vitest';
import { exact, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { criteriaOf } from '../../../../src/scoring/standing/criteria.ts';
import type { TieBreakEvidence, PlayedUnit } from '../../../../src/scoring/standing/evidence.ts';
import type { TieBreakCode, TieFigure } from '../../../../src/scoring/standing/tie-breaks.ts';

/** Matches of teams as `[team, opponent, IMPs won and lost, total points won and lost]`. */
type Match = readonly [number, number, number, number, number, number];

function playedOf(match: Match, index: number): readonly (readonly [number, PlayedUnit])[] {
  const [team, opponent, won, lost, pointsWon, pointsLost] = match;
  const side = (other: number, swings: readonly [number, number, number, number]): PlayedUnit => ({
    number: index,
    opponents: [other],
    points: ZERO,
    best: false,
    margin: null,
    swings: {
      imps: exact(swings[0] - swings[1]),
      impsWon: exact(swings[0]),
      impsLost: exact(swings[1]),
      pointsWon: exact(swings[2]),
      pointsLost: exact(swings[3]),
    },
  });
  return [
    [team, side(opponent, [won, lost, pointsWon, pointsLost])],
    [opponent, side(team, [lost, won, pointsLost, pointsWon])],
  ];
}

function evidenceOfMatches(matches: readonly Match[]): TieBreakEvidence {
  const all = matches.flatMap(playedOf);
  return (team) => all.filter(([of]) => of === team).map(([, played]) => played);
}

function figuresOf(code: TieBreakCode, tied: readonly number[], evidence: TieBreakEvidence): unknown {
  const figures = criteriaOf({ evidence, order: () => [], lots: [] })[code](tied);
  return figures && [...figures].map(([entry, figure]) => [entry, write(figure)]);
}

function write(figure: TieFigure): string {
  return figure === 'unlimited' ? figure : writeExact(figure);
}

describe('matches of teams', () => {
  // 1 beat 2 by 30-20, 2 beat 3 by 12-0, 3 beat 1 by 8-6
  const matches: Match[] = [
    [1, 2, 30, 20, 900, 700],
    [2, 3, 12, 0, 400, 0],
    [3, 1, 8, 6, 300, 350],
  ];
  const evidence = evidenceOfMatches(matches);

  test.each<[TieBreakCode, readonly string[]]>([
    ['own-meeting-imps', ['4', '1', '-5']],
    ['imp-quotient', ['9/7', '16/15', '4/9']],
    ['point-quotient', ['5/4', '11/9', '2/5']],
    ['imp-margin', ['8', '2', '-10']],
  ])('%s', (code, expected) => {
    const figures = expected.map((figure, index) => [index + 1, figure]);
    expect(figuresOf(code, [1, 2, 3], evidence)).toEqual(figures);
  });

  test('IMPs against each other only where all have met, and of matches only', () => {
    expect(figuresOf('own-meeting-imps', [1, 2, 4], evidence)).toBeNull();
    const withoutSwings: TieBreakEvidence = (team) =>
      evidence(team).map((match) => ({ ...board(match.number, 0, 0), opponents: match.opponents }));
    for (const code of ['own-meeting-imps', 'point-quotient', 'imp-margin'] as const) {
      expect(figuresOf(code, [1, 2, 3], withoutSwings)).toBeNull();
    }
  });

  test('a quotient: nothing lost is more than any, nothing won and lost is as good as even', () => {
    const even: Match[] = [
      [1, 9, 0, 0, 0, 0],
      [2, 9, 4, 0, 100, 0],
      [3, 9, 3, 6, 200, 100],
    ];
    for (const [code, third] of [
      ['imp-quotient', '1/2'],
      ['point-quotient', '2'],
    ] as const) {
      expect(figuresOf(code, [1, 2, 3], evidenceOfMatches(even))).toEqual([
        [1, '1'],
        [2, 'unlimited'],
        [3, third],
      ]);
    }
  });
});

function board(number: number, points: number, margin: number): PlayedUnit {
  return { number, opponents: [9], points: exact(points), best: false, margin: exact(margin) };
}

describe('boards', () => {
  test('better boards: on a board that none of the others played more than average is two, average is none', () => {
    const boards = new Map([
      [1, [board(1, 6, 2), board(2, 4, 0)]],
      [2, [board(3, 5, 1), board(4, 5, 1)]],
    ]);
    expect(figuresOf('better-boards', [1, 2], (entry) => boards.get(entry) ?? [])).toEqual([
      [1, '2'],
      [2, '4'],
    ]);
  });

  test('even results: of a single board nothing can be said', () => {
    expect(figuresOf('even-results', [1, 2], () => [board(1, 6, 2)])).toBeNull();
  });
});
