import { describe, expect, test } from 'vitest';
import { readResultsCsv, type ResultsCsv } from '../../../src/format/results-csv.ts';
import { pointsOf } from '../../../src/scoring/board-scores.ts';
import { roundedUnits, type Exact } from '../../../src/scoring/exact.ts';
import { METHODS, type Method } from '../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../../src/scoring/regulation.ts';
import { scoreSession } from '../../../src/scoring/session.ts';
import { publishedSession, sessionCsv } from '../../published-session.ts';

interface Oracle {
  readonly name: string;
  readonly method: Method;
  readonly regulation: Regulation;
  readonly winners: 1 | 2;
  readonly boards: number;
  readonly results: number;
}

const ORACLES: readonly Oracle[] = [
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

describe.each(ORACLES)('$name', (oracle) => {
  const { method, regulation } = oracle;
  const published = publishedSession(oracle.name);
  const file = readResultsCsv(sessionCsv(published), null) as ResultsCsv;
  const scores = scoreSession(file.results, { winners: file.winners, regulation, method });

  test('is read whole', () => {
    expect(file.kind).toBe('results');
    expect(file.winners).toBe(oracle.winners);
    expect(scores.boards).toHaveLength(oracle.boards);
    expect(scores.boards.reduce((sum, board) => sum + board.actual, 0)).toBe(oracle.results);
  });

  test.each(scores.boards.map((board) => [board.board, board] as const))(
    'board %i as it was printed',
    (number, board) => {
      const printed = (published.boards[number] ?? []).map(({ ns_pts: ns, ew_pts: ew }) => [ns, ew].map(toHundredths));
      const computed = board.results.map(({ ns, ew }) =>
        [ns, ew].map((figure) => hundredths(pointsOf(board, figure ?? NaN))),
      );
      expect(computed).toEqual(printed);
    },
  );

  test('every pair with the total and in the place that were published', () => {
    const computed = scores.rankings.flatMap(({ line, rows }) =>
      rows.map(({ entry, points, place }) => [file.entries[entry]?.name, line, hundredths(points), place]),
    );
    const expected = published.ranking.map(({ pair, dir = null, total, place }) => [
      pair,
      dir,
      toHundredths(total),
      place,
    ]);
    expect(sorted(computed)).toEqual(sorted(expected));
  });
});

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
