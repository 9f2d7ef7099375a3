/**
 * A place in a typed text. A reader that understands what stands at `at` moves it forward and answers;
 * otherwise it leaves `at` where it was. Nothing here copies the text: it is read again on every key.
 */
export interface TextCursor {
  readonly text: string;
  at: number;
}

/** Other signs for the ones the notations are made of: true minus and dashes, the printed double, white suits. */
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

/** The character `ahead` places after the cursor: letters in upper case, look-alikes folded, '' past the end. */
export function peek(cursor: TextCursor, ahead = 0): string {
  const character = cursor.text.charAt(cursor.at + ahead);
  if (character >= 'a' && character <= 'z') return character.toUpperCase();
  return FOLDED.get(character) ?? character;
}

/** Moves over spaces. */
export function skipSpaces(cursor: TextCursor): void {
  while (BLANK.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
}

/** Whether nothing but spaces is left; moves over them. */
export function atEnd(cursor: TextCursor): boolean {
  skipSpaces(cursor);
  return cursor.at >= cursor.text.length;
}

/** Moves over `letter`, spaces before it allowed, when it comes next; otherwise stays. */
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

/** Whether the character `peek` answered is one of 0 to 9. */
export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** How many digits stand in a row at the cursor. */
export function digitsAhead(cursor: TextCursor): number {
  let length = 0;
  while (isDigit(peek(cursor, length))) length += 1;
  return length;
}

/** The value of the next `length` digits. */
export function digitsValue(cursor: TextCursor, length: number): number {
  return Number(cursor.text.slice(cursor.at, cursor.at + length));
}
