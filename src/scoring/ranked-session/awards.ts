import {
  givenAwards,
  rankingAwards,
  tablesFilledBy,
  type AwardedRanking,
  type GivenMasterpoints,
  type MasterpointTerms,
  type RankingAwards,
} from '../masterpoints/ranking-awards.ts';
import type { EntryPlace } from '../standing/strata.ts';
import type { RankingTerms, StandingOnTerms } from '../standing/terms.ts';

/** The awards of a ranking by scratch and with handicap: neither takes the other's place. */
export interface AwardsOfRanking {
  readonly scratch: RankingAwards;
  /** Null without handicaps. */
  readonly handicap: RankingAwards | null;
}

/** A ranking whose places get masterpoints. */
interface PlacedRanking {
  readonly rows: readonly StandingOnTerms[];
  readonly terms: RankingTerms;
  /** The most boards that anybody in the session has. */
  readonly most: number;
}

/**
 * The masterpoints of each ranking of a session. Tables are those at which somebody has a result, guests and pairs that
 * withdrew among them.
 */
export function sessionAwards(
  rankings: readonly PlacedRanking[],
  masterpoints: MasterpointTerms | GivenMasterpoints,
): readonly AwardsOfRanking[] {
  if ('given' in masterpoints) {
    return rankings.map(({ rows }) => {
      return { scratch: givenAwards(rows, masterpoints), handicap: null };
    });
  }
  const winners = rankings.length === 2 ? 2 : 1;
  const seated = rankings.reduce((sum, { rows }) => sum + rows.filter(hasPlayed).length, 0);
  const tables = tablesFilledBy(seated, 1, masterpoints.contestants);
  return rankings.map(({ rows, terms: { stratumOf, handicap }, most }): AwardsOfRanking => {
    const field: Omit<AwardedRanking, 'rows'> = { tables, winners, boards: most, stratumOf };
    const awards = (placed: readonly EntryPlace[]) => rankingAwards({ ...field, rows: placed }, masterpoints);
    return {
      scratch: awards(placedRows(rows, (row) => row.place)),
      handicap: handicap ? awards(placedRows(rows, ({ byHandicap }) => byHandicap?.place ?? null)) : null,
    };
  });
}

function hasPlayed({ boards }: StandingOnTerms): boolean {
  return boards > 0;
}

/** Who has a place and a result, best first. */
function placedRows(
  rows: readonly StandingOnTerms[],
  placeOf: (row: StandingOnTerms) => number | null,
): readonly { readonly entry: number; readonly place: number }[] {
  return rows
    .flatMap((row) => {
      const place = placeOf(row);
      return place !== null && hasPlayed(row) ? [{ entry: row.entry, place }] : [];
    })
    .toSorted((a, b) => a.place - b.place);
}
