import { describe, expect, test } from 'vitest';
import { expectedScore } from '../../../src/bridge/compensation.ts';
import type { Strain } from '../../../src/bridge/contract.ts';
import { minibridgeLevel, minibridgeScore, MOST_POINTS, type Announcement } from '../../../src/bridge/minibridge.ts';

describe('the score', () => {
  // A named level is a game when its tricks are worth 100, and there is nothing for slams.
  test.each<[Announcement, Strain, number, number]>([
    [2, 'S', 8, 110],
    [3, 'NT', 9, 400],
    [4, 'H', 11, 450],
    [4, 'D', 10, 130],
    [5, 'C', 11, 400],
    [6, 'NT', 12, 490],
    [6, 'NT', 10, -100],
  ])('level %s in %s, %i tricks: %i', (announced, strain, tricks, score) => {
    expect(minibridgeScore(announced, strain, tricks)).toBe(score);
  });
});

test('the level by points: 20-22 1, 23-24 2, 25-26 3, 27-29 4, 30-32 5, 33-36 6, 37-40 7', () => {
  const levels = Array.from({ length: MOST_POINTS + 1 }, (_, points) => minibridgeLevel(points));
  expect(levels.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => null));
  expect(levels.slice(20).join('')).toBe('111223344455566667777');
});

test('the table of Chicago ends at 37 points', () => {
  expect(expectedScore('chicago', 40, true)).toBe(1950);
});
