/** Answers requests that read the club's file, on a thread of its own, as the director's application answers them. */
import { parentPort, workerData } from 'node:worker_threads';
import { readClub } from '../../../club/club.ts';
import { isProblem } from '../../../store/problem.ts';
import { createDirectorApp } from '../app.ts';
import { setImmediate } from 'node:timers/promises';
import type { ReaderAnswer, ReaderRequest, ReaderStart, ReaderStop } from './reader.ts';

const { file } = workerData as { readonly file: string };

/** The file is open only as long as it is read: whoever closes, moves or replaces it has it alone. */
async function answer({ id, url, at, body }: ReaderRequest): Promise<ReaderAnswer> {
  const club = readClub(file, { now: () => new Date(at) });
  if (isProblem(club)) return { kind: 'answer', id, response: null };
  try {
    let isBug = false;
    const app = createDirectorApp({ club, onBug: () => (isBug = true) });
    const sent = body && { method: 'POST', headers: { 'Content-Type': body.type }, body: body.bytes };
    const response = await app.fetch(new Request(url, sent ?? {}));
    if (isBug || response.status >= 500) return { kind: 'answer', id, response: null };
    const content = await response.arrayBuffer();
    return { kind: 'answer', id, response: { status: response.status, headers: [...response.headers], body: content } };
  } finally {
    club.store.close();
  }
}

/** Requests in the order in which they came. One is answered after another. */
const queue = new Map<number, ReaderRequest>();
let isAnswering = false;

async function answerAll(): Promise<void> {
  isAnswering = true;
  for (let next = first(); next; next = first()) {
    queue.delete(next.id);
    const { id } = next;
    post({ kind: 'start', id });
    const answered = await answer(next).catch((): ReaderAnswer => ({ kind: 'answer', id, response: null }));
    post(answered, answered.response === null ? [] : [answered.response.body]);
    // Lets word in that nobody waits for the next one any more.
    await setImmediate();
  }
  isAnswering = false;
}

function post(message: ReaderStart | ReaderAnswer, transferred: ArrayBuffer[] = []): void {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message, transferred);
}

function first(): ReaderRequest | undefined {
  return queue.values().next().value;
}

parentPort?.on('message', (message: ReaderRequest | ReaderStop) => {
  if (message.kind === 'stop') queue.delete(message.id);
  else queue.set(message.id, message);
  if (!isAnswering) void answerAll();
});
