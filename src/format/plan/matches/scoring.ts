/** How the matches of a file were scored: what it says, and what of the scales gives the scores that it has. */
import { pairsScales } from '../../../movement/swiss/usual-scoring.ts';
import { pattonPool, usualBye } from '../../../movement/teams/usual-scoring.ts';
import { compare, parseExact, roundedUnits, ZERO, type Exact } from '../../../scoring/numbers/exact.ts';
import type { MatchComparisonCode, MatchStageScoring } from '../../../scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../../scoring/regulation/regulation.ts';
import { MATCH_SCALES, type MatchScale } from '../../../scoring/regulation/rules/victory-points.ts';
import type { SessionMethod } from '../../../scoring/session-scoring.ts';
import { VICTORY_POINT_SCALES } from '../../../scoring/victory-points/scales.ts';
import type { FileMatch, FileMethod } from '../../event/event.ts';
import type { MatchesPlan } from './plan.ts';
import { rankPlannedMatches } from './rank.ts';

/** A scoring, and how many of the matches whose boards and score the file has come to that score by it. */
export interface FittedScoring {
  readonly scoring: MatchStageScoring;
  readonly fitting: number;
  readonly known: number;
}

/**
 * The scoring by which most matches have the score that the file has. Of equal ones the regulation's scale comes first,
 * and it is taken where the file has no scores to tell by.
 * @param said how the file says that its boards are scored
 * @param method how pairs are compared
 */
export function fitScoring(
  plan: MatchesPlan,
  regulation: Regulation,
  { said, method }: { readonly said: FileMethod | null; readonly method: SessionMethod },
): FittedScoring {
  const known = plan.matches.filter(isKnown).length;
  const candidates = candidatesOf(plan, regulation, { said, method }).map((scoring) => withBye(plan, scoring));
  let best: (Fit & { readonly scoring: MatchStageScoring }) | null = null;
  for (const scoring of candidates) {
    const fit = fitOf(plan, scoring, regulation);
    const isBetter = best === null || (fit && (fit.fitting - best.fitting || fit.exactly - best.exactly) > 0);
    if (fit && isBetter) best = { scoring, ...fit };
    if (best !== null && best.exactly === known) break;
  }
  if (best === null) return { scoring: withBye(plan, plain('imps', null)), fitting: 0, known };
  return { scoring: best.scoring, fitting: best.fitting, known };
}

/** Matches whose score comes out as the file rounds it, and those that need no rounding. */
interface Fit {
  readonly fitting: number;
  readonly exactly: number;
}

/** Whether a match has both boards that are compared and a score. */
function isKnown({ isPlayed, homeScore, awayScore }: MatchesPlan['matches'][number]): boolean {
  return isPlayed && homeScore !== null && awayScore !== null;
}

/** Null where the regulation has no such scoring. */
function fitOf(plan: MatchesPlan, scoring: MatchStageScoring, regulation: Regulation): Fit | null {
  const fits = fittingMatches(plan, scoring, regulation);
  return fits && { fitting: fits.size, exactly: [...fits.values()].filter((isExact) => isExact).length };
}

/** The places of the matches that have their score by a scoring. */
export function matchesThatFit(
  plan: MatchesPlan,
  scoring: MatchStageScoring,
  regulation: Regulation,
): ReadonlySet<number> {
  return new Set(fittingMatches(plan, scoring, regulation)?.keys());
}

/** Whether each match that has its score by a scoring has it without rounding; null where there is no such scoring. */
function fittingMatches(
  plan: MatchesPlan,
  scoring: MatchStageScoring,
  regulation: Regulation,
): ReadonlyMap<number, boolean> | null {
  const ranked = rankPlannedMatches(plan, scoring, regulation);
  if (!ranked) return null;
  const fits = plan.matches.flatMap((match, place) => {
    const worth = ranked.matches[place]?.score.worth;
    if (!isKnown(match) || !worth) return [];
    const isFit = isScoreOf(worth.home.result, match.homeScore) && isScoreOf(worth.away.result, match.awayScore);
    const isExact = compare(worth.home.result, parseExact(match.homeScore ?? '') ?? ZERO) === 0;
    return isFit ? [[place, isExact] as const] : [];
  });
  return new Map(fits);
}

/** Whether a figure is the published one, as far as that is rounded. */
export function isScoreOf(own: Exact, published: string | null): boolean {
  const theirs = published === null ? null : parseExact(published);
  if (theirs === null) return false;
  const places = /\.(\d+)/.exec(published ?? '')?.[1]?.length ?? 0;
  return roundedUnits(own, places) === roundedUnits(theirs, places);
}

/** Every scoring that the file's words leave open, the most likely first. */
function candidatesOf(
  plan: MatchesPlan,
  regulation: Regulation,
  { said, method }: { readonly said: FileMethod | null; readonly method: SessionMethod },
): readonly MatchStageScoring[] {
  const unit = plan.matches.find((match) => match.unit !== null)?.unit ?? null;
  if (plan.ranks === 'pair') {
    const comparison = method === 'fixed-datum' ? 'butler' : method;
    const usual = regulation.victoryPoints;
    return likelyFirst(pairsScales(comparison, regulation.ownScale !== null), usual).map((scale) =>
      plain(comparison, scale),
    );
  }
  switch (said) {
    case 'aggregate':
      return [plain('aggregate', null)];
    case 'board-a-match':
      return byUnit(unit, 'board-a-match', scalesOf('percentage', regulation));
    case 'patton':
      return [
        { ...plain('patton-ratio', null), pool: pattonPool(boardsOfMatch(plan)) },
        ...scalesOf('percentage', regulation).map((scale) => plain('patton-ratio', scale)),
        ...scalesOf('imps', regulation).map((scale) => plain('patton-imps', scale)),
      ];
    case 'imps':
    case 'matchpoints':
    case 'cross-imps':
    case 'butler':
    case null:
      return byUnit(unit, 'imps', scalesOf('imps', regulation));
  }
}

/** Victory points go by a scale; other units are those of the match itself; without a word of it both are tried. */
function byUnit(
  unit: FileMatch['unit'],
  comparison: MatchComparisonCode,
  scales: readonly MatchScale[],
): readonly MatchStageScoring[] {
  const byScale = scales.map((scale) => plain(comparison, scale));
  if (unit === 'vp') return byScale;
  return unit === null ? [...byScale, plain(comparison, null)] : [plain(comparison, null), ...byScale];
}

function scalesOf(takes: 'imps' | 'percentage', { victoryPoints, ownScale }: Regulation): readonly MatchScale[] {
  const scales = MATCH_SCALES.filter((scale) =>
    scale === 'club' ? ownScale?.takes === takes : VICTORY_POINT_SCALES[scale].takes === takes,
  );
  return likelyFirst(scales, victoryPoints);
}

function likelyFirst(scales: readonly MatchScale[], usual: MatchScale): readonly MatchScale[] {
  return [...scales.filter((scale) => scale === usual), ...scales.filter((scale) => scale !== usual)];
}

/** The boards of the longest match. */
function boardsOfMatch({ results }: MatchesPlan): number {
  const boards = Map.groupBy(results, ({ match }) => match).values();
  return Math.max(1, ...[...boards].map((own) => new Set(own.map(({ board }) => board)).size));
}

function plain(comparison: MatchComparisonCode, scale: MatchScale | null): MatchStageScoring {
  return { comparison, scale, pool: null, bye: null, withdrawals: 'all-play-all' };
}

/** A bye gives what most byes of the file have, in a Swiss without any what is usual. */
function withBye({ matches, isSwiss }: MatchesPlan, scoring: MatchStageScoring): MatchStageScoring {
  const given = matches.flatMap(({ away, homeScore }) =>
    away === null && homeScore !== null && Number.isInteger(Number(homeScore) * 100) ? [Number(homeScore) * 100] : [],
  );
  const times = (bye: number) => given.filter((one) => one === bye).length;
  const [most] = [...new Set(given)].toSorted((a, b) => times(b) - times(a));
  const bye = most ?? (isSwiss ? usualBye(scoring.scale) : null);
  return { ...scoring, bye: bye === 0 ? null : bye, withdrawals: isSwiss ? 'session' : 'all-play-all' };
}
