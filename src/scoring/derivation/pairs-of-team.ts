import { ZERO, type Exact } from '../numbers/exact.ts';
import type { Penalty, PenaltyMeasure } from '../standing/penalty.ts';
import type { RankedTeamsOfPairs } from '../teams/ranked-pairs-of-teams.ts';
import { deriveStanding, type StandingDerivation } from './standing.ts';

/** What a pair gives its team: its total, penalties of the pair among it. */
export interface AddedPair {
  readonly entry: number;
  readonly total: Exact;
  /** Points that could be won; 0 at IMPs. */
  readonly available: number;
  readonly boards: number;
}

/** Where the total and the place of a team come from whose pairs are added up. */
export interface PairsOfTeamDerivation {
  readonly entry: number;
  readonly pairs: readonly AddedPair[];
  readonly standing: StandingDerivation;
  /** Whether the results of a pair that withdrew are cancelled, so that the team has no place. */
  readonly isWithdrawn: boolean;
}

/** How a team was ranked. */
interface TeamQuestion {
  /** The pairs of the team, in order; one without a row has nothing. */
  readonly pairs: readonly number[];
  readonly penalties: readonly Penalty[];
  readonly measure: PenaltyMeasure;
}

/** Derives the total and the place of a team; null where it is not ranked. */
export function derivePairsOfTeam(
  { rows, basis, most, withdrawn }: RankedTeamsOfPairs,
  entry: number,
  { pairs, penalties, measure }: TeamQuestion,
): PairsOfTeamDerivation | null {
  const standing = deriveStanding(rows, entry, { basis, most, penalties, measure });
  const row = rows.find((one) => one.entry === entry);
  if (!standing || !row) return null;
  return {
    entry,
    standing,
    isWithdrawn: withdrawn.has(entry),
    pairs: pairs.map((pair) => {
      const { total = ZERO, available = 0, boards = 0 } = row.pairs.find((one) => one.entry === pair) ?? {};
      return { entry: pair, total, available, boards };
    }),
  };
}
