import { mitchellSeatings } from './mitchell.ts';
import type { LineSpec, Seating } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';

/**
 * The twin Mitchell, for twice an odd number of tables: two straight Mitchells side by side on two copies of the same
 * sets. After T/2 rounds the East-West lines change rooms and the rest is played on T/2 new sets, so that everybody
 * meets everybody of the other line.
 */
export function twinSeatings({ tables, rounds }: Pick<LineSpec, 'tables' | 'rounds'>): Seating[][] {
  const half = tables / 2;
  const room = mitchellSeatings({ tables: half, even: 'share', rounds: half });
  return numbersTo(rounds).map((round) => {
    const second = round > half;
    const seatings = room[(round - 1) % half] ?? [];
    return [0, half].flatMap((first) =>
      seatings.map(({ table, ew, set }) => ({
        table: first + table,
        ns: first + table,
        ew: tables + (second ? half - first : first) + ew - half,
        set: second ? half + set : set,
      })),
    );
  });
}
