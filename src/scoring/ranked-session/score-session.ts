import type { Side } from '../../bridge/seat.ts';
import type { BoardScores } from '../boards/board-scores.ts';
import { asPlayers } from '../boards/individual.ts';
import { hasAward, resultsIn, type ScoringLine } from '../scoring-line.ts';
import { expandBoards } from '../totals/expanded-boards.ts';
import { encodeLines, type EncodedLines } from '../totals/encoded-lines.ts';
import { METHODS, type Method } from '../method.ts';
import { needOwnAverages, withOwnAverages, type WindowOf } from '../awards/own-averages.ts';
import type { Regulation } from '../regulation/regulation.ts';
import { withSitOuts, type SitOut } from './sit-outs.ts';
import { totalColumnsOf, totalsFromColumns } from '../totals/total-columns.ts';
import { sessionRankings, regulationFor, type Ranking } from './session-rankings.ts';
import { totalsByEntry, totalsOfEncoded, totalsOfBoards } from '../totals/totals.ts';

export interface SessionOptions<Line extends ScoringLine = ScoringLine> {
  /** One ranking, or one for each line. */
  readonly winners: 1 | 2;
  readonly regulation: Regulation;
  /** Matchpoints where it is left out. */
  readonly method?: Method;
  /**
   * Results of a fully played board, unless a board has more. Where it is left out, the most that any board has, and
   * two where no board has more than a single result and there is an award.
   */
  readonly expected?: number;
  /** The field a line is compared in, such as its section; where it is left out, all lines of a board are one field. */
  readonly fieldOf?: (line: Line) => string | number;
  /**
   * The window of own averages, such as a match of a Swiss or a stage; where it is left out, the session (Law 12C2).
   */
  readonly windowOf?: WindowOf<Line>;
  /** Boards missed by sitting out; the regulation may give something for them. */
  readonly sitOuts?: readonly SitOut[];
  /**
   * The line an entry is ranked in with two winners; where it is left out or null, the one it sat in most (N-S if as
   * often).
   */
  readonly lineOf?: (entry: number) => Side | null;
  /** Entries that are ranked even where no line names them. */
  readonly entries?: readonly number[];
}

export interface SessionScores<Line extends ScoringLine = ScoringLine> {
  /** Results of a fully played board, in the largest field where there are several: boards are factored to it. */
  readonly expected: number;
  /** In order of number; a board played in several fields is there once for each. */
  readonly boards: readonly BoardScores<Line>[];
  /** One ranking, or two: North-South first. */
  readonly rankings: readonly Ranking[];
}

/**
 * Scores the boards of a session by one method and ranks its entries. Every board counts the same: all boards of a
 * field are factored to one number of results, and all results of a board are compared, whichever line an entry is
 * ranked in. Fields may be of different sizes; percentages and means rank their entries together.
 */
export function scoreSession<Line extends ScoringLine>(
  lines: readonly Line[],
  options: SessionOptions<Line>,
): SessionScores<Line> {
  const { method = METHODS.matchpoints, sitOuts = [] } = options;
  const regulation = regulationFor(method, options.regulation);
  const fields = scoreFields(lines, method, { ...options, regulation });
  const scored = fields.flatMap((field) => field.boards).toSorted((a, b) => a.board - b.board);
  const boards = fields.some(({ encoded }) => needOwnAverages(encoded.distinct, regulation))
    ? withOwnAverages(scored, regulation, options.windowOf)
    : scored;
  const [only] = fields;
  const won =
    boards === scored && only !== undefined && fields.length === 1
      ? totalsOfEncoded(only.encoded, only.scored)
      : totalColumnsOf([...totalsOfBoards(asPlayers(boards)).values()]);
  const totals =
    sitOuts.length === 0
      ? won
      : totalColumnsOf([
          ...withSitOuts(totalsByEntry(totalsFromColumns(won)), sitOuts, boards, method, regulation).values(),
        ]);
  const expected = boards.reduce((most, board) => Math.max(most, board.expected), options.expected ?? 0);
  return { expected, boards, rankings: sessionRankings(totals, boards, { ...options, method, regulation }) };
}

/** The lines that are compared with each other, board by board. */
interface Field<Line extends ScoringLine> {
  readonly encoded: EncodedLines<Line>;
  /** For each board of `encoded` what its distinct results have. */
  readonly scored: readonly BoardScores<Line>[];
  /** The same boards with a result for every line. */
  readonly boards: readonly BoardScores<Line>[];
}

function scoreFields<Line extends ScoringLine>(
  lines: readonly Line[],
  method: Method,
  options: SessionOptions<Line>,
): readonly Field<Line>[] {
  if (options.fieldOf === undefined) return [scoreField(lines, method, options)];
  const fields = Map.groupBy(lines, options.fieldOf);
  return [...fields].map(([field, group]) => scoreField(group, method, options, field));
}

/** The fewest results that can be compared: an award alone, or beside a single result, is one of two. */
const COMPARED = 2;

/** Scores all boards of a field, factored to one number of results. */
function scoreField<Line extends ScoringLine>(
  lines: readonly Line[],
  method: Method,
  options: SessionOptions<Line>,
  field?: string | number,
): Field<Line> {
  const encoded = encodeLines(lines);
  const boards = encoded.boards.map((codes) => codes.map((code) => encoded.distinct[code] as Line));
  const most = (count: (own: readonly Line[]) => number): number =>
    boards.reduce((result, own) => Math.max(result, count(own)), 0);
  const asked = options.expected ?? (boards.some((own) => own.some(hasAward)) ? COMPARED : 0);
  const expected = Math.max(most(resultsIn), asked);
  const scored = boards.map((own) => ({
    ...method.scoreBoard(own, expected, options.regulation),
    ...(field === undefined ? {} : { field }),
  }));
  return { encoded, scored, boards: expandBoards(lines, encoded, scored) };
}
