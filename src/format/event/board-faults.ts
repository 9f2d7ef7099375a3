import { dealerOf, vulnerabilityOf, type Vulnerability } from '../../bridge/board.ts';
import type { Seat } from '../../bridge/seat.ts';
import { quoteOf } from './deal-faults.ts';
import type { FileProblem } from './file.ts';

/** What can be wrong with the number of a deal, and with what follows from it (Law 2). */
export type BoardFault =
  /** The deal has no number. */
  | 'board-missing'
  /** What stands there is no number from 1 to 999. */
  | 'board-number'
  /** The dealer is another than the one that the number says. */
  | 'dealer'
  | 'vulnerable';

const LAST_BOARD = 999;

/** The number of a board, 1 to 999; null for any other text. */
export function boardNumber(text: string): number | null {
  const digits = /^\s*0*(\d{1,3})\s*$/.exec(text)?.[1];
  const board = Number(digits ?? 0);
  return isBoardNumber(board) ? board : null;
}

/** Whether a whole number can be that of a board. */
export function isBoardNumber(board: number | null | undefined): board is number {
  return typeof board === 'number' && board >= 1 && board <= LAST_BOARD;
}

/** What a file says beside the number of a board, and where. */
export interface StatedBoard {
  readonly line: number;
  readonly text: string;
}

/** Dealer and vulnerability that differ from those of the board's number. */
export function boardFaults(
  board: number,
  dealer: (StatedBoard & { readonly dealer: Seat | null }) | null,
  vulnerable: (StatedBoard & { readonly vulnerability: Vulnerability | null }) | null,
): readonly FileProblem<BoardFault>[] {
  const problem = (code: BoardFault, { line, text }: StatedBoard): FileProblem<BoardFault> => ({
    kind: 'problem',
    code,
    line,
    text: quoteOf(text),
    board,
  });
  return [
    ...(dealer && dealer.dealer !== dealerOf(board) ? [problem('dealer', dealer)] : []),
    ...(vulnerable && vulnerable.vulnerability !== vulnerabilityOf(board) ? [problem('vulnerable', vulnerable)] : []),
  ];
}
