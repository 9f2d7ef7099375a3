import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import { changedMeanwhile, isChangedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import type { ClubProblem } from '../problem.ts';
import type { ChangeScope } from '../model/undo.ts';

/**
 * Sets the score that a board's results are compared with by the fixed-datum method: one printed with prepared deals,
 * or the board's par. It holds in every section. Setting the same score again changes nothing.
 * @param score from North-South; null removes it
 * @param before the score that its sender saw
 */
export function changeDatum(
  club: Club,
  session: number,
  board: number,
  score: number | null,
  before?: number | null,
): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'datum' }, ({ add }): ClubProblem | null => {
    const boards = Math.max(0, ...store.sessions.sections(session).map((section) => section.boards));
    if (board > boards) return { kind: 'problem', code: 'unknownBoard', board, boards };
    const current = store.datums.current(session).find((datum) => datum.board === board);
    const now = current?.score ?? null;
    if (isChangedMeanwhile({ before, now, asked: score })) return changedMeanwhile(club, session);
    if (now !== score) store.datums.add(session, add(), board, score);
    return null;
  });
}

/** Writes the datum that stood before a change. */
function restoreDatums({ store }: Club, { session, undone, change }: Restoring): ChangeScope {
  const before = store.datums.before(undone);
  for (const { board, score } of before) store.datums.add(session, change, board, score);
  return { subject: 'datum', boards: before.map(({ board }) => board) };
}

export const datumChange: UndoableChange<'datum'> = { kind: 'datum', restore: restoreDatums };
