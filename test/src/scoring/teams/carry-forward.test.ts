import { expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { carryForward } from '../../../../src/scoring/teams/carry-forward.ts';

test('a board of the qualifier weighs half a board of the final (White Book 3.8)', () => {
  const qualifier = { maximum: exact(500), boards: 24 };
  const final = { maximum: exact(1000), boards: 48 };
  expect(carryForward(exact(300), qualifier, final)).toEqual(exact(150));
  // half of what 12.5 matchpoints a board of 500 / 24 are in a final of 600 over 26
  expect(carryForward(exact(300), qualifier, { maximum: exact(600), boards: 26 })).toEqual(exact(2160, 13));
});
