import { slotKey, slotOf } from '../../../src/session/slot.ts';
import type { ResultVersionRow } from '../../store/results/results.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { resultView } from '../competitions/sessions.ts';
import type { ResultView } from '../model/result.ts';
import type { ClubProblem, ResultProblem } from '../problem.ts';
import { sessionUndertricks } from '../scoring/scoring.ts';
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
  const recorded = new Map<string, ResultInput[]>();
  const answerOf = (change: number) => ({ lines: answersAgain(club, { session, change }, lines) });
  return change(club, { session, kind: 'result', answerOf }, ({ add }): { lines: readonly LineAnswer[] } => ({
    lines: lines.map((line): LineAnswer => {
      const ofSlot = [...(recorded.get(slotKey(line)) ?? []), line];
      const problem = resultProblem(club, session, line, ofSlot);
      if (problem) return problem;
      recorded.set(slotKey(line), ofSlot);
      const [result = null] = insertResults(club, session, add(), [line]);
      return { result };
    }),
  }));
}

/** What a change that recorded some of the lines answered. A line that was refused then is refused again. */
function answersAgain(
  club: Club,
  { session, change }: { readonly session: number; readonly change: number },
  lines: readonly ResultInput[],
): readonly LineAnswer[] {
  const { results } = club.store;
  const undertricks = sessionUndertricks(club, session);
  const view = (row: ResultVersionRow | null) => row && resultView(row, undertricks);
  const written = new Map(results.ofChange(change).map((row) => [slotKey(row), row]));
  return lines.map((line): LineAnswer => {
    const row = written.get(slotKey(line));
    if (!row) {
      const conflict = { kind: 'problem', code: 'versionConflict', ...view(results.newest(slotOf(line))) } as const;
      return resultProblem(club, session, line) ?? conflict;
    }
    written.delete(slotKey(line));
    return { result: view(row) };
  });
}
