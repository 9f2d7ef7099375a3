import type { PageNotice } from '../../club/broadcast.ts';
import type { Club } from '../../club/club.ts';
import type { PageUpdate, SessionUpdate } from '../../club/model/update.ts';
import { isProblem } from '../../club/problem.ts';
import { readUpdateDiff } from '../../club/standings/update-diff.ts';

/** The updates that open pages receive. The newest is worked out and serialized once for all pages. */
export interface UpdateFeed {
  /**
   * A change of a session, for a page that has not seen the changes from `first` on: with the diff, unless that is the
   * whole session.
   */
  readonly sessionUpdate: (session: number, change: number, first: number) => SessionUpdate;
  /** The update of a notice as JSON. */
  readonly serialize: (notice: PageNotice, first: number) => string;
}

export function updateFeed(club: Club): UpdateFeed {
  let newest: { readonly update: SessionUpdate; readonly first: number; json: string | null } | null = null;
  const cached = (session: number, change: number, first: number) => {
    if (newest?.update.session !== session || newest.update.change !== change || newest.first !== first) {
      // Changes of other sessions and of the club lie between a session's own.
      const since = club.store.changes.before(session, first);
      newest = { update: readUpdate(club, session, change, since), first, json: null };
    }
    return newest;
  };
  return {
    sessionUpdate: (session, change, first) => cached(session, change, first).update,
    serialize(notice, first) {
      if (notice.kind !== 'session') return JSON.stringify(notice satisfies PageUpdate);
      const entry = cached(notice.session, notice.change, first);
      return (entry.json ??= JSON.stringify(entry.update));
    },
  };
}

function readUpdate(club: Club, session: number, change: number, since: number): SessionUpdate {
  const update = { kind: 'session', session, change } as const;
  const diff = readUpdateDiff(club, session, since);
  return isProblem(diff) || diff.session.kind === 'whole' ? update : { ...update, since, diff };
}
