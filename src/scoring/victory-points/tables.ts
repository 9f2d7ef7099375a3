import type { BoardRange, VictoryPointScale, VictoryPointTable } from './scale.ts';

/** A table and the numbers of boards it is for. */
export interface TableForBoards extends BoardRange {
  readonly table: VictoryPointTable;
}

/** A scale by its tables, which are in rising order of boards. */
export function tabulatedScale(
  scale: Omit<VictoryPointScale, 'boards' | 'tableFor'>,
  tables: readonly TableForBoards[],
): VictoryPointScale {
  return {
    ...scale,
    boards: tables.map(({ least, most }) => ({ least, most })),
    tableFor: (boards) => {
      if (!Number.isInteger(boards)) return null;
      return tables.find(({ least, most }) => boards >= least && boards <= most)?.table ?? null;
    },
  };
}

/** More boards than any match has; formulas are checked up to here. */
const MOST_BOARDS = 999;

/** A scale that computes the table of each number of boards once. */
export function computedScale(
  scale: Omit<VictoryPointScale, 'boards' | 'tableFor'>,
  compute: (boards: number) => VictoryPointTable,
): VictoryPointScale {
  const known = new Map<number, VictoryPointTable>();
  return {
    ...scale,
    boards: [{ least: 1, most: MOST_BOARDS }],
    tableFor: (boards) => {
      if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS) return null;
      const table = known.get(boards) ?? compute(boards);
      known.set(boards, table);
      return table;
    },
  };
}

/** Whole victory points from a draw upwards, each band one more, and one less for the other side: 10-10 ... 20-0. */
export function onePointABand(limits: readonly number[], sum: number): VictoryPointTable {
  const draw = sum / 2;
  const winner = Array.from({ length: limits.length + 1 }, (_, band) => (draw + band) * 100);
  return { limits, winner, loser: winner.map((points) => sum * 100 - points) };
}
