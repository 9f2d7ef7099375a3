import type { FieldStandingsView } from '../../../main/club/model.ts';
import type { Language } from '../../../src/language/language.ts';
import { formatExact, formatPercent, formatSignedExact } from '../../../src/language/numbers.ts';
import type { Exact } from '../../../src/scoring/exact.ts';

type Unit = FieldStandingsView['unit'];

/** What places go by in a field. */
export type RankedIn = Pick<FieldStandingsView, 'unit' | 'rankedBy'>;

/** What a pair is ranked by, as its column has it: 58.33 of a percentage, +1.25 IMPs a board, 374.00 matchpoints in all. */
export function rankedFigure(figure: Exact, { unit, rankedBy }: RankedIn, places: number, language: Language): string {
  if (rankedBy !== 'average') return totalFigure(figure, unit, places, language);
  return unit === 'imps' ? formatSignedExact(figure, places, language) : formatPercent(figure, places, language);
}

/** A total, as its column has it: 364, 179.42 matchpoints; +32.50 IMPs. */
export function totalFigure(total: Exact, unit: Unit, places: number, language: Language): string {
  return unit === 'imps' ? formatSignedExact(total, places, language) : formatExact(total, places, language);
}
