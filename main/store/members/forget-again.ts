import type { ChangesTable } from '../changes.ts';
import { isProblem, type StoreProblem } from '../problem.ts';
import type { ForgettingTable } from './forgetting.ts';
import { addForgotten, readForgotten } from './forgotten-list.ts';

/** What of an open file is needed to forget in it. */
interface OpenFile {
  readonly file: string;
  readonly changes: ChangesTable;
  readonly forgetting: ForgettingTable;
  action<T>(work: () => T): T | StoreProblem;
  compact(): void;
}

/**
 * Takes the names of the forgotten out of a file that has them again, as an older copy has that took its place: before
 * a copy is made of it, and before anybody reads a name. A list that is gone is made anew from the file.
 */
export function forgetAgain(store: OpenFile, at: Date): void {
  const { file, changes, forgetting } = store;
  const time = at.toISOString();
  const players = forgetting.known(readForgotten(file).map(({ gid }) => gid));
  if (players.length > 0) {
    const done = store.action(() => {
      changes.add({ of: 'club', kind: 'members', author: 'director', at: time, isFinal: true });
      forgetting.forget(players, time);
    });
    if (isProblem(done)) return;
    store.compact();
  }
  addForgotten(file, forgetting.forgotten());
}
