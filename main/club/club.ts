import { openStore, readStore, writeStore, type BesideOptions, type Store, type StoreOptions } from '../store/store.ts';
import { isProblem, type StoreProblem } from '../store/problem.ts';
import { broadcaster, type Broadcaster } from './broadcast.ts';

/** The author of changes, until players write from their phones. */
export const DIRECTOR = 'director';

/** An open club and the author of what is changed through it. Every function of this room takes it first. */
export interface Club {
  readonly store: Store;
  readonly now: () => Date;
  readonly author: string;
  readonly updates: Broadcaster;
}

/** Opens a club's file. Close it with `club.store.close()`. */
export function openClub(file: string, options: StoreOptions): Club | StoreProblem {
  const store = openStore(file, options);
  if (isProblem(store)) return store;
  const updates = broadcaster();
  store.notices.onChange(() => updates.broadcast({ kind: 'file' }));
  return { store, now: options.now, author: DIRECTOR, updates };
}

/** Opens the file of a club that is open elsewhere, to read it. Close it with `club.store.close()`. */
export function readClub(file: string, options: Pick<StoreOptions, 'now'>): Club | StoreProblem {
  const store = readStore(file, options);
  return isProblem(store) ? store : { store, now: options.now, author: DIRECTOR, updates: broadcaster() };
}

/** Opens the file of a club that this program has open, to write to it on another thread. */
export function writeClub(file: string, options: BesideOptions): Club | StoreProblem {
  const store = writeStore(file, options);
  return isProblem(store) ? store : { store, now: options.now, author: DIRECTOR, updates: broadcaster() };
}

/** The present moment as it is stored, ISO 8601 in UTC. */
export function timeNow(club: Club): string {
  return club.now().toISOString();
}
