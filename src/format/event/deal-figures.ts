import type { FileDeal } from './event.ts';
import { formatTricksText } from './tricks-text.ts';

/** A par of more letters is cut. */
export const LONGEST_PAR = 100;

/** The figures of a deal as the club stores them, each null where the file has none. */
export interface DealFigures {
  /** Twenty hexadecimal digits. */
  readonly tricks: string | null;
  readonly par: string | null;
}

export function dealFigures({ doubleDummy, par }: Pick<FileDeal, 'doubleDummy' | 'par'>): DealFigures {
  return { tricks: doubleDummy && formatTricksText(doubleDummy), par: par === null ? null : par.slice(0, LONGEST_PAR) };
}
