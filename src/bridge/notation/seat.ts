import type { Language } from '../../language.ts';
import { atEnd, peek, type TextCursor } from './scan.ts';
import { SEATS, type Seat } from '../seat.ts';

const SEAT_LETTERS: Record<Language, Record<Seat, string>> = {
  en: { N: 'N', E: 'E', S: 'S', W: 'W' },
  fr: { N: 'N', E: 'E', S: 'S', W: 'O' },
};

/** The letter of a seat: N E S W, in French N E S O. */
export function seatLetter(seat: Seat, language: Language): string {
  return SEAT_LETTERS[language][seat];
}

/** Reads the letter of a seat at the cursor and moves past it; null when there is none. French reads W too. */
export function readSeat(cursor: TextCursor, language: Language): Seat | null {
  const letter = peek(cursor);
  const seat = SEATS.find((s) => letter === s || letter === SEAT_LETTERS[language][s]) ?? null;
  if (seat !== null) cursor.at += 1;
  return seat;
}

/** Parses a field that holds the letter of a seat alone, in either case; null for any other text. */
export function parseSeat(text: string, language: Language): Seat | null {
  const cursor: TextCursor = { text, at: 0 };
  if (atEnd(cursor)) return null;
  const seat = readSeat(cursor, language);
  return atEnd(cursor) ? seat : null;
}
