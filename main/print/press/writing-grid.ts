import { horizontalRule, textMark, verticalRule, type Mark, type TextStyle } from './marks.ts';
import type { PrintArea } from './sheet.ts';
import { rowBaseline } from './table.ts';

/** A table with a rule around every cell, to be filled in by hand. */
export interface WritingGrid {
  /** The left edges of the columns and the right edge of the last, from the left of the area. */
  readonly edges: readonly number[];
  /** Those with a heavy rule. */
  readonly heavyEdges: readonly number[];
  readonly heads: readonly string[];
  /** What stands in the first columns of each row. */
  readonly rows: readonly (readonly WrittenCell[])[];
  readonly rowHeight: number;
  readonly top: number;
}

interface WrittenCell {
  readonly text: string;
  readonly style: TextStyle;
}

export const GRID_HEAD_HEIGHT = 22;
/** Rows are for handwriting: 8 mm where there is space, never less than 6. */
export const GRID_ROW = { best: 30, least: 23 } as const;
const HEAD = { size: 11 } as const;
const HEAVY = 1.2;
const HAIRLINE = 0.75;

/** The number of rows that fit a height below the heads. */
export function gridRowsIn(height: number): number {
  return Math.max(1, Math.floor((height - GRID_HEAD_HEIGHT) / GRID_ROW.least));
}

/** The height of so many rows in a height below the heads. */
export function gridRowHeight(height: number, rows: number): number {
  return Math.min(GRID_ROW.best, Math.floor((height - GRID_HEAD_HEIGHT) / Math.max(1, rows)));
}

export function writingGridMarks({ edges, heavyEdges, heads, rows, ...grid }: WritingGrid, area: PrintArea): Mark[] {
  const { rowHeight, top } = grid;
  const first = top + GRID_HEAD_HEIGHT;
  const bottom = first + rows.length * rowHeight;
  const isHeavy = (edge: number): boolean => heavyEdges.includes(edge);
  const middle = (column: number): number => area.left + ((edges[column] ?? 0) + (edges[column + 1] ?? 0)) / 2;
  const headMarks = heads.map((head, column) =>
    textMark(head, middle(column), rowBaseline(top, GRID_HEAD_HEIGHT, HEAD), HEAD, 'centre'),
  );
  const rowMarks = rows.flatMap((cells, index) => {
    const rowTop = first + index * rowHeight;
    const baseline = rowBaseline(rowTop, rowHeight, cells[0]?.style ?? HEAD);
    return [
      ...cells.map(({ text, style }, column) => textMark(text, middle(column), baseline, style, 'centre')),
      ...(index > 0 ? [horizontalRule(rowTop, area.left, area.right, HAIRLINE, 'grey')] : []),
    ];
  });
  // Heavy rules are drawn after the grey ones that touch them.
  const uprights = [...edges.filter((edge) => !isHeavy(edge)), ...edges.filter(isHeavy)].map((edge) =>
    isHeavy(edge)
      ? verticalRule(area.left + edge, top, bottom, HEAVY)
      : verticalRule(area.left + edge, top, bottom, HAIRLINE, 'grey'),
  );
  const frame = [top, first, bottom].map((y) => horizontalRule(y, area.left, area.right, HEAVY));
  return [...headMarks, ...rowMarks, ...uprights, ...frame];
}
