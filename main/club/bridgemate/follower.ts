import { setImmediate } from 'node:timers/promises';
import { readBwsResults, type BwsResults } from '../../../src/format/bws/read-received.ts';
import {
  noteFollowedFiles,
  notedFollowedFiles,
  readSettledFile,
  type FileStamp,
  type FollowedFile,
} from '../../store/followed-file.ts';
import { absentSession } from '../absent-session.ts';
import { timeNow, type Club } from '../club.ts';
import type { BridgemateView } from '../model/files/bridgemate.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { letterOf, takeInResults } from './take-in.ts';

/** Follows the files that Bridgemate servers write: looks at each every few seconds, and takes in what is new. */
export interface BridgemateFollower {
  /** Null where the session follows no file. */
  readonly view: (session: number) => BridgemateView | null;
  /** Follows a file from now on, and after a restart; reads it at once. */
  readonly follow: (session: number, path: string) => Promise<BridgemateView | ClubProblem>;
  /** Follows none any more. What was taken in stays. */
  readonly leave: (session: number) => void;
  /** Looks at every followed file. */
  readonly tend: () => Promise<void>;
  /** Goes on with the files that were followed when the club's file was last open. */
  readonly start: (options?: FollowerOptions) => void;
  readonly end: () => void;
}

export interface FollowerOptions {
  /** How often to look, in milliseconds. */
  readonly every?: number;
  readonly onBug?: (error: unknown) => void;
}

const EVERY = 3000;

interface Followed {
  readonly file: FollowedFile;
  view: BridgemateView;
  /** As the file was when all of it was taken in. */
  stamp: FileStamp | null;
  /** As it was when it could not be read whole: the same once more, it is damaged, and taken as far as it goes. */
  torn: FileStamp | null;
  /** The session's change up to which the file was compared with it. */
  change: number;
}

export function bridgemateFollower(club: Club): BridgemateFollower {
  const followed = new Map<number, Followed>();
  let timer: NodeJS.Timeout | null = null;
  let tending: Promise<void> | null = null;

  function set(one: Followed, view: BridgemateView): void {
    const { session } = one.file;
    if (JSON.stringify(view) === JSON.stringify(one.view)) return;
    one.view = view;
    club.updates.broadcast({ kind: 'bridgemate', session });
  }

  async function look(one: Followed): Promise<void> {
    const { session, path } = one.file;
    const { id: now } = club.store.changes.last(session);
    // What the director changed may settle a line that was open.
    const known = now === one.change ? one.stamp : null;
    const read = await readSettledFile(path, known);
    // It may have been left, or another file be followed, while it was read.
    if (followed.get(session) !== one || read.kind === 'unchanged' || read.kind === 'changing') return;
    if (read.kind !== 'bytes') {
      one.stamp = null;
      return set(one, { ...one.view, state: read.kind });
    }
    const results = readBwsResults(read.bytes);
    if (isProblem(results)) {
      if (isLastingFault(one, read.stamp)) set(one, { ...one.view, state: 'notBridgemate', fault: results.code });
      return;
    }
    if (results.isTorn && !isLastingFault(one, read.stamp)) return;
    while (!take(one, results)) {
      await setImmediate();
      if (followed.get(session) !== one) return;
    }
    one.stamp = read.stamp;
    one.change = club.store.changes.last(session).id;
  }

  /** Whether a file that can't be read whole has stayed so since it was last looked at. */
  function isLastingFault(one: Followed, stamp: FileStamp): boolean {
    const isSame = one.torn === stamp;
    one.torn = stamp;
    return isSame;
  }

  /** @returns whether all of it is taken */
  function take(one: Followed, results: BwsResults): boolean {
    const taken = takeInResults(club, one.file.session, results);
    // The session was deleted: it may be restored.
    if (isProblem(taken)) return true;
    const { fault: _, ...before } = one.view;
    const newest = results.lines.at(-1);
    const last = newest
      ? { section: letterOf(results, newest.section), round: newest.round, table: newest.table, board: newest.board }
      : null;
    const unread = results.problems.map(({ line, code, text, place }) => {
      const of = place && { ...place, section: letterOf(results, place.section) };
      return { row: line, code, text, place: of ?? null };
    });
    if (taken === 'otherSession') {
      set(one, { ...before, state: 'otherSession', last, unread: [], open: [] });
      return true;
    }
    const { lines, taken: count, open, isNew, isWhole } = taken;
    const takenAt = isNew ? timeNow(club) : before.takenAt;
    set(one, { ...before, state: 'following', lines, taken: count, takenAt, last, open, unread });
    return isWhole;
  }

  const tendAll = async () => {
    // What could not be written now would be taken for written.
    if (club.store.isLocked()) return;
    for (const one of followed.values()) await look(one);
  };
  const tend = () => (tending ??= tendAll().finally(() => (tending = null)));

  function begin(file: FollowedFile): Followed {
    const view = { path: file.path, state: 'waiting', lines: 0, taken: 0, takenAt: null, last: null } as const;
    const one: Followed = { file, view: { ...view, open: [], unread: [] }, stamp: null, torn: null, change: 0 };
    followed.set(file.session, one);
    return one;
  }

  function note(): void {
    noteFollowedFiles(
      club.store.file,
      [...followed.values()].map(({ file }) => file),
    );
  }

  return {
    view: (session) => followed.get(session)?.view ?? null,
    async follow(session, path) {
      const absent = absentSession(club, session);
      if (absent) return absent;
      const one = begin({ session, path });
      note();
      await look(one);
      club.updates.broadcast({ kind: 'bridgemate', session });
      return one.view;
    },
    leave(session) {
      if (!followed.delete(session)) return;
      note();
      club.updates.broadcast({ kind: 'bridgemate', session });
    },
    tend,
    start({ every = EVERY, onBug = console.error } = {}) {
      for (const file of notedFollowedFiles(club.store.file)) begin(file);
      timer = setInterval(() => void tend().catch(onBug), every);
      timer.unref();
    },
    end() {
      if (timer !== null) clearInterval(timer);
      followed.clear();
    },
  };
}
