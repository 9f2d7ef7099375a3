import { Worker } from 'node:worker_threads';
import { threadFile } from './thread-file.ts';
import { runTask, type FileTask, type TaskAnswer } from './tasks.ts';

/** Runs a task on another thread; here, where no thread can be started. */
export async function runInBackground(file: string, task: FileTask): Promise<TaskAnswer> {
  return (await onThread(file, task)) ?? runTask(file, task);
}

/** Null where the thread ended without an answer. */
function onThread(file: string, task: FileTask): Promise<TaskAnswer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(threadFile(import.meta.url, 'worker.ts', 'file-worker.js'), {
      workerData: { file, task },
    });
    // A program that ends doesn't wait for a copy: what is unfinished is swept at the next start.
    worker.unref();
    worker.once('message', (answer: TaskAnswer) => resolve(answer));
    worker.once('error', () => resolve(null));
    worker.once('exit', () => resolve(null));
  });
}
