import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { contentsOf } from '../../../main/store/file/contents.ts';
import { openStore, type Store } from '../../../main/store/store.ts';
import { nameClub } from './named-club.ts';
import { temporaryFolder, testClock, unwrap, type TestClock } from '../support.ts';

export interface OpenedFile {
  readonly folder: string;
  readonly file: string;
  readonly clock: TestClock;
  readonly store: Store;
  /** Names the club by an action, and answers what it answers. */
  name: (name: string) => unknown;
  /** What whoever opens the file at the path next finds: how many changes, and the name. */
  atPath: () => { readonly changes: number | undefined; readonly name: unknown };
}

/** A club's file, open, in a folder of its own that a test may do anything to. */
export function openedFile(): OpenedFile {
  const folder = join(temporaryFolder(), 'club');
  const file = join(folder, 'club.sqlite');
  const clock = testClock();
  const store = unwrap(openStore(file, { now: clock.now, busyTimeout: 20 }));
  onTestFinished(() => store.close());
  return {
    folder,
    file,
    clock,
    store,
    name: (name) => store.action(() => nameClub(store, name)),
    atPath() {
      store.close();
      const again = unwrap(openStore(file, { now: clock.now }));
      const name = again.settings.readAll().get('clubName');
      again.close();
      return { changes: contentsOf(file)?.changes, name };
    },
  };
}
