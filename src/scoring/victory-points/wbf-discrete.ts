import type { VictoryPointScale } from './scale.ts';
import { computedScale, onePointABand } from './tables.ts';
import { blitzMargin, inverseWbfCurve } from './wbf-curve.ts';

/**
 * WBF discrete, 20-0 in whole victory points (2013; EBU White Book 3.1.1). A band ends where the curve of the
 * continuous scale passes half a victory point, and no band is narrower than the one below it. This is not the
 * continuous scale rounded.
 */
export const WBF_DISCRETE: VictoryPointScale = computedScale(
  { code: 'wbf-discrete', takes: 'imps', sum: 2000, decimals: 0 },
  (boards) => onePointABand(discreteLimits(blitzMargin(boards), 10), 20),
);

/**
 * The same for a half match, 10-0: where numbers are odd, three play half a match against each of the two others (EBU).
 * `boards` are those of the half; its blitz margin is half of the one of a match twice as long.
 */
export const WBF_DISCRETE_HALF: VictoryPointScale = computedScale(
  { code: 'wbf-discrete-half', takes: 'imps', sum: 1000, decimals: 0 },
  (boards) => onePointABand(discreteLimits(blitzMargin(2 * boards) / 2, 5), 10),
);

/** The largest margin of each band but the last, `bands` in all. */
function discreteLimits(blitz: number, bands: number): readonly number[] {
  const limits = Array.from({ length: bands }, (_, band) => wholePart(blitz * inverseWbfCurve((band + 0.5) / bands)));
  let band = 0;
  while (band < bands - 1) {
    if (width(limits, band + 1) < width(limits, band)) {
      limits[band] = (limits[band] as number) - 1;
      band = Math.max(0, band - 1);
    } else {
      band += 1;
    }
  }
  return limits;
}

/**
 * The curve is half way up at a third of the blitz margin, which may be a whole number: the logarithm's last digit
 * must not lose it. No other limit of a match is within 0.00002 of a whole number.
 */
function wholePart(margin: number): number {
  return Math.floor(margin + 1e-9);
}

/** How many margins a band holds. The drawn band reaches as far to either side. */
function width(limits: readonly number[], band: number): number {
  const limit = limits[band] as number;
  return band === 0 ? 2 * limit + 1 : limit - (limits[band - 1] as number);
}
