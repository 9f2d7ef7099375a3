import { compare, exact, parseExact, ZERO, type Exact } from '../scoring/numbers/exact.ts';
import type { PlayerKey, SeasonResult } from './session.ts';

/**
 * A result is worth its percentage, the points of its place, of which the first is that of the first place, or the
 * masterpoints that each of its players has of the session.
 */
export type WorthRule =
  | { readonly kind: 'percent' }
  | { readonly kind: 'place'; readonly points: readonly string[] }
  | { readonly kind: 'masterpoints' };

/** What a result can be worth at least and at most. */
export interface WorthRange {
  readonly least: Exact;
  readonly most: Exact;
}

/** What a result is worth by a rule. */
export interface Worth {
  /** To a player, or to the first of a partnership; null where the session gave no such figure. */
  readonly of: <Player extends PlayerKey>(
    result: Pick<SeasonResult<Player>, 'percent' | 'place' | 'masterpoints'>,
    player: Player,
  ) => Exact | null;
  /** Null where it depends on the session, as on the size of its field. */
  readonly range: WorthRange | null;
}

const HUNDRED = exact(100);

/** Places beyond the last figure are worth nothing; a shared place takes the points of the place. */
export function worthBy(rule: WorthRule): Worth {
  if (rule.kind === 'percent') return { of: ({ percent }) => percent, range: { least: ZERO, most: HUNDRED } };
  if (rule.kind === 'masterpoints') {
    return {
      of: ({ masterpoints }, player) => (masterpoints ? (masterpoints.get(player) ?? ZERO) : null),
      range: null,
    };
  }
  const points = rule.points.map((text) => parseExact(text) ?? ZERO);
  return {
    of: ({ place }) => (place === null ? null : (points[place - 1] ?? ZERO)),
    range: { least: ZERO, most: points[0] ?? ZERO },
  };
}

/** Whether the points of places can be read, fall from place to place, and are not below nothing. */
export function isPossibleWorth(rule: WorthRule): boolean {
  if (rule.kind !== 'place') return true;
  const points = rule.points.map(parseExact);
  return (
    points.length > 0 &&
    points.every((one, index) => {
      const next = index + 1 < points.length ? points[index + 1] : ZERO;
      return one !== null && next !== null && next !== undefined && compare(one, next) >= 0;
    })
  );
}
