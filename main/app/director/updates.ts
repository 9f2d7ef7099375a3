import type { PageNotice } from '../../club/broadcast.ts';
import type { Club } from '../../club/club.ts';
import type { PageUpdate, SessionUpdate, UpdateDiff } from '../../club/model/update.ts';
import { isProblem, type ClubProblem } from '../../club/problem.ts';
import { readUpdateDiff } from '../../club/standings/update-diff.ts';
import { withMember } from '../http/encoded.ts';

/** What open pages receive. What is asked for again is worked out and encoded once for all of them. */
export interface UpdateFeed {
  /**
   * The update of a change of a session as JSON, for a page that has not seen the changes from `first` on: with the
   * diff, unless that is the whole session.
   */
  readonly sessionUpdate: (session: number, change: number, first: number) => string;
  /** The event of a notice as JSON: with the diff where few pages are open, else only what has changed. */
  readonly event: (notice: PageNotice, first: number, pages: number) => string;
  /** The diff since a change, or since one a little earlier: a page applies either. */
  readonly diffSince: (session: number, since: number) => EncodedDiff | ClubProblem;
}

/** A diff of a session as JSON. */
export interface EncodedDiff {
  readonly since: number;
  readonly change: number;
  readonly isWhole: boolean;
  readonly json: string;
  /** The same bytes for every page that asks. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** The diffs up to a session's newest change, with the names that a change of the members left. */
interface NewestDiffs {
  readonly session: number;
  readonly change: number;
  readonly members: number;
  readonly diffs: EncodedDiff[];
}

/** So many pages receive the diff with the event, without asking for it. */
const FEW_PAGES = 8;
/** A diff is answered to pages that have up to so many of its changes already. */
const SHARED_CHANGES = 32;
/** What all pages together may fetch, in characters a millisecond: they spread their requests over as long. */
const FETCHED_PER_MS = 8000;
const LONGEST_SPREAD = 40_000;
/** Diffs grow and shrink: the longest counts less with each that follows. */
const FADING = 0.98;

export function updateFeed(club: Club): UpdateFeed {
  let newest: NewestDiffs | null = null;
  let longest = 0;

  function diffSince(session: number, since: number): EncodedDiff | ClubProblem {
    const { id: change } = club.store.changes.last(session);
    // A diff may hold the session whole, with its names.
    const members = club.store.changes.lastOfMembers();
    if (newest?.session !== session || newest.change !== change || newest.members !== members) {
      newest = { session, change, members, diffs: [] };
    }
    const known = newest.diffs.find((diff) => diff.since <= since && diff.since >= since - SHARED_CHANGES);
    if (known) return known;
    const diff = readUpdateDiff(club, session, since);
    if (isProblem(diff)) return diff;
    const encoded = encode(diff, since);
    newest.diffs.push(encoded);
    longest = Math.max(encoded.json.length, longest * FADING);
    return encoded;
  }

  function sessionUpdate(session: number, change: number, first: number): string {
    const update: SessionUpdate = { kind: 'session', session, change };
    const diff = diffOrNull(session, first);
    if (diff === null || diff.isWhole) return JSON.stringify(update);
    return withMember(JSON.stringify({ ...update, change: diff.change, since: diff.since }), 'diff', diff.json);
  }

  /** Null where it can't be read: the page asks, and is told why. */
  function diffOrNull(session: number, first: number): EncodedDiff | null {
    try {
      // Changes of other sessions and of the club lie between a session's own.
      const diff = diffSince(session, club.store.changes.before(session, first));
      return isProblem(diff) ? null : diff;
    } catch {
      return null;
    }
  }

  return {
    sessionUpdate,
    event(notice, first, pages) {
      if (notice.kind !== 'session') return JSON.stringify(notice satisfies PageUpdate);
      const { session, change } = notice;
      if (pages <= FEW_PAGES) return sessionUpdate(session, change, first);
      const within = Math.min(LONGEST_SPREAD, Math.ceil((pages * longest) / FETCHED_PER_MS));
      return JSON.stringify({ kind: 'session', session, change, within } satisfies SessionUpdate);
    },
    diffSince,
  };
}

function encode(diff: UpdateDiff, since: number): EncodedDiff {
  const { session, standings } = diff;
  const isWhole = session.kind === 'whole';
  const change = session.kind === 'whole' ? session.session.change : session.change;
  const json = JSON.stringify(diff);
  let bytes: Uint8Array<ArrayBuffer> | null = null;
  return {
    since,
    change: Math.min(change, standings.change),
    isWhole,
    json,
    bytes: () => (bytes ??= new TextEncoder().encode(json)),
  };
}
