import { AVERAGE_SIGNS, type AverageKind } from '../../bridge/result/average.ts';
import { awardedSides } from '../../bridge/result/award.ts';
import type { Award } from '../../bridge/result/result.ts';
import { exact } from '../../scoring/numbers/exact.ts';
import type { Language } from '../../language.ts';
import { formatShort, MINUS } from '../numbers.ts';

/** What the artificial adjusted scores of Law 12C2 are called. */
export const averageNames: Readonly<Record<Language, Readonly<Record<AverageKind, string>>>> = {
  en: { 'average-plus': 'average plus', average: 'average', 'average-minus': 'average minus' },
  fr: { 'average-plus': 'moyenne plus', average: 'moyenne', 'average-minus': 'moyenne moins' },
};

/** What an award gives each side, for a cell: 60 and 37.5 percent, A+ and A− for averages, np for nothing. */
export function awardCells(award: Award, language: Language): readonly [ns: string, ew: string] {
  const { ns, ew } = awardedSides(award);
  return [cell(ns, language), cell(ew, language)];
}

function cell(side: number | AverageKind | null, language: Language): string {
  if (side === null) return 'np';
  return typeof side === 'string' ? averageText(side) : awardPercentText(side, language);
}

/** Average plus, average and average minus in a cell: A+, A=, A−. */
export function averageText(kind: AverageKind): string {
  return `A${AVERAGE_SIGNS[kind].replace('-', MINUS)}`;
}

/** The percentage of an award, without its sign: 60, 37.5. */
export function awardPercentText(percent: number, language: Language): string {
  return formatShort(exact(Math.round(percent * 100), 100), 2, language);
}
