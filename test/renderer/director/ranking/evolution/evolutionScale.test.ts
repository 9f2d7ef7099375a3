import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RankingRowView } from '../../../../../main/club/model/standings.ts';
import {
  curveCuts,
  evolutionPoints,
  figureRange,
  heightAt,
  isBeyond,
  isHighlighted,
  labelHeights,
  rangeMarks,
  roundAt,
} from '../../../../../renderer/director/ranking/evolution/evolutionScale.ts';
import type { RankedLine, RankedPair } from '../../../../../renderer/director/session/rankedLines.ts';

function standing(byRound: readonly (number | null)[], place: number | null = 1, id = 1): RankedPair {
  const entry = { id, number: id, label: String(id), line: null, players: ['', ''] as const, phantom: false };
  return { entry, row: { byRound, place } as unknown as RankingRowView };
}

function lines(...curves: readonly (readonly (number | null)[])[]): readonly RankedLine[] {
  return [{ side: null, pairs: curves.map((byRound) => standing(byRound)) }];
}

describe('a curve that leaves the scale', () => {
  test('is marked where it crosses the edge', () => {
    const points = [
      { x: 0, y: -100 },
      { x: 100, y: 100 },
      { x: 200, y: 100 },
      { x: 300, y: 600 },
    ];
    expect(curveCuts(points, 500)).toEqual([
      { x: 50, at: 'top' },
      { x: 280, at: 'bottom' },
    ]);
    expect(curveCuts(points.slice(1, 3), 500)).toEqual([]);
  });

  test('is known by its figures up to the last round', () => {
    const range = { low: 40, high: 65, step: 5 };
    expect(isBeyond(lines([90, 58, 61.2]), 3, range)).toBe(true);
    expect(isBeyond(lines([65, null, 40, 10]), 3, range)).toBe(false);
  });
});

describe('the scale of the curves', () => {
  test('reaches from mark to mark around what was played, without the first third', () => {
    expect(figureRange(lines([90, 58, 61.2], [10, 47, 43.1]), 3, 'matchpoints')).toEqual({
      low: 40,
      high: 65,
      step: 5,
    });
  });

  test('is never so narrow that nothing looks like much', () => {
    const { low, high } = figureRange(lines([50, 50.1]), 2, 'matchpoints');
    expect([low <= 44, high >= 56]).toEqual([true, true]);
  });

  test('has its ends among the marks', () => {
    const figure = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1, maxLength: 12 }), (byRound) => {
        const range = figureRange(lines(byRound), byRound.length, 'matchpoints');
        const marks = rangeMarks(range);
        expect([marks[0], marks.at(-1)]).toEqual([range.low, range.high]);
        expect(marks.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe('a curve', () => {
  const range = { low: 40, high: 60, step: 5 };

  test('goes from the first figure to the last round played', () => {
    expect(evolutionPoints([null, 50, 60, 45], 3, range, { width: 100, height: 200 })).toEqual([
      { x: 50, y: 100 },
      { x: 100, y: 0 },
    ]);
  });

  test('higher figures stand higher', () => {
    expect([40, 50, 60].map((figure) => heightAt(figure, range, 200))).toEqual([200, 100, 0]);
    expect([1, 2, 3].map((round) => roundAt(round, 3))).toEqual([0, 0.5, 1]);
    expect(roundAt(1, 1)).toBe(0);
  });

  test('is strong for the first three and the chosen pair', () => {
    const strong = [1, 3, 4, null].map((place) => isHighlighted(standing([], place, 7), 8));
    expect(strong).toEqual([true, true, false, false]);
    expect(isHighlighted(standing([], 12, 7), 7)).toBe(true);
  });
});

describe('labels', () => {
  test('stand beside their curves where there is room', () => {
    expect(labelHeights([10, 100, 50], 20, 200)).toEqual([10, 100, 50]);
  });

  test('push each other apart, in the same order and within the field', () => {
    expect(labelHeights([50, 50, 200, 195], 20, 200)).toEqual([40, 60, 200, 180]);
    const heights = fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(heights, (given) => {
        const placed = labelHeights(given, 21, 500);
        const sorted = placed.toSorted((a, b) => a - b);
        const gap = Math.min(21, 500 / Math.max(1, given.length - 1));
        expect(sorted[0]).toBeGreaterThanOrEqual(-1e-6);
        expect(sorted.at(-1)).toBeLessThanOrEqual(500 + 1e-6);
        const gaps = sorted.slice(1).map((top, index) => top - (sorted[index] ?? 0));
        expect(Math.min(gap, ...gaps)).toBeGreaterThanOrEqual(gap - 1e-6);
        const byHeight = [...given.keys()].toSorted((a, b) => (given[a] ?? 0) - (given[b] ?? 0));
        expect(byHeight.map((index) => placed[index])).toEqual(sorted);
      }),
    );
  });
});
