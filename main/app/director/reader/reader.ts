import { Worker } from 'node:worker_threads';
import type { ChangeNotice } from '../../../club/broadcast.ts';
import type { ClubProblem } from '../../../club/problem.ts';
import { problemStatus } from '../../http/problems.ts';
import { REQUEST_ID_HEADER } from '../../http/request-id.ts';
import { threadFile } from '../../../store/file/background/thread-file.ts';

export interface ReaderRequest {
  readonly kind: 'fetch';
  readonly id: number;
  readonly url: string;
  readonly at: string;
  /** Of a file that is only looked at; null where the address says all. */
  readonly body: { readonly type: string; readonly bytes: ArrayBuffer } | null;
  /** The id that its client gave it. */
  readonly requestId: string | null;
}

/** What a thread is started with. */
export interface ReaderData {
  readonly file: string;
  /** Of a thread that writes: how far the request is that it works on, at 0 as WORKING, STAYS or GIVEN_UP. */
  readonly writing: SharedArrayBuffer | null;
}

/** What is written can still be taken back; it stays, whatever is asked; it is taken back. */
export const [WORKING, STAYS, GIVEN_UP] = [0, 1, 2] as const;

/** Whoever asked no longer waits for the answer. */
export interface ReaderStop {
  readonly kind: 'stop';
  readonly id: number;
}

/** The thread has begun to work on a request. */
export interface ReaderStart {
  readonly kind: 'start';
  readonly id: number;
}

/** How far it is, before it answers. */
export interface ReaderNotice {
  readonly kind: 'notice';
  readonly notice: ChangeNotice;
}

/** Null where the thread could not answer. */
export interface ReaderAnswer {
  readonly kind: 'answer';
  readonly id: number;
  readonly response: {
    readonly status: number;
    readonly headers: [string, string][];
    readonly body: ArrayBuffer;
  } | null;
  /** What has changed by it. */
  readonly notices: readonly ChangeNotice[];
}

/** Answers requests that take long, on a thread of its own, so that everything else goes on meanwhile. */
export interface Reader {
  /** Null where the thread can't be started or could not answer. A request that is aborted in time is not worked on. */
  readonly fetch: (request: Request) => Promise<Response | null>;
  /** Whether anybody waits for it. */
  isBusy(): boolean;
  /** Resolves once the thread has ended, and the file is free. */
  close(): Promise<void>;
}

/** Nobody reads it: whoever asked has gone. */
const STOPPED: ReaderAnswer['response'] = { status: 499, headers: [], body: new ArrayBuffer(0) };

/** The memory that a thread may fill, in megabytes: several times what the largest document of a full club needs. */
const MOST_MEMORY = 512;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/** What has been asked and not answered. */
interface Waiting {
  readonly request: ReaderRequest;
  readonly resolve: (answer: ReaderAnswer['response']) => void;
}

export interface ReaderOptions {
  /** Of the thread, in megabytes. */
  readonly mostMemory?: number;
  /** How long the thread stays when nobody waits for it, in milliseconds; for ever by default. */
  readonly idle?: number;
  /** Lets the thread write, and tells what it has changed. What is stopped before it stays is taken back. */
  readonly onWritten?: (notice: ChangeNotice) => void;
}

/** A reader of a club's file. Its thread starts with the first request. */
export function startReader(
  file: string,
  now: () => Date,
  { mostMemory = MOST_MEMORY, idle, onWritten }: ReaderOptions = {},
): Reader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  /** What the thread works on. */
  let current: number | null = null;
  let resting: NodeJS.Timeout | undefined;
  let writing: SharedArrayBuffer | null = null;

  function answer(id: number, response: ReaderAnswer['response']): void {
    waiting.get(id)?.resolve(response);
    waiting.delete(id);
  }

  /** A thread that nobody needs ends, and takes its memory with it. */
  function rest(): void {
    if (idle === undefined) return;
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (waiting.size > 0) return;
      const resigned = worker;
      worker = null;
      void resigned?.terminate();
    }, idle);
    resting.unref();
  }

  /** Whoever waits is told that there is no answer. The next request starts another thread. */
  function end(): void {
    worker = null;
    current = null;
    for (const id of waiting.keys()) answer(id, null);
  }

  /** Whatever filled the memory is refused, since it would fill that of the whole program; the others begin anew. */
  function endOfMemory(): void {
    if (current === null) return end();
    answer(current, problemAnswer({ kind: 'problem', code: 'tooLarge' }));
    beginAnew();
  }

  /** Another thread takes the place of the one that is left, for whoever still waits. */
  function beginAnew(): void {
    worker = null;
    current = null;
    if (waiting.size === 0) return;
    worker = start();
    for (const { request } of waiting.values()) post(request);
  }

  /** Gives up what is written, unless it stays already. The file takes back what a thread that ends has begun. */
  function giveUp(): void {
    if (!worker || !writing) return;
    if (Atomics.compareExchange(new Int32Array(writing), 0, WORKING, GIVEN_UP) !== WORKING) return;
    const left = worker;
    beginAnew();
    void left.terminate();
  }

  function start(): Worker {
    writing = onWritten ? new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) : null;
    const started = new Worker(threadFile(import.meta.url, 'worker.ts', 'reader-worker.js'), {
      workerData: { file, writing } satisfies ReaderData,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    started.unref();
    started.on('message', (message: ReaderStart | ReaderNotice | ReaderAnswer) => {
      if (worker !== started) return;
      if (message.kind === 'notice') return onWritten?.(message.notice);
      if (message.kind === 'start') {
        current = message.id;
        return;
      }
      current = null;
      for (const notice of message.notices) onWritten?.(notice);
      answer(message.id, message.response);
      if (waiting.size === 0) rest();
    });
    started.on('error', (error: NodeJS.ErrnoException) => {
      if (worker === started && error.code === OUT_OF_MEMORY) endOfMemory();
      else if (worker === started) end();
    });
    started.on('exit', () => {
      if (worker === started) end();
    });
    return started;
  }

  function post(message: ReaderRequest | ReaderStop): void {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker?.postMessage(message);
  }

  return {
    async fetch(asked) {
      const { url, signal } = asked;
      const id = ++last;
      const body = asked.method === 'GET' ? null : await bodyOf(asked);
      const response = await new Promise<ReaderAnswer['response']>((resolve) => {
        const requestId = asked.headers.get(REQUEST_ID_HEADER);
        const request: ReaderRequest = { kind: 'fetch', id, url, at: now().toISOString(), body, requestId };
        waiting.set(id, { request, resolve });
        worker ??= start();
        post(request);
        const stop = () => {
          post({ kind: 'stop', id });
          answer(id, STOPPED);
          if (current === id) giveUp();
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      });
      return response && new Response(response.body, response);
    },
    isBusy: () => waiting.size > 0,
    async close() {
      clearTimeout(resting);
      const ending = worker?.terminate();
      end();
      await ending;
    },
  };
}

/** The body of a request that has one; the request keeps it, for whoever answers where there is no thread. */
async function bodyOf(request: Request): Promise<ReaderRequest['body']> {
  const type = request.headers.get('Content-Type') ?? '';
  return { type, bytes: await request.clone().arrayBuffer() };
}

function problemAnswer(problem: ClubProblem): ReaderAnswer['response'] {
  const body = new TextEncoder().encode(JSON.stringify(problem)).buffer;
  return { status: problemStatus(problem), headers: [['content-type', 'application/json']], body };
}
