import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { ClubProblem } from '../problem.ts';
import { resultProblem } from './problems.ts';
import { insertResults } from './results.ts';
import type { ResultInput } from './input.ts';

/**
 * Records several lines by one change, all or none: two boards that were exchanged, a board that was played instead of
 * another and gets a line of its own beside those of the schedule, or one ruling at several tables.
 * @param lines each once
 */
export function recordTogether(
  club: Club,
  session: number,
  lines: readonly ResultInput[],
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'result' }, ({ add }): ClubProblem | null => {
    for (const line of lines) {
      const problem = resultProblem(club, session, line, lines);
      if (problem) return problem;
    }
    insertResults(club, session, add(), lines);
    return null;
  });
}
