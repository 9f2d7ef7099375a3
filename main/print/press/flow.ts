/** A titled table whose rows may go over pages. Heights in pixels. */
export interface Block {
  readonly rows: number;
  /** From the block's top to its first row: title, heads, rule. */
  readonly headHeight: number;
  /** The row as it should be, and the least it may become to save a page. */
  readonly rowHeight: number;
  readonly leastRowHeight: number;
  /** Space before it when something stands above it on the page. */
  readonly gap: number;
}

/** The rows `from` to before `to` of a block on one page; `top` is the block's top there. */
export interface Slice {
  readonly block: number;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly rowHeight: number;
}

/** The title over a slice: where a table goes on, it says so. */
export function sliceTitle({ from }: Slice, title: string, continued: (title: string) => string): string {
  return from > 0 ? continued(title) : title;
}

/** Fewer rows than these are not left alone at the foot of a page. */
const LEAST_ROWS = 5;

/**
 * Puts blocks on pages between `top` and `bottom`: a block that fits one page isn't torn. Rows become lower,
 * all alike, when that saves a page, and not lower than it takes.
 */
export function flow(blocks: readonly Block[], space: Space): Slice[][] {
  const most = Math.max(0, ...blocks.map((block) => block.rowHeight - block.leastRowHeight));
  let best = placed(blocks, space, 0);
  for (let shrink = 1; shrink <= most; shrink++) {
    const tighter = placed(blocks, space, shrink);
    if (tighter.length < best.length) best = tighter;
  }
  return best;
}

interface Space {
  readonly top: number;
  readonly bottom: number;
}

interface Cursor {
  readonly pages: Slice[][];
  /** Where the last page is filled to. */
  y: number;
}

function placed(blocks: readonly Block[], space: Space, shrink: number): Slice[][] {
  const cursor: Cursor = { pages: [[]], y: space.top };
  for (const [index, block] of blocks.entries()) {
    const rowHeight = Math.max(block.leastRowHeight, block.rowHeight - shrink);
    let from = 0;
    do from = placeRows(cursor, block, { block: index, from, rowHeight }, space);
    while (from < block.rows);
  }
  return cursor.pages;
}

/** Puts down the block's rows from `start.from`, as many as go on one page; answers the row to go on with. */
function placeRows(
  cursor: Cursor,
  block: Block,
  start: Pick<Slice, 'block' | 'from' | 'rowHeight'>,
  space: Space,
): number {
  const roomBelow = (top: number): number => Math.floor((space.bottom - top - block.headHeight) / start.rowHeight);
  const left = block.rows - start.from;
  const onOnePage = roomBelow(space.top);
  const below = cursor.y + block.gap;
  const goesBelow = left <= roomBelow(below) || (left > onOnePage && roomBelow(below) >= LEAST_ROWS);
  const opensPage = (cursor.pages.at(-1) as Slice[]).length === 0;
  if (!opensPage && !goesBelow) cursor.pages.push([]);
  const top = opensPage || !goesBelow ? space.top : below;
  // A page too low for one row still takes one, or the rest would never come to an end.
  const taken = Math.min(left, Math.max(1, roomBelow(top)));
  (cursor.pages.at(-1) as Slice[]).push({ ...start, to: start.from + taken, top });
  cursor.y = top + block.headHeight + taken * start.rowHeight;
  return start.from + taken;
}
