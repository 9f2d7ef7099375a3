import type { Seat } from '../../bridge/seat.ts';
import { decodeText } from '../decode-text.ts';

/** A character before the bytes of a run. */
const BEFORE = 'x'.charCodeAt(0);

/** The text of LIN_DATA, which is URL-encoded; null where there is none. Never throws: a lone % stays. */
export function decodeLin(text: string): string | null {
  if (text === '') return null;
  const plain = text.replaceAll('+', ' ');
  return plain.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => {
    const bytes = (run.match(/[\da-f]{2}/gi) ?? []).map((byte) => Number.parseInt(byte, 16));
    // A byte order mark means one at the beginning only, and here it is text like any other.
    return decodeText(Uint8Array.from([BEFORE, ...bytes])).text.slice(1);
  });
}

/** The inverse of `decodeLin`. */
export function encodeLin(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The order of hands in LIN, by the digit of the dealer. */
const HANDS: readonly Seat[] = ['S', 'W', 'N', 'E'];

/**
 * The hands of a board in the text of LIN, as PBN writes a deal; East's may be left out. Null where the text has no
 * hands.
 */
export function dealTextOfLin(lin: string): string | null {
  const [, found] = /(?:^|\|)md\|[1-4]?([^|]*)\|?/i.exec(lin) ?? [];
  const hands = found?.split(',').map((hand) => hand.trim()) ?? [];
  if (hands.slice(0, 3).some((hand) => hand === '') || hands.length < 3) return null;
  const bySeat = new Map(HANDS.map((seat, place) => [seat, hands[place] ?? '']));
  return `N:${(['N', 'E', 'S', 'W'] as const).map((seat) => pbnHand(bySeat.get(seat) ?? '')).join(' ')}`;
}

/** SAKHQ...: each suit behind its letter. */
function pbnHand(hand: string): string {
  if (hand === '') return '-';
  return ['S', 'H', 'D', 'C']
    .map((suit) => new RegExp(`${suit}([^SHDC]*)`, 'i').exec(hand)?.[1]?.trim() ?? '')
    .join('.');
}
