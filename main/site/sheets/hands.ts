import { dealerOf, vulnerabilityOf } from '../../../src/bridge/board.ts';
import { highCardPoints, SUITS_FROM_SPADES, type Hand } from '../../../src/bridge/deal/deal.ts';
import { isDeal, parseDeal } from '../../../src/bridge/deal/text.ts';
import { rankLetter } from '../../../src/bridge/notation/card.ts';
import { SEATS } from '../../../src/bridge/seat.ts';
import { seatNames } from '../../../src/language/game/seats.ts';
import { dealerText } from '../../../src/language/game/vulnerability.ts';
import type { PageHand, PageSheet } from '../../../src/page/sheet.ts';
import { paperWordsFor } from '../../print/job.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { SHEETS } from '../sheet-names.ts';
import { glyphOf } from './glyph.ts';

const VOID = '–';

/** The hands of a board, where they may be seen. */
export function handBlock({ deals, language }: PageJob, board: number): PageHand | null {
  const found = deals.disclosed.find((deal) => deal.board === board);
  const deal = found ? parseDeal(found.hands) : [];
  if (!isDeal(deal)) return null;
  const cards = (hand: Hand) =>
    SUITS_FROM_SPADES.map((suit) => hand[suit].map((rank) => rankLetter(rank, language)).join(' ') || VOID);
  return {
    kind: 'hand',
    title: '',
    hands: SEATS.map((seat) => ({ seat: seatNames[language][seat], suits: cards(deal[seat]) })),
    points: SEATS.map((seat) => String(highCardPoints(deal[seat]))),
    tricks: null,
    par: [],
  };
}

/** The hands of all boards that may be seen; none where there are none. */
export function handsSheet(job: PageJob): PageSheet | null {
  const shown = new Map(
    job.session.sections.flatMap(({ shown: numbers }) => Object.entries(numbers).map(([own, on]) => [Number(own), on])),
  );
  const hands = job.deals.disclosed.flatMap(({ board }): readonly PageHand[] => {
    const hand = handBlock(job, board);
    const number = shown.get(board) ?? board;
    const title = `${paperWordsFor(job).board(number)}. ${dealerText(dealerOf(number), vulnerabilityOf(number), job.language)}`;
    return hand ? [{ ...hand, title, glyph: glyphOf(number) }] : [];
  });
  if (hands.length === 0) return null;
  return { name: SHEETS.hands, tab: SHEETS.hands, title: pageWordsFor(job).hands, lines: [], blocks: hands };
}
