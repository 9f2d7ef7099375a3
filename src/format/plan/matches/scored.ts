import type { Regulation } from '../../../scoring/regulation/regulation.ts';
import type { SessionMethod } from '../../../scoring/session-scoring.ts';
import type { FileMethod } from '../../event/event.ts';
import { scaleOfFile } from './file-scale.ts';
import type { MatchesPlan } from './plan.ts';
import { fitScoring, matchesThatFit, type FittedScoring } from './scoring.ts';

/** Planned matches, with the scoring by which they come to the points that the file has. */
export interface ScoredMatches {
  /** Where the points of a match are kept as the file gives them, its boards are not what counts. */
  readonly plan: MatchesPlan;
  readonly regulation: Regulation;
  readonly fitted: FittedScoring;
  /** Matches whose points are kept as the file gives them. */
  readonly given: number;
  /** Whether the table of victory points is the file's own. */
  readonly isOwnScale: boolean;
}

/** A published scale that gives fewer than two in three of the matches their points is not the file's. */
const FEWEST_FITTING = 2 / 3;

/**
 * Scores planned matches as the file has scored them: by the published scale that gives most of them their points, else
 * by a table that its matches show. Victory points that neither gives are kept as they are.
 */
export function scorePlannedMatches(
  plan: MatchesPlan,
  regulation: Regulation,
  by: { readonly said: FileMethod | null; readonly method: SessionMethod },
): ScoredMatches {
  const fitted = fitScoring(plan, regulation, by);
  const published = { plan, regulation, fitted, given: 0, isOwnScale: false };
  const { scoring, fitting, known } = fitted;
  if (fitting === known || scoring.scale === null) return published;
  if (fitting < FEWEST_FITTING * known) {
    const ownScale = scaleOfFile(plan, scoring.comparison, regulation);
    const own = ownScale && { ...regulation, ownScale };
    const byOwn = own && { ...scoring, scale: 'club' as const };
    if (own && byOwn && matchesThatFit(plan, byOwn, own).size === known) {
      return {
        plan,
        regulation: own,
        fitted: { ...fitted, scoring: byOwn, fitting: known },
        given: 0,
        isOwnScale: true,
      };
    }
  }
  const fit = matchesThatFit(plan, scoring, regulation);
  const matches = plan.matches.map((match, place) => {
    const isOther = match.isPlayed && match.homeScore !== null && match.awayScore !== null && !fit.has(place);
    return isOther ? { ...match, isPlayed: false } : match;
  });
  return { ...published, plan: { ...plan, matches }, given: known - fit.size };
}
