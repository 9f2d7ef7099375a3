/**
 * Who plays on from a ranking: by places, with lots and play-offs where a place is shared.
 *
 *     const places = qualifyingPlaces([{ contestant: 3, place: 1 }, { contestant: 8, place: 1 }], [{ how: 'lot', order: [8, 3] }])
 *     // 8 has place 1, 3 has place 2
 */

/** Places in each ranking of a session, from the first to the last, both included. */
export interface PlacesWanted {
  readonly from: number;
  readonly to: number;
}

/** Who plays on: those with places, or all others beside those who play on elsewhere by their places. */
export type PlayOn = ({ readonly kind: 'places' } & PlacesWanted) | { readonly kind: 'others' };

/** What split a shared place: the first goes before the second. */
export interface DecidedOrder {
  readonly how: 'lot' | 'play-off';
  /** Everybody who shared the place. */
  readonly order: readonly number[];
}

/** Somebody in a ranking. */
export interface PlacedContestant {
  readonly contestant: number;
  readonly place: number | null;
}

/** A place that several share. */
export interface SharedPlace {
  readonly place: number;
  readonly contestants: readonly number[];
}

/** The places that several share. */
export function sharedPlaces(ranking: readonly PlacedContestant[]): readonly SharedPlace[] {
  const byPlace = Map.groupBy(ranking, ({ place }) => place);
  return [...byPlace].flatMap(([place, rows]) =>
    place === null || rows.length < 2 ? [] : [{ place, contestants: rows.map(({ contestant }) => contestant) }],
  );
}

/** The newest order that names everybody who shares a place; what was decided among fewer, or other, counts no more. */
export function orderOf<Order extends DecidedOrder>(
  { contestants }: SharedPlace,
  orders: readonly Order[],
): Order | null {
  return orders.findLast(({ order }) => contestants.every((one) => order.includes(one))) ?? null;
}

/** The place by which everybody in a ranking qualifies: a shared one, unless a lot or a play-off has split it. */
export function qualifyingPlaces(
  ranking: readonly PlacedContestant[],
  orders: readonly DecidedOrder[],
): ReadonlyMap<number, number> {
  const places = new Map(ranking.flatMap(({ contestant, place }) => (place === null ? [] : [[contestant, place]])));
  for (const shared of sharedPlaces(ranking)) {
    const decided = orderOf(shared, orders);
    if (!decided) continue;
    const own = decided.order.filter((one) => shared.contestants.includes(one));
    for (const [index, one] of own.entries()) places.set(one, shared.place + index);
  }
  return places;
}

/** Whether a place is among those wanted. */
export function isWanted(place: number, { from, to }: PlacesWanted): boolean {
  return place >= from && place <= to;
}

/** Shared places of which some are wanted and others are not, and that nothing has split yet. */
export function openPlaces(
  ranking: readonly PlacedContestant[],
  orders: readonly DecidedOrder[],
  wanted: PlacesWanted,
): readonly SharedPlace[] {
  return sharedPlaces(ranking).filter((shared) => {
    if (orderOf(shared, orders)) return false;
    const inside = shared.contestants.filter((_, index) => isWanted(shared.place + index, wanted));
    return inside.length > 0 && inside.length < shared.contestants.length;
  });
}

/** Who takes the places of those who left. */
export interface Reserves {
  readonly contestants: readonly number[];
  /** The last place of them, where those who share it are more than are needed. */
  readonly open: SharedPlace | null;
}

/** Who comes next below the places wanted, in order of the ranking: one for each who has such a place and left. */
export function reservesOf(
  ranking: readonly PlacedContestant[],
  orders: readonly DecidedOrder[],
  wanted: PlacesWanted,
  left: ReadonlySet<number>,
): Reserves {
  const places = [...qualifyingPlaces(ranking, orders)];
  const needed = places.filter(([contestant, place]) => isWanted(place, wanted) && left.has(contestant)).length;
  const below = places.filter(([contestant, place]) => place > wanted.to && !left.has(contestant));
  const next = below.toSorted(([, one], [, other]) => one - other);
  const last = next.slice(0, needed).at(-1)?.[1] ?? null;
  const coming = last === null ? [] : next.filter(([, place]) => place <= last);
  const isOpen = coming.length > needed;
  return {
    contestants: coming.map(([contestant]) => contestant),
    open: isOpen ? (sharedPlaces(ranking).find(({ place }) => place === last) ?? null) : null,
  };
}
