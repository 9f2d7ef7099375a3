import { readExact } from '../../scoring/numbers/exact.ts';
import { METHODS } from '../../scoring/method.ts';
import type { SessionScoring } from '../../scoring/session-scoring.ts';
import { stratumLetter } from '../../scoring/standing/strata.ts';
import { formatRankingFigure } from './figures.ts';
import type { Language } from '../../language.ts';

/** A place, and the figure it goes by as exact text; null where there is none. */
interface PlaceFigure {
  readonly place: number | null;
  readonly tied: boolean;
  readonly figure: string | null;
  /** The stratum the place is in, 0 for A; left out of a place among all. */
  readonly stratum?: number;
}

/** A place and its figure, as the session's ranking writes it: 2= · 58.33, in a stratum B 2=; a dash where there is none. */
export function standingText(
  standing: PlaceFigure | null,
  { method, regulation }: SessionScoring,
  language: Language,
): string {
  if (standing?.stratum !== undefined) return `${stratumLetter(standing.stratum)} ${placeText(standing)}`;
  const figure = standing?.figure == null ? null : readExact(standing.figure);
  if (!standing || !figure) return '–';
  const { unequalBoards: rankedBy, shown } = regulation;
  const places = rankedBy === 'average' ? shown.percentages : shown.points;
  return `${placeText(standing)} · ${formatRankingFigure(figure, { unit: METHODS[method].unit, rankedBy }, places, language)}`;
}

/** 2, 2= where it is shared; a dash where there is none. */
export function placeText(standing: Pick<PlaceFigure, 'place' | 'tied'> | null): string {
  return standing?.place == null ? '–' : formatPlace(standing.place, standing.tied);
}

/** 2, 2= where it is shared. */
export function formatPlace(place: number, tied: boolean): string {
  return `${place}${tied ? '=' : ''}`;
}
