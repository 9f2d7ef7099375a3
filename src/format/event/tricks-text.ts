import { STRAINS, type Strain } from '../../bridge/contract.ts';
import type { Seat } from '../../bridge/seat.ts';
import { doubleDummyOf } from './double-dummy.ts';
import type { DoubleDummyTricks } from './event.ts';

/** The seats, each with its five strains from no-trump down. */
const SEAT_ORDER: readonly Seat[] = ['N', 'S', 'E', 'W'];
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
  return doubleDummyOf((seat, strain) => parseInt(text[placeOf(seat, strain)] ?? '', 16));
}

function placeOf(seat: Seat, strain: Strain): number {
  return SEAT_ORDER.indexOf(seat) * STRAINS.length + STRAINS_FROM_NO_TRUMP.indexOf(strain);
}
