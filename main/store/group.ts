import type { Database } from 'better-sqlite3';
import { isProblem, type StoreProblem } from './problem.ts';

/** Actions, alone or several in one transaction: then all wait for the disk once. */
export interface ActionGroups {
  /** One action. Those that wait are done first. */
  act<T>(work: () => T): T | StoreProblem;
  /**
   * Does work that has at most one action, together with whatever else waits. Resolves as soon as it is on the disk.
   * Each is answered by itself: a problem or an error of one takes back nothing of the others.
   */
  join<T>(work: () => T): Promise<T | StoreProblem>;
  /** Runs something once what is under way is on the disk; at once where nothing is. */
  afterwards(task: () => void): void;
  isActing(): boolean;
}

interface Job {
  readonly work: () => unknown;
  readonly answer: (outcome: Outcome) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** More than come within one wait for the disk; others wait for the next. */
const MOST = 64;

/** @param write runs one transaction, taken back where the work answers a problem or throws */
export function actionGroups(write: <T>(work: () => T) => T | StoreProblem, connection: () => Database): ActionGroups {
  let waiting: Job[] = [];
  let state: 'idle' | 'acting' | 'group' = 'idle';
  let tasks: (() => void)[] = [];
  let isRunning = false;

  function act<T>(work: () => T): T | StoreProblem {
    if (state === 'group') return actWithin(work);
    if (state === 'idle') runWaiting();
    const before = state;
    state = 'acting';
    try {
      return write(work);
    } finally {
      state = before;
    }
  }

  /** An action of a group: what it wrote can be taken back without the others. */
  function actWithin<T>(work: () => T): T {
    const db = connection();
    db.exec('SAVEPOINT action');
    let isDone = false;
    try {
      const answer = work();
      isDone = !isProblem(answer);
      return answer;
    } finally {
      // After a full disk or an input/output error SQLite has taken the whole transaction back.
      if (db.inTransaction) db.exec(isDone ? 'RELEASE action' : 'ROLLBACK TO action; RELEASE action');
    }
  }

  function runWaiting(): void {
    if (isRunning) return;
    isRunning = true;
    try {
      while (waiting.length > 0) runGroup(waiting.splice(0, MOST));
    } finally {
      isRunning = false;
    }
  }

  function runGroup(jobs: readonly Job[]): void {
    const outcomes = jobs.length > 1 ? runTogether(jobs) : null;
    for (const [place, job] of jobs.entries()) job.answer(outcomes?.[place] ?? runAlone(job));
  }

  /** Null where nothing of the group was written: each is then tried alone, and answered by itself. */
  function runTogether(jobs: readonly Job[]): readonly Outcome[] | null {
    state = 'group';
    tasks = [];
    let outcomes: readonly Outcome[] | null = null;
    /** What happened to all alike, after each had done its own. */
    const all = (outcome: Outcome) => outcomes && jobs.map(() => outcome);
    try {
      const problem = write((): StoreProblem | null => {
        outcomes = jobs.map((job) => {
          const outcome = runAlone(job);
          if (!connection().inTransaction) throw new TakenBack();
          return outcome;
        });
        return null;
      });
      if (problem) return all({ value: problem });
    } catch (error) {
      return all({ error });
    } finally {
      state = 'idle';
    }
    for (const task of tasks.splice(0)) task();
    return outcomes;
  }

  return {
    act,
    join: <T>(work: () => T) =>
      new Promise<T | StoreProblem>((resolve, reject) => {
        const answer = (outcome: Outcome) => {
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.value as T);
        };
        // The other requests that have arrived join before the next turn.
        if (waiting.length === 0) setImmediate(runWaiting);
        waiting.push({ work, answer });
      }),
    afterwards(task) {
      if (state === 'group') tasks.push(task);
      else task();
    },
    isActing: () => state !== 'idle',
  };
}

/** The whole transaction was taken back by SQLite. */
class TakenBack extends Error {}

function runAlone({ work }: Job): Outcome {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}
