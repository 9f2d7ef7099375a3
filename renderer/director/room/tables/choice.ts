/** How a table is chosen by keys. Tables are counted from 0 here: their places among the cards. */
export type Arrow = 'up' | 'down' | 'left' | 'right';

/** The card an arrow leads to, among `count` cards in rows of `columns`; the same card at the edge. */
export function moveChoice(chosen: number, arrow: Arrow, columns: number, count: number): number {
  const step = { up: -columns, down: columns, left: -1, right: 1 }[arrow];
  const next = chosen + step;
  if (next < 0) return chosen;
  if (next < count) return next;
  // down from above a row that is not full leads to its last card
  const inLastRow = Math.floor(chosen / columns) === Math.floor((count - 1) / columns);
  return arrow === 'down' && !inLastRow ? count - 1 : chosen;
}

/** What has been typed of a table's number: 1, then 3 for table 13. A figure that fits no table begins anew. */
export function typeDigit(typed: string, digit: string, tables: number): string {
  const number = Number(typed + digit);
  if (number >= 1 && number <= tables) return String(number);
  return Number(digit) >= 1 && Number(digit) <= tables ? digit : '';
}
