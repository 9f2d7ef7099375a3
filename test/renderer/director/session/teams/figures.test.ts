import { expect, test } from 'vitest';
import { decimalsOf, matchResults, matchResultText } from '../../../../../renderer/director/session/teams/figures.ts';
import { exact } from '../../../../../src/scoring/numbers/exact.ts';
import { serializeExacts } from '../../../../../src/scoring/numbers/serialize.ts';

const results = (home: number, away: number) => ({
  worth: null,
  result: { home: serializeExacts(exact(home)), away: serializeExacts(exact(away)) },
});

test('both results of a match stand beside each other; a loss below zero has both with their signs', () => {
  expect(matchResultText(results(17, 3), 'en')).toBe('17 – 3');
  expect(matchResultText(results(0, 20), 'fr')).toBe('0 – 20');
  expect(matchResultText(results(210, -210), 'en')).toBe('+210 / −210');
  expect(matchResultText(results(-40, 610), 'fr')).toBe('−40 / +610');
  expect(matchResultText({ worth: null, result: { home: null, away: null } }, 'en')).toBeNull();
});

test('results below each other have the same decimals', () => {
  const shared = { home: serializeExacts(exact(81, 10)), away: serializeExacts(exact(79, 10)) };
  const matches = [results(2, 14), { worth: null, result: shared }];
  const decimals = decimalsOf(matches.flatMap(matchResults));
  expect(matches.map((match) => matchResultText(match, 'fr', decimals))).toEqual(['2,00 – 14,00', '8,10 – 7,90']);
});
