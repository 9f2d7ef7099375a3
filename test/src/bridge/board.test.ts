import { expect, test } from 'vitest';
import { dealerOf, isVulnerable, vulnerabilityOf } from '../../../src/bridge/board.ts';

// Law 2, as printed on the boards.
test.each([
  [1, 'N', 'none'],
  [2, 'E', 'NS'],
  [3, 'S', 'EW'],
  [4, 'W', 'both'],
  [5, 'N', 'NS'],
  [6, 'E', 'EW'],
  [7, 'S', 'both'],
  [8, 'W', 'none'],
  [9, 'N', 'EW'],
  [10, 'E', 'both'],
  [11, 'S', 'none'],
  [12, 'W', 'NS'],
  [13, 'N', 'both'],
  [14, 'E', 'none'],
  [15, 'S', 'NS'],
  [16, 'W', 'EW'],
  [17, 'N', 'none'],
  [36, 'W', 'both'],
] as const)('board %i: dealer %s, vulnerable %s', (number, dealer, vulnerability) => {
  expect(dealerOf(number)).toBe(dealer);
  expect(vulnerabilityOf(number)).toBe(vulnerability);
});

test('a seat is as vulnerable as its side', () => {
  expect([isVulnerable(2, 'NS'), isVulnerable(2, 'S'), isVulnerable(2, 'EW'), isVulnerable(2, 'W')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
