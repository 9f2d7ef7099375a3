import { describe, expect, test } from 'vitest';
import { COMPENSATION_TABLES, expectedScore } from '../../../../src/bridge/score/compensation.ts';

describe.each(COMPENSATION_TABLES)('%s', (table) => {
  test('20 points or fewer are worth nothing, 21 the first figure', () => {
    for (const vulnerable of [false, true]) {
      expect([0, 19, 20].map((points) => expectedScore(table, points, vulnerable))).toEqual([0, 0, 0]);
      expect([21, 22, 23].map((points) => expectedScore(table, points, vulnerable))).toEqual([50, 70, 110]);
    }
  });
});

test('each table has its figures for either vulnerability', () => {
  expect([false, true].map((vulnerable) => expectedScore('milton-york', 25, vulnerable))).toEqual([300, 440]);
  expect([false, true].map((vulnerable) => expectedScore('chicago', 24, vulnerable))).toEqual([200, 290]);
  expect([false, true].map((vulnerable) => expectedScore('milton-york', 24, vulnerable))).toEqual([200, 200]);
});

test('the last figure is for all beyond: at 40 points, and from 37 in the table of Chicago', () => {
  expect([false, true].map((vulnerable) => expectedScore('milton-york', 40, vulnerable))).toEqual([1490, 2190]);
  expect([37, 40].map((points) => expectedScore('chicago', points, true))).toEqual([1950, 1950]);
  expect(expectedScore('chicago', 40, false)).toBe(1300);
});
