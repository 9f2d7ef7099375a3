import type { Exact } from '../../scoring/numbers/exact.ts';
import type { RankingUnits } from '../../scoring/session-scoring.ts';
import type { Language } from '../../language.ts';
import { formatExact, formatPercentFigure, formatSignedExact } from '../numbers.ts';

/**
 * The figure that a ranking depends on, for its column: percentage 58.33, +1.25 IMPs a board, 374.00 matchpoints in
 * all.
 */
export function formatRankingFigure(
  figure: Exact,
  { unit, rankedBy }: RankingUnits,
  places: number,
  language: Language,
): string {
  if (rankedBy !== 'average') return formatTotal(figure, unit, places, language);
  return unit === 'imps' ? formatSignedExact(figure, places, language) : formatPercentFigure(figure, places, language);
}

/** A total for its column: 364, 179.42 matchpoints; +32.50 IMPs. */
export function formatTotal(total: Exact, unit: RankingUnits['unit'], places: number, language: Language): string {
  return unit === 'imps' ? formatSignedExact(total, places, language) : formatExact(total, places, language);
}
