import { placedRows, type FlowBlock } from './flow.ts';
import type { MeasureText } from './marks.ts';
import type { SheetBlock } from './sheet-block.ts';
import { tableHead, tableRow, type TableCell, type TableShape } from './table.ts';

/** A row of a table. */
export interface BlockRow {
  readonly cells: readonly TableCell[];
  /** How much higher it is than a row of one line. */
  readonly extra: number;
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
  const block = { ...heights, rows: rows.length, extraHeights: rows.map(({ extra }) => extra) };
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
