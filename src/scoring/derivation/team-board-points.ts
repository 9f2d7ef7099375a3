import { add, divide, exact, multiply, ZERO, type Exact } from '../numbers/exact.ts';
import { weightShare } from '../component-weight.ts';
import type { WeightedScore } from '../scoring-line.ts';
import { scoresAt, type NoComparisonReason } from '../teams/board.ts';
import { GRADE_BOARD_POINTS, type Grade } from '../teams/grade.ts';
import type { MatchBoard } from '../teams/match.ts';
import type { MatchRules } from '../teams/match-rules.ts';
import type { MatchTeam } from '../teams/team.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** What a match is decided in beside IMPs: points a board on the 2-1-0 scale, or total points. */
export type PointsMeasure = 'boardPoints' | 'points';

/** A score of the open room against one of the closed, both from the team's side. */
export interface PointsComparison {
  readonly open: number;
  readonly closed: number;
  /** What the two add up to: more than 0 is the better score. */
  readonly difference: number;
  /** The weights of the two, multiplied; 1 without a weighted score. */
  readonly weight: Exact;
  /** The difference itself, or 2 for the better score, 1 for the same and 0 for the worse. */
  readonly worth: number;
}

/** An average in place of a comparison: a share of the two points of a board. */
export interface GradedPoints {
  readonly kind: 'graded';
  readonly clause: Clause;
  readonly grade: Grade;
  /** Why there is no comparison; null for an award at the table. */
  readonly reason: NoComparisonReason | null;
  readonly fixed: Exact;
  /** The team's own average on the compared boards of the match; null without any, or where the worth is fixed. */
  readonly own: {
    readonly boards: readonly { readonly board: number; readonly points: Exact }[];
    readonly average: Exact;
  } | null;
}

export interface TeamBoardPointsDerivation {
  readonly kind: 'team-board-points';
  readonly board: number;
  readonly team: MatchTeam;
  readonly measure: PointsMeasure;
  readonly from:
    | { readonly kind: 'compared'; readonly comparisons: readonly PointsComparison[] }
    | GradedPoints
    /** No comparison and nothing in its place; or an average, which has no total points. */
    | { readonly kind: 'nothing'; readonly reason: NoComparisonReason | 'average' };
  /** Null where nothing counts. */
  readonly points: Exact | null;
}

/**
 * Derives a team's points of one board of a match: board-a-match, Patton (2-1-0) or total points. The better score
 * needs no margin.
 * @param boards of the whole match, which own averages are taken from
 */
export function deriveTeamBoardPoints(
  board: MatchBoard,
  team: MatchTeam,
  measure: PointsMeasure,
  rules: MatchRules,
  boards: readonly MatchBoard[],
): TeamBoardPointsDerivation {
  const points = board[measure]?.[team] ?? null;
  const base = { kind: 'team-board-points', board: board.board, team, measure, points } as const;
  return { ...base, from: originOf(board, team, measure, rules, boards) };
}

function originOf(
  { state, lines }: MatchBoard,
  team: MatchTeam,
  measure: PointsMeasure,
  rules: MatchRules,
  boards: readonly MatchBoard[],
): TeamBoardPointsDerivation['from'] {
  if (state.kind === 'missing') return { kind: 'nothing', reason: state.reason };
  const grade = state.kind === 'compared' ? null : state.grades[team];
  if (grade === null) {
    const [open, closed] = [scoresAt(lines.open, team) ?? [], scoresAt(lines.closed, team) ?? []];
    const comparisons = open.flatMap((first) => closed.map((second) => compared(first, second, measure)));
    return { kind: 'compared', comparisons };
  }
  if (measure === 'points') return { kind: 'nothing', reason: 'average' };
  const isRemoved = state.kind === 'removed';
  return {
    kind: 'graded',
    clause: isRemoved ? CLAUSES.teamsRemoved : CLAUSES.artificial,
    grade,
    reason: isRemoved ? state.reason : null,
    fixed: GRADE_BOARD_POINTS[grade],
    own: rules.averages === 'own' ? ownAverage(boards, team) : null,
  };
}

function compared(open: WeightedScore, closed: WeightedScore, measure: PointsMeasure): PointsComparison {
  const difference = open.score + closed.score;
  const weight = multiply(weightShare(open), weightShare(closed));
  const worth = measure === 'points' ? difference : 1 + Math.sign(difference);
  return { open: open.score, closed: closed.score, difference, weight, worth };
}

function ownAverage(boards: readonly MatchBoard[], team: MatchTeam): GradedPoints['own'] {
  const played = boards.flatMap(({ board, state, boardPoints }) =>
    state.kind === 'compared' && boardPoints ? [{ board, points: boardPoints[team] }] : [],
  );
  if (played.length === 0) return null;
  const sum = played.reduce((total, { points }) => add(total, points), ZERO);
  return { boards: played, average: divide(sum, exact(played.length)) };
}
