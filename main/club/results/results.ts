import type { Outcome } from '../../../src/bridge/result/result.ts';
import { slotOf } from '../../../src/session/slot.ts';
import type { NewResult, ResultVersionRow, SlotKey } from '../../store/results/results.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { resultView } from '../competitions/sessions.ts';
import type { ResultView } from '../model/result.ts';
import type { ClubProblem } from '../problem.ts';
import { sessionUndertricks } from '../scoring/scoring.ts';
import type { ResultInput } from './input.ts';
import { resultProblem } from './problems.ts';

export interface RecordedResult {
  /** Null where the result was erased. */
  readonly result: ResultView | null;
}

/**
 * Records, corrects or erases one result. It must stand on a line of the schedule. The pairs, their directions and the
 * board may be others than the schedule expects, and are recorded as they were played. When this returns without a
 * problem, the result is on the disk.
 */
export function recordResult(club: Club, session: number, input: ResultInput): Changed<RecordedResult> | ClubProblem {
  const answerOf = (change: number): RecordedResult => {
    const [row] = club.store.results.ofChange(change);
    return { result: row ? resultView(row, sessionUndertricks(club, session)) : null };
  };
  return change(club, { session, kind: 'result', answerOf }, ({ add }): RecordedResult | ClubProblem => {
    const problem = resultProblem(club, session, input);
    if (problem) return problem;
    const [result = null] = insertResults(club, session, add({ reason: input.reason ?? '' }), [input]);
    return { result };
  });
}

/** Writes the next version of each line, within a change. @returns the lines as they now stand */
export function insertResults(
  club: Club,
  session: number,
  change: number,
  lines: readonly ResultInput[],
): readonly (ResultView | null)[] {
  const { results } = club.store;
  results.add(
    change,
    lines.map((line) => nextVersion(club, line)),
  );
  const undertricks = sessionUndertricks(club, session);
  return lines.map((line) => {
    const newest = results.newest(slotOf(line));
    return newest && resultView(newest, undertricks);
  });
}

/**
 * The version to write. An erased result keeps the board and the pairs it had, and a ruling the result at the table.
 * Where the input doesn't give the form of a fouled board, the line keeps the form it had.
 */
export function nextVersion({ store }: Club, input: ResultInput): SlotKey & Required<NewResult> {
  const { board, ns, ew, outcome, typed, note = '' } = input;
  const newest = store.results.newest(slotOf(input));
  const erased = outcome === null ? newest : null;
  const played = erased ? { board: erased.board, ns: erased.ns, ew: erased.ew } : { board, ns, ew };
  const formBefore = newest?.outcome ? newest.form : null;
  const form = outcome ? (input.form === undefined ? formBefore : input.form) : null;
  return {
    ...slotOf(input),
    ...played,
    outcome: outcome && withTableResult(outcome, newest),
    typed,
    form,
    note: note.trim(),
  };
}

/** A ruling with the result at the table that it replaces. */
function withTableResult(outcome: Outcome, newest: Pick<ResultVersionRow, 'outcome'> | null): Outcome {
  const before = newest?.outcome;
  if (outcome.kind !== 'ruled' || !before) return outcome;
  return { ...outcome, atTable: before.kind === 'ruled' ? before.atTable : before };
}
