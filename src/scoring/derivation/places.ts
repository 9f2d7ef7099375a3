/**
 * The further places of an entry beside the one in the scratch ranking: with handicap, and in its stratum by either.
 * Every ranking keeps the order of the whole list; that of a stratum leaves out the entries of higher strata.
 */
import { compare } from '../numbers/exact.ts';
import type { Standing } from '../standing/standings.ts';
import type { RankingPlace, StandingOnTerms, RankingTerms } from '../standing/terms.ts';
import type { AwardDerivation } from './award-of-entry.ts';
import {
  deriveStanding,
  derivedSeparations,
  type DerivedSeparation,
  type StandingDerivation,
  type StandingQuestion,
} from './standing.ts';

export interface DerivedPlace {
  readonly by: 'scratch' | 'handicap';
  /** The entry's stratum, 0 for A, and the lowest: a stratum ranks its own entries and lower ones. Null: all. */
  readonly strata: { readonly own: number; readonly lowest: number } | null;
  readonly place: number;
  readonly tied: boolean;
  /** Entries that have a place in it. */
  readonly entries: number;
  /** What split a tie in the ranking with handicap; a stratum keeps the ties of the whole list. */
  readonly separations: readonly DerivedSeparation[];
  readonly lotToDraw: boolean;
}

/** An entry's place in the printed list, and its further places with handicap and in its stratum. */
export interface PlacesDerivation extends StandingDerivation {
  readonly places: readonly DerivedPlace[];
  /** What its places get; left out where there are no masterpoints. */
  readonly masterpoints?: readonly AwardDerivation[];
}

/** Derives an entry's place by scratch, and its places by handicap and in its stratum; null where it isn't listed. */
export function derivePlaces(
  rows: readonly StandingOnTerms[],
  entry: number,
  question: Omit<StandingQuestion, 'handicap'>,
  { handicap, stratumOf }: Pick<RankingTerms, 'handicap' | 'stratumOf'>,
): PlacesDerivation | null {
  const row = rows.find((one) => one.entry === entry);
  const given = handicap && { handicap: { ...handicap, placesBy: 'scratch' as const } };
  const standing = deriveStanding(rows, entry, { ...question, ...given });
  if (!row || !standing) return null;
  const base = { entries: standing.ranked, separations: [], lotToDraw: false };
  const stratum = stratumOf.get(entry);
  const inStratum = (by: DerivedPlace['by'], placed: RankingPlace | null): readonly DerivedPlace[] => {
    if (stratum === undefined || placed === null) return [];
    const ranked = rows.filter((one) => one.place !== null && (stratumOf.get(one.entry) ?? 0) >= stratum);
    const strata = { own: stratum, lowest: Math.max(stratum, ...stratumOf.values()) };
    return [{ ...base, by, strata, place: placed.place, tied: placed.tied, entries: ranked.length }];
  };
  const { byHandicap } = row;
  const withHandicap: readonly DerivedPlace[] =
    byHandicap && byHandicap.place !== null
      ? [{ ...base, by: 'handicap', strata: null, ...placedByHandicap(rows, row, byHandicap.place) }]
      : [];
  const places = [
    ...inStratum('scratch', row.inStratum),
    ...withHandicap,
    ...inStratum('handicap', byHandicap?.inStratum ?? null),
  ];
  return { ...standing, places };
}

/** The place in the ranking with handicap, and what split it from those with the same figure. */
function placedByHandicap(rows: readonly StandingOnTerms[], { entry, byHandicap }: StandingOnTerms, place: number) {
  const separations = byHandicap?.separations ?? [];
  const figure = byHandicap?.figure ?? null;
  const level = rows.flatMap((other): readonly Pick<Standing, 'entry' | 'separations'>[] => {
    if (other.entry === entry || !other.byHandicap || other.byHandicap.place === null) return [];
    const their = other.byHandicap.figure;
    const isLevel = figure && their ? compare(figure, their) === 0 : figure === their;
    return isLevel ? [{ entry: other.entry, separations: other.byHandicap.separations }] : [];
  });
  return {
    place,
    tied: byHandicap?.tied ?? false,
    separations: derivedSeparations(separations, level),
    lotToDraw: byHandicap?.lotToDraw ?? false,
  };
}
