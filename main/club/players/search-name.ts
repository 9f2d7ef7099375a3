import { searchTerms } from '../../../src/language/search-terms.ts';

/** A name as it is stored for searching: a space before every word. A name without letters is stored unchanged. */
export function searchName(name: string): string {
  const words = searchTerms(name);
  return ` ${words.length > 0 ? words.join(' ') : name}`;
}

/** Characters that order the text around them, or do anything else unseen. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** A name with nothing to be normalized: plain characters with one space between them. */
const PLAIN_NAME = /^[!-~]+(?: [!-~]+)*$/;
const VISIBLE = /[^\p{Cf}\p{Z}]/u;

/**
 * A name as it is stored: accents composed, one space between words, none around, no control characters. Empty where
 * nothing of it can be seen.
 */
export function normalizeName(name: string): string {
  if (PLAIN_NAME.test(name)) return name;
  const spaced = name.normalize('NFC').replace(/\s+/g, ' ').replace(CONTROLS, '').trim();
  return VISIBLE.test(spaced) ? spaced : '';
}
