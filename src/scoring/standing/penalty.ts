import { add, exact, multiply, subtract, ZERO, type Exact } from '../numbers/exact.ts';

/** The units of penalties. The first two are for matchpoints, each other one for totals in it. */
export const PENALTY_UNITS = ['matchpoints', 'percent-of-top', 'imps', 'victory-points'] as const;
export type PenaltyUnit = (typeof PENALTY_UNITS)[number];

/**
 * A procedural penalty (Law 90), or a bonus for what was no fault of the entry. It changes the total of the entry and
 * no board, so nobody else's score changes.
 */
export interface Penalty {
  readonly entry: number;
  readonly kind: 'penalty' | 'bonus';
  /** More than 0; 10 `percent-of-top` are a tenth of a top. */
  readonly amount: Exact;
  readonly unit: PenaltyUnit;
}

/** The unit of totals that penalties are taken from. */
export interface PenaltyMeasure {
  readonly unit: 'matchpoints' | 'imps' | 'victory-points';
  /** Matchpoints of a top of a fully played board; 0 where there is none. */
  readonly top: number;
}

/** A penalty that can't be taken, by its index in the list. */
export interface PenaltyMeasureProblem {
  readonly kind: 'problem';
  readonly code: 'penalty-unit' | 'penalty-amount';
  readonly index: number;
}

/**
 * What the total of each entry changes by: bonuses less penalties, exact; or the first penalty in another unit than the
 * totals, or of 0 or less.
 */
export function penaltyChanges(
  penalties: readonly Penalty[],
  measure: PenaltyMeasure,
): ReadonlyMap<number, Exact> | PenaltyMeasureProblem {
  const changes = new Map<number, Exact>();
  for (const [index, { entry, kind, amount, unit }] of penalties.entries()) {
    if (amount.numerator <= 0n) return { kind: 'problem', code: 'penalty-amount', index };
    const worth = unit === measure.unit ? amount : percentOfTop(amount, unit, measure);
    if (worth === null) return { kind: 'problem', code: 'penalty-unit', index };
    const before = changes.get(entry) ?? ZERO;
    changes.set(entry, kind === 'bonus' ? add(before, worth) : subtract(before, worth));
  }
  return changes;
}

/** What the total of each entry changes by; penalties that its total can't take change nothing. */
export function changesByEntry(
  penalties: readonly Penalty[],
  measureOf: (entry: number) => PenaltyMeasure,
): ReadonlyMap<number, Exact> {
  const changes = new Map<number, Exact>();
  for (const penalty of penalties) {
    const own = penaltyChanges([penalty], measureOf(penalty.entry));
    const change = isPenaltyChanges(own) ? own.get(penalty.entry) : undefined;
    if (change) changes.set(penalty.entry, add(changes.get(penalty.entry) ?? ZERO, change));
  }
  return changes;
}

/** Whether `penaltyChanges` answered with changes. */
export function isPenaltyChanges(
  answer: ReadonlyMap<number, Exact> | PenaltyMeasureProblem,
): answer is ReadonlyMap<number, Exact> {
  return answer instanceof Map;
}

function percentOfTop(percent: Exact, unit: PenaltyUnit, { unit: total, top }: PenaltyMeasure): Exact | null {
  return unit === 'percent-of-top' && total === 'matchpoints' ? multiply(percent, exact(top, 100)) : null;
}
