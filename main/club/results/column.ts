import { slotKey } from '../../../src/session/slot.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { ResultView } from '../model/result.ts';
import type { ClubProblem, ResultProblem } from '../problem.ts';
import { resultProblem } from './problems.ts';
import { insertResults } from './results.ts';
import type { ResultInput } from './input.ts';

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
): Changed<{ readonly lines: readonly LineAnswer[] }> | ClubProblem {
  const recorded: ResultInput[] = [];
  return change(club, { session, kind: 'result' }, ({ add }): { lines: readonly LineAnswer[] } => ({
    lines: lines.map((line): LineAnswer => {
      const before = recorded.filter((one) => slotKey(one) === slotKey(line));
      const problem = resultProblem(club, session, line, [...before, line]);
      if (problem) return problem;
      recorded.push(line);
      const [result = null] = insertResults(club, session, add(), [line]);
      return { result };
    }),
  }));
}
