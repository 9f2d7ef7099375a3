/** Changes of a club's scale of victory points while it is typed in. Each leaves the other rows unchanged. */
import {
  commonSum,
  type ClubVictoryPointRow,
  type ClubScale,
  type ClubVictoryPointTable,
} from '../../../../src/scoring/victory-points/club.ts';

/** The scale to begin with, a league of three results: 2-0, 1-1, 0-2. */
export const INITIAL_SCALE: ClubScale = {
  takes: 'imps',
  sum: 200,
  tables: [
    {
      least: 1,
      most: 99,
      rows: [
        { upTo: 0, winner: 100, loser: 100 },
        { upTo: null, winner: 200, loser: 0 },
      ],
    },
  ],
};

/** The scale with other tables, and the sum of both sides where it is the same in every row. */
export function withTables(scale: ClubScale, tables: readonly ClubVictoryPointTable[]): ClubScale {
  return { ...scale, tables, sum: commonSum(tables) };
}

/** The scale with one table replaced. */
export function withTable(scale: ClubScale, index: number, table: ClubVictoryPointTable): ClubScale {
  return withTables(scale, scale.tables.with(index, table));
}

/** The scale with one more table: the rows of the last, for up to twice as many boards. */
export function withOneMoreTable(scale: ClubScale): ClubScale {
  const last = scale.tables.at(-1);
  if (!last) return INITIAL_SCALE;
  return withTables(scale, [...scale.tables, { ...last, least: last.most + 1, most: last.most + last.most }]);
}

/** The table with one row replaced. */
export function withRow(table: ClubVictoryPointTable, index: number, row: ClubVictoryPointRow): ClubVictoryPointTable {
  return { ...table, rows: table.rows.with(index, row) };
}

/** A row with other points for the winner; the loser gets the rest of what both get for a draw, at least 0. */
export function withWinner({ rows }: ClubVictoryPointTable, index: number, winner: number): ClubVictoryPointRow {
  const { upTo } = rows[index] as ClubVictoryPointRow;
  const drawn = rows[0]?.winner ?? winner;
  const rest = index === 0 ? winner : 2 * drawn - winner;
  return { upTo, winner, loser: Math.max(0, rest) };
}

const STEP = 5;

/** The table with one more row: the last row, for all beyond, gets a limit, and a copy of it becomes the last. */
export function withOneMoreRow(table: ClubVictoryPointTable): ClubVictoryPointTable {
  const last = table.rows.at(-1);
  if (!last) return table;
  const before = table.rows.at(-2)?.upTo ?? null;
  const upTo = before === null ? 0 : before + STEP;
  return { ...table, rows: [...table.rows.slice(0, -1), { ...last, upTo }, last] };
}

/** The table without a row; the one that is then last is for all beyond. */
export function withoutRow(table: ClubVictoryPointTable, index: number): ClubVictoryPointTable {
  const rows = table.rows.toSpliced(index, 1);
  return { ...table, rows: rows.map((row, at) => (at === rows.length - 1 ? { ...row, upTo: null } : row)) };
}
