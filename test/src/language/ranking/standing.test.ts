import { expect, test } from 'vitest';
import { standingWords } from '../../../../src/language/ranking/standing.ts';
import { TIE_BREAK_CODES } from '../../../../src/scoring/standing/tie-breaks.ts';

test.each(['en', 'fr'] as const)('%s: every criterion has its own word', (language) => {
  const { criterion } = standingWords[language];
  expect(new Set(TIE_BREAK_CODES.map((code) => criterion[code])).size).toBe(TIE_BREAK_CODES.length);
});

test('what split a tie, in a line', () => {
  const { criterion, separatedBy } = standingWords.fr;
  expect(separatedBy(criterion['imp-quotient'], '1,35')).toBe('départagés par quotient d’IMPs\u00a0: 1,35');
  expect(standingWords.en.separatedBy(standingWords.en.criterion.lot, '2')).toBe('split by lot: 2');
});
