/**
 * BRI: a board is 128 bytes, the numbers of the cards of North, East and South in two digits each (01 the ace of spades
 * ... 52 the two of clubs), 32 spaces and 18 NUL. West has what is left; boards number from 1.
 */
import { HAND_SIZE, type Deal } from '../../bridge/deal/deal.ts';
import { distinctDeals, plainDeal } from '../event/deals.ts';
import type { FileProblem, FormatOfFile, TournamentFile } from '../event/file.ts';
import { cardNumbers, CARDS, dealOf } from './cards.ts';
import type { MachineFault } from './problems.ts';
import { bytesOfRecords, parseRecords, recordForm } from './records.ts';

const RECORD = 128;
/** Digits of the cards of three hands. */
export const DIGITS = 78;
const FILL = ' '.repeat(32) + '\0'.repeat(18);
/** The seats whose cards are written. */
const WRITTEN = ['N', 'E', 'S'] as const;

export function parseBri(bytes: Uint8Array): TournamentFile<MachineFault> {
  return parseRecords('bri', bytes, RECORD, (record, line) => {
    const deal = readDigits(record.slice(0, DIGITS), line, line);
    return 'code' in deal ? deal : plainDeal(line, line, deal);
  });
}

/** The deal of the digits of three hands. */
export function readDigits(digits: string, line: number, board: number): Deal | FileProblem<MachineFault> {
  if (!/^\d{78}$/.test(digits)) return recordForm(line, board);
  const numbers = (digits.match(/\d\d/g) ?? []).map((pair) => Number(pair) - 1);
  if (numbers.some((number) => CARDS[number] === undefined)) return recordForm(line, board);
  const hands = WRITTEN.map((_, place) => numbers.slice(place * HAND_SIZE, (place + 1) * HAND_SIZE));
  const [N = [], E = [], S = []] = hands;
  const given = new Set(numbers);
  const W = CARDS.flatMap((_, number) => (given.has(number) ? [] : [number]));
  return dealOf({ N, E, S, W }, { line, board });
}

export function digitsOf(deal: Deal): string {
  return WRITTEN.flatMap((seat) => cardNumbers(deal[seat]))
    .map((number) => String(number + 1).padStart(2, '0'))
    .join('');
}

/** Whether bytes begin with the cards of three hands. */
export function beginsWithDigits(bytes: Uint8Array): boolean {
  return bytes.length >= DIGITS && bytes.subarray(0, DIGITS).every((byte) => byte >= 0x30 && byte <= 0x39);
}

export const BRI: FormatOfFile = {
  format: 'bri',
  extensions: ['bri'],
  isLikely: (bytes) => beginsWithDigits(bytes) && bytes[DIGITS] === 0x20 && bytes.length % RECORD === 0,
  parse: parseBri,
  make: ({ deals }) => bytesOfRecords(distinctDeals(deals).map(({ deal }) => digitsOf(deal) + FILL)),
};
