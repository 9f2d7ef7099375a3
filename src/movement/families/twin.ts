import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { FEWEST_ROUNDS_PROPOSED, lineFigures, MOST_TABLES, type Family, type LineFigures } from './family.ts';
import { mitchellSeatings } from './mitchell.ts';

export interface TwinSpec extends LineFigures {
  readonly kind: 'twin';
}

export const twin: Family<TwinSpec> = {
  kind: 'twin',
  shape: 'lines',
  options: {},
  bounds: ({ tables }) => ({ tables: { least: 6, most: MOST_TABLES }, suits, rounds: tables, sets: tables }),
  seatings: twinSeatings,
  copies: () => 2,
  isInHalves: true,
  usual: (wishes) => ({ kind: 'twin', ...lineFigures(wishes, wishes.rounds ?? wishes.tables) }),
  proposals(size) {
    if (size.tables < FEWEST_ROUNDS_PROPOSED || !suits(size.tables)) return [];
    return [{ kind: 'twin', ...lineFigures(size, size.tables) }];
  },
};

function suits(tables: number): boolean {
  return tables % 4 === 2;
}

/**
 * The twin Mitchell, for twice an odd number of tables: two straight Mitchells side by side on two copies of the same
 * sets. After T/2 rounds the East-West lines change rooms and the rest is played on T/2 new sets, so that everybody
 * meets everybody of the other line.
 */
function twinSeatings({ tables, rounds }: TwinSpec): Seating[][] {
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
