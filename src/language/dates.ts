import type { Language } from '../language.ts';

const LOCALE: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters, because creating one costs more than drawing a line of the screen. */
function formatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], options);
  formatters.set(key, known);
  return known;
}

const dayFormats = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const;

/** A local day, yyyy-mm-dd: 24 Nov 2026, 24 novembre 2026. */
export function formatDay(day: string, length: 'short' | 'long', language: Language): string {
  const [year, month, date] = day.split('-').map(Number);
  const format = formatter(language, { ...dayFormats[length], timeZone: 'UTC' });
  return withOrdinal(format.format(Date.UTC(year ?? 0, (month ?? 1) - 1, date ?? 1)), language);
}

/** In French the first of a month is an ordinal, which the formatters write as a number: 1er décembre. */
function withOrdinal(text: string, language: Language): string {
  return language === 'fr' ? text.replace(/^1(?=\s)/u, '1er') : text;
}

/** The name of a month, 1 to 12: November, novembre. */
export function formatMonth(month: number, language: Language): string {
  return formatter(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1));
}

/** The name of the weekday of a local day, yyyy-mm-dd: Tuesday, mardi. */
export function formatWeekday(day: string, language: Language): string {
  return formatter(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

/** The time of day of an instant on this machine's clock, with or without seconds: 22:58:07. */
export function formatTime(instant: string, seconds: boolean, language: Language): string {
  return formatter(language, {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
    hourCycle: 'h23',
  }).format(new Date(instant));
}

/** The time of day of an instant, with its day when that is not the given local day: 25 Nov, 09:12. */
export function formatMoment(instant: string, day: string, language: Language): string {
  const other = formatOtherDay(instant, day, language);
  const time = formatTime(instant, false, language);
  return other === null ? time : `${other}, ${time}`;
}

/** The day of an instant, 25 Nov; null when it is the given local day. */
export function formatOtherDay(instant: string, day: string, language: Language): string | null {
  if (localDay(new Date(instant)) === day) return null;
  return withOrdinal(formatter(language, momentDay).format(new Date(instant)), language);
}

const momentDay = { day: 'numeric', month: 'short' } as const;

/** The day of an instant on this machine's clock, yyyy-mm-dd. */
export function localDay(instant: Date): string {
  const [month, day] = [instant.getMonth() + 1, instant.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${instant.getFullYear()}-${month}-${day}`;
}
