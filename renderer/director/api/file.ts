import { hc } from 'hono/client';
import type { FileNotice } from '../../../src/language/files/club-file.ts';
import type { recoveryRoutes, RecoveryView } from '../../../main/app/recovery/routes.ts';
import type { StoreProblem } from '../../../main/store/problem.ts';
import { isFileWait, type FileWait } from '../../../src/language/files/file-wait.ts';
import { sendOnce } from './connection.ts';

const routes = hc<ReturnType<typeof recoveryRoutes>>('/api/recovery', { fetch: sendOnce });

/** The requests about the club's file as a whole. They are answered while it can't be opened too. */
export const fileApi = {
  /** @param folder another folder to look for copies in; null for those of the club alone */
  recovery: async (folder: string | null): Promise<RecoveryView> =>
    (await routes.index.$get({ query: folder === null ? {} : { folder } })).json() as Promise<RecoveryView>,
  restore: async (path: string, folder: string | null): Promise<StoreProblem | { readonly done: true }> =>
    (await routes.restore.$post({ json: { path, folder } })).json() as Promise<StoreProblem | { readonly done: true }>,
  goOn: async (way: 'asItIs' | 'anew'): Promise<StoreProblem | { readonly done: true }> =>
    (await routes['go-on'].$post({ json: { way } })).json() as Promise<StoreProblem | { readonly done: true }>,
  notices: async (): Promise<readonly FileNotice[]> => {
    const answer = await sendOnce('/api/file');
    const told: unknown = await answer.json();
    if (answer.ok) return told as readonly FileNotice[];
    const { code, file, reason = '' } = told as Partial<FileWait>;
    // Etui was started again, and can't open its file: what is typed waits for that too.
    return code !== undefined && isFileWait(code) && file !== undefined ? [{ kind: 'wait', code, file, reason }] : [];
  },
  /** The notice that the file was written again was read. */
  understood: async (): Promise<void> => {
    await sendOnce('/api/file/writtenAnew', { method: 'DELETE' });
  },
};
