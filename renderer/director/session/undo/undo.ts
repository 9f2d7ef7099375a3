import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { StepView } from '../../../../main/club/model/undo.ts';
import type { UndoDirection } from '../../../../main/store/changes.ts';
import { markTextSaved } from '../../../shared/unsavedText.ts';
import { api, isProblemAnswer } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { refreshSession } from '../../api/sessionUpdates.ts';
import { afterOwnWrites, ownWrite } from '../../api/ownWrites.ts';

/** What came of the keys of undo and redo: the step, or that the application did not answer. */
export type UndoOutcome = StepView | { readonly direction: UndoDirection; readonly failed: true };

/** The ways back and forth along what was done in a session. */
export interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Takes a step back or forth: after what this page has under direction, and after the steps asked for before it. When it
 * answers, the session on screen is as it is then.
 */
export function takeUndoStep(client: QueryClient, session: number, direction: UndoDirection): Promise<UndoOutcome> {
  const turn = last
    .then(() => new Promise<void>(afterOwnWrites))
    .then(() => ownWrite(() => stepNow(client, session, direction)));
  last = turn;
  return turn;
}

async function stepNow(client: QueryClient, session: number, direction: UndoDirection): Promise<UndoOutcome> {
  const answer = await api[direction](session).catch(() => null);
  const stepped: UndoOutcome = answer === null || isProblemAnswer(answer) ? { direction, failed: true } : answer;
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

/** @param onStep after a step was taken, that there was one to take */
export function useUndo(session: number, onStep?: (step: StepView) => void): UndoActions {
  const client = useQueryClient();
  const take = (direction: UndoDirection) =>
    void takeUndoStep(client, session, direction).then((stepped) => {
      if (!('failed' in stepped) && stepped.undone !== null) onStep?.(stepped);
    });
  return { undo: () => take('undo'), redo: () => take('redo') };
}

/** What came of the last step, while nothing else was done since. */
export function useLastUndoStep({ id, change }: { readonly id: number; readonly change: number }): UndoOutcome | null {
  const { data } = useQuery<UndoOutcome>({
    queryKey: queryKeys.step(id),
    queryFn: () => Promise.reject(),
    enabled: false,
  });
  return data && ('failed' in data || data.change === change) ? data : null;
}
