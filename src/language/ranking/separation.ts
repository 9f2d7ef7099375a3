import { exact, subtract } from '../../scoring/numbers/exact.ts';
import type { Separation, TieFigure } from '../../scoring/standing/tie-breaks.ts';
import type { Language } from '../../language.ts';
import { formatShort } from '../numbers.ts';
import { standingWords } from './standing.ts';

/** A criterion that split a tie, and what the entry had in it: split by tops: 3. */
export function separationText({ code, figure }: Separation, places: number, language: Language): string {
  const words = standingWords[language];
  return words.separatedBy(words.criterion[code], tieFigureText({ code, figure }, places, language));
}

/** What an entry had in a criterion, as people know it. */
export function tieFigureText(separation: Separation, places: number, language: Language): string {
  const figure = shownTieFigure(separation);
  return figure === 'unlimited' ? standingWords[language].unlimited : formatShort(figure, places, language);
}

/** Lots are kept as 0, -1 ... and mean squares negative, so that more is better; people know 1, 2 ... and the square. */
export function shownTieFigure({ code, figure }: Separation): TieFigure {
  if (figure === 'unlimited') return figure;
  if (code === 'lot') return subtract(exact(1), figure);
  return code === 'even-results' ? subtract(exact(0), figure) : figure;
}
