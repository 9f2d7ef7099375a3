import type { Range } from '../../../src/movement/range.ts';

/** A figure that differs from pair to pair: 2, 2–3. */
export function rangeText({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`;
}
