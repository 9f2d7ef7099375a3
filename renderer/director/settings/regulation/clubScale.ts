/** Changes of a scale of victory points while a club types it in: each leaves every other row as it was. */
import {
  commonSum,
  type ClubVictoryPointRow,
  type ClubScale,
  type ClubVictoryPointTable,
} from '../../../../src/scoring/victory-points/club.ts';

/** A league of three results, to begin with: a win 2-0, a drawn match 1-1. */
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

/** The scale with other tables; both sides together get the same in every row, or its rows differ. */
export function withTables(scale: ClubScale, tables: readonly ClubVictoryPointTable[]): ClubScale {
  return { ...scale, tables, sum: commonSum(tables) };
}

/** With another table in the place of one. */
export function withTable(scale: ClubScale, index: number, table: ClubVictoryPointTable): ClubScale {
  return withTables(scale, scale.tables.with(index, table));
}

/** With one more table: the rows of the last, for twice as many boards. */
export function withOneMoreTable(scale: ClubScale): ClubScale {
  const last = scale.tables.at(-1);
  if (!last) return INITIAL_SCALE;
  return withTables(scale, [...scale.tables, { ...last, least: last.most + 1, most: last.most + last.most }]);
}

/** With another row in the place of one. */
export function withRow(table: ClubVictoryPointTable, index: number, row: ClubVictoryPointRow): ClubVictoryPointTable {
  return { ...table, rows: table.rows.with(index, row) };
}

/** A row whose winner gets something else: the loser gets the rest of what both have of a drawn match, where it can. */
export function withWinner({ rows }: ClubVictoryPointTable, index: number, winner: number): ClubVictoryPointRow {
  const { upTo } = rows[index] as ClubVictoryPointRow;
  const drawn = rows[0]?.winner ?? winner;
  const rest = index === 0 ? winner : 2 * drawn - winner;
  return { upTo, winner, loser: Math.max(0, rest) };
}

const STEP = 5;

/** With one more row: the last, which was for all beyond, gets a limit, and the new one is like it. */
export function withOneMoreRow(table: ClubVictoryPointTable): ClubVictoryPointTable {
  const last = table.rows.at(-1);
  if (!last) return table;
  const before = table.rows.at(-2)?.upTo ?? null;
  const upTo = before === null ? 0 : before + STEP;
  return { ...table, rows: [...table.rows.slice(0, -1), { ...last, upTo }, last] };
}

/** Without a row; the one that is then last is for all beyond. */
export function withoutRow(table: ClubVictoryPointTable, index: number): ClubVictoryPointTable {
  const rows = table.rows.toSpliced(index, 1);
  return { ...table, rows: rows.map((row, at) => (at === rows.length - 1 ? { ...row, upTo: null } : row)) };
}
