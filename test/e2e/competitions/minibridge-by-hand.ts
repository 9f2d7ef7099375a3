/** Minibridge worked out for the specs alone: the level that points allow, what a deal is worth, and who leads. */

/** From so many points of the declaring side on, one level more. */
const LEVEL_STEPS = [20, 23, 25, 27, 30, 33, 37];

export function levelFor(points: number): number {
  return LEVEL_STEPS.filter((step) => step <= points).length;
}

export type Strain = 'c' | 'd' | 'h' | 's' | 'n';

/** A deal: the points clockwise from its dealer, and what was named and made. */
export interface PlayedDeal {
  readonly points: readonly [number, number, number, number];
  readonly level: number;
  readonly strain: Strain;
  /** Above the level, or below it. */
  readonly result: number;
}

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Who declares: of the side with more points the player with more, of two with as many the one who announced first. */
export function declarerOf(
  { points }: PlayedDeal,
  deal: number,
): { readonly seat: (typeof SEATS)[number]; readonly points: number } {
  const hands = points.map((count, place) => ({ seat: SEATS[(deal + place) % 4] ?? 'N', count, place }));
  const isStronger = (points[0] ?? 0) + (points[2] ?? 0) > 20;
  const [first, second] = hands.filter(({ place }) => (place % 2 === 0) === isStronger);
  if (!first || !second) throw new Error('four hands have points');
  return { seat: second.count > first.count ? second.seat : first.seat, points: first.count + second.count };
}

/** What a deal is worth to the declaring side: tricks at their value, 50 or 300; 50 for a missing trick. */
export function dealWorth({ level, strain, result }: PlayedDeal): number {
  if (result < 0) return 50 * result;
  const trick = strain === 'c' || strain === 'd' ? 20 : 30;
  const first = strain === 'n' ? 10 : 0;
  const named = level * trick + first;
  return named + result * trick + (named >= 100 ? 300 : 50);
}

/** Each side's total after each deal, North-South first. */
export function totalsAfter(deals: readonly PlayedDeal[]): readonly (readonly [number, number])[] {
  let [ns, ew] = [0, 0];
  return deals.map((deal, at) => {
    const worth = dealWorth(deal);
    const isNorthSouth = ['N', 'S'].includes(declarerOf(deal, at).seat) === worth > 0;
    if (isNorthSouth) ns += Math.abs(worth);
    else ew += Math.abs(worth);
    return [ns, ew];
  });
}
