/** A titled table whose rows may continue on further pages. Heights in pixels. */
export interface FlowBlock {
  readonly rows: number;
  /** From the block's top to its first row: title, heads, rule. */
  readonly headHeight: number;
  /** The usual height of a row, and the least height to which it may shrink to save a page. */
  readonly rowHeight: number;
  readonly leastRowHeight: number;
  /** By how much each row is higher than the others, as for names of several lines. Left out where all are equal. */
  readonly extraHeights?: readonly number[];
  /** Rows that head those below them, and never stand last on a page. */
  readonly heads?: ReadonlySet<number>;
  /** Space above the block where another precedes it on the page. */
  readonly gap: number;
}

/** The rows of a block on one page, from `from` to before `to`. `top` is the block's top on that page. */
export interface BlockSlice {
  readonly block: number;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly rowHeight: number;
}

/** A row of a slice: its number in the block, its top and its height. */
export interface PlacedRow {
  readonly row: number;
  readonly top: number;
  readonly height: number;
}

/** The rows of a slice below the block's head. */
export function placedRows(block: Omit<FlowBlock, 'rows'>, { from, to, top, rowHeight }: BlockSlice): PlacedRow[] {
  let next = top + block.headHeight;
  return Array.from({ length: to - from }, (_, index) => {
    const height = rowHeight + (block.extraHeights?.[from + index] ?? 0);
    const placed = { row: from + index, top: next, height };
    next += height;
    return placed;
  });
}

/** The title of a slice. A table that continues from the page before says so. */
export function sliceTitle({ from }: BlockSlice, title: string, continued: (title: string) => string): string {
  return from > 0 ? continued(title) : title;
}

/** A block that needs several pages starts below another one only with at least so many rows. */
const LEAST_ROWS = 5;

/**
 * Distributes blocks over pages. A block that fits on one page isn't divided. Where lower rows save a page, all rows
 * shrink by the same amount, and by no more than that takes.
 */
export function flowBlocks(blocks: readonly FlowBlock[], space: Space): BlockSlice[][] {
  const most = Math.max(0, ...blocks.map((block) => block.rowHeight - block.leastRowHeight));
  let best = placeBlocks(blocks, space, 0);
  for (let shrink = 1; shrink <= most; shrink++) {
    const tighter = placeBlocks(blocks, space, shrink);
    if (tighter.length < best.length) best = tighter;
  }
  return best;
}

interface Space {
  readonly top: number;
  readonly bottom: number;
}

interface Cursor {
  readonly pages: BlockSlice[][];
  /** How far the last page is filled. */
  y: number;
}

function placeBlocks(blocks: readonly FlowBlock[], space: Space, shrink: number): BlockSlice[][] {
  const cursor: Cursor = { pages: [[]], y: space.top };
  for (const [index, block] of blocks.entries()) {
    const rowHeight = Math.max(block.leastRowHeight, block.rowHeight - shrink);
    let from = 0;
    do from = placeRows(cursor, block, { block: index, from, rowHeight }, space);
    while (from < block.rows);
  }
  return cursor.pages;
}

/** Places the rows of a block from `start.from`, as many as fit on one page. Returns the first row of the next page. */
function placeRows(
  cursor: Cursor,
  block: FlowBlock,
  start: Pick<BlockSlice, 'block' | 'from' | 'rowHeight'>,
  space: Space,
): number {
  const roomBelow = (top: number): number => rowsThatFit(block, start, space.bottom - top - block.headHeight);
  const left = block.rows - start.from;
  const onOnePage = roomBelow(space.top);
  const below = cursor.y + block.gap;
  const goesBelow = left <= roomBelow(below) || (left > onOnePage && roomBelow(below) >= LEAST_ROWS);
  const opensPage = (cursor.pages.at(-1) as BlockSlice[]).length === 0;
  if (!opensPage && !goesBelow) cursor.pages.push([]);
  const top = opensPage || !goesBelow ? space.top : below;
  // A page too low for a row still takes one: otherwise this would never end.
  const taken = Math.min(left, Math.max(1, roomBelow(top)));
  (cursor.pages.at(-1) as BlockSlice[]).push({ ...start, to: start.from + taken, top });
  const to = start.from + taken;
  cursor.y = top + block.headHeight + taken * start.rowHeight + addUp(block.extraHeights?.slice(start.from, to) ?? []);
  return to;
}

/** The number of rows from `from` on that fit a height, without a head that would stand last. */
function rowsThatFit(block: FlowBlock, start: Pick<BlockSlice, 'from' | 'rowHeight'>, height: number): number {
  let count = rowsInHeight(block, start, height);
  while (start.from + count < block.rows && block.heads?.has(start.from + count - 1)) count -= 1;
  return count;
}

function rowsInHeight(
  { rows, extraHeights }: FlowBlock,
  { from, rowHeight }: Pick<BlockSlice, 'from' | 'rowHeight'>,
  height: number,
): number {
  if (!extraHeights) return Math.floor(height / rowHeight);
  let left = height;
  let row = from;
  while (row < rows) {
    left -= rowHeight + (extraHeights[row] ?? 0);
    if (left < 0) break;
    row += 1;
  }
  return row - from;
}

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
