import type { AwardsOfRanking } from '../ranked-session/awards.ts';
import type { RankingAwards } from '../masterpoints/ranking-awards.ts';
import { deriveMasterpoints, givenDerivation, type MasterpointDerivation } from './masterpoints.ts';

/** Where the masterpoints of an entry come from. */
export interface AwardDerivation {
  readonly by: 'scratch' | 'handicap';
  /** The stratum whose ranking gives the best award, 0 for A; null where there are no strata. */
  readonly stratum: number | null;
  readonly award: MasterpointDerivation;
}

/** Derives the masterpoints of an entry by scratch and with handicap; nothing where its ranking gets none. */
export function deriveAwards({ scratch, handicap }: AwardsOfRanking, entry: number): readonly AwardDerivation[] {
  return [...derived(scratch, 'scratch', entry), ...(handicap ? derived(handicap, 'handicap', entry) : [])];
}

function derived(
  { scheme, strata, of }: RankingAwards,
  by: AwardDerivation['by'],
  entry: number,
): readonly AwardDerivation[] {
  const award = of.get(entry);
  if (!award) return [];
  const { table, place, sharing, stratum } = award;
  const derivation =
    table === null || scheme === 'file'
      ? givenDerivation(award.points, place, sharing)
      : deriveMasterpoints(scheme, table, place, sharing);
  return [{ by, stratum: strata === 0 ? null : stratum, award: derivation }];
}
