import { Worker } from 'node:worker_threads';

/** What a thread answers. */
export interface ThreadAnswer<T> {
  readonly value: T;
}

/** Runs the file of a thread, which answers once. Null where it ended without an answer, or could not be started. */
export function onThread<T>(file: string, workerData: unknown): Promise<ThreadAnswer<T> | null> {
  return new Promise((resolve) => {
    const worker = new Worker(file, { workerData });
    // A program that ends doesn't wait for a copy: what is unfinished is swept at the next start.
    worker.unref();
    worker.once('message', (answer: ThreadAnswer<T>) => resolve(answer));
    worker.once('error', () => resolve(null));
    worker.once('exit', () => resolve(null));
  });
}
