import { placedRows, type FlowBlock } from '../../press/flow.ts';
import type { MeasureText } from '../../press/marks.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import {
  stackHeight,
  tableHead,
  tableRow,
  type TableCell,
  type TableShape,
  type TextStack,
} from '../../press/table.ts';

/** A row of two lines leaves so much less space around them than a row of one. */
const STACK_CLOSER = 6;

/** A row of a table. */
export interface BlockRow {
  readonly cells: readonly TableCell[];
  /** The stacks of lines in it: the highest says how high the row is. */
  readonly stacks: readonly TextStack[];
  /** Whether it is a leader's. */
  readonly bold?: boolean;
}

/** A table as a block that goes on over pages, its heads again on each. */
export function rowsBlock(
  shape: TableShape,
  heights: Pick<FlowBlock, 'headHeight' | 'rowHeight' | 'leastRowHeight' | 'gap'>,
  rows: readonly BlockRow[],
  measure: MeasureText,
): SheetBlock {
  const extraHeights = rows.map(({ stacks }) =>
    Math.max(0, ...stacks.map((stack) => stackHeight(stack) - STACK_CLOSER)),
  );
  const block = { ...heights, rows: rows.length, extraHeights };
  return {
    ...block,
    marks: (slice) => [
      ...tableHead(shape, slice.top + heights.headHeight),
      ...placedRows(block, slice).flatMap(({ row, top, height }) => {
        const { cells = [], bold = false } = rows[row] ?? {};
        return tableRow(shape, { cells, top, height, bold }, measure);
      }),
    ],
  };
}
