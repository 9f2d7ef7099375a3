import { isDeal, parseDeal } from '../../bridge/deal/text.ts';
import { EMPTY_EVENT, type FileDeal, type TournamentEvent } from '../event/event.ts';
import type { CsvRow } from '../csv.ts';
import { csvEventProblem, type CsvEventProblem } from './problem.ts';

/** The heads of deals: the number, and each hand as PBN writes it, spades first with dots between the suits. */
export const DEAL_HEADS = ['board', 'dealer', 'vulnerable', 'north', 'east', 'south', 'west'] as const;

const BOARD = /^0*[1-9]\d{0,3}$/;
/** Sixteen suits, North's first, then the number: what deal-convert writes, without heads. */
const SUITS_OF_A_DEAL = 16;

/** Whether the first line is that of deals without heads. */
export function isBareDeal({ cells }: CsvRow): boolean {
  const suits = cells.slice(0, SUITS_OF_A_DEAL);
  return BOARD.test(cells[SUITS_OF_A_DEAL] ?? '') && suits.every((suit) => /^(?:10|[AKQJT2-9])*$/i.test(suit));
}

/** Where hands stand in a file with heads; null where it has none. */
export function dealColumns({ cells }: CsvRow): { readonly board: number; readonly hands: readonly number[] } | null {
  const place = (head: string) => cells.findIndex((cell) => cell.toLowerCase() === head);
  const hands = ['north', 'east', 'south', 'west'].map(place);
  const board = place('board');
  return board < 0 || hands.includes(-1) ? null : { board, hands };
}

export function readDealLines(
  rows: readonly CsvRow[],
  handsOf: (row: CsvRow) => { readonly board: string; readonly hands: readonly string[] },
): { readonly event: TournamentEvent; readonly problems: readonly CsvEventProblem[] } {
  const deals: FileDeal[] = [];
  const problems: CsvEventProblem[] = [];
  for (const row of rows) {
    const { board, hands } = handsOf(row);
    const text = hands.map((hand) => (hand === '' ? '...' : hand)).join(' ');
    const deal = parseDeal(`N:${text}`);
    if (!BOARD.test(board)) problems.push(csvEventProblem('boardUnreadable', row.line, board));
    else if (!isDeal(deal)) problems.push(csvEventProblem('dealUnreadable', row.line, text, Number(board)));
    else
      deals.push({ at: row.line, session: 1, section: '', board: Number(board), deal, doubleDummy: null, par: null });
  }
  return { event: { ...EMPTY_EVENT, deals }, problems };
}

/** The hands of a line without heads. */
export function bareHands({ cells }: CsvRow): { readonly board: string; readonly hands: readonly string[] } {
  const hands = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4).join('.'));
  return { board: cells[SUITS_OF_A_DEAL] ?? '', hands };
}
