import { expect, test } from 'vitest';
import { METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { standingRules } from '../../../../src/scoring/standing/rules.ts';

const { wbf } = REGULATIONS;
const northSouth = { rows: [1, 2, 3].map((entry) => ({ entry, boards: entry === 3 ? 5 : 21 })) };
const eastWest = { rows: [101, 102].map((entry) => ({ entry, boards: 24 })) };

function rules(changes: Partial<Regulation>, method = METHODS.matchpoints) {
  return standingRules(northSouth, [northSouth, eastWest], method, { ...wbf, ...changes });
}

test('the average is a percentage at matchpoints and a mean at IMPs; a total is a total by any method', () => {
  expect(rules({ unequalBoards: 'average' }).basis).toBe('percentage');
  expect(rules({ unequalBoards: 'average' }, METHODS.butler).basis).toBe('mean');
  for (const method of [METHODS.matchpoints, METHODS.butler]) {
    expect(rules({ unequalBoards: 'total' }, method).basis).toBe('total');
  }
});

test('the least boards are percent of the most in the same ranking, a fraction up', () => {
  expect([0, 50, 100].map((leastBoards) => rules({ leastBoards }).leastBoards)).toEqual([0, 11, 21]);
});

test('common opponents are looked for among those of the other line', () => {
  expect(rules({}).opponents()).toEqual([101, 102]);
});
