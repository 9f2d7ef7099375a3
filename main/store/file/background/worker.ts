/** Runs one task on a thread of its own, so that nobody waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer } from './on-thread.ts';
import { runTask, type FileTask, type TaskAnswer } from './tasks.ts';

const { file, task } = workerData as { readonly file: string; readonly task: FileTask };
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage({ value: runTask(file, task) } satisfies ThreadAnswer<TaskAnswer>);
