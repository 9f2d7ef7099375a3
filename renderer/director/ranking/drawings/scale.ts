import type { FieldStandingsView, RankingRowView } from '../../../../main/club/model/standings.ts';
import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { readFigure, type RankedLine } from '../../session/rankedLines.ts';

/** The middle of a drawing, and the least scales, so that small differences don't look large. */
export interface FigureScale {
  readonly middle: number;
  readonly leastBar: number;
  readonly leastSpark: number;
}

const DRAWN: Record<FieldStandingsView['unit'], FigureScale> = {
  matchpoints: { middle: 50, leastBar: 5, leastSpark: 6 },
  imps: { middle: 0, leastBar: 0.5, leastSpark: 0.6 },
};

export function figureScale(unit: FieldStandingsView['unit']): FigureScale {
  return DRAWN[unit];
}

/** A figure as it is plotted: a percentage (0 to 100), or IMPs per board. */
export function plottedFigure(figure: Exact, unit: FieldStandingsView['unit']): number {
  return unit === 'imps' ? toNumber(figure) : 100 * toNumber(figure);
}

/** The figure of a full bar: the largest distance from the middle in all rankings, rounded up. */
export function barScale(lines: readonly RankedLine[], unit: FieldStandingsView['unit']): number {
  return scaleOf(lines, unit, figureScale(unit).leastBar, ({ bar }) => bar);
}

/**
 * The figure at the edge of a sparkline. It is measured without the first third of the rounds, as a few boards swing
 * wide and would flatten all that follows. Curves are cut at the edge.
 */
export function sparkScale(lines: readonly RankedLine[], unit: FieldStandingsView['unit']): number {
  return scaleOf(lines, unit, figureScale(unit).leastSpark, ({ spark }) => spark);
}

function scaleOf(
  lines: readonly RankedLine[],
  unit: FieldStandingsView['unit'],
  least: number,
  of: (distances: Distances) => number,
): number {
  let most = least;
  for (const { pairs } of lines) for (const { row } of pairs) most = Math.max(most, of(distances[unit](row)));
  return stepped(most, least);
}

/** The largest distances of a row from the middle: of its figure, and of its curve. */
interface Distances {
  readonly bar: number;
  readonly spark: number;
}

/** Memoized, as a row stays the same object until it changes. */
const distances: Readonly<Record<FieldStandingsView['unit'], (row: RankingRowView) => Distances>> = {
  matchpoints: memoizeByObject((row) => distancesOf(row, 'matchpoints')),
  imps: memoizeByObject((row) => distancesOf(row, 'imps')),
};

function distancesOf(row: RankingRowView, unit: FieldStandingsView['unit']): Distances {
  const { middle } = figureScale(unit);
  const figure = readFigure(row.figure);
  const later = row.byRound.slice(Math.floor(row.byRound.length / 3));
  return {
    bar: figure === null ? 0 : Math.abs(plottedFigure(figure, unit) - middle),
    spark: later.reduce<number>((most, one) => (one === null ? most : Math.max(most, Math.abs(one - middle))), 0),
  };
}

/** Scales grow in tenths of the least one. If they grew with every result, all bars would draw again each time. */
function stepped(scale: number, least: number): number {
  return (Math.ceil((scale / least) * STEPS - ROUNDING) * least) / STEPS;
}

const STEPS = 10;
/** Tolerance for floating-point errors in a whole number of steps. */
const ROUNDING = 1e-9;

/** The size of a drawing, in pixels. */
export interface DrawingArea {
  readonly width: number;
  readonly height: number;
}

/**
 * The bar of a figure in a drawing of the given width: from the middle to the left below `middle`, to the right above.
 */
export function barBox(
  figure: number,
  middle: number,
  scale: number,
  field: number,
): { readonly x: number; readonly width: number } {
  const width = round((Math.min(Math.abs(figure - middle), scale) / scale) * (field / 2));
  return { x: figure < middle ? round(field / 2 - width) : field / 2, width };
}

export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * A point for the figure after each round. All rounds take the whole width, and `middle` is at half height. There is no
 * point before the first figure or after `lastRound`.
 */
export function sparkPoints(
  byRound: readonly (number | null)[],
  lastRound: number,
  middle: number,
  scale: number,
  { width, height }: DrawingArea,
): readonly DrawnPoint[] {
  const step = width / Math.max(1, byRound.length - 1);
  return byRound.slice(0, lastRound).flatMap((figure, index): DrawnPoint[] => {
    if (figure === null) return [];
    const distance = Math.max(-scale, Math.min(scale, figure - middle));
    return [{ x: round(index * step), y: round(height / 2 - (distance / scale) * (height / 2)) }];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
