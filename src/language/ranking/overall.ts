import type { OverallUnit } from '../../scoring/stages/overall.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import type { Language } from '../../language.ts';
import { formatExact, formatPercentFigure, formatShort, formatSignedExact } from '../numbers.ts';

const PLACES = 2;

/** The average of a session, or of several: 57.95, +1.25 IMPs a board; of matches their victory points. */
export function overallAverage(figure: Exact | null, unit: OverallUnit, language: Language): string {
  if (!figure) return '';
  if (unit === 'victory-points') return formatShort(figure, PLACES, language);
  const write = unit === 'imps' ? formatSignedExact : formatPercentFigure;
  return write(figure, PLACES, language);
}

/** Points that are carried or added up. */
export function overallPoints(points: Exact | null, language: Language): string {
  return points ? formatExact(points, PLACES, language) : '';
}
