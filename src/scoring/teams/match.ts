/**
 * A match of two teams: the boards of both tables compared, and what they add up to. What the sums are worth, in
 * IMPs, victory points or another way, is a match's method (worth.ts).
 *
 *     const lines = [
 *       { board: 1, room: 'open', ns: 'home', result: { kind: 'score', score: 620 } },
 *       { board: 1, room: 'closed', ns: 'away', result: { kind: 'score', score: 170 } },
 *     ];
 *     scoreMatch({ lines, boards: [1], removed: null }, MATCH_RULES); // home +10 IMPs, 450 points, 2 board points
 */
import { add, compare, divide, exact, roundedUnits, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import {
  boardOutcome,
  type BoardComparison,
  type NoComparisonReason,
  type TableLine,
  type TableLines,
} from './board.ts';
import { GRADE_BOARD_POINTS, GRADE_IMPS, gradeWorth, type Grade } from './grade.ts';
import type { MatchRules } from './match-rules.ts';
import { forTeams, type ForTeams, type MatchTeam } from './team.ts';

export interface Match<Line extends TableLine = TableLine> {
  readonly lines: readonly Line[];
  /** The boards that were due, in the order of the score sheet. */
  readonly boards: readonly number[];
  /** What the director gives for boards without a comparison; null while they may still be played. */
  readonly removed: ForTeams<Grade> | null;
}

/** How a board counts. */
export type BoardState =
  | { readonly kind: 'compared' }
  /** A team without a grade has its score compared. */
  | { readonly kind: 'awarded'; readonly grades: ForTeams<Grade | null> }
  /** No comparison, and the director's averages instead. */
  | { readonly kind: 'removed'; readonly reason: NoComparisonReason; readonly grades: ForTeams<Grade> }
  /** No comparison, nothing counted. */
  | { readonly kind: 'missing'; readonly reason: NoComparisonReason };

/** One board of a match. Figures are null where nothing counts; an average has no total points. */
export interface MatchBoard<Line extends TableLine = TableLine> {
  readonly board: number;
  readonly lines: TableLines<Line>;
  readonly state: BoardState;
  readonly imps: ForTeams<Exact> | null;
  readonly points: ForTeams<Exact> | null;
  readonly boardPoints: ForTeams<Exact> | null;
}

/** What the boards of a match add up to, as one team sees it. */
export interface TeamTotal {
  /** Won less lost. */
  readonly imps: Exact;
  readonly impsWon: Exact;
  readonly impsLost: Exact;
  /** Total points won less lost. */
  readonly points: Exact;
  readonly pointsWon: Exact;
  readonly pointsLost: Exact;
  /** On the 2-1-0 scale. */
  readonly boardPoints: Exact;
}

export interface MatchScore<Line extends TableLine = TableLine> {
  /** In the order they were given. */
  readonly boards: readonly MatchBoard<Line>[];
  readonly totals: ForTeams<TeamTotal>;
  /** Boards compared between the two tables. */
  readonly compared: number;
}

/** Two lines of one board from the same table, or a line of a board that was not due. */
export interface MatchProblem {
  readonly kind: 'problem';
  readonly code: 'line-twice' | 'board-not-due';
  readonly line: TableLine;
}

/** Compares the boards of a match and adds them up, or names the first line that can't belong to it. */
export function scoreMatch<Line extends TableLine>(
  match: Match<Line>,
  rules: MatchRules,
): MatchScore<Line> | MatchProblem {
  const tables = new Map(match.boards.map((board) => [board, new Map<string, Line>()]));
  for (const line of match.lines) {
    const rooms = tables.get(line.board);
    if (rooms === undefined) return { kind: 'problem', code: 'board-not-due', line };
    if (rooms.has(line.room)) return { kind: 'problem', code: 'line-twice', line };
    rooms.set(line.room, line);
  }
  const lines = [...tables].map(
    ([board, rooms]) => [board, { open: rooms.get('open') ?? null, closed: rooms.get('closed') ?? null }] as const,
  );
  return scoreTables(lines, match.removed, rules);
}

/**
 * Compares the boards of a match, each with its lines at the two tables, and adds them up.
 * @param removed as of a match
 */
export function scoreTables<Line extends TableLine>(
  tables: Iterable<readonly [board: number, lines: TableLines<Line>]>,
  removed: Match['removed'],
  rules: MatchRules,
): MatchScore<Line> {
  const compared = Array.from(tables, ([board, lines]) => matchBoard(board, lines, removed, rules));
  const own = rules.averages === 'own' ? ownAverages(compared) : null;
  const boards = compared.map((board) => withAverages(board, own));
  return { boards, totals: teamTotals(boards), compared: compared.filter(isCompared).length };
}

/** Whether `scoreMatch` answered with a score. */
export function isMatchScore<Line extends TableLine>(
  answer: MatchScore<Line> | MatchProblem,
): answer is MatchScore<Line> {
  return !('kind' in answer);
}

function isCompared({ state }: MatchBoard): boolean {
  return state.kind === 'compared';
}

/** The board before its averages have a worth. */
function matchBoard<Line extends TableLine>(
  board: number,
  lines: TableLines<Line>,
  removed: Match['removed'],
  { boardDecimals }: MatchRules,
): MatchBoard<Line> {
  const outcome = boardOutcome(lines);
  const nothing = { board, lines, imps: null, points: null, boardPoints: null };
  switch (outcome.kind) {
    case 'compared':
      return { board, lines, ...roundedFigures(outcome.figures, boardDecimals), state: { kind: 'compared' } };
    case 'awarded': {
      const { grades, figures } = outcome;
      return { ...nothing, ...(figures && roundedFigures(figures, boardDecimals)), state: { kind: 'awarded', grades } };
    }
    case 'missing':
      return { ...nothing, state: removed ? { kind: 'removed', reason: outcome.reason, grades: removed } : outcome };
  }
}

function roundedFigures(figures: BoardComparison, decimals: MatchRules['boardDecimals']): BoardComparison {
  return { ...figures, imps: forTeams((team) => roundTo(figures.imps[team], decimals)) };
}

function roundTo(value: Exact, decimals: 0 | 1 | null): Exact {
  return decimals === null ? value : exact(roundedUnits(value, decimals), 10 ** decimals);
}

interface Averages {
  readonly imps: Exact;
  readonly boardPoints: Exact;
}

/** Each team's mean a board over the boards that were compared; null where there are none. */
function ownAverages(boards: readonly MatchBoard[]): ForTeams<Averages> | null {
  const played = boards.filter(isCompared);
  if (played.length === 0) return null;
  const totals = teamTotals(played);
  const mean = (sum: Exact): Exact => divide(sum, exact(played.length));
  return forTeams((team) => ({ imps: mean(totals[team].imps), boardPoints: mean(totals[team].boardPoints) }));
}

/** The board with the worth of its averages, where it has any. */
function withAverages<Line extends TableLine>(
  board: MatchBoard<Line>,
  own: ForTeams<Averages> | null,
): MatchBoard<Line> {
  const { state } = board;
  if (state.kind !== 'awarded' && state.kind !== 'removed') return board;
  const { grades } = state;
  const figureOf = (team: MatchTeam, figure: keyof Averages, fixed: Readonly<Record<Grade, Exact>>): Exact => {
    const grade = grades[team];
    if (grade === null) return board[figure]?.[team] ?? ZERO;
    return gradeWorth(grade, fixed[grade], own && own[team][figure]);
  };
  return {
    ...board,
    imps: forTeams((team) => figureOf(team, 'imps', GRADE_IMPS)),
    boardPoints: forTeams((team) => figureOf(team, 'boardPoints', GRADE_BOARD_POINTS)),
  };
}

/** What boards add up to: of a match, or of one half of it. */
export function teamTotals(boards: readonly MatchBoard[]): ForTeams<TeamTotal> {
  return forTeams((team) => {
    const [impsWon, impsLost] = wonAndLost(boards.map(({ imps }) => imps?.[team] ?? ZERO));
    const [pointsWon, pointsLost] = wonAndLost(boards.map(({ points }) => points?.[team] ?? ZERO));
    return {
      imps: subtract(impsWon, impsLost),
      impsWon,
      impsLost,
      points: subtract(pointsWon, pointsLost),
      pointsWon,
      pointsLost,
      boardPoints: boards.reduce((sum, { boardPoints }) => add(sum, boardPoints?.[team] ?? ZERO), ZERO),
    };
  });
}

function wonAndLost(figures: readonly Exact[]): readonly [Exact, Exact] {
  let won = ZERO;
  let lost = ZERO;
  for (const figure of figures) {
    if (compare(figure, ZERO) > 0) won = add(won, figure);
    else lost = subtract(lost, figure);
  }
  return [won, lost];
}

/** The boards without a comparison or an average, each with the reason. */
export function missingBoards(boards: readonly MatchBoard[]): readonly { board: number; reason: NoComparisonReason }[] {
  return boards.flatMap(({ board, state }) => (state.kind === 'missing' ? [{ board, reason: state.reason }] : []));
}
