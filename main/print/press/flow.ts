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
  /**
   * Rows that begin a part, such as a round. The block fills pages with whole parts: it is divided before one of these,
   * and elsewhere only where a part is higher than a page.
   */
  readonly parts?: ReadonlySet<number>;
  /** Rows that head those below them: they never stand last on a page, and stand again above what goes on. */
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
  /** The row that heads the first one and stands above it again; left out where the slice begins with a head. */
  readonly again?: number;
}

/** A row of a slice: its number in the block, its top and its height. */
export interface PlacedRow {
  readonly row: number;
  readonly top: number;
  readonly height: number;
}

/** The rows of a slice below the block's head. */
export function placedRows(
  block: Omit<FlowBlock, 'rows'>,
  { from, to, top, rowHeight, again }: BlockSlice,
): PlacedRow[] {
  let next = top + block.headHeight;
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  return [...(again === undefined ? [] : [again]), ...rows].map((row) => {
    const height = rowHeight + (block.extraHeights?.[row] ?? 0);
    const placed = { row, top: next, height };
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
 * Distributes blocks over pages. A block without parts that fits on one page isn't divided. Where lower rows save a
 * page, all rows shrink by the same amount, and by no more than that takes.
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
  const left = block.rows - start.from;
  const again = headAbove(block, start.from);
  const repeated = again === undefined ? 0 : start.rowHeight + (block.extraHeights?.[again] ?? 0);
  const headHeight = block.headHeight + repeated;
  const fitBelow = (top: number): number => Math.min(left, rowsThatFit(block, start, space.bottom - top - headHeight));
  const onOnePage = fitBelow(space.top);
  const below = cursor.y + block.gap;
  const under = wholeParts(block, start.from, fitBelow(below));
  const goesBelow = block.parts ? under > 0 : under === left || (left > onOnePage && under >= LEAST_ROWS);
  const opensPage = (cursor.pages.at(-1) as BlockSlice[]).length === 0;
  if (!opensPage && !goesBelow) cursor.pages.push([]);
  const isBelow = !opensPage && goesBelow;
  const top = isBelow ? below : space.top;
  const taken = isBelow ? under : rowsOnNewPage(block, start.from, onOnePage);
  (cursor.pages.at(-1) as BlockSlice[]).push({
    ...start,
    to: start.from + taken,
    top,
    ...(again !== undefined && { again }),
  });
  const to = start.from + taken;
  cursor.y = top + headHeight + taken * start.rowHeight + addUp(block.extraHeights?.slice(start.from, to) ?? []);
  return to;
}

/** So many of the next rows that a part ends with them: all of them where the block has no parts. */
function wholeParts({ rows, parts }: FlowBlock, from: number, fitting: number): number {
  if (!parts || from + fitting === rows) return fitting;
  let count = fitting;
  while (count > 0 && !parts.has(from + count)) count -= 1;
  return count;
}

/** A page too low for a part takes what fits of it, and one too low for a row still takes one: this must end. */
function rowsOnNewPage(block: FlowBlock, from: number, fitting: number): number {
  const whole = wholeParts(block, from, fitting);
  return Math.min(block.rows - from, whole > 0 ? whole : Math.max(1, fitting));
}

/** The row that heads a row; none where it is a head itself, or has none. */
function headAbove({ heads }: FlowBlock, row: number): number | undefined {
  if (!heads || heads.has(row)) return undefined;
  const above = Math.max(...[...heads].filter((head) => head < row));
  return Number.isFinite(above) ? above : undefined;
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
  if (!extraHeights || height < 0) return Math.floor(height / rowHeight);
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
