import { describe, expect, test } from 'vitest';
import { bestDirections, unevenness } from '../../../../src/movement/construction/directions.ts';

describe('directions', () => {
  test.each([7, 11, 15, 19])('length %i: cyclic Hadamard sequences', (length) => {
    const sequences = bestDirections(length);
    expect(sequences.length).toBeGreaterThan(0);
    for (const directions of sequences) {
      expect(directions[0]).toBe(-1);
      expect(directions.reduce((sum, direction) => sum + direction, 0)).toBe(-1);
      expect(unevenness(directions)).toBe(0);
    }
  });

  test.each([5, 9, 13, 17])('length %i: as even as an odd number of tables allows', (length) => {
    const sequences = bestDirections(length);
    expect(sequences.length).toBeGreaterThan(0);
    for (const directions of sequences) expect(unevenness(directions)).toBe(4 * (length - 1));
  });

  test('first those that stay even without the fixed pair', () => {
    const missing = bestDirections(13).map((directions) => unevenness([0, ...directions.slice(1)]));
    expect(missing[0]).toBe(0);
    expect(missing).toEqual(missing.toSorted((a, b) => a - b));
  });
});
