/** A place among some rows of a ranking. */
export interface PlaceAnew {
  readonly place: number;
  readonly tied: boolean;
}

/**
 * The places of some rows of a ranking among themselves, in their order: rows that share a place in the ranking share
 * one here.
 * @param rows best first; rows without a place stand behind the others
 */
export function placesAnew(rows: readonly { readonly place: number | null }[]): readonly PlaceAnew[] {
  const first = new Map<number | null, number>();
  const sharing = new Map<number | null, number>();
  for (const [index, { place }] of rows.entries()) {
    if (!first.has(place)) first.set(place, index);
    sharing.set(place, (sharing.get(place) ?? 0) + 1);
  }
  return rows.map(({ place }) => ({ place: 1 + (first.get(place) ?? 0), tied: (sharing.get(place) ?? 0) > 1 }));
}
