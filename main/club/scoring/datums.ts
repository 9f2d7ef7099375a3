import { addChange, announceChange } from '../changes.ts';
import type { Club } from '../club.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import type { Restoring } from '../restoring.ts';
import type { ChangeScope } from '../model/undo.ts';

/**
 * Writes the score a board's results are held against by the method of the fixed datum: one printed with prepared deals,
 * or the board's par. It is of the board in every section; null takes it away. One as it is already is no change.
 * @param score from North-South
 * @returns the session's change number
 */
export function changeDatum(
  club: Club,
  session: number,
  board: number,
  score: number | null,
): { readonly change: number } | ClubProblem {
  const { store } = club;
  let written = false;
  const answer = store.action((): { change: number } | ClubProblem => {
    if (!store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    const boards = Math.max(0, ...store.sessions.sections(session).map((section) => section.boards));
    if (board > boards) return { kind: 'problem', code: 'unknownBoard', board, boards };
    const current = store.datums.current(session).find((datum) => datum.board === board);
    if ((current?.score ?? null) === score) return { change: store.changes.last(session).id };
    const change = addChange(club, session, 'datum');
    store.datums.add(session, change, board, score);
    written = true;
    return { change };
  });
  if (written && !isProblem(answer)) announceChange(club, session, answer.change);
  return answer;
}

/** Writes anew the datum that stood before a change of it. */
export function restoreDatums({ store }: Club, { session, undone, change }: Restoring): ChangeScope {
  const before = store.datums.before(undone);
  for (const { board, score } of before) store.datums.add(session, change, board, score);
  return { subject: 'datum', boards: before.map(({ board }) => board) };
}
