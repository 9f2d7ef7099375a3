import type { Language } from '../../../src/language.ts';
import { formatDay } from '../../../src/language/dates.ts';

/** From one day to another; an end that is not known is left out. */
export function daysText(from: string | null, to: string | null, language: Language): string {
  const [first, last] = [from, to].map((day) => (day === null ? '' : formatDay(day, 'short', language)));
  return first === '' && last === '' ? '' : `${first} – ${last}`;
}
