import type { FieldStandingsView, RankingRowView } from '../../../../main/club/model/standings.ts';
import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { readFigure, type RankedLine } from '../../session/rankedLines.ts';

/** What figures are drawn from: the middle, and the least scale, so that small differences don't look large. */
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

/** A figure of the standings as it is drawn: a percentage (0 to 100), or IMPs a board. */
export function plottedFigure(figure: Exact, unit: FieldStandingsView['unit']): number {
  return unit === 'imps' ? toNumber(figure) : 100 * toNumber(figure);
}

/** How far the figures of all rankings are from the middle at most, and a little more: the length of a whole bar. */
export function barScale(lines: readonly RankedLine[], unit: FieldStandingsView['unit']): number {
  return scaleOf(lines, unit, figureScale(unit).leastBar, ({ bar }) => bar);
}

/**
 * How far the small curves reach from the middle at most. The first third of the rounds is left out of the measure:
 * a few boards swing wide, and the evening after them would be a flat line. What lies beyond is cut.
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

/** How far a row reaches from the middle: its figure, and its curve. */
interface Distances {
  readonly bar: number;
  readonly spark: number;
}

/** A row stays the same object while it is as it was. */
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

/** Scales grow by tenths of the least one: with every result a little, all bars would be drawn again for nothing. */
function stepped(scale: number, least: number): number {
  return (Math.ceil((scale / least) * STEPS - ROUNDING) * least) / STEPS;
}

const STEPS = 10;
/** What floating point may add to a whole number of steps. */
const ROUNDING = 1e-9;

/** A field to draw on, in pixels. */
export interface DrawingArea {
  readonly width: number;
  readonly height: number;
}

/** The bar of a figure from the middle of a field so wide, left where it is below `middle`, right above. */
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
 * Figures round by round as points: all rounds over the width, `middle` at half height. Rounds before the
 * first figure and after `lastRound` have none.
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
