import { exact, subtract } from '../../scoring/numbers/exact.ts';
import type { Separation, TieFigure } from '../../scoring/standing/tie-breaks.ts';
import type { Language } from '../../language.ts';
import { formatShort } from '../numbers.ts';
import { standingWords } from './standing.ts';

/** A criterion that split a tie, with the entry's figure: split by tops: 3. */
export function separationText({ code, figure }: Separation, places: number, language: Language): string {
  const words = standingWords[language];
  return words.separatedBy(words.criterion[code], tieFigureText({ code, figure }, places, language));
}

/** An entry's figure in a criterion, as players know it. */
export function tieFigureText(separation: Separation, places: number, language: Language): string {
  const figure = shownTieFigure(separation);
  return figure === 'unlimited' ? standingWords[language].unlimited : formatShort(figure, places, language);
}

/**
 * Lots are stored as 0, -1 ... and mean squares as negative, so that more is better. Players know 1, 2 ... and the
 * square.
 */
export function shownTieFigure({ code, figure }: Separation): TieFigure {
  if (figure === 'unlimited') return figure;
  if (code === 'lot') return subtract(exact(1), figure);
  return code === 'even-results' ? subtract(exact(0), figure) : figure;
}
