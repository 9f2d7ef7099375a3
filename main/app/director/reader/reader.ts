import { Worker } from 'node:worker_threads';
import { threadFile } from '../../../store/file/background/thread-file.ts';

export interface ReaderRequest {
  readonly kind: 'fetch';
  readonly id: number;
  readonly url: string;
  readonly at: string;
}

/** Whoever asked no longer waits for the answer. */
export interface ReaderStop {
  readonly kind: 'stop';
  readonly id: number;
}

/** Null where the thread could not answer. */
export interface ReaderAnswer {
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

/** A reader of a club's file. Its thread starts with the first request. */
export function startReader(file: string, now: () => Date): Reader {
  const waiting = new Map<number, (answer: ReaderAnswer['response']) => void>();
  let worker: Worker | null = null;
  let last = 0;

  /** Whoever waits is told that there is no answer. The next request starts another thread. */
  function end(): void {
    worker = null;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(threadFile(import.meta.url, 'worker.ts', 'reader-worker.js'), { workerData: { file } });
    started.unref();
    started.on('message', ({ id, response }: ReaderAnswer) => {
      waiting.get(id)?.(response);
      waiting.delete(id);
    });
    started.on('error', end);
    started.on('exit', end);
    return started;
  }

  function post(message: ReaderRequest | ReaderStop): void {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker?.postMessage(message);
  }

  return {
    async fetch({ url, signal }) {
      worker ??= start();
      const id = ++last;
      const response = await new Promise<ReaderAnswer['response']>((resolve) => {
        waiting.set(id, resolve);
        post({ kind: 'fetch', id, url, at: now().toISOString() });
        const stop = () => {
          post({ kind: 'stop', id });
          waiting.delete(id);
          resolve(STOPPED);
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      });
      return response && new Response(response.body, response);
    },
    close() {
      void worker?.terminate();
      end();
    },
  };
}
