/** Runs one task on a thread of its own, so that nobody waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads';
import { runTask, type FileTask } from './tasks.ts';

const { file, task } = workerData as { readonly file: string; readonly task: FileTask };
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(runTask(file, task));
