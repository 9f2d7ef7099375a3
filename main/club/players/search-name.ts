import { searchTerms } from '../../../src/language/search-terms.ts';

/** A name as it is stored for searching: a space before every word. A name without letters is stored unchanged. */
export function searchName(name: string): string {
  const words = searchTerms(name);
  return ` ${words.length > 0 ? words.join(' ') : name}`;
}

/** A name as it is stored: accents composed, one space between words, none around. */
export function normalizeName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}
