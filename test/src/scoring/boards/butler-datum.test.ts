import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datumOf } from '../../../../src/scoring/boards/butler-datum.ts';
import { countScores } from '../../../../src/scoring/boards/score-counts.ts';
import type { DatumFives, DatumRule } from '../../../../src/scoring/regulation/regulation.ts';
import { linesOf } from '../line.ts';

function datum(scores: readonly number[], rule: Partial<DatumRule>): number | null {
  return datumOf(countScores(linesOf(scores)), { drops: [], fives: 'away-from-zero', ...rule });
}

test('an exact five away from zero, or up on either side', () => {
  const fives = (rule: DatumFives) =>
    [
      [100, 110],
      [-100, -110],
      [0, -10],
      [0, 10],
    ].map((s) => datum(s, { fives: rule }));
  expect(fives('away-from-zero')).toEqual([110, -110, -10, 10]);
  expect(fives('up')).toEqual([110, -100, 0, 10]);
  expect(Object.is(datum([0, 0, 0, -10], { fives: 'up' }), 0)).toBe(true);
});

describe('how many are dropped grows with the field', () => {
  // bridge-scorer 2.4.0: none up to three results, then ceil((n - 10) / 15) + 1 at either end
  const drops = [4, 11, 26, 41].map((from, index) => ({ from, highest: index + 1, lowest: index + 1 }));

  test.each([
    [3, 1000],
    [4, 0],
    [10, 0],
  ])('of %i results with one high one', (count, high) => {
    const scores = [high === 0 ? 9990 : 3000, ...Array.from({ length: count - 1 }, () => 0)];
    expect(datum(scores, { drops })).toBe(high);
  });

  test('of eleven two at either end', () => {
    const scores = [900, 900, 50, 50, 50, 50, 50, 50, 50, -900, -900];
    expect(datum(scores, { drops })).toBe(50);
    expect(datum([900, ...scores], { drops })).toBe(160);
  });
});

describe('the median', () => {
  test.each([
    [[620, 170, 140], 170],
    [[620, 600, 140, -100], 370],
    [[620], 620],
    [[620, 600], 610],
  ])('of %j is %i', (scores, middle) => {
    expect(datum(scores, { drops: 'median' })).toBe(middle);
  });
});

test('every rule: a whole ten between the extremes, and the mirror where fives go away from zero', () => {
  const field = fc.array(
    fc.integer({ min: -400, max: 400 }).map((tens) => tens * 10),
    { minLength: 3, maxLength: 30 },
  );
  const drops = fc.constantFrom<DatumRule['drops']>([], 'median', [{ from: 3, highest: 1, lowest: 1 }]);
  fc.assert(
    fc.property(field, drops, fc.constantFrom<DatumFives>('up', 'away-from-zero'), (scores, dropped, fives) => {
      const value = datum(scores, { drops: dropped, fives }) ?? NaN;
      expect(Math.abs(value % 10)).toBe(0);
      expect(value).toBeGreaterThanOrEqual(Math.min(...scores));
      expect(value).toBeLessThanOrEqual(Math.max(...scores));
      const mirrored = datum(
        scores.map((score) => 0 - score),
        { drops: dropped },
      );
      expect(mirrored).toBe(0 - (datum(scores, { drops: dropped }) ?? NaN) + 0);
    }),
  );
});
