/** Answers requests that read the club's file, on a thread of its own, as the director's application answers them. */
import { parentPort, workerData } from 'node:worker_threads';
import { readClub } from '../../../club/club.ts';
import { isProblem } from '../../../store/problem.ts';
import { createDirectorApp } from '../app.ts';
import type { ReaderAnswer, ReaderRequest } from './reader.ts';

const { file } = workerData as { readonly file: string };

/** The file is open only as long as it is read: whoever closes, moves or replaces it has it alone. */
async function answer({ id, url, at }: ReaderRequest): Promise<ReaderAnswer> {
  const club = readClub(file, { now: () => new Date(at) });
  if (isProblem(club)) return { id, response: null };
  try {
    let isBug = false;
    const app = createDirectorApp({ club, onBug: () => (isBug = true) });
    const response = await app.fetch(new Request(url));
    if (isBug || response.status >= 500) return { id, response: null };
    const body = await response.arrayBuffer();
    return { id, response: { status: response.status, headers: [...response.headers], body } };
  } finally {
    club.store.close();
  }
}

parentPort?.on('message', (request: ReaderRequest) => {
  void answer(request)
    .catch((): ReaderAnswer => ({ id: request.id, response: null }))
    .then((answered) => {
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      parentPort?.postMessage(answered, answered.response === null ? [] : [answered.response.body]);
    });
});
