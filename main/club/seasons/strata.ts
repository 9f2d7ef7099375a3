import { placesAnew } from '../../../src/scoring/standing/places-anew.ts';
import type { SeasonRow } from '../../../src/season/ranking.ts';
import type { SeasonPlayerRow } from '../../store/seasons/season-results.ts';
import type { SeasonRowView } from '../model/season.ts';

export type StratumPlaces = NonNullable<SeasonRowView['inStratum']>;

/**
 * The places of a ranking within each stratum. A partnership is in the higher of its players' strata; whoever has none
 * is in none.
 */
export function strataOf(
  rows: readonly SeasonRow<number>[],
  players: readonly SeasonPlayerRow[],
): ReadonlyMap<SeasonRow<number>, StratumPlaces> {
  const stratumOf = new Map(players.map(({ id, stratum }) => [id, stratum]));
  const ranked = rows.flatMap((row) => {
    const strata = row.players.map((player) => stratumOf.get(player) ?? null);
    const known = strata.filter((stratum) => stratum !== null);
    return row.place === null || known.length < strata.length ? [] : [{ row, stratum: Math.min(...known) }];
  });
  const places = [...Map.groupBy(ranked, ({ stratum }) => stratum)].flatMap(([stratum, own]) => {
    const placed = placesAnew(own.map(({ row }) => row));
    return own.flatMap(({ row }, index) => {
      const at = placed[index];
      return at ? [[row, { stratum, ...at }] as const] : [];
    });
  });
  return new Map(places);
}
