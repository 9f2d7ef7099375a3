/** Answers requests that read the club's file, on a thread of its own, as the director's application answers them. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ChangeNotice } from '../../../club/broadcast.ts';
import { readClub, writeClub } from '../../../club/club.ts';
import { isProblem } from '../../../store/problem.ts';
import { createDirectorApp } from '../app.ts';
import { setImmediate } from 'node:timers/promises';
import { REQUEST_ID_HEADER } from '../../http/request-id.ts';
import {
  GIVEN_UP,
  STAYS,
  WORKING,
  type ReaderAnswer,
  type ReaderData,
  type ReaderNotice,
  type ReaderRequest,
  type ReaderStart,
  type ReaderStop,
} from './reader.ts';

const { file, writing } = workerData as ReaderData;
const state = writing && new Int32Array(writing);

/** From now on what is written stays, unless it was given up before. */
function stay(): void {
  if (state && Atomics.compareExchange(state, 0, WORKING, STAYS) === GIVEN_UP) throw new Error('given up');
}

/** The file is open only as long as it is read: whoever closes, moves or replaces it has it alone. */
async function answer({ id, url, at, body, requestId }: ReaderRequest): Promise<ReaderAnswer> {
  const now = () => new Date(at);
  const notices: ChangeNotice[] = [];
  if (state) Atomics.compareExchange(state, 0, STAYS, WORKING);
  const club = state ? writeClub(file, { now, onCommit: stay }) : readClub(file, { now });
  if (isProblem(club)) return { kind: 'answer', id, response: null, notices };
  club.updates.subscribe((notice) => {
    if (notice.kind === 'reading' || notice.kind === 'writing') post({ kind: 'notice', notice });
    else notices.push(notice);
  });
  try {
    let isBug = false;
    const app = createDirectorApp({ club, onBug: () => (isBug = true) });
    const headers = {
      ...(body && { 'Content-Type': body.type }),
      ...(requestId !== null && { [REQUEST_ID_HEADER]: requestId }),
    };
    const sent = body && { method: 'POST', headers, body: body.bytes };
    const response = await app.fetch(new Request(url, sent ?? {}));
    if (isBug || response.status >= 500) return { kind: 'answer', id, response: null, notices };
    const content = await response.arrayBuffer();
    const { status } = response;
    return { kind: 'answer', id, response: { status, headers: [...response.headers], body: content }, notices };
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
    const failed: ReaderAnswer = { kind: 'answer', id, response: null, notices: [] };
    const answered = await answer(next).catch(() => failed);
    post(answered, answered.response === null ? [] : [answered.response.body]);
    // Lets word in that nobody waits for the next one any more.
    await setImmediate();
  }
  isAnswering = false;
}

function post(message: ReaderStart | ReaderNotice | ReaderAnswer, transferred: ArrayBuffer[] = []): void {
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
