import { expect, test } from 'vitest';
import { standingWords } from '../../../src/language/standing.ts';
import { PENALTY_UNITS } from '../../../src/scoring/standing/penalty.ts';
import { TIE_BREAK_CODES } from '../../../src/scoring/standing/tie-breaks.ts';

test.each(['en', 'fr'] as const)('%s: every criterion and unit has its own word', (language) => {
  const { criterion, penaltyUnit } = standingWords[language];
  expect(new Set(TIE_BREAK_CODES.map((code) => criterion[code])).size).toBe(TIE_BREAK_CODES.length);
  expect(new Set(PENALTY_UNITS.map((unit) => penaltyUnit[unit])).size).toBe(PENALTY_UNITS.length);
});

test('what split a tie, in a line', () => {
  const { criterion, separatedBy } = standingWords.fr;
  expect(separatedBy(criterion['imp-quotient'], '1,35')).toBe('départagés par quotient d’IMPs : 1,35');
  expect(standingWords.en.separatedBy(standingWords.en.criterion.lot, '2')).toBe('split by lot: 2');
});
