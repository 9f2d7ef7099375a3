import { ZERO, type Exact } from '../numbers/exact.ts';
import { isMean, shareOfCarry, type Carry } from '../stages/carry.ts';
import {
  figureOf,
  sumOf,
  type OverallRow,
  type OverallRules,
  type OverallUnit,
  type SessionTotal,
  type SessionTotals,
} from '../stages/overall.ts';
import { deriveCarryForward, type CarryForwardDerivation } from './carry-forward.ts';

/** What somebody won in a session that counts. */
export interface DerivedSession {
  /** Its place among the sessions of the event. */
  readonly ordinal: number;
  /** Null where the session was not played. */
  readonly total: SessionTotal | null;
  /** Its average, or its victory points; null without a board. */
  readonly figure: Exact | null;
}

/** What is carried from the sessions before, and why. */
export type DerivedCarry =
  /** Nothing counts of before, or the figure is a mean of all sessions. */
  | { readonly kind: 'none' }
  /** The points of before. */
  | { readonly kind: 'all'; readonly points: Exact }
  | { readonly kind: 'share'; readonly share: Exact; readonly of: Exact; readonly points: Exact }
  | { readonly kind: 'formula'; readonly formula: CarryForwardDerivation }
  /** Points by the place in the session before; null without a place. */
  | { readonly kind: 'place'; readonly place: number | null; readonly points: Exact }
  /** Who did not play before carries as much as the last who qualified. */
  | { readonly kind: 'drop-in'; readonly points: Exact }
  /** Nothing is known yet: no board of the session has a top. */
  | { readonly kind: 'open' };

/** Where a figure of the ranking over several sessions comes from. */
export interface OverallDerivation {
  readonly carry: Carry;
  readonly unit: OverallUnit;
  /** The sessions that count, the one that is ranked last. */
  readonly sessions: readonly DerivedSession[];
  readonly carried: DerivedCarry;
  readonly figure: Exact | null;
}

/** A session that counts, with what everybody has in it. */
export interface OrdinalTotals {
  readonly ordinal: number;
  readonly totals: SessionTotals;
}

/** Derives a row of the ranking over several sessions: `sessions` and `rules` are those it was ranked by. */
export function deriveOverall(
  sessions: readonly OrdinalTotals[],
  rules: OverallRules,
  row: OverallRow,
): OverallDerivation {
  const { carry, unit } = rules;
  const derived = sessions.map(({ ordinal, totals }): DerivedSession => {
    const total = totals.get(row.contestant) ?? null;
    return { ordinal, total, figure: total && figureOf(total, unit) };
  });
  const before = derived.slice(0, -1).flatMap(({ total }) => total ?? []);
  return {
    carry,
    unit,
    sessions: derived,
    carried: sessions.length < 2 || isMean(carry) ? { kind: 'none' } : derivedCarry(before, rules, row.carried),
    figure: row.figure,
  };
}

function derivedCarry(
  before: readonly SessionTotal[],
  { carry, boardWorth }: OverallRules,
  carried: Exact | null,
): DerivedCarry {
  if (!carried) return { kind: 'open' };
  if (before.length === 0)
    return carry.kind === 'sum' ? { kind: 'all', points: ZERO } : { kind: 'drop-in', points: carried };
  const sum = sumOf(before);
  switch (carry.kind) {
    case 'nothing':
    case 'boards':
    case 'sessions':
      return { kind: 'none' };
    case 'sum':
      return { kind: 'all', points: carried };
    case 'share':
      return { kind: 'share', share: shareOfCarry(carry.share) ?? ZERO, of: sum.total, points: carried };
    case 'by-place':
      return { kind: 'place', place: before.at(-1)?.place ?? null, points: carried };
    case 'carry-forward': {
      if (!boardWorth || sum.available.numerator === 0n) return { kind: 'all', points: carried };
      const qualifier = { maximum: sum.available, boards: sum.boards };
      return { kind: 'formula', formula: deriveCarryForward(sum.total, qualifier, { maximum: boardWorth, boards: 1 }) };
    }
  }
}
