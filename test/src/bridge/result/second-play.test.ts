import { expect, test } from 'vitest';
import { onlySideOf } from '../../../../src/bridge/result/award.ts';
import { AVERAGE_EACH, secondPlayOutcome } from '../../../../src/bridge/result/second-play.ts';
import { formatShorthand } from '../../../../src/bridge/shorthand/shorthand.ts';

test('who has played the board before keeps that score, and the other side has average plus', () => {
  expect(secondPlayOutcome(['NS'])).toEqual({ kind: 'award', ns: null, ew: 60, ewAverage: 'average-plus' });
  expect(secondPlayOutcome(['EW'])).toEqual({ kind: 'award', ns: 60, ew: null, nsAverage: 'average-plus' });
});

test('where both have played it, or nobody, the board counts as not played', () => {
  expect(secondPlayOutcome(['NS', 'EW'])).toEqual({ kind: 'notPlayed' });
  expect(secondPlayOutcome([])).toEqual({ kind: 'notPlayed' });
});

test('an average each is half to either side', () => {
  expect(AVERAGE_EACH).toEqual({ kind: 'award', ns: 50, ew: 50, nsAverage: 'average', ewAverage: 'average' });
});

test('the only side that an outcome counts for', () => {
  expect(onlySideOf(secondPlayOutcome(['NS']))).toBe('EW');
  expect(onlySideOf(secondPlayOutcome(['EW']))).toBe('NS');
  expect(onlySideOf(AVERAGE_EACH)).toBeNull();
  expect(onlySideOf({ kind: 'notPlayed' })).toBeNull();
  expect(onlySideOf({ kind: 'score', score: 420 })).toBeNull();
});

test('a side it does not count for is typed behind a stroke, or before one', () => {
  expect(formatShorthand({ kind: 'award', ns: null, ew: 60 }, 'en')).toBe('anp/60');
  expect(formatShorthand({ kind: 'award', ns: 60, ew: null }, 'en')).toBe('a60/np');
});
