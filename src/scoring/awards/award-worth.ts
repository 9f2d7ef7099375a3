/**
 * What artificial adjusted scores are worth (Law 12C2): average plus, average, average minus, and a percent of a top
 * that the director gave.
 */
import { isComponents, type AwardedSide, type ScoringLine } from '../scoring-line.ts';
import { AVERAGE_KINDS, type ArtificialScoreRule, type Regulation } from '../regulation/regulation.ts';

/** The percent of a top that a side is awarded at matchpoints. */
export function awardPercent(side: AwardedSide, { percents }: Pick<ArtificialScoreRule, 'percents'>): number {
  return typeof side === 'string' ? percents[side] : side;
}

/**
 * Artificial adjusted scores at IMPs (Law 12C2; EBU White Book 4.1.1.1): average plus, which is 60 percent at
 * matchpoints, is 3 IMPs, average 0, average minus -3, as the regulation has them. Null for a percent that it knows
 * no worth of in IMPs.
 */
export function awardImps(side: AwardedSide, { percents, imps, otherImps }: ArtificialScoreRule): number | null {
  if (typeof side === 'string') return imps[side];
  const kind = AVERAGE_KINDS.find((known) => percents[known] === side);
  if (kind !== undefined) return imps[kind];
  return otherImps.find(({ percent }) => percent === side)?.imps ?? null;
}

/** Whether the line has an award that IMPs know no worth for; that side of it would count nothing. */
export function isAwardWithoutImps({ award, split }: ScoringLine, { artificial }: Regulation): boolean {
  const both = award ?? split;
  if (both === undefined) return false;
  return [both.ns, both.ew].some(
    (side) => side !== null && !isComponents(side) && awardImps(side, artificial) === null,
  );
}
