import { expect, test } from 'vitest';
import { penaltyAmountText, penaltyText, penaltyWords } from '../../../../src/language/ranking/penalty.ts';
import { PENALTY_UNITS } from '../../../../src/scoring/standing/penalty.ts';

test.each(['en', 'fr'] as const)('%s: every unit has its own word', (language) => {
  const { unit } = penaltyWords[language];
  expect(new Set(PENALTY_UNITS.map((one) => unit[one])).size).toBe(PENALTY_UNITS.length);
});

test('one of a unit, and several', () => {
  expect(['0.5', '1', '1.5', '2'].map((figure) => penaltyAmountText(figure, 'matchpoints', 'en'))).toEqual([
    '0.5 matchpoints',
    '1 matchpoint',
    '1.5 matchpoints',
    '2 matchpoints',
  ]);
  expect(['1', '1,5', '2'].map((figure) => penaltyAmountText(figure, 'victory-points', 'fr'))).toEqual([
    '1 point de victoire',
    '1,5 point de victoire',
    '2 points de victoire',
  ]);
  expect(penaltyAmountText('10', 'percent-of-top', 'fr')).toBe('10\u202f% d’un top');
});

test('a penalty in a line, its amount in hundredths', () => {
  const tenPercent = { kind: 'penalty', amount: 1000, unit: 'percent-of-top' } as const;
  expect(penaltyText(tenPercent, 'en')).toBe('Penalty 10\u202f% of a top');
  expect(penaltyText(tenPercent, 'fr')).toBe('Pénalité de 10\u202f% d’un top');
  expect(penaltyText({ kind: 'bonus', amount: 150, unit: 'imps' }, 'en')).toBe('Bonus 1.5 IMPs');
  expect(penaltyText({ kind: 'bonus', amount: 150, unit: 'imps' }, 'fr')).toBe('Bonification de 1,5 IMP');
});
