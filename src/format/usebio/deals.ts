import type { Deal } from '../../bridge/deal/deal.ts';
import { formatDeal, isDeal, parseDeal } from '../../bridge/deal/text.ts';
import { parseSeat } from '../../bridge/notation/seat.ts';
import { SEATS, type Seat } from '../../bridge/seat.ts';
import { dealFault } from '../event/deal-faults.ts';
import type { FileDeal, FileResult } from '../event/event.ts';
import type { XmlElement } from '../xml/tree.ts';
import { sessionCount, type Block } from './blocks.ts';
import { childrenOf, field, elementText, wholeNumber } from './fields.ts';
import { dealTextOfLin } from './lin-data.ts';
import type { ProblemList } from './problem.ts';
import { MOST_BOARD } from './results.ts';

/** Where a set of hands belongs. */
interface Belongs {
  readonly session: number;
  readonly section: string;
}

interface Collected {
  readonly problems: ProblemList;
  readonly deals: FileDeal[];
  /** Session, section, board and cards of the deals. */
  readonly known: Set<string>;
  /** Session and board. */
  readonly dealt: Set<string>;
}

/** The deals of an event: of its HANDSETs, of hands beside the results, and of LIN where neither has the board. */
export function readUsebioDeals(
  problems: ProblemList,
  root: XmlElement,
  blocks: readonly Block[],
  results: readonly FileResult[],
): readonly FileDeal[] {
  const collected: Collected = { problems, deals: [], known: new Set(), dealt: new Set() };
  for (const handset of childrenOf(root, 'HANDSET')) readHandset(collected, handset, whoseHandset(handset, blocks));
  for (const { element, session, section } of blocks) {
    for (const handset of childrenOf(element, 'HANDSET')) readHandset(collected, handset, { session, section });
    for (const parent of [element, ...childrenOf(element, 'MATCH')]) {
      readHandset(collected, parent, { session, section });
    }
  }
  for (const result of results) readLinOf(collected, result);
  return collected.deals;
}

/** HANDSET_ID is the session, or the session and the section, where several sets have one: `2`, `1-B`. */
function whoseHandset(handset: XmlElement, blocks: readonly Block[]): Belongs {
  const [, session, section = ''] = /^(\d{1,3})(?:-(.+))?$/.exec(elementText(handset, 'HANDSET_ID')) ?? [];
  const isThere = section === '' || blocks.some((block) => block.section === section);
  const number = Number(session ?? 1);
  return isThere && number >= 1 && number <= sessionCount(blocks) ? { session: number, section } : FIRST;
}

const FIRST: Belongs = { session: 1, section: '' };

function readHandset(collected: Collected, handset: XmlElement, belongs: Belongs): void {
  for (const board of childrenOf(handset, 'BOARD')) {
    const hands = childrenOf(board, 'HAND');
    if (hands.length > 0) readHands(collected, board, hands, belongs);
  }
}

const SUITS = ['SPADES', 'HEARTS', 'DIAMONDS', 'CLUBS'];

function readHands(
  collected: Collected,
  board: XmlElement,
  hands: readonly XmlElement[],
  { session, section }: Belongs,
): void {
  const { problems } = collected;
  const bySeat = new Map<Seat, string>();
  for (const hand of hands) {
    const seat = parseSeat(elementText(hand, 'DIRECTION').slice(0, 1), 'en');
    const suits = SUITS.map((suit) => elementText(hand, suit).replaceAll(/[\s,]|\./g, ''));
    if (seat && suits.some((suit) => suit !== '')) bySeat.set(seat, suits.join('.'));
  }
  // A board without a card was not entered.
  if (bySeat.size === 0) return;
  const stated = field(board, 'BOARD_NUMBER');
  const number = wholeNumber(stated?.text ?? '', MOST_BOARD);
  if (number === null) {
    // Lines of results on the same board have the problem already.
    const hasLines = childrenOf(board, 'TRAVELLER_LINE').length > 0;
    if (!hasLines) problems.add('board-unreadable', stated?.line ?? board.line, stated?.text ?? '');
    return;
  }
  const text = `N:${SEATS.map((seat) => bySeat.get(seat) ?? '-').join(' ')}`;
  const at = { line: board.line, board: number, text };
  const deal = parseDeal(text);
  if (isDeal(deal)) addDeal(collected, { at: at.line, session, section, board: number, deal });
  else if (deal[0]) problems.found.push(dealFault(deal[0], at));
}

function addDeal(
  { deals, known, dealt }: Collected,
  one: Omit<FileDeal, 'doubleDummy' | 'par'> & { readonly deal: Deal },
): void {
  const key = JSON.stringify([one.session, one.section, one.board, formatDeal(one.deal)]);
  if (known.has(key)) return;
  known.add(key);
  dealt.add(`${one.session} ${one.board}`);
  deals.push({ ...one, doubleDummy: null, par: null });
}

/** The deal in the LIN of a line, where the file has no hands of the board. Other hands in a LIN are not reported. */
function readLinOf(collected: Collected, { at, session, board, lin }: FileResult): void {
  if (lin === null || collected.dealt.has(`${session} ${board}`)) return;
  const text = dealTextOfLin(lin);
  const deal = text === null ? null : parseDeal(text);
  if (deal && isDeal(deal)) addDeal(collected, { at, session, section: '', board, deal });
}
