import type { Club } from '../club.ts';

/**
 * The stratum of each contestant up to a session: the one of the first session that it plays in. It is the event's,
 * whatever the terms of later sessions say.
 */
export function strataOfEvent(club: Club, session: number): ReadonlyMap<number, number> {
  const known = new Map<number, number | null>();
  const sessions = club.store.sessions.ofEvent(session);
  const upTo = sessions.findIndex((one) => one.session === session);
  for (const { session: id } of sessions.slice(0, upTo + 1)) {
    const strata = new Map(club.store.terms.newest(id).map(({ entry, stratum }) => [entry, stratum]));
    for (const [entry, contestant] of club.store.sessions.contestants(id)) {
      if (!known.has(contestant)) known.set(contestant, strata.get(entry) ?? null);
    }
  }
  return new Map([...known].flatMap(([contestant, stratum]) => (stratum === null ? [] : [[contestant, stratum]])));
}
