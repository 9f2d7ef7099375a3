/** A page of a list. Turns beyond the last page begin again. */
export function pageOf<Item>(items: readonly Item[], size: number, turn: number): readonly Item[] {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const at = turn % pages;
  return items.slice(at * size, (at + 1) * size);
}

/** Items in columns of equal length, from top to bottom. */
export function inColumns<Item>(items: readonly Item[], columns: number): readonly (readonly Item[])[] {
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: columns }, (_, column) => items.slice(column * rows, (column + 1) * rows));
}
