import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flowBlocks, placedRows, type FlowBlock } from '../../../../main/print/press/flow.ts';

const PAGE = { top: 100, bottom: 1000 };
const block = (rows: number): FlowBlock => ({ rows, headHeight: 60, rowHeight: 28, leastRowHeight: 24, gap: 10 });

/** The block and the rows of every slice, page by page. */
const rowsOf = (...blocks: readonly FlowBlock[]) =>
  flowBlocks(blocks, PAGE).map((page) => page.map(({ block: of, from, to }) => [of, from, to]));

describe('tables over pages', () => {
  test('two that fit stand on one page, one under the other', () => {
    expect(flowBlocks([block(13), block(13)], PAGE)).toEqual([
      [
        { block: 0, from: 0, to: 13, top: 100, rowHeight: 28 },
        { block: 1, from: 0, to: 13, top: 534, rowHeight: 28 },
      ],
    ]);
  });

  test('rows become lower, just enough, when that saves a page', () => {
    const pages = flowBlocks([block(15), block(13)], PAGE);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.map((slice) => slice.rowHeight)).toEqual([27, 27]);
  });

  test('a table that fits a page is not torn', () => {
    expect(flowBlocks([block(20), block(20)], PAGE).map((page) => page.map(({ from, to }) => [from, to]))).toEqual([
      [[0, 20]],
      [[0, 20]],
    ]);
  });

  test('a table longer than a page goes on on the next, and the one after it begins below', () => {
    const pages = flowBlocks([block(40), block(40)], PAGE);
    expect(pages.map((page) => page.map(({ block, from, to }) => [block, from, to]))).toEqual([
      [[0, 0, 30]],
      [
        [0, 30, 40],
        [1, 0, 17],
      ],
      [[1, 17, 40]],
    ]);
  });

  test('a table of parts is divided between them, and fills a page below another with those that fit', () => {
    const parts = new Set([0, 12, 29, 35]);
    expect(rowsOf({ ...block(50), parts })).toEqual([[[0, 0, 29]], [[0, 29, 50]]]);
    expect(rowsOf(block(12), { ...block(26), parts })).toEqual([
      [
        [0, 0, 12],
        [1, 0, 12],
      ],
      [[1, 12, 26]],
    ]);
  });

  test('a row that heads others goes to the next page with them, and stands again above those that go on', () => {
    const heads = new Set([0, 29, 35]);
    const pages = flowBlocks([{ ...block(62), leastRowHeight: 28, heads }], PAGE);
    expect(pages.map((page) => page.map(({ from, to, again }) => [from, to, again]))).toEqual([
      [[0, 29, undefined]],
      [[29, 59, undefined]],
      [[59, 62, 35]],
    ]);
    const [slice] = pages[2] ?? [];
    const placed = slice && placedRows({ ...block(62), heads, extraHeights: [] }, slice);
    expect(placed).toMatchObject([
      { row: 35, top: 160 },
      { row: 59, top: 188 },
      { row: 60, top: 216 },
      { row: 61, top: 244 },
    ]);
  });

  test('a part that is higher than a page is divided, and the next one begins below its end', () => {
    const pages = flowBlocks([{ ...block(60), parts: new Set([0, 40]) }], PAGE);
    expect(pages.map((page) => page.map(({ from, to }) => [from, to]))).toEqual([[[0, 30]], [[30, 60]]]);
  });

  test('nothing to print is an empty page, and a table without rows has its head', () => {
    expect(flowBlocks([], PAGE)).toEqual([[]]);
    expect(flowBlocks([block(0)], PAGE)).toEqual([[{ block: 0, from: 0, to: 0, top: 100, rowHeight: 28 }]]);
  });

  test('every row is printed once, in order, and inside its page', () => {
    const blocks = fc.array(fc.integer({ min: 0, max: 120 }).map(block), { maxLength: 5 });
    fc.assert(
      fc.property(blocks, (list) => {
        const pages = flowBlocks(list, PAGE);
        for (const [index, { rows }] of list.entries()) {
          const slices = pages.flat().filter((slice) => slice.block === index);
          expect(slices.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual(
            Array.from({ length: rows }, (_, row) => row),
          );
        }
        for (const page of pages) {
          let y = PAGE.top;
          for (const { top, from, to, rowHeight } of page) {
            expect(top).toBeGreaterThanOrEqual(y);
            y = top + 60 + (to - from) * rowHeight;
            expect(y).toBeLessThanOrEqual(PAGE.bottom);
            expect(rowHeight).toBeGreaterThanOrEqual(24);
          }
        }
      }),
    );
  });
});
