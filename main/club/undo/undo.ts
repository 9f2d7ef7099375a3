import type { ChangeSubject, UndoDirection } from '../../store/changes.ts';
import { change, type UndoableChange } from '../change.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import type { StepView } from '../model/undo.ts';
import { detailsChange } from '../competitions/details.ts';
import { drawChange } from '../draws/undo.ts';
import { dealsChange } from '../deals/deals.ts';
import { matchResultChange } from '../matches/given-results.ts';
import { namesChange } from '../players/names.ts';
import type { ClubProblem } from '../problem.ts';
import { publicationChange } from '../publication/publication.ts';
import { resultChange } from '../results/restore.ts';
import { reviewChange } from '../review/review.ts';
import { scheduleChange } from '../schedule/revert.ts';
import { datumChange } from '../scoring/datums.ts';
import { penaltyChange } from '../scoring/penalties.ts';
import { scoringChange } from '../scoring/scoring.ts';
import { termsChange } from '../scoring/terms.ts';
import { stageChange } from '../stages/decided.ts';

/** Every kind of change that can be undone. A new kind is a module and a line here. */
const UNDOABLE: { readonly [Subject in ChangeSubject]: UndoableChange<Subject> } = {
  result: resultChange,
  penalty: penaltyChange,
  schedule: scheduleChange,
  names: namesChange,
  terms: termsChange,
  datum: datumChange,
  scoring: scoringChange,
  publication: publicationChange,
  review: reviewChange,
  details: detailsChange,
  match: matchResultChange,
  draw: drawChange,
  stage: stageChange,
  deals: dealsChange,
};

/**
 * Undoes the newest change of a session that is not undone yet, whatever it was about and whoever made it. Everything
 * it wrote gets its earlier content as a new version. Called again, it undoes the change before. Undoing goes newest
 * first, so what it restores did stand, and is possible.
 */
export function undoChange(club: Club, session: number, wish: UndoWish = {}): StepView | ClubProblem {
  return step(club, session, 'undo', wish);
}

/** Which change is to be undone. */
export interface UndoWish {
  /** This one or none: where it is not the newest any more, nothing is undone. */
  readonly only?: number;
  /** The newest change its sender has seen: what somebody changed since is not undone. */
  readonly seen?: number;
}

/** Redoes the change that was undone last, as long as nothing else has been changed since. */
export function redoChange(club: Club, session: number): StepView | ClubProblem {
  return step(club, session, 'redo', {});
}

function step(club: Club, session: number, direction: UndoDirection, { only, seen }: UndoWish): StepView | ClubProblem {
  const { store } = club;
  const answerOf = (change: number) => ({ direction, undone: store.changes.undoneBy(change), scope: null, made: null });
  return change(
    club,
    { session, kind: direction, answerOf },
    ({ add, author, at }): Omit<StepView, 'change'> | ClubProblem => {
      const next = store.changes.next(direction, session);
      if (next === null || (only !== undefined && next.id !== only))
        return { direction, undone: null, scope: null, made: null };
      if (seen !== undefined && next.id > seen) return changedMeanwhile(club, session);
      // A result that stands again has the reason it had.
      const reason = next.subject === 'result' ? store.results.reasonBefore(next.id) : '';
      const owner = next.session ?? session;
      const restoring = { session: owner, undone: next.id, change: add({ reason, undoes: next }), author, at };
      const made = store.changes.signatureOf(next.id);
      const scope = UNDOABLE[next.subject].restore(club, restoring);
      if (owner === session) return { direction, undone: next.id, scope, made };
      // An event has one stack: the newest change may be of another of its sessions.
      const notice = { kind: 'session', session: owner, change: restoring.change } as const;
      store.afterwards(() => club.updates.broadcast(notice));
      const ordinal = store.sessions.ordinal(owner) ?? 1;
      return { direction, undone: next.id, scope: { subject: 'session', ordinal }, made };
    },
  );
}
