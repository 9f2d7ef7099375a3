import type { Played, PassedOut, Ruled, RuledComponent, RuledSide, ScoreOnly } from './result.ts';

/** The most components a weighted score has in any regulation. */
export const MOST_COMPONENTS = 5;

/** Whether a side of a ruling has results rather than an award. */
export function hasResults(side: RuledSide): side is readonly RuledComponent[] {
  return typeof side === 'object';
}

/** Whether the sides have different scores (Law 12C1(f)). */
export function isSplit({ ns, ew }: Pick<Ruled, 'ns' | 'ew'>): boolean {
  return JSON.stringify(ns) !== JSON.stringify(ew);
}

/** The one result assigned to both sides; null where the score is weighted or split. */
export function assignedResult(ruled: Pick<Ruled, 'ns' | 'ew'>): Played | PassedOut | ScoreOnly | null {
  if (!hasResults(ruled.ns) || isSplit(ruled)) return null;
  const [only, ...more] = ruled.ns;
  return only && more.length === 0 ? only.outcome : null;
}

/** Every result a ruling names. */
export function resultsOf({ ns, ew }: Pick<Ruled, 'ns' | 'ew'>): readonly RuledComponent['outcome'][] {
  return [ns, ew].flatMap((side) => (hasResults(side) ? side.map(({ outcome }) => outcome) : []));
}
