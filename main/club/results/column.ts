import { addChange, announceChange } from '../changes.ts';
import type { Club } from '../club.ts';
import type { ResultView } from '../model/result.ts';
import { isProblem, type ClubProblem, type ResultProblem } from '../problem.ts';
import { resultProblem, insertResults, type ResultInput } from './results.ts';

/** What became of one line of a column: as it is now recorded, null where its result was taken away; or why it is not. */
export type LineAnswer = { readonly result: ResultView | null } | ResultProblem;

/**
 * Records several lines as if one were typed after another, by one change: what can't be recorded is left out, and one
 * undo takes the others back. Where nothing can be recorded, nothing is changed.
 * @returns the session's newest change, and the answers in the order handed in
 */
export function recordColumn(
  club: Club,
  session: number,
  lines: readonly ResultInput[],
): { readonly change: number; readonly lines: readonly LineAnswer[] } | ClubProblem {
  const { store } = club;
  let change: number | null = null;
  const answer = store.action((): { change: number; lines: readonly LineAnswer[] } | ClubProblem => {
    if (!store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    const answers = lines.map((line): LineAnswer => {
      const problem = resultProblem(club, session, line);
      if (problem) return problem;
      change ??= addChange(club, session, 'result');
      const [result = null] = insertResults(club, session, change, [line]);
      return { result };
    });
    return { change: change ?? store.changes.last(session).id, lines: answers };
  });
  if (change !== null && !isProblem(answer)) announceChange(club, session, answer.change);
  return answer;
}
