import { useMemo } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import type { HandicapUnit } from '../../../../src/scoring/standing/handicap.ts';
import type { RowScales } from './rowScales.ts';
import { barScale, sparkScale } from '../drawings/scale.ts';
import { awardUnit, type RankedLine } from '../../session/rankedLines.ts';
import { decimalsOfTotals, hasLongNames, hasStrata, lengthOfNumbers, widthOfTotals } from './columnWidths.ts';

/**
 * The scales and widths of all rows. The same object while none of them changes, so that unchanged rows are not drawn
 * again.
 * @param lastRound the last round of the curves
 */
export function useRowScales(
  lines: readonly RankedLine[],
  scores: FieldStandingsView,
  shown: ShownDecimals,
  handicapIn: HandicapUnit | null,
  lastRound: number,
): RowScales {
  const { unit, rankedBy } = scores;
  const bar = barScale(lines, unit);
  const spark = sparkScale(lines, unit);
  const figureDecimals = rankedBy === 'average' ? shown.percentages : shown.points;
  const decimals = decimalsOfTotals(lines, shown.points);
  const numbers = lengthOfNumbers(lines);
  const totals = widthOfTotals(lines, shown.points);
  const strata = hasStrata(lines);
  const longNames = hasLongNames(lines);
  const awards = awardUnit(scores);
  return useMemo(
    () => ({
      unit,
      rankedBy,
      bar,
      spark,
      lastRound,
      figureDecimals,
      decimals,
      numbers,
      totals,
      strata,
      longNames,
      awards,
      handicapIn,
    }),
    [
      unit,
      rankedBy,
      bar,
      spark,
      lastRound,
      figureDecimals,
      decimals,
      numbers,
      totals,
      strata,
      longNames,
      awards,
      handicapIn,
    ],
  );
}
