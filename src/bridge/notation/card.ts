import type { Language } from '../../language.ts';
import { RANKS, SUITS, type Card, type Rank, type Suit } from '../card.ts';
import { atEnd, peek, skipSpaces, type TextCursor } from './scan.ts';

const SUIT_SYMBOLS: Record<Suit, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };

const SUIT_LETTERS: Record<Language, Record<Suit, string>> = {
  en: { C: 'C', D: 'D', H: 'H', S: 'S' },
  fr: { C: 'T', D: 'K', H: 'C', S: 'P' },
};

/** The figures of a ten, and French letters that differ from the rank's own. */
const COURT_LETTERS: Record<Language, Partial<Record<Rank, string>>> = {
  en: {},
  fr: { K: 'R', Q: 'D', J: 'V' },
};

/** ♣ ♦ ♥ ♠ */
export function suitSymbol(suit: Suit): string {
  return SUIT_SYMBOLS[suit];
}

/** C D H S, in French T K C P. */
export function suitLetter(suit: Suit, language: Language): string {
  return SUIT_LETTERS[language][suit];
}

/** A K Q J 10 9 ... 2, in French A R D V 10 9 ... 2. */
export function rankLetter(rank: Rank, language: Language): string {
  return rank === 'T' ? '10' : (COURT_LETTERS[language][rank] ?? rank);
}

/** The card for people to read: ♥K, ♥10; in French ♥R. */
export function displayCard(card: Card, language: Language): string {
  return suitSymbol(card.suit) + rankLetter(card.rank, language);
}

/** The card in letters, suit then rank: HK, H10; in French CR. `parseCard` undoes it. */
export function formatCard(card: Card, language: Language): string {
  return suitLetter(card.suit, language) + rankLetter(card.rank, language);
}

/** Parses a card: suit and rank in either order, letters or symbols. Null for any other text. */
export function parseCard(text: string, language: Language): Card | null {
  const cursor: TextCursor = { text, at: 0 };
  const reading = readCard(cursor, language);
  return reading?.suit && reading.rank && atEnd(cursor) ? { suit: reading.suit, rank: reading.rank } : null;
}

/** The part of a card that the text holds. Suit or rank is null when the text ends before it. */
export interface CardReading {
  readonly suit: Suit | null;
  readonly rank: Rank | null;
}

/**
 * Reads a card, suit and rank in either order and spaces between them allowed. Null when no card can begin so;
 * the cursor then stands on the character that does not fit.
 */
export function readCard(cursor: TextCursor, language: Language): CardReading | null {
  const first = readHalf(cursor, language);
  if (first === null) return null;
  if (atEnd(cursor)) return first.suit && first.rank ? NOTHING : first;
  const start = cursor.at;
  const second = readHalf(cursor, language);
  if (second === null) return null;
  if (first.suit && (second.rank || second === NOTHING)) return { suit: first.suit, rank: second.rank };
  if (first.rank && second.suit) return { suit: second.suit, rank: first.rank };
  cursor.at = start;
  return null;
}

const NOTHING: CardReading = { suit: null, rank: null };

/** Reads a suit, a rank, or a letter that can be either: in French R is the king and K may be carreau or the king. */
function readHalf(cursor: TextCursor, language: Language): CardReading | null {
  skipSpaces(cursor);
  const character = peek(cursor);
  if (character === '1') return readTen(cursor);
  const suit = suitFrom(character, language);
  const rank = rankFrom(character, language);
  if (suit === null && rank === null) return null;
  cursor.at += 1;
  return { suit, rank };
}

/** A ten is 10; a 1 at the end of the text is an unfinished ten. */
function readTen(cursor: TextCursor): CardReading | null {
  const next = peek(cursor, 1);
  if (next !== '0' && next !== '') return null;
  cursor.at += next === '0' ? 2 : 1;
  return next === '0' ? { suit: null, rank: 'T' } : NOTHING;
}

/** The suit of an upper-case letter or a symbol; null for any other character. */
export function suitFrom(character: string, language: Language): Suit | null {
  return SUITS.find((s) => character === SUIT_LETTERS[language][s] || character === SUIT_SYMBOLS[s]) ?? null;
}

/** French input may use English letters, except T, which is trèfle. */
function rankFrom(character: string, language: Language): Rank | null {
  if (character === 'T' && language !== 'en') return null;
  return RANKS.find((r) => character === r || character === COURT_LETTERS[language][r]) ?? null;
}
