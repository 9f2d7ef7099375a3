/**
 * DGE: a board is 128 bytes. The hands of North, East, South and West, each with its suits in turn: a byte that says
 * the suit (6 spades, 3 hearts, 4 diamonds, 5 clubs) and the ranks from the highest; then 60 NUL. Boards number from 1.
 */
import { RANKS } from '../../bridge/card.ts';
import { SUITS_FROM_SPADES, type Deal } from '../../bridge/deal/deal.ts';
import { SEATS, type Seat } from '../../bridge/seat.ts';
import { distinctDeals, plainDeal } from '../event/deals.ts';
import type { FileProblem, FormatOfFile, TournamentFile } from '../event/file.ts';
import { CARD_NUMBERS, dealOf } from './cards.ts';
import type { MachineFault } from './problems.ts';
import { bytesOfRecords, parseRecords, recordForm } from './records.ts';

const RECORD = 128;
/** Bytes of the four hands: 52 cards and 16 suits. */
export const SUITED = 68;
const FILL = '\0'.repeat(RECORD - SUITED);
const SUIT_BYTES = { S: '\x06', H: '\x03', D: '\x04', C: '\x05' } as const;
/** A record's hands: each suit's byte with its ranks, the suits in turn, four times. */
const HANDS = new RegExp(
  `^${SEATS.map(() => SUITS_FROM_SPADES.map((suit) => `${SUIT_BYTES[suit]}([${RANKS.join('')}]{0,13})`).join('')).join('')}$`,
);

export function parseDge(bytes: Uint8Array): TournamentFile<MachineFault> {
  return parseRecords('dge', bytes, RECORD, (record, line) => {
    const deal = readSuited(record.slice(0, SUITED), line, line);
    return 'code' in deal ? deal : plainDeal(line, line, deal);
  });
}

/** The deal of four hands in suits. */
export function readSuited(text: string, line: number, board: number): Deal | FileProblem<MachineFault> {
  const [, ...holdings] = HANDS.exec(text) ?? [];
  if (holdings.length === 0) return recordForm(line, board);
  const hands = SEATS.map((_, place) => {
    const ofSeat = holdings.slice(place * SUITS_FROM_SPADES.length, (place + 1) * SUITS_FROM_SPADES.length);
    return SUITS_FROM_SPADES.flatMap((suit, at) =>
      Array.from(ofSeat[at] ?? '', (rank) => CARD_NUMBERS.get(suit + rank) ?? 0),
    );
  });
  const [N = [], E = [], S = [], W = []] = hands;
  return dealOf({ N, E, S, W } satisfies Record<Seat, readonly number[]>, { line, board });
}

export function suitedText(deal: Deal): string {
  return SEATS.flatMap((seat) => SUITS_FROM_SPADES.map((suit) => SUIT_BYTES[suit] + deal[seat][suit].join(''))).join(
    '',
  );
}

export const DGE: FormatOfFile = {
  format: 'dge',
  extensions: ['dge'],
  isLikely: (bytes) => bytes[0] === SUIT_BYTES.S.charCodeAt(0) && bytes.length % RECORD === 0,
  parse: parseDge,
  make: ({ deals }) => bytesOfRecords(distinctDeals(deals).map(({ deal }) => suitedText(deal) + FILL)),
};
