import { figureScale, type DrawingArea, type DrawnPoint } from '../drawings/scale.ts';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import type { RankedLine, RankedPair } from '../../session/rankedLines.ts';

type Unit = FieldStandingsView['unit'];

/** The first so many places are highlighted, and the chosen pair. */
const HIGHLIGHTED_PLACES = 3;

/** The lowest and the highest figure of a drawing, both on a mark. */
export interface FigureRange {
  readonly low: number;
  readonly high: number;
  /** The distance from one mark to the next. */
  readonly step: number;
}

/** Possible steps between marks. The first that needs at most `MOST_STEPS` is taken. */
const STEPS: Record<Unit, readonly number[]> = { matchpoints: [2, 5, 10], imps: [0.5, 1, 2, 5] };
const MOST_STEPS = 9;

/**
 * The scale of all curves. It is measured without the first third of the rounds played, as a few boards swing wide and
 * would flatten all that follows. Curves are cut where they leave the scale.
 */
export function figureRange(lines: readonly RankedLine[], lastRound: number, unit: Unit): FigureRange {
  const { middle, leastSpark } = figureScale(unit);
  const figures = lines.flatMap(({ pairs }) =>
    pairs.flatMap(({ row }) =>
      row.byRound.slice(Math.floor(lastRound / 3), lastRound).filter((figure) => figure !== null),
    ),
  );
  const [least, most] = [Math.min(middle - leastSpark, ...figures), Math.max(middle + leastSpark, ...figures)];
  const steps = STEPS[unit];
  const step = steps.find((one) => (most - least) / one <= MOST_STEPS) ?? steps.at(-1) ?? 1;
  return { low: Math.floor(least / step) * step, high: Math.ceil(most / step) * step, step };
}

/** The marks of a scale, lowest first. */
export function rangeMarks({ low, high, step }: FigureRange): readonly number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
}

/** The distance of a figure from the top of a drawing of the given height, in pixels. */
export function heightAt(figure: number, { low, high }: FigureRange, height: number): number {
  return Math.round(height * (1 - (figure - low) / (high - low)) * 10) / 10;
}

/**
 * A point for the figure after each round played; the rounds take the whole width. A round without a figure has none.
 */
export function evolutionPoints(
  byRound: readonly (number | null)[],
  lastRound: number,
  range: FigureRange,
  { width, height }: DrawingArea,
): readonly DrawnPoint[] {
  return byRound.slice(0, lastRound).flatMap((figure, index): DrawnPoint[] => {
    if (figure === null) return [];
    return [{ x: roundAt(index + 1, lastRound) * width, y: heightAt(figure, range, height) }];
  });
}

/** Where a curve leaves a drawing, at its top or its bottom. */
export interface CurveCut {
  readonly x: number;
  readonly at: 'top' | 'bottom';
}

/** Where the curve through the points leaves a drawing of the given height, or comes into it. */
export function curveCuts(points: readonly DrawnPoint[], height: number): readonly CurveCut[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const edges = [['top', 0] as const, ['bottom', height] as const];
    return edges.flatMap(([at, edge]): CurveCut[] => {
      const isOut = ({ y }: DrawnPoint) => (at === 'top' ? y < edge : y > edge);
      if (isOut(from) === isOut(to)) return [];
      return [{ x: from.x + ((edge - from.y) / (to.y - from.y)) * (to.x - from.x), at }];
    });
  });
}

/** Whether any figure is beyond the scale. */
export function isBeyond(lines: readonly RankedLine[], lastRound: number, { low, high }: FigureRange): boolean {
  return lines.some(({ pairs }) =>
    pairs.some(({ row }) =>
      row.byRound.slice(0, lastRound).some((figure) => figure !== null && (figure < low || figure > high)),
    ),
  );
}

/** The position of a round from 0 for the first to 1 for the last round played. */
export function roundAt(round: number, lastRound: number): number {
  return lastRound > 1 ? (round - 1) / (lastRound - 1) : 0;
}

/** Whether a pair is highlighted: it is the chosen one, or among the leaders. */
export function isHighlighted({ entry, row }: RankedPair, chosen: number | null): boolean {
  return entry.id === chosen || (row.place !== null && row.place <= HIGHLIGHTED_PLACES);
}

/**
 * The heights of labels that belong to the given heights, in the same order. No two labels are nearer than `apart`
 * (less where that many do not fit), and all lie within the height of the drawing. Otherwise each is as near to its
 * own height as possible in least squares: labels that crowd each other stand around their mean (pool adjacent
 * violators).
 */
export function labelHeights(heights: readonly number[], apart: number, height: number): readonly number[] {
  const last = heights.length - 1;
  const gap = Math.min(apart, height / Math.max(1, last));
  const order = [...heights.entries()].toSorted(([, a], [, b]) => a - b);
  const pools: { sum: number; size: number }[] = [];
  for (const [rank, [, wanted]] of order.entries()) {
    let pool = { sum: wanted - rank * gap, size: 1 };
    for (let above = pools.at(-1); above && meanOf(above) > meanOf(pool); above = pools.at(-1)) {
      pool = { sum: above.sum + pool.sum, size: above.size + pool.size };
      pools.pop();
    }
    pools.push(pool);
  }
  const tops = pools.flatMap((pool) => {
    const top = Math.max(0, Math.min(meanOf(pool), height - last * gap));
    return Array.from({ length: pool.size }, () => top);
  });
  const ranks = new Map(order.map(([index], rank) => [index, rank]));
  return heights.map((_, index) => {
    const rank = ranks.get(index) ?? 0;
    return (tops[rank] ?? 0) + rank * gap;
  });
}

function meanOf({ sum, size }: { readonly sum: number; readonly size: number }): number {
  return sum / size;
}
