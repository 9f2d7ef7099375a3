import { compare, exact, parseExact, ZERO, type Exact } from '../scoring/numbers/exact.ts';
import type { SeasonResult } from './session.ts';

/** A result is worth its percentage, or the points of its place: the first figure is that of the first place. */
export type WorthRule = { readonly kind: 'percent' } | { readonly kind: 'place'; readonly points: readonly string[] };

/** What a result can be worth at least and at most. */
export interface WorthRange {
  readonly least: Exact;
  readonly most: Exact;
}

/** What a result is worth by a rule. */
export interface Worth {
  /** Null where the session gave no such figure. */
  readonly of: (result: Pick<SeasonResult<never>, 'percent' | 'place'>) => Exact | null;
  readonly range: WorthRange;
}

const HUNDRED = exact(100);

/** Places beyond the last figure are worth nothing; a shared place takes the points of the place. */
export function worthBy(rule: WorthRule): Worth {
  if (rule.kind === 'percent') return { of: ({ percent }) => percent, range: { least: ZERO, most: HUNDRED } };
  const points = rule.points.map((text) => parseExact(text) ?? ZERO);
  return {
    of: ({ place }) => (place === null ? null : (points[place - 1] ?? ZERO)),
    range: { least: ZERO, most: points[0] ?? ZERO },
  };
}

/** Whether the points of places can be read, fall from place to place, and are not below nothing. */
export function isPossibleWorth(rule: WorthRule): boolean {
  if (rule.kind === 'percent') return true;
  const points = rule.points.map(parseExact);
  return (
    points.length > 0 &&
    points.every((one, index) => {
      const next = index + 1 < points.length ? points[index + 1] : ZERO;
      return one !== null && next !== null && next !== undefined && compare(one, next) >= 0;
    })
  );
}
