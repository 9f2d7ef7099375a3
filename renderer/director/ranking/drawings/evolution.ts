import { figureScale, type DrawingArea, type DrawnPoint } from './scale.ts';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import type { RankedLine, RankedPair } from '../../session/rankedLines.ts';

type Unit = FieldStandingsView['unit'];

/** Places that are drawn strong, beside the chosen pair's. */
const LEADERS = 3;

/** The figures a drawing reaches from and to, both on a mark. */
export interface FigureRange {
  readonly low: number;
  readonly high: number;
  /** From one mark to the next. */
  readonly step: number;
}

/** Steps between marks, of which the first that leaves few enough is taken. */
const STEPS: Record<Unit, readonly number[]> = { matchpoints: [2, 5, 10], imps: [0.5, 1, 2, 5] };
const MOST_STEPS = 9;

/**
 * The one scale of all curves. The first third of the rounds played is left out of the measure: a few boards swing wide,
 * and the evening after them would be flat. What lies beyond is cut.
 */
export function figureRange(lines: readonly RankedLine[], lastRound: number, unit: Unit): FigureRange {
  const { middle, leastSpark } = figureScale(unit);
  const figures = lines.flatMap(({ standings }) =>
    standings.flatMap(({ row }) =>
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

/** Where a figure stands, in pixels from the top of a field so high. */
export function heightAt(figure: number, { low, high }: FigureRange, height: number): number {
  return Math.round(height * (1 - (figure - low) / (high - low)) * 10) / 10;
}

/** The figures after each round played as points, all rounds over the width. Rounds before the first figure have none. */
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

/** Where a round stands, from 0 for the first to 1 for the last that was played. */
export function roundAt(round: number, lastRound: number): number {
  return lastRound > 1 ? (round - 1) / (lastRound - 1) : 0;
}

/** Whether a pair is drawn strong: it is the chosen one, or among the first. */
export function isStrong({ entry, row }: RankedPair, chosen: number | null): boolean {
  return entry.id === chosen || (row.place !== null && row.place <= LEADERS);
}

/**
 * Where labels go that belong beside the heights given, in the same order: none nearer to another than `apart` (less where
 * so many don't fit), all within the field, and otherwise as near to their heights as they can, in least squares (those that
 * crowd each other stand around their mean: pool adjacent violators).
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
