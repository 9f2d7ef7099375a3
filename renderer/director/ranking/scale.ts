import type { SectionStandingsView } from '../../../main/club/model.ts';
import { toNumber } from '../../../src/scoring/exact.ts';
import { readFigure, type Line } from './standing.ts';

/** Drawn from the middle, so that small differences are not made to look large. */
const LEAST_BAR = 5;
const LEAST_SPARK = 6;
const AVERAGE = 50;

/** How far the percentages of all rankings are from 50 at most: the length of a whole bar. */
export function barScale(lines: readonly Line[]): number {
  const distances = lines.flatMap(({ standings }) =>
    standings.flatMap(({ row }) => {
      const share = readFigure(row.percentage);
      return share === null ? [] : [Math.abs(100 * toNumber(share) - AVERAGE)];
    }),
  );
  return Math.max(LEAST_BAR, ...distances);
}

/**
 * How far the small curves reach from 50 at most. The first third of the rounds is left out of the measure:
 * a few boards swing wide, and the evening after them would be a flat line. What lies beyond is cut.
 */
export function sparkScale(lines: readonly Line[]): number {
  const distances = lines.flatMap(({ standings }) =>
    standings.flatMap(({ row }) =>
      row.byRound
        .slice(Math.floor(row.byRound.length / 3))
        .flatMap((percentage) => (percentage === null ? [] : [Math.abs(percentage - AVERAGE)])),
    ),
  );
  return Math.max(LEAST_SPARK, ...distances);
}

/** The last round there is a result of; 0 before the first result. */
export function lastRoundOf(standings: SectionStandingsView): number {
  return standings.boards.reduce(
    (last, { results }) => results.reduce((later, { round }) => Math.max(later, round), last),
    0,
  );
}

/** A field to draw on, in pixels. */
export interface Field {
  readonly width: number;
  readonly height: number;
}

/** The bar of a percentage (0 to 100) from the middle of a field so wide, left below 50, right above. */
export function barBox(
  percentage: number,
  scale: number,
  field: number,
): { readonly x: number; readonly width: number } {
  const width = round((Math.min(Math.abs(percentage - AVERAGE), scale) / scale) * (field / 2));
  return { x: percentage < AVERAGE ? round(field / 2 - width) : field / 2, width };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Percentages round by round as points: all rounds over the width, 50 at half height. Rounds before the
 * first percentage and after `lastRound` have none.
 */
export function sparkPoints(
  byRound: readonly (number | null)[],
  lastRound: number,
  scale: number,
  { width, height }: Field,
): readonly Point[] {
  const step = width / Math.max(1, byRound.length - 1);
  return byRound.slice(0, lastRound).flatMap((percentage, index): Point[] => {
    if (percentage === null) return [];
    const distance = Math.max(-scale, Math.min(scale, percentage - AVERAGE));
    return [{ x: round(index * step), y: round(height / 2 - (distance / scale) * (height / 2)) }];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
