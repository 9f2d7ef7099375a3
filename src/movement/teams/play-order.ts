/**
 * The boards in the order in which one of several tables plays them that share them: each begins with its own part, so
 * that no board is at two tables at once where there are as many boards as tables.
 * @param place the table's place among them, from 0
 */
export function playOrder(boards: readonly number[], place: number, tables: number): readonly number[] {
  const first = Math.ceil((place * boards.length) / tables);
  return [...boards.slice(first), ...boards.slice(0, first)];
}
