/** Planned matches as the scorer takes them. */
import { exact, parseExact } from '../../../scoring/numbers/exact.ts';
import { rankMatches } from '../../../scoring/ranked-matches.ts';
import type { RankedMatches } from '../../../scoring/ranked-matches/ranked.ts';
import { isMatchStageRules, matchStageRules, type MatchStageScoring } from '../../../scoring/ranked-matches/scoring.ts';
import { rankedAsKnockout } from '../../../scoring/ranked-matches/recorded-knockout.ts';
import type { GivenMatchResult, MatchLine, StageMatch } from '../../../scoring/ranked-matches/stage.ts';
import type { Regulation } from '../../../scoring/regulation/regulation.ts';
import type { PenaltyUnit } from '../../../scoring/standing/penalty.ts';
import { scoredOutcome } from '../../../session/scored-outcome.ts';
import { givenResultOf } from './given.ts';
import type { MatchesPlan } from './plan.ts';

/** A line that knows where it stands in the file. */
export interface PlannedMatchLine extends MatchLine {
  readonly at: number;
}

/** A penalty or bonus on a contestant's total. */
export interface PlannedAdjustment {
  /** The place in the event's teams, or in its entries. */
  readonly contestant: number;
  readonly kind: 'penalty' | 'bonus';
  /** Hundredths of the unit, more than 0. */
  readonly amount: number;
  readonly unit: PenaltyUnit;
}

/**
 * Ranks planned matches; null where the regulation has no such scoring. Contestants are their places in the file.
 * @param adjustments of the totals
 */
export function rankPlannedMatches(
  plan: MatchesPlan,
  scoring: MatchStageScoring,
  regulation: Regulation,
  adjustments: readonly PlannedAdjustment[] = [],
): RankedMatches<PlannedMatchLine> | null {
  const { matches, schedule, results, pairs, contestants } = plan;
  const rules = matchStageRules(scoring, regulation, schedule.rounds);
  if (!isMatchStageRules(rules)) return null;
  const boards = Map.groupBy(results, ({ match }) => match);
  const ranked = rankMatches({
    rules,
    contestants: contestants.map(({ place }) => place),
    matches: matches.map(({ home, away }, place): StageMatch => {
      const own = [...new Set((boards.get(place) ?? []).map(({ board }) => board))].toSorted((a, b) => a - b);
      const span = schedule.spans[place] ?? { round: 1, lastRound: 1 };
      return { key: String(place), ...span, home, away, segments: own.length === 0 ? [] : [{ boards: own }] };
    }),
    lines: results.map(({ at, match, board, shown, seats: [ns, ew], outcome }): PlannedMatchLine => {
      const [one = 0, other = 0] = [pairs[ns]?.contestant, pairs[ew]?.contestant];
      return {
        at,
        match: String(match),
        board,
        ns: one,
        ew: other,
        ...scoredOutcome(outcome, shown, regulation.undertricks),
      };
    }),
    penalties: adjustments.map(({ contestant, kind, amount, unit }) => {
      return { entry: contestant, kind, amount: exact(amount, 100), unit, match: null };
    }),
    results: new Map(
      matches.flatMap((match, place) => {
        const given = givenResultOf(match, scoring);
        return given ? [[String(place), scored(given)] as const] : [];
      }),
    ),
  });
  return plan.ranks === 'team' && !plan.isSwiss ? rankedAsKnockout(ranked) : ranked;
}

function scored({ kind, home, away, unit }: NonNullable<ReturnType<typeof givenResultOf>>): GivenMatchResult {
  const [atHome, atAway] = [parseExact(home), parseExact(away)];
  if (kind === 'bye') return { kind, result: atHome };
  const both = atHome && atAway ? { home: atHome, away: atAway } : null;
  return {
    kind,
    imps: unit === 'imps' ? both : null,
    points: unit === 'points' ? both : null,
    result: unit === 'victory-points' ? both : null,
  };
}
