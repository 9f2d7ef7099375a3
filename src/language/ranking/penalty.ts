/** The words of penalties and bonuses, on screen, on paper, in derivations and on the command line. */
import type { Language } from '../../language.ts';
import { exact } from '../../scoring/numbers/exact.ts';
import type { Penalty, PenaltyUnit } from '../../scoring/standing/penalty.ts';
import { formatShort } from '../numbers.ts';
import { dictionary } from '../typography.ts';

const en = {
  kind: { penalty: 'Penalty', bonus: 'Bonus' } satisfies Record<Penalty['kind'], string>,
  unit: {
    matchpoints: 'matchpoints',
    'percent-of-top': '% of a top',
    imps: 'IMPs',
    'victory-points': 'victory points',
  } satisfies Record<PenaltyUnit, string>,
  unitOfOne: {
    matchpoints: 'matchpoint',
    'percent-of-top': '% of a top',
    imps: 'IMP',
    'victory-points': 'victory point',
  } satisfies Record<PenaltyUnit, string>,
  amount: (figure: string, unit: string) => `${figure} ${unit}`,
  line: (kind: string, amount: string) => `${kind} ${amount}`,
};

type PenaltyWords = typeof en;

const fr: PenaltyWords = {
  kind: { penalty: 'Pénalité', bonus: 'Bonification' },
  unit: {
    matchpoints: 'points-match',
    'percent-of-top': '% d’un top',
    imps: 'IMPs',
    'victory-points': 'points de victoire',
  },
  unitOfOne: {
    matchpoints: 'point-match',
    'percent-of-top': '% d’un top',
    imps: 'IMP',
    'victory-points': 'point de victoire',
  },
  amount: (figure, unit) => `${figure} ${unit}`,
  line: (kind, amount) => `${kind} de ${amount}`,
};

export const penaltyWords = dictionary<PenaltyWords>({ en, fr });

/** 1 matchpoint, 1.5 matchpoints; 1,5 point-match; 10 % of a top. @param figure the formatted amount, 0 or more */
export function penaltyAmountText(figure: string, unit: PenaltyUnit, language: Language): string {
  const words = penaltyWords[language];
  const isOne = language === 'fr' ? Number.parseFloat(figure) < 2 : figure === '1';
  return words.amount(figure, (isOne ? words.unitOfOne : words.unit)[unit]);
}

/** `Penalty 10 % of a top`. @param amount hundredths of the unit */
export function penaltyText(
  { kind, amount, unit }: { readonly kind: Penalty['kind']; readonly amount: number; readonly unit: Penalty['unit'] },
  language: Language,
): string {
  const words = penaltyWords[language];
  return words.line(words.kind[kind], penaltyAmountText(formatShort(exact(amount, 100), 2, language), unit, language));
}
