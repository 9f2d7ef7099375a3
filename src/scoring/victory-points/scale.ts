/**
 * Victory points: what a match is worth to both sides, by its margin.
 *
 *     victoryPoints(VICTORY_POINT_SCALES['wbf-discrete'], { boards: 16, imps: 20 }); // own 15, opponents 5
 *     victoryPoints(VICTORY_POINT_SCALES['ebu-swiss-pairs'], { boards: 8, percentage: exact(5623, 10_000) }); // 14, 6
 *
 * Tables hold victory points in hundredths, so that every figure is a whole number.
 */
import { exact, type Exact } from '../numbers/exact.ts';

export const VICTORY_POINT_SCALE_CODES = [
  'wbf-continuous',
  'wbf-discrete',
  'wbf-discrete-half',
  'old-25',
  'acbl-20',
  'acbl-30',
  'ebu-swiss-pairs',
  'ebu-swiss-pairs-half',
] as const;
export type VictoryPointScaleCode = (typeof VICTORY_POINT_SCALE_CODES)[number];

/** What a scale is read with: the IMPs a match was won by, or the share of its matchpoints. */
export type ScaleInput = 'imps' | 'percentage';

export interface VictoryPointScale {
  readonly code: VictoryPointScaleCode | 'club';
  readonly takes: ScaleInput;
  /** What both sides get together, in hundredths; null where it depends on the margin. */
  readonly sum: number | null;
  /** Decimals its victory points are written with. */
  readonly decimals: 0 | 2;
  /** The numbers of boards it has a table for, rising. */
  readonly boards: readonly BoardRange[];
  /** The table of a match over so many boards; null where the scale has none. */
  readonly tableFor: (boards: number) => VictoryPointTable | null;
}

export interface BoardRange {
  readonly least: number;
  readonly most: number;
}

/** Victory points by margin: band i holds the margins above limit i - 1 and up to limit i, the last band all beyond. */
export interface VictoryPointTable {
  /** Rising. In IMPs, or in hundredths of a percent away from 50 %. */
  readonly limits: readonly number[];
  /** In hundredths, one more than there are limits; never falling. */
  readonly winner: readonly number[];
  /** In hundredths, one more than there are limits; never rising. */
  readonly loser: readonly number[];
}

/** A match from one side. */
export type MatchMargin =
  /** Whole IMPs, negative when the match was lost. */
  | { readonly boards: number; readonly imps: number }
  /** The side's share of the matchpoints of the match, 0 to 1. */
  | { readonly boards: number; readonly percentage: Exact };

export interface VictoryPoints {
  readonly own: Exact;
  readonly opponents: Exact;
  readonly band: VictoryPointBand;
}

/** The margins that get the same: above `over` and up to `upTo`, in the units of the table's limits. */
export interface VictoryPointBand {
  /** Null for the band of the drawn match. */
  readonly over: number | null;
  /** Null for the band of the largest win. */
  readonly upTo: number | null;
}

/** Why a match has no victory points. */
export type VictoryPointProblem =
  /** A half match, and no half scale is published. */
  | { readonly kind: 'problem'; readonly code: 'no-half-scale'; readonly scale: VictoryPointScale }
  | { readonly kind: 'problem'; readonly code: 'no-table'; readonly scale: VictoryPointScale; readonly boards: number }
  | { readonly kind: 'problem'; readonly code: 'other-input'; readonly scale: VictoryPointScale }
  | { readonly kind: 'problem'; readonly code: 'imps'; readonly given: number }
  | { readonly kind: 'problem'; readonly code: 'percentage'; readonly given: Exact };

/**
 * What both sides of a match get. Where the two percentages of a match don't add up to 100, as after an award, each
 * side's own victory points are read by its own percentage.
 */
export function victoryPoints(scale: VictoryPointScale, match: MatchMargin): VictoryPoints | VictoryPointProblem {
  const margin = 'imps' in match ? impMargin(match.imps) : percentageMargin(match.percentage);
  if (scale.takes !== margin.from) return { kind: 'problem', code: 'other-input', scale };
  if (margin.problem) return margin.problem;
  const table = scale.tableFor(match.boards);
  if (table === null) return { kind: 'problem', code: 'no-table', scale, boards: match.boards };
  const { limits } = table;
  const index = bandOf(limits, Math.abs(margin.signed));
  const winner = exact(table.winner[index] as number, 100);
  const loser = exact(table.loser[index] as number, 100);
  const band = { over: limits[index - 1] ?? null, upTo: limits[index] ?? null };
  return margin.signed < 0 ? { own: loser, opponents: winner, band } : { own: winner, opponents: loser, band };
}

/** Whether `victoryPoints` answered with victory points. */
export function isVictoryPoints(answer: VictoryPoints | VictoryPointProblem): answer is VictoryPoints {
  return !('kind' in answer);
}

/** A margin in whole units of the limits it is compared with. */
interface Margin {
  readonly from: ScaleInput;
  readonly signed: number;
  readonly problem?: VictoryPointProblem;
}

function impMargin(imps: number): Margin {
  if (!Number.isSafeInteger(imps)) {
    return { from: 'imps', signed: 0, problem: { kind: 'problem', code: 'imps', given: imps } };
  }
  return { from: 'imps', signed: imps };
}

/** Rounded away from 50 % to a hundredth of a percent: limits are whole hundredths, so the band stays the same. */
function percentageMargin(percentage: Exact): Margin {
  const { numerator, denominator } = percentage;
  if (numerator < 0n || numerator > denominator) {
    return { from: 'percentage', signed: 0, problem: { kind: 'problem', code: 'percentage', given: percentage } };
  }
  const from50 = numerator * 10_000n - denominator * 5_000n;
  const size = from50 < 0n ? -from50 : from50;
  const units = Number((size + denominator - 1n) / denominator);
  return { from: 'percentage', signed: from50 < 0n ? -units : units };
}

/** The first band whose limit the margin doesn't exceed. */
function bandOf(limits: readonly number[], margin: number): number {
  let low = 0;
  let high = limits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (margin <= (limits[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
