import type { Exact } from '../numbers/exact.ts';
import { stagePenalties, stagePenaltyUnit } from '../ranked-matches/penalty-units.ts';
import type { MatchCount, MatchRanking, RankedMatches } from '../ranked-matches/ranked.ts';
import type { WithdrawalOutcome } from '../ranked-session/withdrawals.ts';
import { derivePlaces, type PlacesDerivation } from './places.ts';

/** What a match or a bye gave, by the match that was to be played. */
export interface StandingMatch {
  readonly match: string;
  readonly round: number;
  /** Null for a bye. */
  readonly opponent: number | null;
  readonly count: MatchCount;
  readonly result: Exact;
}

/** Where a row of the standing of a stage comes from. */
export interface MatchStandingDerivation {
  readonly entry: number;
  /** In order of rounds. */
  readonly matches: readonly StandingMatch[];
  readonly withdrawn: WithdrawalOutcome | null;
  readonly standing: PlacesDerivation;
}

/**
 * Derives the total and the place of a contestant; null where it is in no row.
 * @param throughRound the round that the ranking was made after; where it is left out, all matches count
 */
export function deriveMatchStanding(
  { input, matches, withdrawn }: RankedMatches,
  { rows, terms }: MatchRanking,
  entry: number,
  throughRound = Infinity,
): MatchStandingDerivation | null {
  const { penalties = [], rules } = input;
  const measure = { unit: stagePenaltyUnit(rules.comparison) ?? 'matchpoints', top: 0 } as const;
  const question = { basis: 'total', penalties: stagePenalties(penalties, rules.comparison), measure } as const;
  const standing = derivePlaces(rows, entry, question, terms);
  if (standing === null) return null;
  const own = matches.flatMap(({ match, count, result }): readonly StandingMatch[] => {
    const { key, round, lastRound, home, away } = match;
    const won = home === entry ? result.home : away === entry ? result.away : null;
    if (won === null || lastRound > throughRound) return [];
    return [{ match: key, round, opponent: home === entry ? away : home, count, result: won }];
  });
  return {
    entry,
    standing,
    matches: own.toSorted((a, b) => a.round - b.round),
    withdrawn: withdrawn.get(entry) ?? null,
  };
}
