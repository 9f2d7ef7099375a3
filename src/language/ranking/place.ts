import { readExact } from '../../scoring/numbers/exact.ts';
import { METHODS } from '../../scoring/method.ts';
import type { SessionScoring } from '../../scoring/session-scoring.ts';
import { stratumLetter } from '../../scoring/standing/strata.ts';
import { formatShort } from '../numbers.ts';
import { formatRankingFigure } from './figures.ts';
import type { Language } from '../../language.ts';

/** Decimals of a total of victory points, IMPs or points of teams. */
const TEAM_PLACES = 2;

/** A place, and the figure it depends on as exact text; null for none. */
interface PlaceFigure {
  readonly place: number | null;
  readonly tied: boolean;
  readonly figure: string | null;
  /** The stratum of the place, 0 for A; left out for a place among all entries. */
  readonly stratum?: number;
}

/** A place and its figure as in the ranking: 2= · 58.33, or B 2= in a stratum; a dash for none. */
export function standingText(
  standing: PlaceFigure | null,
  { method, regulation, matches }: SessionScoring,
  language: Language,
): string {
  if (standing?.stratum !== undefined) return `${stratumLetter(standing.stratum)} ${placeText(standing)}`;
  const figure = standing?.figure == null ? null : readExact(standing.figure);
  if (!standing || !figure) return '–';
  if (matches) return `${placeText(standing)} · ${formatShort(figure, TEAM_PLACES, language)}`;
  const { unequalBoards: rankedBy, shown } = regulation;
  const places = rankedBy === 'average' ? shown.percentages : shown.points;
  return `${placeText(standing)} · ${formatRankingFigure(figure, { unit: METHODS[method].unit, rankedBy }, places, language)}`;
}

/** 2, or 2= for a shared place; a dash for none. */
export function placeText(standing: Pick<PlaceFigure, 'place' | 'tied'> | null): string {
  return standing?.place == null ? '–' : formatPlace(standing.place, standing.tied);
}

/** 2, or 2= for a shared place. */
export function formatPlace(place: number, tied: boolean): string {
  return `${place}${tied ? '=' : ''}`;
}
