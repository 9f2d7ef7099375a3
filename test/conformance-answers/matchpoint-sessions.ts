import { readResultsCsv, type CsvResult, type ResultsCsv } from '../../src/format/results/csv.ts';
import { exact, multiply, roundedUnits, type Exact } from '../../src/scoring/numbers/exact.ts';
import { scoreMatchpoints } from '../../src/scoring/boards/matchpoints.ts';
import { percentageOfFigure, pointsOfFigure, type BoardScores } from '../../src/scoring/boards/board-scores.ts';
import type { RankedEntry } from '../../src/scoring/totals/ranking.ts';
import { REGULATIONS } from '../../src/scoring/regulation/regulation.ts';
import { scoreSession, type SessionScores } from '../../src/scoring/ranked-session/score-session.ts';
import { publishedSession, sessionCsv, type PublishedLine, type PublishedRank } from '../published-session.ts';
import type { SessionCase } from './answer.ts';

/** What a session was published as, and where the program that printed it has a habit of its own. */
export interface MatchpointOracle {
  readonly name: string;
  readonly winners: 1 | 2;
  readonly expected: number;
  readonly results: number;
  /** Decimals the board's matchpoints are printed to. */
  readonly decimals: number;
  /**
   * Boards with a result missing and no award, which Compscore3 prints as they stand, without Neuberg's
   * formula, while it counts them with it in the totals (the session's notes; scoring README, trap 4).
   */
  readonly printedPlain: readonly number[];
  /** Matchpoints the published total is out of; 'played' where it is out of the boards the pair played. */
  readonly totalsOutOf: number | 'played' | 'notPublished';
  /**
   * Totals published a hundredth away from the exact one. The top and bottom of board 15 are 35.9444 and
   * 0.0556 by 19/18; the program has 35.95 and 0.05, as from a factor rounded to 1.0556 and 36 less that.
   */
  readonly hundredthsOff: Readonly<Record<string, number>>;
  /** The handicap session publishes percentages after handicap and places before it (its notes; trap 11). */
  readonly percentages: 'scratch' | 'afterHandicap';
  /** The phantom of a half table is no pair and is in no published ranking. */
  readonly phantom: string | null;
}

export const MATCHPOINT_ORACLES: readonly MatchpointOracle[] = [
  {
    name: 'au_mp_howell_12pairs_27boards',
    winners: 1,
    expected: 6,
    results: 160,
    decimals: 1,
    printedPlain: [12],
    // a pair that played 26 boards is published as its percentage of 27
    totalsOutOf: 270,
    hundredthsOff: {},
    percentages: 'scratch',
    phantom: null,
  },
  {
    name: 'au_mp_mitchell_13pairs_21boards',
    winners: 2,
    expected: 6,
    results: 126,
    decimals: 1,
    printedPlain: [],
    totalsOutOf: 'played',
    hundredthsOff: {},
    percentages: 'scratch',
    phantom: null,
  },
  {
    name: 'au_mp_mitchell_38pairs_27boards',
    winners: 2,
    expected: 19,
    results: 512,
    decimals: 1,
    printedPlain: [15],
    totalsOutOf: 972,
    hundredthsOff: { '8NS': 1, '2EW': -1 },
    percentages: 'scratch',
    phantom: null,
  },
  {
    name: 'nz_mp_handicap_18pairs_22boards',
    winners: 2,
    expected: 9,
    results: 198,
    decimals: 0,
    printedPlain: [],
    totalsOutOf: 'notPublished',
    hundredthsOff: {},
    percentages: 'afterHandicap',
    phantom: null,
  },
  {
    name: 'nz_mp_mitchell_26pairs_26boards',
    winners: 2,
    expected: 13,
    results: 338,
    decimals: 0,
    printedPlain: [],
    totalsOutOf: 'notPublished',
    hundredthsOff: {},
    percentages: 'scratch',
    phantom: null,
  },
  {
    name: 'pl_mp_barometer_23pairs_27boards_weighted',
    winners: 1,
    expected: 11,
    results: 296,
    decimals: 2,
    printedPlain: [],
    totalsOutOf: 'notPublished',
    hundredthsOff: {},
    percentages: 'scratch',
    phantom: '24',
  },
];

/** Every board and every pair of a session as it was printed, and as Etui scores it. */
export function matchpointCases(oracle: MatchpointOracle): readonly SessionCase[] {
  const published = publishedSession(oracle.name);
  const file = readResultsCsv(sessionCsv(published), null) as ResultsCsv;
  const scores = scoreSession(file.results, { winners: file.winners, regulation: REGULATIONS.wbf });
  const boards = scores.boards.map((board): SessionCase => {
    const lines = published.boards[board.board] ?? [];
    const asPrinted = oracle.printedPlain.includes(board.board) ? withoutNeuberg(board) : board;
    return {
      what: `board ${board.board}`,
      printed: lines.map(figuresOf),
      answered: printedFigures(asPrinted, lines, oracle),
    };
  });
  const pairs = published.ranking.flatMap((rank) => pairCases(rank, rowOf(rank, file, scores), oracle));
  const ranked = {
    what: 'the pairs of each line and their places',
    printed: sorted(published.ranking.map(({ pair, place, dir = null }) => [dir, pair, place])),
    answered: places(file, scores, oracle),
  };
  return [...boards, ranked, ...pairs];
}

function pairCases(rank: PublishedRank, row: RankedEntry, oracle: MatchpointOracle): readonly SessionCase[] {
  const { percentage, available } = row;
  const cases: SessionCase[] = [];
  if (oracle.percentages === 'scratch') {
    const printed = toHundredths(rank.percentage);
    cases.push({ what: `percentage of ${rank.pair}`, printed, answered: hundredths(percent(percentage)) });
  }
  if (oracle.totalsOutOf !== 'notPublished') {
    const outOf = oracle.totalsOutOf === 'played' ? available : oracle.totalsOutOf;
    const total = hundredths(multiply(percentage as Exact, exact(outOf)));
    const answered = total + (oracle.hundredthsOff[rank.pair] ?? 0);
    cases.push({ what: `total of ${rank.pair}`, printed: toHundredths(rank.total ?? NaN), answered });
  }
  return cases;
}

/** The board again, compared with itself only. */
function withoutNeuberg(board: BoardScores<CsvResult>): BoardScores<CsvResult> {
  const lines = board.results.map(({ line }) => line);
  return scoreMatchpoints(lines, 0, REGULATIONS.wbf);
}

/** The figures of each line, rounded as they were printed: matchpoints, or percent where those were published. */
function printedFigures(
  board: BoardScores,
  lines: readonly PublishedLine[],
  { decimals }: MatchpointOracle,
): unknown[] {
  return board.results.map(({ ns, ew }, index) => {
    const inPercent = lines[index]?.ns_pct !== undefined;
    return [ns, ew].map((figure) => {
      const value = inPercent
        ? percent(percentageOfFigure(board, figure ?? NaN))
        : pointsOfFigure(board, figure ?? NaN);
      return Number(roundedUnits(value, decimals)) / 10 ** decimals;
    });
  });
}

function figuresOf({ ns_pts, ew_pts, ns_pct, ew_pct }: PublishedLine): unknown[] {
  return [ns_pts ?? ns_pct, ew_pts ?? ew_pct];
}

function places(file: ResultsCsv, { rankings }: SessionScores, { phantom }: MatchpointOracle): unknown[] {
  const all = rankings.flatMap(({ line, rows }) =>
    rows.map(({ entry, place }) => [line, file.entries[entry]?.name ?? '', place] as const),
  );
  return sorted(all.filter(([, name]) => name !== phantom));
}

function sorted<Row extends readonly unknown[]>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => String(a[1]).localeCompare(String(b[1])));
}

function rowOf({ pair }: PublishedRank, file: ResultsCsv, { rankings }: SessionScores): RankedEntry {
  const rows = rankings.flatMap((ranking) => ranking.rows);
  return rows.find(({ entry }) => file.entries[entry]?.name === pair) as RankedEntry;
}

/** The percentage of a pair by Etui, in hundredths of a percent. */
export function hundredthsOfPair(rank: PublishedRank, file: ResultsCsv, scores: SessionScores): number {
  return hundredths(percent(rowOf(rank, file, scores).percentage));
}

function percent(share: Exact | null): Exact {
  return multiply(share as Exact, exact(100));
}

function hundredths(value: Exact): number {
  return Number(roundedUnits(value, 2));
}

function toHundredths(printed: number): number {
  return Math.round(printed * 100);
}
