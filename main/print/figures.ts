import type { Language } from '../../src/language.ts';
import { formatExact, formatShort, formatSignedExact } from '../../src/language/numbers.ts';
import { readExact, type Exact, ZERO } from '../../src/scoring/numbers/exact.ts';
import { type PrintJob, pointsUnit } from './job.ts';

/** An exact number from its text. Only a bug would write text that can't be parsed. */
export function exactFromText(text: string): Exact {
  return readExact(text) ?? ZERO;
}

export function exactFromTextOrNull(text: string | null): Exact | null {
  return text === null ? null : exactFromText(text);
}

const MOST_PLACES = 2;

/** The numbers of a column with the same number of decimals, at most two. IMPs have a sign. */
export function alignedNumbers(values: readonly Exact[], language: Language, unit = 'matchpoints'): string[] {
  const decimals = values.map(
    (value) => /[.,](\d+)$/.exec(formatShort(value, MOST_PLACES, language))?.[1]?.length ?? 0,
  );
  const write = unit === 'imps' ? formatSignedExact : formatExact;
  return values.map((value) => write(value, Math.max(0, ...decimals), language));
}

/** The same for the cells of a column; null is an empty cell. */
export function alignedCells(texts: readonly (string | null)[], job: PrintJob): string[] {
  const values = texts.map((value) => (value === null ? null : exactFromText(value)));
  const aligned = alignedNumbers(
    values.filter((value): value is Exact => value !== null),
    job.language,
    pointsUnit(job),
  );
  let next = 0;
  return values.map((value) => (value === null ? '' : (aligned[next++] ?? '')));
}
