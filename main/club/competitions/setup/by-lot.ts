import { randomInt } from 'node:crypto';

/** The same in an order that chance decides. */
export function byLot<Item>(items: readonly Item[]): readonly Item[] {
  const order = [...items];
  for (let left = order.length; left > 1; left -= 1) {
    const [drawn] = order.splice(randomInt(left), 1);
    if (drawn !== undefined) order.push(drawn);
  }
  return order;
}
