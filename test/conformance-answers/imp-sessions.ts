import { readResultsCsv, type ResultsCsv } from '../../src/format/results/csv.ts';
import { pointsOfFigure } from '../../src/scoring/boards/board-scores.ts';
import { roundedUnits, type Exact } from '../../src/scoring/numbers/exact.ts';
import { METHODS, type Method } from '../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../src/scoring/ranked-session/score-session.ts';
import { publishedSession, sessionCsv } from '../published-session.ts';
import type { SessionCase } from './answer.ts';

export interface ImpOracle {
  readonly name: string;
  readonly method: Method;
  readonly regulation: Regulation;
  readonly winners: 1 | 2;
  readonly boards: number;
  readonly results: number;
}

export const IMP_ORACLES: readonly ImpOracle[] = [
  {
    name: 'au_cross_imp_howell_9pairs_27boards',
    method: METHODS['cross-imps'],
    regulation: REGULATIONS.abf,
    winners: 1,
    boards: 27,
    results: 108,
  },
  {
    name: 'au_butler_mitchell_14pairs_35boards',
    method: METHODS.butler,
    regulation: REGULATIONS.abf,
    winners: 2,
    boards: 35,
    // one of the 245 lines is an award
    results: 244,
  },
];

/** Every board of a session as it was printed and as Etui scores it, in hundredths of an IMP; and every pair. */
export function impCases({ name, method, regulation }: ImpOracle): readonly SessionCase[] {
  const published = publishedSession(name);
  const file = readResultsCsv(sessionCsv(published), null) as ResultsCsv;
  const scores = scoreSession(file.results, { winners: file.winners, regulation, method });
  const boards = scores.boards.map((board): SessionCase => ({
    what: `board ${board.board}`,
    printed: (published.boards[board.board] ?? []).map(({ ns_pts: ns, ew_pts: ew }) => [ns, ew].map(toHundredths)),
    answered: board.results.map(({ ns, ew }) =>
      [ns, ew].map((figure) => hundredths(pointsOfFigure(board, figure ?? NaN))),
    ),
  }));
  const rows = scores.rankings.flatMap(({ line, rows: ranked }) =>
    ranked.map(({ entry, points, place }) => [file.entries[entry]?.name, line, hundredths(points), place]),
  );
  const printed = published.ranking.map(({ pair, dir = null, total, place }) => [
    pair,
    dir,
    toHundredths(total),
    place,
  ]);
  return [...boards, ...pairCases(sorted(printed), sorted(rows))];
}

/** A case a pair, and one for the pairs there are. */
function pairCases(printed: readonly unknown[][], rows: readonly unknown[][]): readonly SessionCase[] {
  const pairs = printed.map((row, index): SessionCase => ({
    what: `total and place of ${String(row[0])}`,
    printed: row,
    answered: rows[index],
  }));
  return [{ what: 'the pairs', printed: names(printed), answered: names(rows) }, ...pairs];
}

function names(rows: readonly unknown[][]): readonly unknown[] {
  return rows.map(([pair]) => pair);
}

function sorted<Row extends readonly unknown[]>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));
}

function hundredths(value: Exact): number {
  return Number(roundedUnits(value, 2));
}

/** A printed figure in hundredths; no figure is none. */
function toHundredths(printed: number | undefined): number {
  return Math.round((printed ?? NaN) * 100);
}
