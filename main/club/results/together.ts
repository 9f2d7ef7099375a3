import { addChange, announceChange } from '../changes.ts';
import type { Club } from '../club.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { resultProblem, insertResults, type ResultInput } from './results.ts';

/**
 * Records several lines as one action, all or none: two boards that were exchanged, or a board that was played in the
 * place of another, which goes to the line of its own beside those of the schedule. One undo takes it back.
 * @param lines of one section, each once
 */
export function recordTogether(
  club: Club,
  session: number,
  lines: readonly ResultInput[],
): { readonly change: number } | ClubProblem {
  const answer = club.store.action((): { change: number } | ClubProblem => {
    if (!club.store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    for (const line of lines) {
      const problem = resultProblem(club, session, line, lines);
      if (problem) return problem;
    }
    const change = addChange(club, session, 'result');
    insertResults(club, session, change, lines);
    return { change };
  });
  if (!isProblem(answer)) announceChange(club, session, answer.change);
  return answer;
}
