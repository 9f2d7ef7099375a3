import { openStore, type Store, type StoreOptions } from '../store/store.ts';
import { isProblem, type StoreProblem } from '../store/problem.ts';
import { newsDesk, type NewsDesk } from './news.ts';
import { scoreBook, type ScoreBook } from './score-book.ts';

/** A club at work: its file, its clock, and whoever wants to hear what changes. Every subject's functions take it first. */
export interface Club {
  readonly store: Store;
  readonly now: () => Date;
  readonly news: NewsDesk;
  /** Scores kept until the results they come from change. */
  readonly scores: ScoreBook;
}

/** Opens a club's file. Close it with `club.store.close()`. */
export function openClub(file: string, options: StoreOptions): Club | StoreProblem {
  const store = openStore(file, options);
  return isProblem(store) ? store : { store, now: options.now, news: newsDesk(), scores: scoreBook() };
}

/** The moment of an action, as it is kept and shown. */
export function timeNow(club: Club): string {
  return club.now().toISOString();
}
