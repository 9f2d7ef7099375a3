import { formatMonth } from '../../src/language/dates.ts';
import { LANGUAGES } from '../../src/language.ts';

const TIME = /^(\d{1,2})(?:[:.h]?(\d{2}))?h?$/i;
const DAY = /^(\d{1,2}|1er)(?:[\s./-]+(\d{1,2}|\p{L}{3,})\.?)?(?:[\s./-]+(\d{4}|\d{2}))?$/u;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses a typed time of day, such as 19:30, 1930, 19.30, 19h30, 7:05 or 19, to hh:mm. Null where it is none. */
export function readTime(text: string): string | null {
  const match = TIME.exec(text.trim());
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  return hours < 24 && minutes < 60 ? `${twoDigits(hours)}:${twoDigits(minutes)}` : null;
}

/**
 * Parses a typed day in any language, such as 24 Nov 2026, 24 novembre, 24/11/26, 24.11 or 24, to yyyy-mm-dd. Null
 * where it is none. The month defaults to the current one, the year to the one nearest to `today` (yyyy-mm-dd).
 */
export function readDay(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase();
  if (ISO_DAY.test(typed)) return realDay(typed);
  const match = DAY.exec(typed);
  if (!match) return null;
  const [thisYear, thisMonth] = today.split('-');
  const month = match[2] === undefined ? Number(thisMonth) : readMonth(match[2]);
  const years = match[3] === undefined ? [-1, 0, 1].map((more) => Number(thisYear) + more) : [readYear(match[3])];
  const days = years.flatMap(
    (year) => realDay(`${year}-${twoDigits(month)}-${twoDigits(Number.parseInt(match[1] ?? '', 10))}`) ?? [],
  );
  return days.toSorted((a, b) => distance(a, today) - distance(b, today))[0] ?? null;
}

/** The month, 1 to 12, from a number or the beginning of its name in any language; 0 for anything else. */
function readMonth(text: string): number {
  const plain = withoutAccents(text);
  const named = (month: number) =>
    LANGUAGES.some((language) => withoutAccents(formatMonth(month, language)).startsWith(plain));
  return /^\d/.test(text) ? Number(text) : 1 + Array.from({ length: 12 }, (_, index) => index + 1).findIndex(named);
}

function readYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** The day if it exists. */
function realDay(day: string): string | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : day;
}

function distance(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other));
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
