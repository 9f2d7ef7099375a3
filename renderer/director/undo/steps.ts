import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { StepView, Way } from '../../../main/club/undo-view.ts';
import { leaveOwnText } from '../../shared/ownText.ts';
import { api, isProblem } from '../api.ts';
import { keys } from '../keys.ts';
import { refreshSession } from '../news.ts';
import { afterOwnWrites, ownWrite } from '../ownWrites.ts';

/** What came of the keys of undo and redo: the step, or that the application did not answer. */
export type Stepped = StepView | { readonly way: Way; readonly failed: true };

/** The ways back and forth along what was done in a session. */
export interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Takes a step back or forth: after what this page has under way, and after the steps asked for before it. When it
 * answers, the session on screen is as it is then.
 */
export function takeStep(client: QueryClient, session: number, way: Way): Promise<Stepped> {
  const turn = last
    .then(() => new Promise<void>(afterOwnWrites))
    .then(() => ownWrite(() => stepNow(client, session, way)));
  last = turn;
  return turn;
}

async function stepNow(client: QueryClient, session: number, way: Way): Promise<Stepped> {
  const answer = await api[way](session).catch(() => null);
  const stepped: Stepped = answer === null || isProblem(answer) ? { way, failed: true } : answer;
  if (!('failed' in stepped) && stepped.of !== null) {
    leaveOwnText();
    await refreshSession(client, { kind: 'session', session, change: stepped.change });
    if (stepped.touched?.subject === 'publication') {
      await client.invalidateQueries({ queryKey: keys.publication(session) });
    }
  }
  client.setQueryData<Stepped>(keys.step(session), stepped);
  return stepped;
}

/** @param onStep after a step was taken, that there was one to take */
export function useSteps(session: number, onStep?: (step: StepView) => void): Steps {
  const client = useQueryClient();
  const take = (way: Way) =>
    void takeStep(client, session, way).then((stepped) => {
      if (!('failed' in stepped) && stepped.of !== null) onStep?.(stepped);
    });
  return { undo: () => take('undo'), redo: () => take('redo') };
}

/** What came of the last step, while nothing else was done since. */
export function useLastStep({ id, change }: { readonly id: number; readonly change: number }): Stepped | null {
  const { data } = useQuery<Stepped>({ queryKey: keys.step(id), queryFn: () => Promise.reject(), enabled: false });
  return data && ('failed' in data || data.change === change) ? data : null;
}
