import { add, divide, exact, multiply, ZERO, type Exact } from '../numbers/exact.ts';
import { imps } from '../boards/imps.ts';
import { weightShare } from '../component-weight.ts';
import type { WeightedScore } from '../scoring-line.ts';
import { scoresAt, type NoComparisonReason } from '../teams/board.ts';
import { GRADE_IMPS, type Grade } from '../teams/grade.ts';
import type { MatchBoard } from '../teams/match.ts';
import type { MatchRules } from '../teams/match-rules.ts';
import type { MatchTeam } from '../teams/team.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** A score of the open room against one of the closed, both from the team's side. */
export interface RoomsComparison {
  readonly open: number;
  readonly closed: number;
  /** What the two add up to. */
  readonly difference: number;
  /** The weights of the two, multiplied; 1 without a weighted score. */
  readonly weight: Exact;
  readonly imps: number;
}

/** Both rooms compared (Law 78B), each component with each, weighted afterwards (Law 12C1). */
export interface ComparedBoard {
  readonly kind: 'compared';
  readonly clause: Clause;
  readonly comparisons: readonly RoomsComparison[];
  readonly sum: Exact;
  /** Decimals the regulation rounds the board to, exact halves away from zero; null where it doesn't. */
  readonly decimals: 0 | 1 | null;
}

/** An average in place of a comparison. */
export interface GradedBoard {
  readonly kind: 'graded';
  readonly clause: Clause;
  readonly grade: Grade;
  /** Why there is no comparison; null for an award at the table. */
  readonly reason: NoComparisonReason | null;
  readonly fixed: Exact;
  /** The team's own average on the compared boards of the match; null without any, or where the worth is fixed. */
  readonly own: {
    readonly boards: readonly { readonly board: number; readonly imps: Exact }[];
    readonly average: Exact;
  } | null;
}

export interface TeamBoardDerivation {
  readonly kind: 'team-board';
  readonly board: number;
  readonly team: MatchTeam;
  readonly from: ComparedBoard | GradedBoard | { readonly kind: 'nothing'; readonly reason: NoComparisonReason };
  /** Null where nothing counts. */
  readonly imps: Exact | null;
}

/**
 * Derives a team's IMPs of one board of a match.
 * @param boards of the whole match, which own averages are taken from
 */
export function deriveTeamBoard(
  board: MatchBoard,
  team: MatchTeam,
  rules: MatchRules,
  boards: readonly MatchBoard[],
): TeamBoardDerivation {
  const { state } = board;
  const base = { kind: 'team-board', board: board.board, team, imps: board.imps?.[team] ?? null } as const;
  switch (state.kind) {
    case 'compared':
      return { ...base, from: comparedBoard(board, team, rules) };
    case 'awarded': {
      const grade = state.grades[team];
      const from = grade === null ? comparedBoard(board, team, rules) : gradedBoard(grade, null, team, rules, boards);
      return { ...base, from };
    }
    case 'removed':
      return { ...base, from: gradedBoard(state.grades[team], state.reason, team, rules, boards) };
    case 'missing':
      return { ...base, from: { kind: 'nothing', reason: state.reason } };
  }
}

function comparedBoard({ lines }: MatchBoard, team: MatchTeam, { boardDecimals: decimals }: MatchRules): ComparedBoard {
  const [open, closed] = [scoresAt(lines.open, team) ?? [], scoresAt(lines.closed, team) ?? []];
  const comparisons = open.flatMap((first) => closed.map((second) => roomsCompared(first, second)));
  const sum = comparisons.reduce((total, one) => add(total, multiply(one.weight, exact(one.imps))), ZERO);
  return { kind: 'compared', clause: CLAUSES.imps, comparisons, sum, decimals };
}

function roomsCompared(open: WeightedScore, closed: WeightedScore): RoomsComparison {
  const difference = open.score + closed.score;
  const weight = multiply(weightShare(open), weightShare(closed));
  return { open: open.score, closed: closed.score, difference, weight, imps: imps(difference) };
}

function gradedBoard(
  grade: Grade,
  reason: NoComparisonReason | null,
  team: MatchTeam,
  { averages }: MatchRules,
  boards: readonly MatchBoard[],
): GradedBoard {
  const compared = boards.flatMap(({ board, state, imps: own }) =>
    state.kind === 'compared' && own ? [{ board, imps: own[team] }] : [],
  );
  const sum = compared.reduce((total, one) => add(total, one.imps), ZERO);
  const isOwn = averages === 'own' && compared.length > 0;
  const own = isOwn ? { boards: compared, average: divide(sum, exact(compared.length)) } : null;
  return {
    kind: 'graded',
    clause: reason ? CLAUSES.teamsRemoved : CLAUSES.artificial,
    grade,
    reason,
    fixed: GRADE_IMPS[grade],
    own,
  };
}
