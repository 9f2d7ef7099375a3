import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { StepView } from '../../../../main/club/model/undo.ts';
import type { UndoDirection } from '../../../../main/store/changes.ts';
import { markTextSaved } from '../../../shared/unsavedText.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { newestOwnChange } from '../../api/ownChanges.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { refreshSession } from '../../api/sessionUpdates.ts';
import { afterOwnWrites, ownWrite } from '../../api/ownWrites.ts';

/** The outcome of an undo or a redo: the step, or that it failed, or that somebody changed something meanwhile. */
export type UndoOutcome =
  | StepView
  | { readonly direction: UndoDirection; readonly failed: true; readonly moved: boolean };

/** Undo and redo of the changes of a session. */
export interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Undoes or redoes a change, after this page's own writes and after earlier steps. When the promise resolves, the
 * session on screen is up to date.
 */
export function takeUndoStep(client: QueryClient, session: number, direction: UndoDirection): Promise<UndoOutcome> {
  const turn = last
    .then(() => new Promise<void>(afterOwnWrites))
    .then(() => ownWrite(() => stepNow(client, session, direction)));
  last = turn;
  return turn;
}

async function stepNow(client: QueryClient, session: number, direction: UndoDirection): Promise<UndoOutcome> {
  const known = client.getQueryData<SessionView>(queryKeys.session(session))?.change ?? 0;
  const request =
    direction === 'undo' ? api.undo(session, { seen: Math.max(known, newestOwnChange()) }) : api.redo(session);
  const answer = await request.catch(() => null);
  const moved = answer !== null && isProblemAnswer(answer) && answer.code === 'changedMeanwhile';
  if (moved) await client.invalidateQueries({ queryKey: queryKeys.session(session) });
  const stepped: UndoOutcome = answer === null || isProblemAnswer(answer) ? { direction, failed: true, moved } : answer;
  if (!('failed' in stepped) && stepped.undone !== null) {
    markTextSaved();
    await refreshSession(client, { kind: 'session', session, change: stepped.change });
    if (stepped.scope?.subject === 'publication') {
      await client.invalidateQueries({ queryKey: queryKeys.publication(session) });
    }
  }
  client.setQueryData<UndoOutcome>(queryKeys.step(session), stepped);
  return stepped;
}

/** @param onStep called after a step, if there was anything to undo or redo */
export function useUndo(session: number, onStep?: (step: StepView) => void): UndoActions {
  const client = useQueryClient();
  const take = (direction: UndoDirection) =>
    void takeUndoStep(client, session, direction).then((stepped) => {
      if (!('failed' in stepped) && stepped.undone !== null) onStep?.(stepped);
    });
  return { undo: () => take('undo'), redo: () => take('redo') };
}

/** The outcome of the last step, while nothing has changed since. */
export function useLastUndoStep({ id, change }: { readonly id: number; readonly change: number }): UndoOutcome | null {
  const { data } = useQuery<UndoOutcome>({
    queryKey: queryKeys.step(id),
    queryFn: () => Promise.reject(),
    enabled: false,
  });
  return data && ('failed' in data || data.change === change) ? data : null;
}
