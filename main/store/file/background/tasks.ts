import SQLite, { type Database } from 'better-sqlite3';
import { finishedCopy, makeRollingCopy } from '../copies.ts';
import { reachDisk } from '../connection.ts';
import { copyDatabase } from '../copy-database.ts';
import { inspectDatabase, integrityFaults } from '../integrity.ts';
import { copyElsewhere, rememberPlace } from '../second-place.ts';
import { readForgotten } from '../../members/forgotten-list.ts';
import { isProblem, problemOfReading, type StoreProblem } from '../../problem.ts';

/** What is done for an open file while an evening goes on, from a connection of its own. */
export type FileTask =
  /** Brings what stands in the log into the file, so that the file alone has it. */
  | { readonly kind: 'checkpoint' }
  /** Makes the finished copy beside the file. */
  | { readonly kind: 'finish' }
  /** Adds a rolling copy, and takes it to the second place that the club named. */
  | { readonly kind: 'copy'; readonly at: string; readonly place: string | null }
  /** Reads every page. */
  | { readonly kind: 'check' };

/** What went wrong; nothing where all went well. It takes the place of what the same task answered before. */
export type TaskAnswer = readonly StoreProblem[];

export function runTask(file: string, task: FileTask): TaskAnswer {
  try {
    return task.kind === 'check'
      ? inspectDatabase(file, (db) => damageOf(db, file))
      : withConnection(file, (db) => TASKS[task.kind](db, file, task as never));
  } catch (error) {
    const problem = problemOfReading(error, file);
    if (problem) return [problem];
    throw error;
  }
}

const TASKS: {
  readonly [Kind in Exclude<FileTask['kind'], 'check'>]: (
    db: Database,
    file: string,
    task: Extract<FileTask, { kind: Kind }>,
  ) => TaskAnswer;
} = {
  checkpoint: (db) => {
    // Passive: it waits for nobody, and nobody waits for it.
    db.pragma('wal_checkpoint(PASSIVE)');
    return [];
  },
  finish: (db, file) => problemsOf(copyDatabase(db, finishedCopy(file))),
  copy: (db, file, { at, place }) => {
    const copy = makeRollingCopy(db, file, new Date(at));
    if (isProblem(copy)) return [copy];
    rememberPlace(file, place, copy);
    if (place === null) return [];
    return problemsOf(copyElsewhere(copy, place, readForgotten(file)));
  },
};

function problemsOf(answer: string | StoreProblem): TaskAnswer {
  return isProblem(answer) ? [answer] : [];
}

function damageOf(db: Database, file: string): TaskAnswer {
  const [reason] = integrityFaults(db);
  return reason === undefined ? [] : [{ kind: 'problem', code: 'fileDamaged', file, reason }];
}

function withConnection<T>(file: string, use: (db: Database) => T): T {
  const db = new SQLite(file, { fileMustExist: true });
  try {
    reachDisk(db);
    return use(db);
  } finally {
    db.close();
  }
}
