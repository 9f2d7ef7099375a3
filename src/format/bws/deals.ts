import { isDeal, parseDeal } from '../../bridge/deal/text.ts';
import { SEATS } from '../../bridge/seat.ts';
import { isBoardNumber } from '../event/board-faults.ts';
import { quoteOf } from '../event/deal-faults.ts';
import { doubleDummyOf } from '../event/double-dummy.ts';
import type { DoubleDummyTricks, FileDeal } from '../event/event.ts';
import { SEAT_NAMES } from '../event/seat-names.ts';
import type { BwsProblem } from './problem.ts';
import { numberIn, textIn, type BwsRow } from './tables.ts';

/** The ends of the columns with the tricks of a hand as declarer. */
export const STRAIN_WORDS = { C: 'Clubs', D: 'Diamonds', H: 'Hearts', S: 'Spades', NT: 'Notrump' } as const;
const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'];

/** What of a section stands in the lists of the event. */
export interface SectionOfFile {
  readonly session: number;
  readonly letter: string;
}

export interface DealsOfFile {
  readonly deals: readonly FileDeal[];
  readonly problems: readonly BwsProblem[];
}

/** The deals of HandRecord, with the tricks of HandEvaluation. A row without a card is no deal yet, and no problem. */
export function dealsOf(
  hands: readonly BwsRow[],
  evaluations: readonly BwsRow[],
  sectionOf: (id: number) => SectionOfFile,
): DealsOfFile {
  const tricks = new Map(evaluations.map((row) => [keyOf(row), tricksOf(row)]));
  const deals: FileDeal[] = [];
  const problems: BwsProblem[] = [];
  for (const row of hands) {
    const board = numberIn(row, 'Board') ?? 0;
    const texts = SEATS.map((seat) => SUITS.map((suit) => textIn(row, SEAT_NAMES[seat] + suit)).join('.'));
    if (texts.every((text) => text === '...')) continue;
    const isBoard = isBoardNumber(board);
    const deal = texts.some((text) => /\s/.test(text)) ? [] : parseDeal(`N:${texts.join(' ')}`);
    if (!isBoard || !isDeal(deal)) {
      const text = quoteOf(isBoard ? texts.join(' ') : String(board));
      problems.push({ kind: 'problem', code: 'hands', line: row.at, text, board: isBoard ? board : null });
      continue;
    }
    const { session, letter } = sectionOf(numberIn(row, 'Section') ?? 0);
    const doubleDummy = tricks.get(keyOf(row)) ?? null;
    deals.push({ at: row.at, session, section: letter, board, deal, doubleDummy, par: null });
  }
  return { deals, problems };
}

function keyOf(row: BwsRow): string {
  return `${numberIn(row, 'Section') ?? ''} ${numberIn(row, 'Board') ?? ''}`;
}

/** The tricks of a row; null where some are missing. */
function tricksOf(row: BwsRow): DoubleDummyTricks | null {
  return doubleDummyOf((seat, strain) => numberIn(row, SEAT_NAMES[seat] + STRAIN_WORDS[strain]));
}
