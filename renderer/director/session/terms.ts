import type { TermsChange } from '../../../main/club/scoring/terms.ts';
import type { EntryTerms, TermsView } from '../../../main/club/model/scoring.ts';
import { formatShort } from '../../../src/language/numbers.ts';
import type { Language } from '../../../src/language.ts';
import { exact } from '../../../src/scoring/numbers/exact.ts';
import { mergeTerms } from '../../../src/scoring/standing/merge-terms.ts';

/** The terms of a pair; the usual terms where it has none of its own. */
export function termsOfEntry({ entries }: TermsView, entry: number): EntryTerms {
  return (
    entries.find((terms) => terms.entry === entry) ?? { entry, handicap: null, stratum: null, withoutStanding: false }
  );
}

/** Two changes of terms as one. For a pair in both, the second counts. */
export function combineTerms(first: TermsChange, second: TermsChange): TermsChange {
  const { entries } = mergeTerms({ unit: 'percent', entries: first.entries }, second);
  return { ...first, ...second, entries };
}

const MOST_HUNDREDTHS = 1_000_000;

/** Reads a typed handicap, 7.5, 7,5, +2 or -3, in hundredths. Null for an empty text, undefined where it is none. */
export function readHandicap(text: string): number | null | undefined {
  const trimmed = text.replace(/\s/g, '');
  if (trimmed === '') return null;
  const [, sign = '', whole, fraction = ''] = /^([+\-\u2212]?)(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(trimmed) ?? [];
  if (whole === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (hundredths > MOST_HUNDREDTHS) return undefined;
  return sign === '' || sign === '+' ? hundredths : 0 - hundredths;
}

/** A handicap as text for its field, which `readHandicap` reads. */
export function formatHandicap(hundredths: number | null, language: Language): string {
  if (hundredths === null) return '';
  return formatShort(exact(hundredths, 100), 2, language);
}
