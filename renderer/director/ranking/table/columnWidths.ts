import type { RankingRowView } from '../../../../main/club/model/standings.ts';
import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { toNumber, ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { familyName } from '../../../../src/names/forms.ts';
import { readFigure, type RankedLine } from '../../session/rankedLines.ts';

/** Whether any pair is ranked in a stratum, so that the ranking needs a column for it. */
export function hasStrata(lines: readonly RankedLine[]): boolean {
  return lines.some(({ pairs }) => pairs.some(({ row }) => row.inStratum !== null));
}

/** Decimals of the totals: none while all totals are whole, otherwise as many as the regulation shows. */
export function decimalsOfTotals(lines: readonly RankedLine[], regulationDecimals: number): number {
  const areWhole = lines.every(({ pairs }) => pairs.every(({ row }) => totalOf(row).denominator === 1n));
  return areWhole ? 0 : regulationDecimals;
}

/** A row stays the same object until it changes, so its total is read once. */
const totalOf = memoizeByObject((row: RankingRowView): Exact => readFigure(row.total) ?? ZERO);

/** Whether any pair's number has more than two characters. Places never have more. */
export function lengthOfNumbers(lines: readonly RankedLine[]): 'short' | 'long' {
  return lines.some(({ pairs }) => pairs.some(({ entry }) => entry.label.length > 2)) ? 'long' : 'short';
}

/** A family name of more letters needs the width of the bar beside it. */
const LONG_NAME = 17;

/** Whether any family name is long, so that bars give way to the names. */
export function hasLongNames(lines: readonly RankedLine[]): boolean {
  return lines.some(({ pairs }) =>
    pairs.some(({ entry }) => entry.players.some((name) => familyName(name).length > LONG_NAME)),
  );
}

/** How wide the column of totals must be: for three digits, for up to six, or for more. */
export function widthOfTotals(
  lines: readonly RankedLine[],
  regulationDecimals: number,
): 'narrow' | 'middling' | 'wide' {
  const decimals = decimalsOfTotals(lines, regulationDecimals);
  const totals = lines.flatMap(({ pairs }) => pairs.map(({ row }) => Math.abs(toNumber(totalOf(row)))));
  const isLarge = Math.max(0, ...totals) >= 1000;
  if (decimals === 0) return isLarge ? 'middling' : 'narrow';
  return isLarge ? 'wide' : 'middling';
}
