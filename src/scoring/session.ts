import type { Side } from '../bridge/seat.ts';
import type { BoardScores } from './board-scores.ts';
import { ZERO } from './exact.ts';
import { asPlayers } from './individual.ts';
import { isCompared, type ScoringLine } from './lines.ts';
import { METHODS, type Method } from './method.ts';
import { withOwnAverages, type WindowOf } from './own-averages.ts';
import { rank, type RankedEntry } from './ranking.ts';
import type { Regulation } from './regulation.ts';
import { withSitOuts, type SitOut } from './sit-outs.ts';
import { totalsOf, type Total } from './totals.ts';

export interface SessionOptions<Line extends ScoringLine = ScoringLine> {
  /** One ranking, or one for each line. */
  readonly winners: 1 | 2;
  readonly regulation: Regulation;
  /** Matchpoints where it is left out. */
  readonly method?: Method;
  /** Results of a fully played board; the most that any board has is taken when that is more, or when it is left out. */
  readonly expected?: number;
  /** The field a line is compared in, such as its section; where it is left out, all lines of a board are one field. */
  readonly fieldOf?: (line: Line) => string | number;
  /** What a side's own average is taken over: a match in a Swiss, a stage; where it is left out, the session (Law 12C2). */
  readonly windowOf?: WindowOf<Line>;
  /** Boards missed by sitting out, for regulations that give something for them. */
  readonly sitOuts?: readonly SitOut[];
  /** The line an entry is ranked in with two winners; where it is left out or null, the one it sat in most (N-S if as often). */
  readonly lineOf?: (entry: number) => Side | null;
  /** Entries that are ranked even where no line names them. */
  readonly entries?: readonly number[];
}

export interface SessionScores<Line extends ScoringLine = ScoringLine> {
  /** Results of a fully played board: every board is brought to this, of the largest field where there are several. */
  readonly expected: number;
  /** In order of number; a board played in several fields is there once for each. */
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
 * Scores the boards of a session by one method and ranks its entries. Every board counts the same: all of a field are
 * brought to one number of results, and the field of a board is all its results, whichever line an entry is ranked in.
 * Fields may be of different sizes; percentages and means rank their entries together.
 */
export function scoreSession<Line extends ScoringLine>(
  lines: readonly Line[],
  options: SessionOptions<Line>,
): SessionScores<Line> {
  const { regulation, method = METHODS.matchpoints, sitOuts = [] } = options;
  const scored = scoreFields(lines, method, options).toSorted((a, b) => a.board - b.board);
  const boards = withOwnAverages(scored, regulation, options.windowOf);
  const totals = totalsOf(asPlayers(boards));
  const known = sitOuts.length === 0 ? totals : withSitOuts(totals, sitOuts, boards, method, regulation);
  const expected = boards.reduce((most, board) => Math.max(most, board.expected), options.expected ?? 0);
  return { expected, boards, rankings: rankings(known, method, options) };
}

function scoreFields<Line extends ScoringLine>(
  lines: readonly Line[],
  method: Method,
  options: SessionOptions<Line>,
): readonly BoardScores<Line>[] {
  if (options.fieldOf === undefined) return scoreField(lines, method, options);
  const fields = Map.groupBy(lines, options.fieldOf);
  return [...fields].flatMap(([field, group]) =>
    scoreField(group, method, options).map((board) => ({ ...board, field })),
  );
}

/** All boards of a field, brought to one number of results. */
function scoreField<Line extends ScoringLine>(
  lines: readonly Line[],
  method: Method,
  options: SessionOptions<Line>,
): readonly BoardScores<Line>[] {
  const byBoard = Map.groupBy(lines, (line) => line.board);
  const expected = Math.max(options.expected ?? 0, mostResults(byBoard.values()));
  return [...byBoard.values()].map((group) => method.scoreBoard(group, expected, options.regulation));
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
  options: Pick<SessionOptions, 'winners' | 'entries' | 'lineOf'>,
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
