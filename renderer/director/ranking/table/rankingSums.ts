import type { BoardScoresView } from '../../../../main/club/model/board.ts';
import type { RankingView, FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { add, compare, exact, multiply, subtract, ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { readFigure } from '../../session/rankedLines.ts';

/** The sums with which a director checks a ranking at a glance. */
export interface RankingSums {
  /** Matchpoints of a whole line; with one winner, of all pairs. */
  readonly total: Exact;
  readonly boards: number;
  /** The matchpoints of every board to a line; with one winner, to both sides. */
  readonly each: Exact;
  /** The matchpoints available to every pair; null where pairs had different numbers of boards. */
  readonly available: Exact | null;
}

/** The sums of a field before penalties; null while nothing is scored, or where boards or lines have different sums. */
export function rankingSums({ unit, boards, rankings, winners }: FieldStandingsView): RankingSums | null {
  // The sum of IMPs is zero, or nearly so.
  if (unit === 'imps') return null;
  const sides = boards.flatMap((board) => {
    const { ns, ew } = boardSums(board);
    return winners === 2 ? [ns, ew] : [add(ns, ew)];
  });
  const [each] = sides;
  if (each === undefined || each.numerator === 0n || !allEqual(sides)) return null;
  const total = multiply(each, exact(boards.length));
  if (!rankings.every((ranking) => compare(rankingSum(ranking), total) === 0)) return null;
  return { total, boards: boards.length, each, available: commonAvailable(rankings) };
}

/** Memoized, so that a board that did not change is not added up again. */
const boardSums = memoizeByObject((board: BoardScoresView): { readonly ns: Exact; readonly ew: Exact } => ({
  ns: sideSum(board, 'nsPoints'),
  ew: sideSum(board, 'ewPoints'),
}));

function sideSum(board: BoardScoresView, side: 'nsPoints' | 'ewPoints'): Exact {
  return sum(board.results.map((result) => result[side]));
}

function rankingSum(ranking: RankingView): Exact {
  return subtract(sum(ranking.rows.map((row) => row.total)), sum(ranking.rows.map((row) => row.change)));
}

function sum(figures: readonly (string | null)[]): Exact {
  return figures.reduce<Exact>((total, figure) => add(total, readFigure(figure) ?? ZERO), ZERO);
}

function commonAvailable(rankings: readonly RankingView[]): Exact | null {
  const available = rankings.flatMap(({ rows }) => rows.map((row) => readFigure(row.available) ?? ZERO));
  return allEqual(available) ? (available[0] ?? null) : null;
}

function allEqual(values: readonly Exact[]): boolean {
  return values.every((value) => compare(value, values[0] ?? value) === 0);
}
