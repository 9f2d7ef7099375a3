import { expect, test } from 'vitest';
import { penaltyAmount, standingWords } from '../../../../src/language/ranking/standing.ts';
import { PENALTY_UNITS } from '../../../../src/scoring/standing/penalty.ts';
import { TIE_BREAK_CODES } from '../../../../src/scoring/standing/tie-breaks.ts';

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

test('one of a unit, and several', () => {
  expect(['0.5', '1', '1.5', '2'].map((figure) => penaltyAmount(figure, 'matchpoints', 'en'))).toEqual([
    '0.5 matchpoints',
    '1 matchpoint',
    '1.5 matchpoints',
    '2 matchpoints',
  ]);
  expect(['1', '1,5', '2'].map((figure) => penaltyAmount(figure, 'victory-points', 'fr'))).toEqual([
    '1 point de victoire',
    '1,5 point de victoire',
    '2 points de victoire',
  ]);
  expect(penaltyAmount('10', 'percent-of-top', 'fr')).toBe('10 % d’un top');
});
