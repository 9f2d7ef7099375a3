/** The lines of type below the head of a page. */
export const PAGE_LINES = 14;

/**
 * The fewest pages that lists of rows need side by side, each list in its columns, where no column may be higher than
 * so many lines of type. A list is the heights of its rows.
 */
export function pagesThatFit(lists: readonly (readonly number[])[], most: number, columns = 1): number {
  const longest = Math.max(1, ...lists.map((heights) => heights.length));
  const fit = (pages: number) =>
    lists.every((heights) =>
      Array.from({ length: pages }, (_, turn) => inColumns(pageOf(heights, pages, turn), columns))
        .flat()
        .every((column) => heightOf(column) <= most),
    );
  return Array.from({ length: longest }, (_, at) => at + 1).find(fit) ?? longest;
}

/** How many rows from the first on fit so many lines; at least one. */
export function rowsThatFit(heights: readonly number[], most: number): number {
  const tooMany = heights.findIndex((_, at) => heightOf(heights.slice(0, at + 1)) > most);
  return tooMany < 0 ? heights.length : Math.max(1, tooMany);
}

function heightOf(rows: readonly number[]): number {
  return rows.reduce((sum, height) => sum + height, 0);
}

/** A page of a list in so many pages, of which two differ by one item at most. Turns beyond the last begin again. */
export function pageOf<Item>(items: readonly Item[], pages: number, turn: number): readonly Item[] {
  const at = turn % pages;
  const startOf = (page: number) => Math.ceil((page * items.length) / pages);
  return items.slice(startOf(at), startOf(at + 1));
}

/** Items in columns of equal length, from top to bottom. */
export function inColumns<Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] {
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: columns }, (_, column) => items.slice(column * rows, (column + 1) * rows));
}
