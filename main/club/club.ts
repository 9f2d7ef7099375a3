import { openStore, type Store, type StoreOptions } from '../store/store.ts';
import { isProblem, type StoreProblem } from '../store/problem.ts';
import { broadcaster, type Broadcaster } from './broadcast.ts';

/** Who changes things, until players write from their phones. */
const DIRECTOR = 'director';

/** A club at work, in somebody's hands: every function of this room takes it first. */
export interface Club {
  readonly store: Store;
  readonly now: () => Date;
  /** Who signs what is changed. */
  readonly author: string;
  readonly updates: Broadcaster;
}

/** Opens a club's file. Close it with `club.store.close()`. */
export function openClub(file: string, options: StoreOptions): Club | StoreProblem {
  const store = openStore(file, options);
  if (isProblem(store)) return store;
  return { store, now: options.now, author: DIRECTOR, updates: broadcaster() };
}

/** The moment of an action, as it is kept and shown. */
export function timeNow(club: Club): string {
  return club.now().toISOString();
}
