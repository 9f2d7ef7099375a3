import { onThread } from './on-thread.ts';
import { threadFile } from './thread-file.ts';
import { runTask, type FileTask, type TaskAnswer } from './tasks.ts';

/** Runs a task on another thread; here, where no thread can be started. */
export async function runInBackground(file: string, task: FileTask): Promise<TaskAnswer> {
  const thread = threadFile(import.meta.url, 'worker.ts', 'file-worker.js');
  const answer = await onThread<TaskAnswer>(thread, { file, task });
  return answer ? answer.value : runTask(file, task);
}
