import type { BoardRange, ScaleInput, VictoryPointScale, VictoryPointTable } from './scale.ts';
import { tabulatedScale } from './tables.ts';

/** A scale as a club types it in: its own tables, each for some numbers of boards. */
export interface ClubScale {
  readonly takes: ScaleInput;
  /** What both sides get together in every row, in hundredths; null where rows may differ. */
  readonly sum: number | null;
  readonly tables: readonly ClubVictoryPointTable[];
}

/** Rows from the drawn match upwards. */
export interface ClubVictoryPointTable extends BoardRange {
  readonly rows: readonly ClubVictoryPointRow[];
}

export interface ClubVictoryPointRow {
  /** The largest margin of the row, in whole IMPs or hundredths of a percent (5623); null in the last, for any. */
  readonly upTo: number | null;
  /** In hundredths of a victory point. */
  readonly winner: number;
  readonly loser: number;
}

/** What can't be in a typed scale, with the table and the row where it is; both counted from 0. */
export type ClubScaleProblem =
  | { readonly kind: 'problem'; readonly code: 'nothing' }
  | ProblemAt<'boards' | 'boards-twice' | 'no-row', { readonly table: number }>
  | ProblemAt<'limit' | 'limit-not-rising' | 'open-row' | 'not-open' | 'points' | 'order' | 'draw', AtRow>
  | ProblemAt<'sum', AtRow & { readonly sum: number; readonly given: number }>;

interface AtRow {
  readonly table: number;
  readonly row: number;
}

type ProblemAt<Code extends string, At> = Code extends string
  ? { readonly kind: 'problem'; readonly code: Code } & At
  : never;

/** The scale a club typed in, or the first thing that is wrong with it. */
export function clubScale(typed: ClubScale): VictoryPointScale | ClubScaleProblem {
  const problem = clubScaleProblem(typed);
  if (problem) return problem;
  const { takes, sum } = typed;
  const whole = typed.tables.every(({ rows }) => rows.every(({ winner, loser }) => isWhole(winner) && isWhole(loser)));
  const tables = typed.tables
    .map(({ least, most, rows }) => ({ least, most, table: tableOf(rows, takes) }))
    .toSorted((a, b) => a.least - b.least);
  return tabulatedScale({ code: 'club', takes, sum, decimals: whole ? 0 : 2 }, tables);
}

/** Whether `clubScale` answered with a scale. */
export function isClubScale(answer: VictoryPointScale | ClubScaleProblem): answer is VictoryPointScale {
  return !('kind' in answer);
}

/** What both sides together get in every row, in hundredths; null where rows differ. */
export function commonSum(tables: readonly Pick<ClubVictoryPointTable, 'rows'>[]): number | null {
  const sums = new Set(tables.flatMap(({ rows }) => rows.map(({ winner, loser }) => winner + loser)));
  const [sum = null, ...others] = sums;
  return others.length === 0 && Number.isFinite(sum) ? sum : null;
}

function isWhole(hundredths: number): boolean {
  return hundredths % 100 === 0;
}

function tableOf(rows: readonly ClubVictoryPointRow[], takes: ScaleInput): VictoryPointTable {
  const zero = DRAWN[takes];
  return {
    limits: rows.flatMap(({ upTo }) => (upTo === null ? [] : [upTo - zero])),
    winner: rows.map(({ winner }) => winner),
    loser: rows.map(({ loser }) => loser),
  };
}

/** A drawn match and the most there is, in the units a row's limit is typed in. */
const DRAWN: Record<ScaleInput, number> = { imps: 0, percentage: 5_000 };
const MOST: Record<ScaleInput, number> = { imps: Number.MAX_SAFE_INTEGER, percentage: 10_000 };

/** The first thing that is wrong with a typed scale; null where it can be. */
export function clubScaleProblem({ takes, sum, tables }: ClubScale): ClubScaleProblem | null {
  if (tables.length === 0) return { kind: 'problem', code: 'nothing' };
  for (const [table, { least, most, rows }] of tables.entries()) {
    if (!isCount(least) || !isCount(most) || least > most) return { kind: 'problem', code: 'boards', table };
    if (tables.slice(0, table).some((other) => least <= other.most && most >= other.least)) {
      return { kind: 'problem', code: 'boards-twice', table };
    }
    if (rows.length === 0) return { kind: 'problem', code: 'no-row', table };
    for (const row of rows.keys()) {
      const problem = limitProblem(rows, { table, row }, takes) ?? pointsProblem(rows, { table, row }, sum);
      if (problem) return problem;
    }
  }
  return null;
}

function limitProblem(rows: readonly ClubVictoryPointRow[], at: AtRow, takes: ScaleInput): ClubScaleProblem | null {
  const upTo = rows[at.row]?.upTo ?? null;
  const isLast = at.row === rows.length - 1;
  if (upTo === null) return isLast ? null : { kind: 'problem', code: 'open-row', ...at };
  if (isLast) return { kind: 'problem', code: 'not-open', ...at };
  if (!Number.isInteger(upTo) || upTo < DRAWN[takes] || upTo > MOST[takes]) {
    return { kind: 'problem', code: 'limit', ...at };
  }
  const before = rows[at.row - 1]?.upTo ?? null;
  return before === null || upTo > before ? null : { kind: 'problem', code: 'limit-not-rising', ...at };
}

/** A larger win never gives the winner less or the loser more, and a drawn match gives both the same. */
function pointsProblem(rows: readonly ClubVictoryPointRow[], at: AtRow, sum: number | null): ClubScaleProblem | null {
  const { winner, loser } = rows[at.row] as ClubVictoryPointRow;
  if (!isPoints(winner) || !isPoints(loser)) return { kind: 'problem', code: 'points', ...at };
  const before = rows[at.row - 1];
  if (before === undefined && winner !== loser) return { kind: 'problem', code: 'draw', ...at };
  if (before && (winner < before.winner || loser > before.loser)) return { kind: 'problem', code: 'order', ...at };
  const given = winner + loser;
  return sum === null || given === sum ? null : { kind: 'problem', code: 'sum', ...at, sum, given };
}

function isCount(boards: number): boolean {
  return Number.isInteger(boards) && boards >= 1;
}

function isPoints(hundredths: number): boolean {
  return Number.isSafeInteger(hundredths) && hundredths >= 0;
}
