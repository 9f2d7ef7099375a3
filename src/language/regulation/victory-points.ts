/** The words of victory points: scales, both sides' figures, and their derivation. */
import { add, exact, subtract, type Exact } from '../../scoring/numbers/exact.ts';
import type {
  MatchMargin,
  VictoryPointBand,
  VictoryPoints,
  VictoryPointScale,
} from '../../scoring/victory-points/scale.ts';
import type { Language } from '../../language.ts';
import { formatExact, formatPercentage } from '../numbers.ts';
import { dictionary } from '../typography.ts';

const en = {
  scales: {
    'wbf-continuous': 'WBF continuous 20-0',
    'wbf-discrete': 'WBF discrete 20-0',
    'wbf-discrete-half': 'WBF discrete 10-0, half match',
    'old-25': 'old 25-0',
    'acbl-20': 'ACBL 20-0',
    'acbl-30': 'ACBL 30-0',
    'ebu-swiss-pairs': 'EBU Swiss pairs 20-0',
    'ebu-swiss-pairs-half': 'EBU Swiss pairs 10-0, half match',
    club: 'the club’s own scale',
  } satisfies Record<VictoryPointScale['code'], string>,
  reason: (scale: string, boards: number, margin: string) =>
    `${scale}, ${boards} ${boards === 1 ? 'board' : 'boards'}: ${margin}.`,
  imps: (imps: number) => `${imps} ${imps === 1 ? 'IMP' : 'IMPs'}`,
  drawn: 'no difference',
  drawnUpTo: (most: string) => `a difference of at most ${most}`,
  won: (margin: string) => `won by ${margin}`,
  lost: (margin: string) => `lost by ${margin}`,
  fromTo: (least: number | string, most: string) => `${least} to ${most}`,
  orMore: (least: string) => `${least} or more`,
  above: (over: string, upTo: string) => `more than ${over}, up to ${upTo}`,
  below: (under: string, downTo: string) => `less than ${under}, down to ${downTo}`,
  moreThan: (over: string) => `more than ${over}`,
  lessThan: (under: string) => `less than ${under}`,
};

export type VictoryPointWords = typeof en;

const fr: VictoryPointWords = {
  scales: {
    'wbf-continuous': 'WBF continue 20-0',
    'wbf-discrete': 'WBF discrète 20-0',
    'wbf-discrete-half': 'WBF discrète 10-0, demi-match',
    'old-25': 'ancienne 25-0',
    'acbl-20': 'ACBL 20-0',
    'acbl-30': 'ACBL 30-0',
    'ebu-swiss-pairs': 'EBU suisse par paires 20-0',
    'ebu-swiss-pairs-half': 'EBU suisse par paires 10-0, demi-match',
    club: 'échelle du club',
  },
  reason: (scale, boards, margin) => `${scale}, ${boards} ${boards === 1 ? 'étui' : 'étuis'} : ${margin}.`,
  imps: (imps) => `${imps} ${imps < 2 ? 'IMP' : 'IMPs'}`,
  drawn: 'aucun écart',
  drawnUpTo: (most) => `un écart d’au plus ${most}`,
  won: (margin) => `gagné de ${margin}`,
  lost: (margin) => `perdu de ${margin}`,
  fromTo: (least, most) => `${least} à ${most}`,
  orMore: (least) => `${least} ou plus`,
  above: (over, upTo) => `plus de ${over}, jusqu’à ${upTo}`,
  below: (under, downTo) => `moins de ${under}, jusqu’à ${downTo}`,
  moreThan: (over) => `plus de ${over}`,
  lessThan: (under) => `moins de ${under}`,
};

export const victoryPointWords = dictionary<VictoryPointWords>({ en, fr });

/** Both sides' victory points with the decimals of their scale, the own side first: 15.00 - 5.00. */
export function formatVictoryPoints(scale: VictoryPointScale, points: VictoryPoints, language: Language): string {
  return [points.own, points.opponents].map((side) => formatExact(side, scale.decimals, language)).join(' - ');
}

/** The derivation of the figures: WBF discrete 20-0, 16 boards: won by 18 to 22 IMPs. */
export function victoryPointReason(
  scale: VictoryPointScale,
  match: MatchMargin,
  { band }: VictoryPoints,
  language: Language,
): string {
  const words = victoryPointWords[language];
  const margin =
    'imps' in match
      ? impBand(band, match.imps < 0, words)
      : percentageBand(band, isUnderHalf(match.percentage), words, language);
  return words.reason(words.scales[scale.code], match.boards, margin);
}

function impBand({ over, upTo }: VictoryPointBand, lost: boolean, words: VictoryPointWords): string {
  if (over === null) return upTo === 0 ? words.drawn : words.drawnUpTo(words.imps(upTo ?? 0));
  const margin = upTo === null ? words.orMore(words.imps(over + 1)) : impsFromTo(over + 1, upTo, words);
  return lost ? words.lost(margin) : words.won(margin);
}

function impsFromTo(least: number, most: number, words: VictoryPointWords): string {
  return least === most ? words.imps(most) : words.fromTo(least, words.imps(most));
}

function percentageBand(
  { over, upTo }: VictoryPointBand,
  lost: boolean,
  words: VictoryPointWords,
  language: Language,
): string {
  const above = (hundredths: number): string => formatPercentage(add(HALF, exact(hundredths, 10_000)), 2, language);
  const below = (hundredths: number): string =>
    formatPercentage(subtract(HALF, exact(hundredths, 10_000)), 2, language);
  if (over === null) return words.fromTo(below(upTo ?? 0), above(upTo ?? 0));
  if (upTo === null) return lost ? words.lessThan(below(over)) : words.moreThan(above(over));
  return lost ? words.below(below(over), below(upTo)) : words.above(above(over), above(upTo));
}

const HALF = exact(1, 2);

function isUnderHalf({ numerator, denominator }: Exact): boolean {
  return numerator * 2n < denominator;
}
