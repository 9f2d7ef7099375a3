import { expect, test } from 'vitest';
import { awardedSides } from '../../../../src/bridge/result/award.ts';

test('a side has its average where it was given one, and else its percent', () => {
  const percents = { kind: 'award', ns: 60, ew: 40 } as const;
  expect(awardedSides(percents)).toEqual({ ns: 60, ew: 40 });
  expect(awardedSides({ ...percents, nsAverage: 'average-plus' })).toEqual({ ns: 'average-plus', ew: 40 });
  expect(awardedSides({ ...percents, ewAverage: 'average-minus' })).toEqual({ ns: 60, ew: 'average-minus' });
});
