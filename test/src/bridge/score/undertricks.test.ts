import { expect, test } from 'vitest';
import {
  explainImpossibleScore,
  isPossibleScore,
  nearestPossibleScores,
  possibleScores,
} from '../../../../src/bridge/score/possible.ts';
import { outcomeScore, playedScore } from '../../../../src/bridge/score/score.ts';

test('four down doubled: 800 now, 700 before 1987, from the side of the declarer', () => {
  const played = {
    kind: 'played',
    contract: { level: 4, strain: 'S', risk: 'X' },
    declarer: 'E',
    tricks: 6,
    lead: null,
  } as const;
  // Board 1: nobody vulnerable.
  expect([playedScore(played, 1), playedScore(played, 1, 'before-1987')]).toEqual([800, 700]);
  expect(outcomeScore(played, 1, 'before-1987')).toBe(700);
  expect(outcomeScore(played, 1)).toBe(800);
});

test('which scores are possible depends on the scale', () => {
  expect(isPossibleScore(900, 'none')).toBe(false);
  expect(isPossibleScore(900, 'none', 'before-1987')).toBe(true);
  expect(nearestPossibleScores(3500, 'none', 'before-1987')).toEqual([3400, 3800]);
  // Vulnerable, 3500 would be twelve down doubled; not vulnerable that was 2300.
  expect(explainImpossibleScore(3500, 'none', 'before-1987').corrections.map(({ score }) => score)).toEqual([
    2300, 3400,
  ]);
  expect(possibleScores('both', 'before-1987')).toEqual(possibleScores('both'));
});
