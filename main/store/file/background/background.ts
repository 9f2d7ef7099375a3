import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { runTask, type FileTask, type TaskAnswer } from './tasks.ts';

/** Runs a task on another thread; here, where no thread can be started. */
export async function runInBackground(file: string, task: FileTask): Promise<TaskAnswer> {
  return (await onThread(file, task)) ?? runTask(file, task);
}

/** Null where the thread ended without an answer. */
function onThread(file: string, task: FileTask): Promise<TaskAnswer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile(), { workerData: { file, task } });
    // A program that ends doesn't wait for a copy: what is unfinished is swept at the next start.
    worker.unref();
    worker.once('message', (answer: TaskAnswer) => resolve(answer));
    worker.once('error', () => resolve(null));
    worker.once('exit', () => resolve(null));
  });
}

/** The thread's file: beside this one in the sources, and above it, under another name, in the built application. */
function workerFile(here: string = fileURLToPath(import.meta.url)): string {
  const source = join(dirname(here), 'worker.ts');
  if (existsSync(source)) return source;
  for (let folder = dirname(here); ; folder = dirname(folder)) {
    const built = join(folder, 'file-worker.js');
    if (existsSync(built) || dirname(folder) === folder) return built;
  }
}
