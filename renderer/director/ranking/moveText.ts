import type { PlaceFigure } from '../../../main/club/publication-view.ts';
import type { Language } from '../../../src/language/language.ts';
import { readExact } from '../../../src/scoring/exact.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import type { SessionScoring } from '../../../src/scoring/session-scoring.ts';
import { rankedFigure } from './figures.ts';

/** A place and its figure, as the session's ranking writes it: 2= · 58.33; a dash where there is none. */
export function standingText(
  standing: PlaceFigure | null,
  { method, regulation }: SessionScoring,
  language: Language,
): string {
  const figure = standing?.figure == null ? null : readExact(standing.figure);
  if (!standing || !figure) return '–';
  const { unequalBoards: rankedBy, shown } = regulation;
  const places = rankedBy === 'average' ? shown.percentages : shown.points;
  return `${placeText(standing)} · ${rankedFigure(figure, { unit: METHODS[method].unit, rankedBy }, places, language)}`;
}

/** 2, 2= where it is shared; a dash where there is none. */
export function placeText(standing: PlaceFigure | null): string {
  return standing?.place == null ? '–' : `${standing.place}${standing.tied ? '=' : ''}`;
}
