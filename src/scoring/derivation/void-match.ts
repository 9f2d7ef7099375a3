import { exact, multiply, type Exact } from '../numbers/exact.ts';
import { GRADE_BOARD_POINTS, GRADE_IMPS, type Grade } from '../teams/grade.ts';
import { hasVoidWorth } from '../teams/void.ts';
import type { MatchTeam } from '../teams/team.ts';
import type { MatchMethod, TeamPenalty, TeamWorth } from '../teams/worth.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** What a void match is worth to one team: its grade on half of the boards, rounded up, and average on the rest. */
export interface VoidMatchDerivation {
  readonly kind: 'void-match';
  readonly team: MatchTeam;
  readonly method: MatchMethod['kind'];
  readonly clause: Clause;
  readonly grade: Grade;
  readonly half: number;
  readonly rest: number;
  /** Of the half; average on the rest is 0. */
  readonly imps: Exact;
  /** Of the half; average on the rest is 1 each. */
  readonly boardPoints: Exact;
  /** Each taken from its unit (Laws 90 and 91). */
  readonly penalties: readonly TeamPenalty[];
  /** What `matchWorth` answers; null where the method has nothing for averages. */
  readonly result: Exact | null;
}

/** Derives what a void match is worth to a team (EBU White Book 3.3.9); `worth` of `matchWorth`. */
export function deriveVoidMatch(
  boards: number,
  method: MatchMethod,
  grade: Grade,
  penalties: readonly TeamPenalty[],
  team: MatchTeam,
  worth: Pick<TeamWorth, 'result'> | null,
): VoidMatchDerivation {
  const half = Math.ceil(boards / 2);
  return {
    kind: 'void-match',
    team,
    method: method.kind,
    clause: CLAUSES.teamsVoid,
    grade,
    half,
    rest: boards - half,
    imps: multiply(exact(half), GRADE_IMPS[grade]),
    boardPoints: multiply(exact(half), GRADE_BOARD_POINTS[grade]),
    penalties: penalties.filter((penalty) => penalty.team === team),
    result: hasVoidWorth(method) ? (worth?.result ?? null) : null,
  };
}
