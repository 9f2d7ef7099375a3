import { describe, expect, test } from 'vitest';
import type { Strain } from '../../../../src/bridge/contract.ts';
import {
  minibridgeLevel,
  minibridgeScore,
  MOST_POINTS,
  type Announcement,
} from '../../../../src/bridge/score/minibridge.ts';

describe('the score', () => {
  // A part score is seven tricks and more, however many; a game what its strain takes to 100.
  test.each<[Announcement, Strain, number, number]>([
    ['partScore', 'H', 9, 140],
    ['partScore', 'C', 12, 170],
    ['partScore', 'NT', 6, -50],
    ['game', 'C', 11, 400],
    ['game', 'D', 10, -50],
    ['game', 'H', 11, 450],
    ['game', 'S', 9, -50],
    ['game', 'NT', 9, 400],
  ])('a %s in %s, %i tricks: %i', (announced, strain, tricks, score) => {
    expect(minibridgeScore(announced, strain, tricks)).toBe(score);
  });

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
