import type { ChangeSubject, UndoDirection } from '../store/changes.ts';
import { addStep, announceChange } from './changes.ts';
import type { Club } from './club.ts';
import { restoreDatums } from './scoring/datums.ts';
import { restoreNames } from './players/names.ts';
import { restorePenalties } from './scoring/penalties.ts';
import { isProblem, type ClubProblem } from './problem.ts';
import { restorePublication } from './publication/publication.ts';
import { restoreResults } from './results/results.ts';
import { restoreAcceptances } from './review/review.ts';
import { restoreSchedule } from './schedule/schedule.ts';
import { restoreScoring } from './scoring/scoring.ts';
import { restoreTerms } from './scoring/terms.ts';
import type { Restoring } from './restoring.ts';
import type { StepView, ChangeScope } from './model/undo.ts';

const RESTORE: Readonly<Record<ChangeSubject, (club: Club, restoring: Restoring) => ChangeScope>> = {
  result: restoreResults,
  penalty: restorePenalties,
  schedule: restoreSchedule,
  names: restoreNames,
  terms: restoreTerms,
  datum: restoreDatums,
  scoring: restoreScoring,
  publication: restorePublication,
  review: restoreAcceptances,
};

/**
 * Takes back the newest change of a session that was not taken back yet, whatever it was about and whoever made it: all
 * that it wrote gets its earlier content as a new version, in one transaction. Called again, it takes back the one
 * before. Because it goes newest first, what it restores is what stood, and can stand again.
 */
export function undoChange(club: Club, session: number): StepView | ClubProblem {
  return step(club, session, 'undo');
}

/** Does the change again that was taken back last, as long as nothing else was changed since. */
export function redoChange(club: Club, session: number): StepView | ClubProblem {
  return step(club, session, 'redo');
}

function step(club: Club, session: number, way: UndoDirection): StepView | ClubProblem {
  const { store } = club;
  const answer = store.action((): StepView | ClubProblem => {
    if (!store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    const next = store.changes.next(way, session);
    if (next === null) return { way, change: store.changes.last(session).id, of: null, touched: null };
    // What stands again stands for the reason it had.
    const reason = next.subject === 'result' ? store.results.reasonBefore(next.id) : '';
    const change = addStep(club, session, way, next, reason);
    return { way, change, of: next.id, touched: RESTORE[next.subject](club, { session, undone: next.id, change }) };
  });
  if (!isProblem(answer) && answer.of !== null) announceChange(club, session, answer.change);
  return answer;
}
