import type { Exact } from '../scoring/exact.ts';
import type { UnequalBoards } from '../scoring/regulation/regulation.ts';
import type { Language } from './language.ts';
import { formatExact, formatPercent, formatSignedExact } from './numbers.ts';

/** What points are, and what places go by. */
export interface RankedIn {
  readonly unit: 'matchpoints' | 'imps';
  readonly rankedBy: UnequalBoards;
}

/** What a pair is ranked by, as its column has it: 58.33 of a percentage, +1.25 IMPs a board, 374.00 matchpoints in all. */
export function rankedFigure(figure: Exact, { unit, rankedBy }: RankedIn, places: number, language: Language): string {
  if (rankedBy !== 'average') return totalFigure(figure, unit, places, language);
  return unit === 'imps' ? formatSignedExact(figure, places, language) : formatPercent(figure, places, language);
}

/** A total, as its column has it: 364, 179.42 matchpoints; +32.50 IMPs. */
export function totalFigure(total: Exact, unit: RankedIn['unit'], places: number, language: Language): string {
  return unit === 'imps' ? formatSignedExact(total, places, language) : formatExact(total, places, language);
}
