import { roundHalfUp } from './award.ts';
import type { MasterpointReason, MasterpointTable, FirstAward, MasterpointField, MasterpointScheme } from './scheme.ts';

/** A grade of the Australian Bridge Federation, by the weight of its points. */
interface Grade {
  readonly code: MasterpointScheme['code'];
  /** In tenths: club sessions (green) 1.5, special club events (red, B4c) 2.5. */
  readonly weight: number;
}

const GRADES: readonly Grade[] = [
  { code: 'abf-green', weight: 15 },
  { code: 'abf-red', weight: 25 },
];

/** In hundredths a table, before the weight. */
const PER_TABLE: Record<MasterpointField['winners'], number> = { 1: 4, 2: 2 };

/**
 * ABF session awards (ABF Masterpoint Manual, book 4): first place 0.02 a table and line with two winners, 0.04 with
 * one, times the weight of the grade; a half table counts as a whole one. Second 70 % of it, place n the first's
 * divided by n - 1, to the top half of the field, rounded down. To the hundredth, half up; a shared place rounded up.
 *
 * The manual of 2014 gives the top third, rounded up, in teams and in Butlers of matches of 5 boards. A published
 * Butler of 2026 gives the half, which is taken here. Every published award of five sessions is reproduced.
 */
export const ABF_SCHEMES: readonly MasterpointScheme[] = GRADES.map((grade) => ({
  code: grade.code,
  awards: (field) => awards(grade, field),
}));

function awards({ weight }: Grade, { entries, tables, winners }: MasterpointField): MasterpointTable {
  const [each, times] = [PER_TABLE[winners], Math.ceil(tables)];
  const first: FirstAward = { each, times, by: 'tables', weight: weight * 10, most: null };
  const tenths = times * each * weight;
  const reasons = Array.from({ length: Math.floor(entries / 2) }, (_, index): MasterpointReason => ({
    kind: 'of-first',
    first,
    part: index === 1 ? { percent: 70 } : index === 0 ? { percent: 100 } : { divisor: index },
  }));
  const places = reasons.map((_, index) => {
    if (index === 0) return roundHalfUp(tenths, 10);
    return index === 1 ? roundHalfUp(tenths * 7, 100) : roundHalfUp(tenths, 10 * index);
  });
  return { places, reasons, unit: 1, shared: 'up', least: 1 };
}
