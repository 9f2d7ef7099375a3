import { hc } from 'hono/client';
import type { FileNotice } from '../../../src/language/files/club-file.ts';
import type { recoveryRoutes, RecoveryView } from '../../../main/app/recovery/routes.ts';
import type { StoreProblem } from '../../../main/store/problem.ts';
import { sendOnce } from './connection.ts';

const routes = hc<ReturnType<typeof recoveryRoutes>>('/api/recovery', { fetch: sendOnce });

/** The requests about the club's file as a whole. They are answered while it can't be opened too. */
export const fileApi = {
  recovery: async (): Promise<RecoveryView> => (await routes.index.$get()).json(),
  restore: async (path: string): Promise<StoreProblem | { readonly done: true }> =>
    (await routes.restore.$post({ json: { path } })).json() as Promise<StoreProblem | { readonly done: true }>,
  goOn: async (way: 'asItIs' | 'anew'): Promise<StoreProblem | { readonly done: true }> =>
    (await routes['go-on'].$post({ json: { way } })).json() as Promise<StoreProblem | { readonly done: true }>,
  notices: async (): Promise<readonly FileNotice[]> => {
    const answer = await sendOnce('/api/file');
    return answer.ok ? ((await answer.json()) as readonly FileNotice[]) : [];
  },
  /** The notice that the file was written again was read. */
  understood: async (): Promise<void> => {
    await sendOnce('/api/file/writtenAnew', { method: 'DELETE' });
  },
};
