import { formatDeal } from '../../bridge/deal/text.ts';
import type { FileDeal } from './event.ts';
import { formatTricksText } from './tricks-text.ts';

/** A par of more letters is cut. */
export const LONGEST_PAR = 100;

/** A deal as the club stores it, with the figures that came with it; each null where the file has none. */
export interface DealToStore {
  readonly board: number;
  /** As PBN has them, North first. */
  readonly hands: string;
  /** Twenty hexadecimal digits. */
  readonly tricks: string | null;
  readonly par: string | null;
}

export function dealToStore({ board, deal, doubleDummy, par }: FileDeal): DealToStore {
  return {
    board,
    hands: formatDeal(deal),
    tricks: doubleDummy && formatTricksText(doubleDummy),
    par: par === null ? null : par.slice(0, LONGEST_PAR),
  };
}
