import type { Side } from '../bridge/seat.ts';
import type { BoardScores } from './board-scores.ts';
import { ZERO } from './exact.ts';
import { asPlayers } from './individual.ts';
import { isCompared, type ScoringLine } from './lines.ts';
import { METHODS, type Method } from './method.ts';
import { rank, type RankedEntry } from './ranking.ts';
import type { Regulation } from './regulation.ts';
import { totalsOf, type Total } from './totals.ts';

export interface SessionOptions {
  /** One ranking, or one for each line. */
  readonly winners: 1 | 2;
  readonly regulation: Regulation;
  /** Matchpoints where it is left out. */
  readonly method?: Method;
  /** Results of a fully played board; the most that any board has is taken when that is more, or when it is left out. */
  readonly expected?: number;
  /** The line an entry is ranked in with two winners; where it is left out or null, the one it sat in most (N-S if as often). */
  readonly lineOf?: (entry: number) => Side | null;
  /** Entries that are ranked even where no line names them. */
  readonly entries?: readonly number[];
}

export interface SessionScores<Line extends ScoringLine = ScoringLine> {
  /** Results of a fully played board: every board is brought to this. */
  readonly expected: number;
  /** In order of number. */
  readonly boards: readonly BoardScores<Line>[];
  /** One ranking, or two: North-South first. */
  readonly rankings: readonly Ranking[];
}

export interface Ranking {
  /** Null with one winner. */
  readonly line: Side | null;
  readonly rows: readonly RankedEntry[];
}

/**
 * Scores the boards of a session by one method and ranks its entries. Every board counts the same: all are brought to one
 * number of results, and the field of a board is all its results, whichever line an entry is ranked in.
 */
export function scoreSession<Line extends ScoringLine>(
  lines: readonly Line[],
  options: SessionOptions,
): SessionScores<Line> {
  const { regulation, method = METHODS.matchpoints } = options;
  const byBoard = Map.groupBy(lines, (line) => line.board);
  const expected = Math.max(options.expected ?? 0, mostResults(byBoard.values()));
  const boards = [...byBoard.values()]
    .map((group) => method.scoreBoard(group, expected, regulation))
    .toSorted((a, b) => a.board - b.board);
  return { expected, boards, rankings: rankings(totalsOf(asPlayers(boards)), method, options) };
}

/** The most results that any board has; awards and boards not played are none. */
function mostResults(boards: Iterable<readonly ScoringLine[]>): number {
  let most = 0;
  for (const lines of boards) {
    let results = 0;
    for (const line of lines) if (isCompared(line)) results += 1;
    most = Math.max(most, results);
  }
  return most;
}

function rankings(
  known: ReadonlyMap<number, Total>,
  { rankedBy }: Method,
  options: SessionOptions,
): readonly Ranking[] {
  const missing = (options.entries ?? []).filter((entry) => !known.has(entry)).map(withoutLine);
  const totals = [...known.values(), ...missing];
  if (options.winners === 1) return [{ line: null, rows: rank(totals, rankedBy) }];
  const lineOf = (total: Total): Side => options.lineOf?.(total.entry) ?? lineSatIn(total);
  return [
    {
      line: 'NS',
      rows: rank(
        totals.filter((total) => lineOf(total) === 'NS'),
        rankedBy,
      ),
    },
    {
      line: 'EW',
      rows: rank(
        totals.filter((total) => lineOf(total) === 'EW'),
        rankedBy,
      ),
    },
  ];
}

function withoutLine(entry: number): Total {
  return { entry, points: ZERO, available: 0, boards: 0, asNs: 0, asEw: 0 };
}

function lineSatIn(total: Total): Side {
  return total.asEw > total.asNs ? 'EW' : 'NS';
}
