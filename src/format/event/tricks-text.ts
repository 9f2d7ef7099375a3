import { MOST_TRICKS, STRAINS } from '../../bridge/contract.ts';
import type { DoubleDummyTricks } from './event.ts';

/** The seats, each with its five strains from no-trump down. */
const SEAT_ORDER = ['N', 'S', 'E', 'W'] as const;
export const STRAINS_FROM_NO_TRUMP = STRAINS.toReversed();

/** Tricks of each declarer as twenty hexadecimal digits, as PBN has them: N, S, E, W by NT, S, H, D, C. */
export function formatTricksText(tricks: DoubleDummyTricks): string {
  return SEAT_ORDER.map((seat) =>
    STRAINS_FROM_NO_TRUMP.map((strain) => tricks[seat][strain].toString(16)).join(''),
  ).join('');
}

/** Parses twenty digits in either case; null for any other text. */
export function parseTricksText(text: string): DoubleDummyTricks | null {
  if (!/^[\dA-D]{20}$/i.test(text)) return null;
  const digits = Array.from(text, (digit) => Math.min(parseInt(digit, 16), MOST_TRICKS));
  const ofSeat = (place: number) =>
    Object.fromEntries(STRAINS_FROM_NO_TRUMP.map((strain, at) => [strain, digits[place * STRAINS.length + at] ?? 0]));
  return Object.fromEntries(SEAT_ORDER.map((seat, place) => [seat, ofSeat(place)])) as unknown as DoubleDummyTricks;
}
