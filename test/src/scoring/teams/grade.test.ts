import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import {
  GRADE_IMPS,
  gradeOfPercent,
  gradesOfFault,
  gradeWorth,
  type TeamsAtFault,
  type Grade,
} from '../../../../src/scoring/teams/grade.ts';

test('an award in percent is the grade it stands for (Law 12C2)', () => {
  expect([60, 50, 40, 55].map(gradeOfPercent)).toEqual(['plus', 'average', 'minus', null]);
});

test.each<[TeamsAtFault, Grade, Grade]>([
  ['home', 'minus', 'plus'],
  ['away', 'plus', 'minus'],
  ['both', 'minus', 'minus'],
  ['partly', 'average', 'average'],
  ['neither', 'plus', 'plus'],
])('boards missing by the fault of %s (White Book 3.3.7)', (fault, home, away) => {
  expect(gradesOfFault(fault)).toEqual({ home, away });
});

describe('beside the average of the other boards (White Book 4.1.1.1)', () => {
  test.each<[Grade, number, number]>([
    ['plus', 5, 5],
    ['plus', 1, 3],
    ['minus', -5, -5],
    ['minus', -1, -3],
    ['minus', 5, -3],
    ['average', 5, 0],
    ['average', -5, 0],
  ])('%s with an average of %s IMPs', (grade, own, worth) => {
    expect(gradeWorth(grade, GRADE_IMPS[grade], exact(own))).toEqual(exact(worth));
  });
});
