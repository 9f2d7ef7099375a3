/** Matches of pairs, compared with all tables that played the board. */
import { memoizeByObject } from '../../basics/memoize-by-object.ts';
import { pointsOfFigure, type BoardScores } from '../boards/board-scores.ts';
import { METHODS } from '../method.ts';
import { add, divide, exact, roundedUnits, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import { scoreSession } from '../ranked-session/score-session.ts';
import { teamTotals, type MatchBoard, type MatchScore, type TeamTotal } from '../teams/match.ts';
import { forTeams, type ForTeams, type MatchTeam } from '../teams/team.ts';
import { finesOf, type TeamPenalty, type TeamWorth } from '../teams/worth.ts';
import { isVictoryPoints, victoryPoints, type VictoryPointProblem } from '../victory-points/scale.ts';
import { crossImpBoards, ximpq } from '../victory-points/ximpq.ts';
import type { PlacedLines } from './compared-lines.ts';
import type { ComparedLine } from './ranked.ts';
import type { FieldBoards, FieldComparison, MatchLine, StageMatch } from './stage.ts';

/** The boards of all tables, scored together. An award goes by the own average in the match (Law 12C2). */
export function scoredField<Line extends MatchLine>(
  lines: readonly Line[],
  { method, regulation }: FieldComparison,
): readonly BoardScores<Line>[] {
  const options = { method: METHODS[method], regulation, winners: 1, windowOf: (line: Line) => line.match } as const;
  return scoreSession(lines, options).boards;
}

/** The same boards by match. A board that is the same object keeps its part in each match. */
export function fieldBoardsByMatch<Line extends MatchLine>(boards: readonly BoardScores<Line>[]): FieldBoards<Line> {
  const byMatch = new Map<string, BoardScores<Line>[]>();
  for (const board of boards) {
    for (const [match, own] of partsOfBoard(board) as ReadonlyMap<string, BoardScores<Line>>) {
      const before = byMatch.get(match);
      if (before) before.push(own);
      else byMatch.set(match, [own]);
    }
  }
  return byMatch;
}

const partsOfBoard = memoizeByObject(
  (board: BoardScores<MatchLine>): ReadonlyMap<string, BoardScores<MatchLine>> =>
    new Map(
      [...Map.groupBy(board.results, ({ line }) => line.match)].map(([match, results]) => [
        match,
        { ...board, results },
      ]),
    ),
);

/** A match of pairs by its boards: at matchpoints `boardPoints` are matchpoints. */
export function scoreFieldMatch<Line extends MatchLine>(
  match: StageMatch,
  placed: PlacedLines<Line>,
  scored: readonly BoardScores<Line>[],
  { method }: FieldComparison,
): MatchScore<ComparedLine<Line>> {
  const byNumber = new Map(scored.map((board) => [board.board, board]));
  const boards = [...placed.boards].map(([number, lines]): MatchBoard<ComparedLine<Line>> => {
    const board = byNumber.get(number);
    const result = board?.results.find(({ line }) => line === (lines.open ?? lines.closed)?.source);
    const nothing = { board: number, lines, imps: null, points: null, boardPoints: null };
    if (board === undefined || result === undefined || result.ns === null || result.ew === null) {
      return { ...nothing, state: { kind: 'missing', reason: 'notPlayed' } };
    }
    const figures = forTeams((team) =>
      pointsOfFigure(board, (result.line.ns === match[team] ? result.ns : result.ew) ?? 0),
    );
    return { ...nothing, [method === 'matchpoints' ? 'boardPoints' : 'imps']: figures, state: { kind: 'compared' } };
  });
  return {
    boards,
    totals: teamTotals(boards),
    compared: boards.filter(({ imps, boardPoints }) => imps ?? boardPoints).length,
  };
}

/** What a match of pairs comes to for one of them: the share of its matchpoints, or IMPs. */
export interface FieldSum {
  readonly share: Exact;
  readonly imps: Exact;
}

/** The sums of a match by its boards. */
export function fieldSums(
  match: StageMatch,
  scored: readonly BoardScores[],
  comparison: FieldComparison,
): ForTeams<FieldSum> {
  return forTeams((team) => {
    const entry = match[team] ?? 0;
    return comparison.method === 'matchpoints'
      ? { share: shareOf(scored, entry), imps: ZERO }
      : { share: ZERO, imps: exact(wholeImps(scored, entry, comparison)) };
  });
}

/** The sums of a match whose totals were typed. */
export function givenSums(totals: ForTeams<TeamTotal>): ForTeams<FieldSum> {
  const all = add(totals.home.boardPoints, totals.away.boardPoints);
  return forTeams((team) => ({
    share: all.numerator === 0n ? exact(1, 2) : divide(totals[team].boardPoints, all),
    imps: totals[team].imps,
  }));
}

/** What a match of pairs is worth to both. */
export function fieldMatchWorth(
  sums: ForTeams<FieldSum>,
  boards: number,
  { method, scale, isHalved = false }: FieldComparison,
  penalties: readonly TeamPenalty[],
): ForTeams<TeamWorth> | VictoryPointProblem {
  const worthOf = (team: MatchTeam): TeamWorth | VictoryPointProblem => {
    const fines = finesOf(team, penalties);
    const imps = subtract(sums[team].imps, fines.imps);
    const whole = Number(roundedUnits(imps, 0));
    const isShare = method === 'matchpoints';
    const points = victoryPoints(scale, isShare ? { boards, percentage: sums[team].share } : { boards, imps: whole });
    if (!isVictoryPoints(points)) return points;
    const own = isHalved ? divide(points.own, exact(2)) : points.own;
    return { result: subtract(own, fines.result), imps, scaledImps: isShare ? null : whole, parts: null };
  };
  const [home, away] = [worthOf('home'), worthOf('away')];
  if ('kind' in home) return home;
  return 'kind' in away ? away : { home, away };
}

/** The share of the matchpoints that an entry could win; a half while no board counts. */
function shareOf(scored: readonly BoardScores[], entry: number): Exact {
  const own = scored.flatMap((board) => figuresOf(board, entry).map((figure) => ({ figure, top: board.top })));
  const available = own.reduce((sum, { top }) => sum + top, 0);
  if (available === 0) return exact(1, 2);
  return divide(
    own.reduce((sum, { figure }) => add(sum, figure), ZERO),
    exact(available),
  );
}

function wholeImps(scored: readonly BoardScores[], entry: number, { method, regulation }: FieldComparison): number {
  if (method === 'cross-imps') return ximpq(crossImpBoards(scored, entry, regulation.crossImps));
  const sum = scored.flatMap((board) => figuresOf(board, entry)).reduce((total, one) => add(total, one), ZERO);
  return Number(roundedUnits(sum, 0));
}

function figuresOf(board: BoardScores, entry: number): readonly Exact[] {
  return board.results.flatMap(({ line, ns, ew }) => {
    const own = [...(line.ns === entry ? [ns] : []), ...(line.ew === entry ? [ew] : [])];
    return own.flatMap((figure) => (figure === null ? [] : [pointsOfFigure(board, figure)]));
  });
}
