import type { Club } from '../club.ts';
import type { QualifierView, QualifyingView } from '../model/overall.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { hasBegun } from './begun.ts';
import { numbersOf } from './decided.ts';
import { rankSessions, type RankedSessions, type SessionIf } from './overall.ts';
import { drawnSessions, qualifiedBy, type DrawnSession, type Qualified } from './qualified.ts';

/** Of each session that is drawn from this one, and of this one itself: who qualifies now, and who plays. */
export function readQualifying(club: Club, session: number): readonly QualifyingView[] | ClubProblem {
  return club.store.snapshot(() => {
    const views: QualifyingView[] = [];
    for (const drawn of drawnSessions(club, session)) {
      if (drawn.from.session !== session && drawn.to.session !== session) continue;
      const found = qualifiersOf(club, drawn);
      if (isProblem(found)) return found;
      views.push(viewOf(club, found));
    }
    return views;
  });
}

/** Who qualifies for a session, and who plays in it. */
export interface Qualifiers {
  readonly drawn: DrawnSession;
  readonly ranked: RankedSessions;
  readonly qualified: Qualified;
  /** Contestants of the session before who play in it, with their entries there. */
  readonly seated: ReadonlyMap<number, number>;
  readonly missing: readonly number[];
  readonly extra: readonly number[];
}

/** @param changed a session of the event as it would be */
export function qualifiersOf(club: Club, drawn: DrawnSession, changed?: SessionIf): Qualifiers | ClubProblem {
  const ranked = rankSessions(club, drawn.from.session, changed ? { changed } : {});
  if (isProblem(ranked)) return ranked;
  const qualified = qualifiedBy(club, ranked, drawn.playOn, drawn.to.session);
  const playing = [...club.store.sessions.contestants(drawn.to.session)];
  const seated = new Map(
    playing.flatMap(([entry, contestant]) => (ranked.entries.has(contestant) ? [[contestant, entry]] : [])),
  );
  const qualifies = new Set(qualified.contestants);
  return {
    drawn,
    ranked,
    qualified,
    seated,
    missing: qualified.contestants.filter((one) => !seated.has(one)),
    extra: [...seated.keys()].filter((one) => !qualifies.has(one)),
  };
}

function viewOf(club: Club, found: Qualifiers): QualifyingView {
  const { drawn, ranked, qualified, seated, missing, extra } = found;
  const entries = new Map(ranked.view.sections.flatMap((section) => section.entries.map((entry) => [entry.id, entry])));
  const views = (contestants: readonly number[]): readonly QualifierView[] =>
    contestants.flatMap((contestant) => {
      const entry = entries.get(ranked.entries.get(contestant) ?? 0);
      if (!entry) return [];
      return [{ entry, place: qualified.places.get(contestant) ?? null, seat: seated.get(contestant) ?? null }];
    });
  const reserves = missing.filter((one) => qualified.reserves.has(one));
  return {
    ...drawn,
    hasBegun: hasBegun(club, drawn.to.session),
    missing: views(missing.filter((one) => !qualified.reserves.has(one))),
    extra: views(extra.filter((one) => !qualified.left.has(one))),
    dropped: views(reserves.length > 0 ? extra.filter((one) => qualified.left.has(one)) : []),
    reserves: views(reserves),
    shared: qualified.open.map(({ place, contestants }) => ({
      place,
      sharers: contestants.flatMap((one) => entries.get(ranked.entries.get(one) ?? 0) ?? []),
    })),
    leftAt: leftAt(club, found),
  };
}

/** When the director left a session as it was, while the same qualified as now. */
function leftAt(club: Club, { drawn, qualified }: Qualifiers): string | null {
  const { left } = club.store.stageRules.qualifying(drawn.to.session);
  if (!left) return null;
  const now = numbersOf(club, drawn.to.session, qualified.contestants);
  return String(now.toSorted(byNumber)) === String(left.qualified.toSorted(byNumber)) ? left.at : null;
}

function byNumber(one: number, other: number): number {
  return one - other;
}
