/**
 * A place in a typed text. A reader that recognizes the text at `at` moves `at` forward and returns a value;
 * otherwise it leaves `at` unchanged. No reader copies the text, because every key press reads it again.
 */
export interface TextCursor {
  readonly text: string;
  at: number;
}

/** Other characters for the signs of the notations: true minus and dashes, the printed double, white suits. */
const FOLDED: ReadonlyMap<string, string> = new Map([
  ['\u2212', '-'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u00d7', 'X'],
  ['*', 'X'],
  ['\u2664', '♠'],
  ['\u2661', '♥'],
  ['\u2662', '♦'],
  ['\u2667', '♣'],
]);

/** Spaces of every width, and the selectors that follow a suit symbol copied from a page in colour. */
const BLANK = /[\s\ufe0e\ufe0f]/;

/** The character `ahead` places after the cursor: upper case, look-alikes replaced, '' past the end. */
export function peek(cursor: TextCursor, ahead = 0): string {
  const character = cursor.text.charAt(cursor.at + ahead);
  if (character >= 'a' && character <= 'z') return character.toUpperCase();
  return FOLDED.get(character) ?? character;
}

/** Moves the cursor past spaces. */
export function skipSpaces(cursor: TextCursor): void {
  while (BLANK.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
}

/** Whether only spaces are left; moves the cursor past them. */
export function atEnd(cursor: TextCursor): boolean {
  skipSpaces(cursor);
  return cursor.at >= cursor.text.length;
}

/** Moves the cursor past `letter` when it comes next, with or without spaces before it. */
export function readNext(cursor: TextCursor, letter: string): boolean {
  const start = cursor.at;
  skipSpaces(cursor);
  if (peek(cursor) === letter) {
    cursor.at += 1;
    return true;
  }
  cursor.at = start;
  return false;
}

/** Whether a character from `peek` is one of 0 to 9. */
export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** The number of consecutive digits at the cursor. */
export function digitsAhead(cursor: TextCursor): number {
  let length = 0;
  while (isDigit(peek(cursor, length))) length += 1;
  return length;
}

/** The value of the next `length` digits. */
export function digitsValue(cursor: TextCursor, length: number): number {
  return Number(cursor.text.slice(cursor.at, cursor.at + length));
}
