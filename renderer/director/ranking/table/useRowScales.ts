import { useMemo } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import type { HandicapUnit } from '../../../../src/scoring/standing/handicap.ts';
import type { RowScales } from './rowScales.ts';
import { barScale, sparkScale } from '../drawings/scale.ts';
import { type RankedLine } from '../../session/rankedLines.ts';
import { decimalsOfTotals, hasStrata, lengthOfNumbers, widthOfTotals } from './columnWidths.ts';

/**
 * What all rows are drawn by: the same object while none of it changes, so that rows that are as they were are not drawn
 * again.
 * @param lastRound curves end there
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
  return useMemo(
    () => ({ unit, rankedBy, bar, spark, lastRound, figureDecimals, decimals, numbers, totals, strata, handicapIn }),
    [unit, rankedBy, bar, spark, lastRound, figureDecimals, decimals, numbers, totals, strata, handicapIn],
  );
}
