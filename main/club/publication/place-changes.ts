import type { Side } from '../../../src/bridge/seat.ts';
import type { FieldStandingsView } from '../model/standings.ts';
import type { PlaceChange, RankedPlace } from '../model/publication.ts';

/** The fields of some standings, with that of the teams where pairs are added up. */
interface RankedFields {
  readonly fields: readonly FieldStandingsView[];
  readonly teams?: FieldStandingsView | null;
}

/**
 * Every place of a session's rankings: by scratch; with handicap, where any pair has one; and within the stratum of
 * each pair that has one, without the figure. Teams that are added up come before their pairs.
 */
export function placesIn({ fields, teams }: RankedFields): readonly RankedPlace[] {
  return [...(teams ? [teams] : []), ...fields].flatMap(({ rankings }) =>
    rankings.flatMap(({ line, rows }) => [
      ...rows.map(({ entry, place, tied, ranked: figure }) => ({
        ...at(line, entry, 'scratch'),
        place,
        tied,
        figure,
      })),
      ...rows.flatMap(({ entry, byHandicap }) => {
        if (byHandicap === null) return [];
        const { place, tied, figure } = byHandicap;
        return [{ ...at(line, entry, 'handicap'), place, tied, figure }];
      }),
      ...rows.flatMap(({ entry, inStratum }) =>
        inStratum === null ? [] : [{ ...at(line, entry, 'stratum'), ...inStratum, figure: null }],
      ),
    ]),
  );
}

function at(line: Side | null, entry: number, by: RankedPlace['by']) {
  return { line, entry, by } as const;
}

/**
 * The places that differ: another place, a place that is now shared or no longer shared, or another figure. In the
 * order of the places after; pairs that are in no ranking any more come last.
 */
export function placeChanges(before: readonly RankedPlace[], after: readonly RankedPlace[]): readonly PlaceChange[] {
  const earlier = new Map(before.map((one) => [keyOf(one), one]));
  const moves: PlaceChange[] = after.flatMap((one) => {
    const was = earlier.get(keyOf(one)) ?? null;
    earlier.delete(keyOf(one));
    return isSame(was, one) ? [] : [moveOf(one, was, one)];
  });
  return [...moves, ...[...earlier.values()].map((one) => moveOf(one, one, null))];
}

function moveOf({ by, line, entry }: RankedPlace, before: RankedPlace | null, after: RankedPlace | null): PlaceChange {
  return { by, line, entry, before: standing(before), after: standing(after) };
}

function standing(one: RankedPlace | null) {
  if (one === null) return null;
  const { place, tied, figure, stratum } = one;
  return { place, tied, figure, ...(stratum === undefined ? {} : { stratum }) };
}

function isSame(before: RankedPlace | null, after: RankedPlace): boolean {
  const { place, tied, figure, stratum } = after;
  return before?.place === place && before.tied === tied && before.figure === figure && before.stratum === stratum;
}

function keyOf({ by, entry }: RankedPlace): string {
  return `${by} ${entry}`;
}
