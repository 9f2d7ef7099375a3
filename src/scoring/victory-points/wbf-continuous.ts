import type { VictoryPointScale, VictoryPointTable } from './scale.ts';
import { computedScale } from './tables.ts';
import { blitzMargin, wbfCurve } from './wbf-curve.ts';

/**
 * WBF continuous, 20-0 with two decimals (2013): VP = 10 + 10 (1 - R^(I/B)) / (1 - R) for a margin of I IMPs, with
 * B = 15 sqrt(boards) and R = sqrt(5) - 2, rounded half up to 0.01, then corrected so that no IMP is worth more
 * than the one before it.
 */
export const WBF_CONTINUOUS: VictoryPointScale = computedScale(
  { code: 'wbf-continuous', takes: 'imps', sum: 2000, decimals: 2 },
  continuousTable,
);

function continuousTable(boards: number): VictoryPointTable {
  const blitz = blitzMargin(boards);
  const last = Math.ceil(blitz);
  const rounded = Array.from({ length: last + 1 }, (_, imps) => uncorrectedWin(boards, imps));
  const winner = withoutGrowingSteps(rounded);
  return {
    limits: winner.slice(0, last).map((_, imps) => imps),
    winner,
    loser: winner.map((points) => 2000 - points),
  };
}

/** The winner's victory points by the formula alone, in hundredths, half up. */
export function uncorrectedWin(boards: number, imps: number): number {
  const blitz = blitzMargin(boards);
  return Math.round(1000 + 1000 * wbfCurve(Math.min(imps, Math.ceil(blitz)) / blitz));
}

/**
 * While a step is larger than the one before it, a hundredth is added to the figure between them. A figure is
 * raised only where every row without growing steps lies higher, so the order of the corrections doesn't matter:
 * what is left is the lowest such row.
 */
function withoutGrowingSteps(rounded: readonly number[]): readonly number[] {
  const points = [...rounded];
  let at = 1;
  while (at < points.length - 1) {
    const [before, here, after] = [points[at - 1] as number, points[at] as number, points[at + 1] as number];
    if (after - here > here - before) {
      points[at] = here + 1;
      at = Math.max(1, at - 1);
    } else {
      at += 1;
    }
  }
  return points;
}
