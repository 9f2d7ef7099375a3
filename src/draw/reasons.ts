import { compare, exact, subtract, ZERO, type Exact } from '../scoring/numbers/exact.ts';
import type { DrawEntry } from './entry.ts';
import { pairKey, type DrawHistory } from './history.ts';
import type { DrawReason, PassedOver } from './reason.ts';
import type { DrawToMake, EntryPair } from './wanted.ts';

/** Why each pair of a draw meets, in order of the higher of the two. */
export function reasonsOf(
  { rule, first, afterRound, forbidden, forced }: DrawToMake,
  ordered: readonly DrawEntry[],
  history: DrawHistory,
  {
    order,
    pairs,
    out,
  }: { readonly order: readonly number[]; readonly pairs: readonly EntryPair[]; readonly out: readonly number[] },
): readonly DrawReason[] {
  const placeOf = new Map(order.map((entry, place) => [entry, place]));
  const place = (entry: number): number => placeOf.get(entry) ?? 0;
  const byEntry = new Map(ordered.map((one) => [one.entry, one]));
  const figure = (entry: number, of: 'total' | 'wins'): Exact => byEntry.get(entry)?.[of] ?? ZERO;
  const isForced = new Set(forced.flat());
  const isForbidden = new Set(forbidden.map(([one, other]) => pairKey(one, other)));
  const isRematch = ([one, other]: EntryPair): boolean =>
    !isForced.has(one) && history.lastMeeting(one, other) !== null;
  const rematches = pairs.filter(isRematch).length;
  const isFirst = afterRound === 0;
  const isHalves = isFirst && first === 'halves';
  const field = order.filter((entry) => !out.includes(entry) && !isForced.has(entry));
  const half = field.length / 2;
  const squares = rule !== 'top' && !isFirst;

  const whyNot = (higher: number, entry: number): PassedOver => {
    const round = history.lastMeeting(higher, entry);
    if (isForbidden.has(pairKey(higher, entry))) return { entry, why: 'forbidden' };
    if (round !== null) return { entry, why: 'met', round };
    return { entry, why: rematches > 0 ? 'more-rematches' : squares ? 'further-apart' : 'others-left' };
  };
  const passedOver = (higher: number, lower: number): readonly number[] => {
    if (!isHalves) return left.slice(0, left.indexOf(lower));
    const usual = field[field.indexOf(higher) + half];
    return usual === undefined || usual === lower || !left.includes(usual) ? [] : [usual];
  };

  let left = field;
  const inOrder = pairs
    .map(([one, other]): EntryPair => (place(one) < place(other) ? [one, other] : [other, one]))
    .toSorted(([one], [other]) => place(one) - place(other));
  return inOrder.map((pair): DrawReason => {
    const [higher, lower] = pair;
    if (isForced.has(higher)) return { code: 'forced', higher, lower, passed: [] };
    left = left.filter((entry) => entry !== higher);
    const passed = passedOver(higher, lower).map((entry) => whyNot(higher, entry));
    left = left.filter((entry) => entry !== lower);
    const reason = { higher, lower, passed };
    const round = history.lastMeeting(higher, lower);
    if (round !== null) return { code: 'rematch', ...reason, round, rematches };
    if (isHalves) return { code: 'halves', ...reason, half };
    if (isFirst || rule === 'top') return { code: 'next', ...reason };
    if (rule === 'score-groups') {
      return { code: 'score-groups', ...reason, wins: [figure(higher, 'wins'), figure(lower, 'wins')] };
    }
    return { code: 'closest', ...reason, difference: distance(figure(higher, 'total'), figure(lower, 'total')) };
  });
}

function distance(one: Exact, other: Exact): Exact {
  const difference = subtract(one, other);
  return compare(difference, ZERO) < 0 ? subtract(exact(0), difference) : difference;
}
