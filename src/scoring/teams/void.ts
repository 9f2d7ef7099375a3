import { add, exact, multiply, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import { GRADE_BOARD_POINTS, GRADE_IMPS, type Grade } from './grade.ts';
import type { MatchScore, TeamTotal } from './match.ts';
import { forTeams, type ForTeams } from './team.ts';
import type { MatchMethod } from './worth.ts';

/** Whether so little of a finished match could be played that it doesn't count: less than half (White Book 3.3.7). */
export function isVoidMatch({ boards, compared }: MatchScore): boolean {
  return 2 * compared < boards.length;
}

/**
 * A void match, and one that a team forfeits in a Swiss: what each side's grade is worth on half the boards, rounded
 * up, and average on the rest (EBU White Book 3.3.9 and 2.4.6).
 * @param boards of the whole match
 */
export function voidTotals(boards: number, grades: ForTeams<Grade>): ForTeams<TeamTotal> {
  const half = exact(Math.ceil(boards / 2));
  const rest = exact(Math.floor(boards / 2));
  return forTeams((team) => {
    const grade = grades[team];
    const imps = multiply(half, GRADE_IMPS[grade]);
    const [impsWon, impsLost] = imps.numerator < 0n ? [ZERO, subtract(ZERO, imps)] : [imps, ZERO];
    const onHalf = multiply(half, GRADE_BOARD_POINTS[grade]);
    const boardPoints = add(onHalf, multiply(rest, GRADE_BOARD_POINTS.average));
    return { imps, impsWon, impsLost, points: ZERO, pointsWon: ZERO, pointsLost: ZERO, boardPoints };
  });
}

/**
 * Whether a void match has a worth by the method. Averages have no total points, so by the aggregate it has none,
 * and the director gives the result.
 */
export function hasVoidWorth(method: MatchMethod): boolean {
  return method.kind !== 'aggregate' && !(method.kind === 'patton' && method.second.from === 'aggregate');
}

/**
 * A match void because the teams sat wrongly: both get 40 % of the victory points, 60 % when the director seated them
 * so (EBU White Book 3.3.6.1).
 * @param maximum the victory points of the largest win: 20, or 10 for a half match
 */
export function wronglySeated(maximum: Exact, cause: 'teams' | 'director'): ForTeams<Exact> {
  const share = cause === 'teams' ? exact(40, 100) : exact(60, 100);
  return forTeams(() => multiply(maximum, share));
}
