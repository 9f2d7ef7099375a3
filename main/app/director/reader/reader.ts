import { Worker } from 'node:worker_threads';
import type { ClubProblem } from '../../../club/problem.ts';
import { problemStatus } from '../../http/problems.ts';
import { threadFile } from '../../../store/file/background/thread-file.ts';

export interface ReaderRequest {
  readonly kind: 'fetch';
  readonly id: number;
  readonly url: string;
  readonly at: string;
  /** Of a file that is only looked at; null where the address says all. */
  readonly body: { readonly type: string; readonly bytes: ArrayBuffer } | null;
}

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

/** Null where the thread could not answer. */
export interface ReaderAnswer {
  readonly kind: 'answer';
  readonly id: number;
  readonly response: {
    readonly status: number;
    readonly headers: [string, string][];
    readonly body: ArrayBuffer;
  } | null;
}

/** Answers requests that take long, on a thread of its own, so that everything else goes on meanwhile. */
export interface Reader {
  /** Null where the thread can't be started or could not answer. A request that is aborted in time is not worked on. */
  readonly fetch: (request: Request) => Promise<Response | null>;
  close(): void;
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
}

/** A reader of a club's file. Its thread starts with the first request. */
export function startReader(
  file: string,
  now: () => Date,
  { mostMemory = MOST_MEMORY, idle }: ReaderOptions = {},
): Reader {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  /** What the thread works on. */
  let current: number | null = null;
  let resting: NodeJS.Timeout | undefined;

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
    worker = null;
    current = null;
    if (waiting.size === 0) return;
    worker = start();
    for (const { request } of waiting.values()) post(request);
  }

  function start(): Worker {
    const started = new Worker(threadFile(import.meta.url, 'worker.ts', 'reader-worker.js'), {
      workerData: { file },
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    started.unref();
    started.on('message', (message: ReaderStart | ReaderAnswer) => {
      if (message.kind === 'start') {
        current = message.id;
        return;
      }
      current = null;
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
        const request: ReaderRequest = { kind: 'fetch', id, url, at: now().toISOString(), body };
        waiting.set(id, { request, resolve });
        worker ??= start();
        post(request);
        const stop = () => {
          post({ kind: 'stop', id });
          answer(id, STOPPED);
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      });
      return response && new Response(response.body, response);
    },
    close() {
      clearTimeout(resting);
      void worker?.terminate();
      end();
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
