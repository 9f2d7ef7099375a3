import type { Language } from '../../language.ts';
import { formatDay } from '../dates.ts';

/** From one day to another, 1 Sep – 15 Dec 2026; an end that is not known is left out. */
export function daysText(from: string | null, to: string | null, language: Language): string {
  const isSameYear = from !== null && from.slice(0, 4) === to?.slice(0, 4);
  const first = from === null ? '' : isSameYear ? dayOfSeason(from, language) : formatDay(from, 'short', language);
  const last = to === null ? '' : formatDay(to, 'short', language);
  return first === '' && last === '' ? '' : `${first} – ${last}`;
}

/** A day without its year: 1 Sep. */
export function dayOfSeason(day: string, language: Language): string {
  return formatDay(day, 'short', language).replace(/\s*\d{4}$/, '');
}

/** The day at the head of a column, with its month where that is another than before: 1 Sep, 8, 15. */
export function dayHead(day: string, before: string | null, language: Language): string {
  const isSameMonth = before?.slice(0, 7) === day.slice(0, 7);
  return isSameMonth ? String(Number(day.slice(8))) : dayOfSeason(day, language);
}
