/** Keys that choose a table. Cards are counted from 0 here. */
export type Arrow = 'up' | 'down' | 'left' | 'right';

/** The card to which an arrow leads, among `count` cards in rows of `columns`. At the edge it is the same card. */
export function moveChoice(chosen: number, arrow: Arrow, columns: number, count: number): number {
  const step = { up: -columns, down: columns, left: -1, right: 1 }[arrow];
  const next = chosen + step;
  if (next < 0) return chosen;
  if (next < count) return next;
  // Down from above a short last row leads to its last card.
  const inLastRow = Math.floor(chosen / columns) === Math.floor((count - 1) / columns);
  return arrow === 'down' && !inLastRow ? count - 1 : chosen;
}

/** The digits typed of a table's number: 1, then 3 for table 13. A digit that fits no table starts a new number. */
export function typeDigit(typed: string, digit: string, tables: number): string {
  const number = Number(typed + digit);
  if (number >= 1 && number <= tables) return String(number);
  return Number(digit) >= 1 && Number(digit) <= tables ? digit : '';
}
