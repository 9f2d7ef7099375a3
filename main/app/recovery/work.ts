import { contentsOf } from '../../store/file/contents.ts';
import { filesIn } from '../../store/file/second-place.ts';
import { listRestorable, makeRoom, restoreCopy, type RestorableCopy } from '../../store/file/restore.ts';
import { isProblem, type StoreProblem } from '../../store/problem.ts';
import { openStore } from '../../store/store.ts';

/** What is to be done with a club's file that is not open, and whether it is then opened as it is. */
export type ExchangeTask =
  /** Nothing but opening it. */
  | { readonly way: 'open'; readonly asItIs: boolean; readonly at: string }
  /** Keeps it aside, so that a new one is begun. */
  | { readonly way: 'anew'; readonly asItIs: true; readonly at: string }
  /** Puts a copy in its place. */
  | {
      readonly way: 'restore';
      readonly asItIs: false;
      readonly at: string;
      readonly path: string;
      readonly folder: string | null;
    };

/** Why it could not be done, and why the file can't be opened afterwards; null where it was, or can be. */
export interface Exchanged {
  readonly refused: StoreProblem | null;
  readonly unopened: StoreProblem | null;
}

/** The copies of a club, with those in another folder that is named. */
export interface ListedCopies {
  readonly copies: readonly RestorableCopy[];
  /** How many copies of clubs are in that folder. */
  readonly found: number;
}

export function listCopiesOf(file: string, folder: string | null): ListedCopies {
  const found = folder === null ? 0 : filesIn(folder).filter((path) => contentsOf(path) !== null).length;
  return { copies: listRestorable(file, folder), found };
}

/**
 * Does it, and opens and closes the file once: what takes long then (a log that was left, a migration, the copy and the
 * check of every start) is behind whoever opens it next.
 */
export function exchangeFile(file: string, task: ExchangeTask): Exchanged {
  const at = new Date(task.at);
  let refused: StoreProblem | null = null;
  if (task.way === 'anew') makeRoom(file, at);
  if (task.way === 'restore') refused = restoreCopy(file, task.path, at, task.folder);
  const store = openStore(file, { now: () => at, busyTimeout: 0, asItIs: task.asItIs });
  if (isProblem(store)) return { refused, unopened: store };
  store.close();
  return { refused, unopened: null };
}
