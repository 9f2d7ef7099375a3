import { expect, test } from 'vitest';
import { scoringRefusal } from '../../../../src/language/screens/scoring.ts';

const refused = (code: string) => ({ code: 'matchScoringNotPossible', cause: { code } });

test('a refused way of scoring matches says why, in both languages', () => {
  expect(scoringRefusal(refused('only-pairs'), 'en')).toMatch(/pairs with every table; teams score by their matches/);
  expect(scoringRefusal(refused('only-pairs'), 'fr')).toMatch(/des paires à toutes les tables/);
  expect(scoringRefusal(refused('no-club-scale'), 'fr')).toContain('sous Réglages');
});

test('penalties are named, and anything else is said not to be done', () => {
  expect(scoringRefusal({ code: 'penaltyUnit' }, 'en')).toContain('Take them back first.');
  expect(scoringRefusal(null, 'en')).toBe('The scoring could not be changed. Try again.');
});
