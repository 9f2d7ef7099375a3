import type { Club } from '../../club/club.ts';
import type { SessionUpdate, PageUpdate } from '../../club/model/update.ts';
import type { ChangeNotice } from '../../club/broadcast.ts';
import { isProblem } from '../../club/problem.ts';
import { readUpdateDiff } from '../../club/standings/standings.ts';

/** Says what pages are told of news. What is new is worked out and written once for all of them. */
export interface UpdateFeed {
  /** A change of a session; where it is little, with all that is new since an earlier one. */
  readonly told: (session: number, change: number, since: number) => SessionUpdate;
  /** The same for any news, as text. */
  readonly text: (news: ChangeNotice, since: number) => string;
}

export function updateFeed(club: Club): UpdateFeed {
  let last: { readonly told: SessionUpdate; readonly since: number; text: string | null } | null = null;
  const lastOf = (session: number, change: number, since: number) => {
    if (last?.told.session !== session || last.told.change !== change || last.since !== since) {
      last = { told: toldOf(club, session, change, since), since, text: null };
    }
    return last;
  };
  return {
    told: (session, change, since) => lastOf(session, change, since).told,
    text(news, since) {
      if (news.kind !== 'session') return JSON.stringify(news satisfies PageUpdate);
      const known = lastOf(news.session, news.change, since);
      return (known.text ??= JSON.stringify(known.told));
    },
  };
}

function toldOf(club: Club, session: number, change: number, since: number): SessionUpdate {
  const told = { kind: 'session', session, change } as const;
  const news = readUpdateDiff(club, session, since);
  return isProblem(news) || news.session.kind === 'whole' ? told : { ...told, since, news };
}
