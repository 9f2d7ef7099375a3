import { exact, type Exact } from '../numbers/exact.ts';
import {
  isVictoryPoints,
  victoryPoints,
  type MatchMargin,
  type VictoryPointBand,
  type VictoryPointProblem,
  type VictoryPointScale,
} from '../victory-points/scale.ts';
import { uncorrectedWin } from '../victory-points/wbf-continuous.ts';

/** The formula of a continuous scale, before the correction that lets no IMP be worth more than the one before it. */
export interface CurveDerivation {
  /** The margin of the largest win is 15 x sqrt(boards); this is its square, 225 x boards. */
  readonly blitzSquared: number;
  /** The formula, rounded half up to a hundredth. */
  readonly rounded: Exact;
  /** Hundredths added so that no step is larger than the one before it, as a number of victory points. */
  readonly correction: Exact;
}

/** What a match is worth in victory points and where in the scale it was read. */
export interface VictoryPointDerivation {
  readonly kind: 'victory-points';
  readonly scale: VictoryPointScale['code'];
  readonly match: MatchMargin;
  /** The margins that get the same. */
  readonly band: VictoryPointBand;
  readonly own: Exact;
  readonly opponents: Exact;
  /** What both sides get together; null where it depends on the margin. */
  readonly sum: Exact | null;
  /** Null for scales that are tables. */
  readonly curve: CurveDerivation | null;
}

/** Derives the victory points of a match, or says why it has none. */
export function deriveVictoryPoints(
  scale: VictoryPointScale,
  match: MatchMargin,
): VictoryPointDerivation | VictoryPointProblem {
  const points = victoryPoints(scale, match);
  if (!isVictoryPoints(points)) return points;
  const { own, opponents, band } = points;
  const sum = scale.sum === null ? null : exact(scale.sum, 100);
  const curve = scale.code === 'wbf-continuous' && 'imps' in match ? curveOf(match.boards, match.imps, points) : null;
  return { kind: 'victory-points', scale: scale.code, match, band, own, opponents, sum, curve };
}

function curveOf(boards: number, imps: number, { own, opponents }: { own: Exact; opponents: Exact }): CurveDerivation {
  const rounded = uncorrectedWin(boards, Math.abs(imps));
  const winner = imps < 0 ? opponents : own;
  const hundredths = Number((winner.numerator * 100n) / winner.denominator);
  return {
    blitzSquared: 225 * boards,
    rounded: exact(rounded, 100),
    correction: exact(hundredths - rounded, 100),
  };
}
