import { AVERAGE_SIGNS, type AverageKind } from '../../bridge/result/average.ts';
import { awardedSides } from '../../bridge/result/award.ts';
import type { Award } from '../../bridge/result/result.ts';
import { exact } from '../../scoring/numbers/exact.ts';
import type { Language } from '../../language.ts';
import { formatShort, MINUS } from '../numbers.ts';

/** What each side was given, as short as it stands in a cell: 60 and 37.5 percent, A+ and A− for averages, np for nothing. */
export function awardCells(award: Award, language: Language): readonly [ns: string, ew: string] {
  const { ns, ew } = awardedSides(award);
  return [cell(ns, language), cell(ew, language)];
}

function cell(side: number | AverageKind | null, language: Language): string {
  if (side === null) return 'np';
  if (typeof side === 'string') return `A${AVERAGE_SIGNS[side].replace('-', MINUS)}`;
  return formatShort(exact(Math.round(side * 100), 100), 2, language);
}
