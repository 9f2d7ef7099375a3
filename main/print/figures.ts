import type { Language } from '../../src/language.ts';
import { formatExact, formatShort, formatSignedExact } from '../../src/language/numbers.ts';
import { readExact, type Exact, ZERO } from '../../src/scoring/numbers/exact.ts';
import { type PrintJob, unitOf } from './job.ts';

/** An exact number that came as text; nothing but a bug writes one that can't be read. */
export function exactFrom(written: string): Exact {
  return readExact(written) ?? ZERO;
}

export function exactOrNull(serialized: string | null): Exact | null {
  return serialized === null ? null : exactFrom(serialized);
}

const MOST_PLACES = 2;

/** Numbers of one column with the same number of decimals, at most two, so that they stand under each other; IMPs with their sign. */
export function alignedNumbers(values: readonly Exact[], language: Language, unit = 'matchpoints'): string[] {
  const decimals = values.map(
    (value) => /[.,](\d+)$/.exec(formatShort(value, MOST_PLACES, language))?.[1]?.length ?? 0,
  );
  const write = unit === 'imps' ? formatSignedExact : formatExact;
  return values.map((value) => write(value, Math.max(0, ...decimals), language));
}

/** Figures under each other; a line that counts for nobody has none. */
export function alignedCells(written: readonly (string | null)[], job: PrintJob): string[] {
  const values = written.map((value) => (value === null ? null : exactFrom(value)));
  const known = alignedNumbers(
    values.filter((value): value is Exact => value !== null),
    job.language,
    unitOf(job),
  );
  let next = 0;
  return values.map((value) => (value === null ? '' : (known[next++] ?? '')));
}
