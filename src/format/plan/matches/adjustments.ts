/** What the director of a file added to the totals of its matches, or took from them. */
import {
  compare,
  multiply,
  exact,
  parseExact,
  subtract,
  toNumber,
  ZERO,
  type Exact,
} from '../../../scoring/numbers/exact.ts';
import { stagePenaltyUnits } from '../../../scoring/ranked-matches/penalty-units.ts';
import type { MatchStageScoring } from '../../../scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../../scoring/regulation/regulation.ts';
import { writeDecimal } from '../../event/decimal.ts';
import type { TournamentEvent } from '../../event/event.ts';
import type { MatchesPlan } from './plan.ts';
import { rankPlannedMatches, type PlannedAdjustment } from './rank.ts';
import { isScoreOf } from './scoring.ts';

/** Those by which the sum of the matches comes to the published total; others are not taken. */
export function plannedAdjustments(
  { ranking }: TournamentEvent,
  plan: MatchesPlan,
  { scoring, regulation }: { readonly scoring: MatchStageScoring; readonly regulation: Regulation },
): readonly PlannedAdjustment[] {
  const [unit] = stagePenaltyUnits(scoring);
  const adjusted = ranking.flatMap(({ entry, total, adjustment }) => {
    const changed = adjustment === undefined ? null : parseExact(adjustment);
    const theirs = total === null ? null : parseExact(total);
    return changed && theirs && compare(changed, ZERO) !== 0 ? [{ entry, total, changed, theirs }] : [];
  });
  if (unit === undefined || adjusted.length === 0) return [];
  const rows = new Map(rankPlannedMatches(plan, scoring, regulation)?.ranking.rows.map((row) => [row.entry, row]));
  return adjusted.flatMap(({ entry, total, changed, theirs }): readonly PlannedAdjustment[] => {
    const row = rows.get(entry);
    const places = /\.(\d+)/.exec(total ?? '')?.[1]?.length ?? 0;
    const hundredths = toNumber(multiply(changed, exact(100)));
    const isTaken = row && Number.isInteger(hundredths) && isSum(row.total, { theirs, changed, places });
    if (!isTaken) return [];
    return [{ contestant: entry, kind: hundredths < 0 ? 'penalty' : 'bonus', amount: Math.abs(hundredths), unit }];
  });
}

function isSum(
  own: Exact,
  { theirs, changed, places }: { readonly theirs: Exact; readonly changed: Exact; readonly places: number },
): boolean {
  return isScoreOf(own, writeDecimal(subtract(theirs, changed), places));
}
