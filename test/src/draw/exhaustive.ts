import { inOrderOfDraw } from '../../../src/draw/entry.ts';
import type { DrawToMake } from '../../../src/draw/wanted.ts';
import { toNumber } from '../../../src/scoring/numbers/exact.ts';

/** What a whole draw is worth by its rule: the less the better, the first figure before the second, and so on. */
type Worth = readonly number[];
type Pairs = readonly (readonly [higher: number, lower: number])[];

/** All draws there are, tried one by one, and the best by the rule's own measure. Null where there is none. */
export function bestDraw(wanted: DrawToMake): { readonly pairs: Pairs; readonly bye: number | null } | null {
  const order = inOrderOfDraw(wanted.entries).map(({ entry }) => entry);
  if (order.length % 2 === 0) {
    const pairs = bestPairs(order, wanted);
    return pairs && { pairs, bye: null };
  }
  const byes = (entry: number) => wanted.matches.filter(({ home, away }) => away === null && home === entry).length;
  const candidates = order.toReversed().toSorted((a, b) => byes(a) - byes(b));
  for (const bye of candidates) {
    const rest = order.filter((entry) => entry !== bye);
    const pairs = bestPairs(rest, wanted);
    if (pairs) return { pairs, bye };
  }
  return null;
}

function bestPairs(order: readonly number[], wanted: DrawToMake): Pairs | null {
  let best: Pairs | null = null;
  let least: Worth = [];
  for (const pairs of allPairings(order)) {
    const worth = worthOf(pairs, order, wanted);
    if (worth === null || (best !== null && !isLess(worth, least))) continue;
    best = pairs;
    least = worth;
  }
  return best;
}

/** Rematches, their rounds, the rule's sum, then for each from the top a rematch and the place of the opponent. */
function worthOf(
  pairs: Pairs,
  order: readonly number[],
  { matches, rule, forbidden, forced, entries }: DrawToMake,
): Worth | null {
  if (forced.some((wish) => !pairs.some((pair) => wish.every((entry) => pair.includes(entry))))) return null;
  if (pairs.some(([one, other]) => forbidden.some(isOf(one, other)))) return null;
  const met = pairs.map(([one, other]) =>
    Math.max(0, ...matches.filter(({ home, away }) => isOf(one, other)([home, away])).map(({ round }) => round)),
  );
  const figure = (entry: number): number => {
    const found = entries.find((one) => one.entry === entry);
    return found ? toNumber(rule === 'closest' ? found.total : found.wins) : 0;
  };
  const squares = pairs.map(([one, other]) => (figure(one) - figure(other)) ** 2);
  return [
    met.filter((round) => round > 0).length,
    met.reduce((sum, round) => sum + round, 0),
    rule === 'top' ? 0 : squares.reduce((sum, square) => sum + square, 0),
    ...pairs.flatMap(([, lower], place) => [(met[place] ?? 0) > 0 ? 1 : 0, order.indexOf(lower)]),
  ];
}

/** Whether a match is one of these two. */
function isOf(one: number, other: number): (pair: readonly (number | null)[]) => boolean {
  return (pair) => pair.includes(one) && pair.includes(other);
}

function isLess(one: Worth, other: Worth): boolean {
  const place = one.findIndex((figure, index) => figure !== other[index]);
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0);
}

function* allPairings(order: readonly number[]): Generator<Pairs> {
  const [higher, ...others] = order;
  if (higher === undefined) yield [];
  else {
    for (const lower of others) {
      for (const rest of allPairings(others.filter((entry) => entry !== lower))) yield [[higher, lower], ...rest];
    }
  }
}
