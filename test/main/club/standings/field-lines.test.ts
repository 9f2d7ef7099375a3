import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultLinesByBoard, resultsByBoard } from '../../../../main/club/standings/field-lines.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';

const BOARDS = 4;

function result(board: number, score: number): ResultView {
  const slot = { section: 1, round: 1, table: 1, slotBoard: board };
  const outcome = { kind: 'score', score } as const;
  return { ...slot, version: 1, board, ns: 1, ew: 2, outcome, typed: '', score, at: '2026-11-22T20:00:00Z' };
}

const results = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: BOARDS }), fc.constantFrom(110, 420))
    .map(([board, score]) => result(board, score)),
);
/** Some lines go, and others come behind them, as results are written; or the order is another altogether. */
const change = fc.record({ gone: fc.nat({ max: 2 ** 12 }), written: results, turned: fc.boolean() });

interface Change {
  readonly gone: number;
  readonly written: readonly ResultView[];
  readonly turned: boolean;
}

function changed(before: readonly ResultView[], { gone, written, turned }: Change) {
  const left = before.filter((_, place) => ((gone >> (place % 12)) & 1) === 0);
  return turned ? [...written, ...left.toReversed()] : [...left, ...written];
}

function isSameList(was: readonly ResultView[] = [], is: readonly ResultView[] = []): boolean {
  return was.length === is.length && was.every((item, place) => item === is[place]);
}

describe('the results of a field by board', () => {
  test('are the same however they came about, and a board that is as it was has the same list', () => {
    fc.assert(
      fc.property(results, fc.array(change, { maxLength: 4 }), (first, changes) => {
        let known = resultsByBoard(first, null);
        for (const one of changes) {
          const before = known;
          known = resultsByBoard(changed(before.results, one), before);
          expect(known.byBoard).toEqual(Map.groupBy(known.results, ({ board }) => board));
          if (one.turned) continue;
          const { byBoard } = known;
          const same = [...byBoard.keys()].filter((board) => isSameList(before.byBoard.get(board), byBoard.get(board)));
          expect(same.filter((board) => byBoard.get(board) !== before.byBoard.get(board))).toEqual([]);
        }
      }),
    );
  });

  test('make the same lines until a result, the datum or the scale is another', () => {
    const known = resultsByBoard([result(1, 110), result(2, 420)], null);
    const lines = resultLinesByBoard(known, [], new Map(), 'since-1987');
    const more = resultLinesByBoard(
      resultsByBoard([...known.results, result(2, 110)], known),
      [],
      new Map(),
      'since-1987',
    );
    expect(more.get(1)).toBe(lines.get(1));
    expect(more.get(2)?.[0]).toBe(lines.get(2)?.[0]);
    expect(more.get(2)?.map(({ score }) => score)).toEqual([420, 110]);
    const held = resultLinesByBoard(known, [], new Map([[1, 50]]), 'since-1987');
    expect(held.get(1)?.map(({ datum }) => datum)).toEqual([50]);
    expect(resultLinesByBoard(known, [], new Map(), 'before-1987').get(1)).not.toBe(lines.get(1));
  });
});
