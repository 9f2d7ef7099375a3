/**
 * The first round of a knockout by seeds, from the top of the bracket down; neighbours meet. Each seed of half as many
 * is followed by the one whose sum with it is one more than the whole: as long as the better seed wins, 1 and 2 meet in
 * the final, 1 to 4 in the semi-finals. Null stands where there is nobody: the neighbour has a bye.
 *
 *     bracketSlots(6); // [1, null, 4, 5, 2, null, 3, 6]
 */
export function bracketSlots(entries: number): readonly (number | null)[] {
  let order = [1];
  while (order.length < entries) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order.map((seed) => (seed <= entries ? seed : null));
}
