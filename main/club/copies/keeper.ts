import { isFolderThere } from '../../store/file/copies.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import { isProblem } from '../problem.ts';
import { readSettings } from '../settings.ts';
import { tasksDue, type UpkeepTask } from './policy.ts';
import { roundsOver } from './rounds-over.ts';

/** Sees to it during an evening that the club's file is whole, and that there are copies of it. */
export interface ClubKeeper {
  /** Does what is due. */
  tend(): Promise<void>;
  /** Makes the last copies, and ends. */
  stop(): void;
  /** The same while everything else goes on. */
  end(): Promise<void>;
}

export interface KeeperOptions {
  /** How often to look, in milliseconds. */
  readonly every?: number;
  readonly onBug?: (error: unknown) => void;
}

const EVERY = 2500;

/** Keeps an open club's file. Nothing here is waited for by whoever writes a result. */
export function keepClub(club: Club, { every = EVERY, onBug = console.error }: KeeperOptions = {}): ClubKeeper {
  const { store } = club;
  const started = club.now().getTime();
  const done: Record<UpkeepTask, number> = { checkpoint: started, finish: started, copy: started, check: started };
  const rounds = new Map<number, string>();
  const changed = new Set<number>();
  let changedAt: number | null = null;
  let roundOver = false;
  let place = readSettings(club).copyFolder;
  let copyAsked = place !== '';
  let tending: Promise<void> | null = null;

  const unsubscribe = club.updates.subscribe((notice) => {
    if (notice.kind === 'file' || notice.kind === 'closed') return;
    changedAt = club.now().getTime();
    if (notice.kind === 'session') changed.add(notice.session);
    if (notice.kind === 'settings') lookAtPlace();
  });

  /** A place named just now gets a copy at once, so that it is known whether one can be made there. */
  function lookAtPlace(): void {
    const { copyFolder } = readSettings(club);
    if (copyFolder !== place) copyAsked = true;
    place = copyFolder;
  }

  /** A stick that was pulled out gets its copy as soon as it is there again. */
  async function lookForPlace(): Promise<void> {
    const wasMissing = store.notices.list().some(({ code }) => code === 'secondPlaceMissing');
    if (wasMissing && (await isFolderThere(place))) copyAsked = true;
  }

  function lookAtRounds(): void {
    for (const session of changed) {
      const view = readSession(club, session);
      if (isProblem(view)) continue;
      const over = roundsOver(view);
      const before = rounds.get(session);
      rounds.set(session, over);
      if (before !== undefined && before !== over) roundOver = true;
    }
    changed.clear();
  }

  async function tendNow(): Promise<void> {
    store.lookAtFile();
    await lookForPlace();
    lookAtRounds();
    for (const task of tasksDue({ changedAt, done, roundOver, copyAsked }, club.now().getTime())) {
      const begun = club.now().getTime();
      if (task === 'copy') roundOver = copyAsked = false;
      await store.tend(taskOf(task));
      done[task] = begun + 1;
    }
  }

  function taskOf(kind: UpkeepTask) {
    return kind === 'copy'
      ? ({ kind, at: club.now().toISOString(), place: place === '' ? null : place } as const)
      : ({ kind } as const);
  }

  const tend = () =>
    (tending ??= tendNow()
      .catch(onBug)
      .finally(() => (tending = null)));
  const timer = setInterval(() => void tend(), every);
  timer.unref();
  function stop(): void {
    clearInterval(timer);
    unsubscribe();
    for (const task of behind()) store.tendNow(taskOf(task));
  }

  /** The last copies that are still to be made. */
  const behind = () => (['finish', 'copy'] as const).filter((task) => changedAt !== null && changedAt >= done[task]);
  return {
    tend,
    stop,
    async end() {
      clearInterval(timer);
      await tending;
      for (const task of behind()) {
        await store.tend(taskOf(task));
        done[task] = club.now().getTime() + 1;
      }
      stop();
    },
  };
}
