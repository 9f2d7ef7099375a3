import { slotKey } from '../../../src/session/slot.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { ResultView } from '../model/result.ts';
import type { ClubProblem, ResultProblem } from '../problem.ts';
import { resultProblem } from './problems.ts';
import { insertResults } from './results.ts';
import type { ResultInput } from './input.ts';

/** The result of one line of a column as it is now recorded, null where it was erased; or why it was refused. */
export type LineAnswer = { readonly result: ResultView | null } | ResultProblem;

/**
 * Records several lines one after another, by one change. A line that can't be recorded is left out; one undo undoes
 * the others. Where no line can be recorded, nothing is changed.
 * @returns an answer for each line, in the order of the lines
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
