/** How many pages a list needs where each holds so many at most. */
export function pageCount(length: number, most: number): number {
  return Math.max(1, Math.ceil(length / most));
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
