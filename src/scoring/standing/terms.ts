/**
 * The places of a ranking where pairs play on different terms: with a handicap, in a stratum, or without standing.
 * The ranking with handicap stands beside the scratch ranking; neither takes the other's place.
 */
import { ZERO, type Exact } from '../numbers/exact.ts';
import type { RankedEntry } from '../totals/ranking.ts';
import { standingFigure, type StandingBasis } from './basis.ts';
import type { TieBreakEvidence } from './evidence.ts';
import type { HandicapUnit, RankedBy } from './handicap.ts';
import { standings, type ScoredEntry, type Standing, type StandingOptions } from './standings.ts';
import { rankStrata, type EntryPlace, type StratumRow } from './strata.ts';

/** Who plays on special terms; all other entries play on the usual ones. */
export interface RankingTerms {
  /** Null where nobody has a handicap, or handicaps can't be added. */
  readonly handicap: { readonly unit: HandicapUnit; readonly of: ReadonlyMap<number, Exact> } | null;
  /** 0 is A, the highest; an entry without one is in A as soon as anybody has one. */
  readonly stratumOf: ReadonlyMap<number, number>;
  readonly withoutStanding: ReadonlySet<number>;
}

/** The terms of a session in which nobody has a handicap or a stratum and everybody has standing. */
export const USUAL_TERMS: RankingTerms = { handicap: null, stratumOf: new Map(), withoutStanding: new Set() };

/** Whether the terms leave every place as it is. */
export function isUsualTerms({ handicap, stratumOf, withoutStanding }: RankingTerms): boolean {
  return handicap === null && stratumOf.size === 0 && withoutStanding.size === 0;
}

/** The handicaps if they can be added; percent can be added to percentages only, and not to IMPs or totals. */
export function handicapsThatCount(handicap: RankingTerms['handicap'], basis: StandingBasis): RankingTerms['handicap'] {
  return handicap && handicap.of.size > 0 && (handicap.unit === 'points' || basis === 'percentage') ? handicap : null;
}

/** A place and whether it is shared. */
export type RankingPlace = Pick<StratumRow, 'place' | 'tied'>;

/** A row of the scratch ranking with its other places. */
export interface StandingOnTerms extends Standing {
  /** The place within the entry's own stratum; null without a stratum or a place. */
  readonly inStratum: RankingPlace | null;
  /** The row in the ranking by handicap; null without handicaps. */
  readonly byHandicap: HandicapStanding | null;
}

export interface HandicapStanding extends Pick<Standing, 'place' | 'tied' | 'separations' | 'lotToDraw'> {
  /** The figure with handicap; null while no board counts. */
  readonly figure: Exact | null;
  readonly inStratum: RankingPlace | null;
}

/** The scratch ranking, every row with its places in the ranking by handicap and in its stratum. */
export function standingsOnTerms(
  rows: readonly ScoredEntry[],
  evidence: TieBreakEvidence,
  options: Omit<StandingOptions, 'handicap' | 'withoutStanding'>,
  { handicap, stratumOf, withoutStanding }: RankingTerms,
): readonly StandingOnTerms[] {
  const rankedBy = (by: RankedBy) =>
    standings(rows, evidence, {
      ...options,
      withoutStanding,
      ...(handicap ? { handicap: { ...handicap, placesBy: by } } : {}),
    });
  const scratch = rankedBy('scratch');
  const inStratum = placesInStrata(scratch, stratumOf);
  const byHandicap = new Map<number, HandicapStanding>();
  if (handicap) {
    const ranked = rankedBy('handicap');
    const strata = placesInStrata(ranked, stratumOf);
    for (const { entry, place, tied, separations, lotToDraw, withHandicap: figure } of ranked) {
      const own = strata.get(entry) ?? null;
      byHandicap.set(entry, { place, tied, separations, lotToDraw, figure, inStratum: own });
    }
  }
  return scratch.map((row) => ({
    ...row,
    inStratum: inStratum.get(row.entry) ?? null,
    byHandicap: byHandicap.get(row.entry) ?? null,
  }));
}

/** The rows of a ranking that needs nothing more: no penalties, and everybody on the usual terms. */
export function rankedOnUsualTerms(
  rows: readonly RankedEntry[],
  basis: StandingBasis,
  most: number,
): readonly StandingOnTerms[] {
  return rows.map(({ entry, place, tied, unranked, points, available, boards, separations, lotToDraw }) => ({
    entry,
    place,
    tied,
    unranked,
    points,
    change: ZERO,
    total: points,
    available,
    boards,
    figure: standingFigure({ total: points, available, boards }, basis, most),
    withHandicap: null,
    separations,
    lotToDraw,
    inStratum: null,
    byHandicap: null,
  }));
}

/** The place of each entry that has a stratum in the ranking of that stratum. */
export function placesInStrata(
  ranked: readonly EntryPlace[],
  stratumOf: ReadonlyMap<number, number>,
): ReadonlyMap<number, RankingPlace> {
  const strata = 1 + Math.max(-1, ...stratumOf.values());
  const rankings = rankStrata(ranked, (entry) => stratumOf.get(entry) ?? 0, strata);
  return new Map(
    rankings.flatMap((rows, stratum) =>
      rows
        .filter(({ entry }) => stratumOf.get(entry) === stratum)
        .map(({ entry, place, tied }) => [entry, { place, tied }] as const),
    ),
  );
}
