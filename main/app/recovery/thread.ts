import { onThread } from '../../store/file/background/on-thread.ts';
import { threadFile } from '../../store/file/background/thread-file.ts';
import { exchangeFile, listCopiesOf, type Exchanged, type ExchangeTask, type ListedCopies } from './work.ts';

/** What the thread is asked for. */
export type RecoveryRequest =
  | { readonly file: string; readonly list: { readonly folder: string | null } }
  | { readonly file: string; readonly exchange: ExchangeTask };

/** Lists copies on another thread; here, where no thread can be started. */
export async function listInBackground(file: string, folder: string | null): Promise<ListedCopies> {
  const answer = await ask<ListedCopies>({ file, list: { folder } });
  return answer ? answer.value : listCopiesOf(file, folder);
}

/** Exchanges a file on another thread; here, where no thread can be started. */
export async function exchangeInBackground(file: string, task: ExchangeTask): Promise<Exchanged> {
  const answer = await ask<Exchanged>({ file, exchange: task });
  return answer ? answer.value : exchangeFile(file, task);
}

function ask<T>(request: RecoveryRequest) {
  return onThread<T>(threadFile(import.meta.url, 'worker.ts', 'recovery-worker.js'), request);
}
