import { dealerOf, vulnerabilityOf } from '../../../src/bridge/board.ts';
import { highCardPoints, SUITS_FROM_SPADES, type Hand } from '../../../src/bridge/deal/deal.ts';
import { rankLetter } from '../../../src/bridge/notation/card.ts';
import { strainSymbol } from '../../../src/bridge/notation/contract.ts';
import { seatLetter } from '../../../src/bridge/notation/seat.ts';
import { SEATS } from '../../../src/bridge/seat.ts';
import { STRAINS_FROM_NO_TRUMP } from '../../../src/format/event/tricks-text.ts';
import type { Language } from '../../../src/language.ts';
import { dealWords } from '../../../src/language/files/deals.ts';
import { seatNames } from '../../../src/language/game/seats.ts';
import { dealerText } from '../../../src/language/game/vulnerability.ts';
import type { PageFigures, PageHand, PageSheet } from '../../../src/page/sheet.ts';
import { dealtBoards, type DealtBoard } from '../../print/documents/hands/dealt-boards.ts';
import { paperWordsFor } from '../../print/job.ts';
import { pageWordsFor, type PageJob } from '../page-job.ts';
import { SHEETS } from '../sheet-names.ts';
import { glyphOf } from './glyph.ts';

const VOID = '–';

/** The hands of a board, where they may be seen. */
export function handBlock(job: PageJob, board: number): PageHand | null {
  const dealt = dealtBoards(job).find(({ number }) => number === board);
  return dealt ? blockOf(job, dealt) : null;
}

function blockOf({ language }: PageJob, board: DealtBoard): PageHand {
  const { deal } = board;
  const figures = figuresOf(board, language);
  const cards = (hand: Hand) =>
    SUITS_FROM_SPADES.map((suit) => hand[suit].map((rank) => rankLetter(rank, language)).join(' ') || VOID);
  return {
    kind: 'hand',
    title: '',
    hands: SEATS.map((seat) => ({ seat: seatNames[language][seat], suits: cards(deal[seat]) })),
    points: SEATS.map((seat) => String(highCardPoints(deal[seat]))),
    ...(figures && { figures }),
  };
}

/** The figures that came with the deal, as its file has them; null where it has none. */
function figuresOf({ tricks, par }: DealtBoard, language: Language): PageFigures | null {
  if (tricks === null && par === null) return null;
  const words = dealWords[language];
  return {
    source: words.doubleDummy(''),
    heads: tricks === null ? [] : STRAINS_FROM_NO_TRUMP.map((strain) => strainSymbol(strain, language)),
    declarers: SEATS.flatMap((seat) => {
      const own = tricks?.[seat];
      const counts = own && STRAINS_FROM_NO_TRUMP.map((strain) => String(own[strain]));
      return counts ? [{ seat: seatLetter(seat, language), name: seatNames[language][seat], tricks: counts }] : [];
    }),
    par: par === null ? '' : words.par(par),
  };
}

/** The hands of all boards that may be seen; none where there are none. */
export function handsSheet(job: PageJob): PageSheet | null {
  const hands = dealtBoards(job).map((dealt): PageHand => {
    const { number } = dealt;
    const dealer = dealerText(dealerOf(number), vulnerabilityOf(number), job.language);
    const title = `${paperWordsFor(job).board(number)}. ${dealer}`;
    return { ...blockOf(job, dealt), title, glyph: glyphOf(number) };
  });
  if (hands.length === 0) return null;
  return { name: SHEETS.hands, tab: SHEETS.hands, title: pageWordsFor(job).hands, lines: [], blocks: hands };
}
