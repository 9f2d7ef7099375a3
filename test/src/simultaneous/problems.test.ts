import { describe, expect, test } from 'vitest';
import { simultaneousProblems } from '../../../src/simultaneous/problems.ts';
import { clubOf } from './clubs.ts';

const HANDS = 'N:AKQJ.T98.765.432 T987.AKQ.J432.AK 65.J76.AKQ.QJT98 432.5432.T98.765';
const OTHER = 'N:T987.AKQ.J432.AK AKQJ.T98.765.432 65.J76.AKQ.QJT98 432.5432.T98.765';

const larch = clubOf('Larch', [[1, 0, 1, 420]]);
const oak = clubOf('Oak', [[1, 0, 1, 50]]);

describe('clubs that can’t be compared', () => {
  test('none where boards are shared and names differ', () => {
    expect(simultaneousProblems([larch, oak])).toEqual([]);
    expect(simultaneousProblems([larch])).toEqual([]);
  });

  test('a club that is there twice', () => {
    expect(simultaneousProblems([larch, { ...oak, club: 'Larch' }])).toEqual([
      { kind: 'problem', code: 'clubTwice', club: 'Larch' },
    ]);
  });

  test('the same results under another name, in another order of lines', () => {
    const rows = [
      [1, 0, 1, 420],
      [2, 0, 1, -50],
    ] as const;
    const first = clubOf('Fir', rows);
    expect(simultaneousProblems([first, clubOf('Elm', rows.toReversed())])).toEqual([
      { kind: 'problem', code: 'resultsTwice', club: 'Elm', first: 'Fir' },
    ]);
  });

  test('other hands than most clubs have, whichever club comes first', () => {
    const odd = clubOf('Odd', [[1, 0, 1, 90]], new Map([[1, OTHER]]));
    const usual = ['Fir', 'Elm'].map((name, at) => clubOf(name, [[1, 0, 1, 100 + at]], new Map([[1, HANDS]])));
    expect(simultaneousProblems([odd, ...usual])).toEqual([
      { kind: 'problem', code: 'dealsDiffer', club: 'Odd', first: 'Fir', boards: [1] },
    ]);
  });

  test('a club that shares no board', () => {
    expect(simultaneousProblems([larch, oak, clubOf('Ash', [[9, 0, 1, 50]])])).toEqual([
      { kind: 'problem', code: 'noCommonBoard', club: 'Ash' },
    ]);
  });
});
