import type { Club } from '../club.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readOverall } from './overall.ts';

/** Places in each ranking of a session, from the first to the last, both included. */
export interface PlacesWanted {
  readonly from: number;
  readonly to: number;
}

/**
 * Who plays on in the session after: those with the places, the first of each ranking before the seconds; without
 * places everybody, in order of section and number. Nobody plays on who has left.
 */
export function qualifiedEntries(
  club: Club,
  session: SessionView,
  places: PlacesWanted | null,
): readonly number[] | ClubProblem {
  const gone = new Set(session.sections.flatMap((section) => section.gone));
  const withdrawn = session.terms.entries.flatMap((terms) => (terms.withdrawn ? [terms.entry] : []));
  const left = new Set([...gone, ...withdrawn]);
  if (!places) {
    const entries = session.sections.flatMap((section) => section.entries);
    return entries.flatMap(({ id, phantom }) => (phantom || left.has(id) ? [] : [id]));
  }
  const overall = readOverall(club, session.id);
  if (isProblem(overall)) return overall;
  return overall.rankings
    .flatMap(({ rows }, ranking) => rows.map((row) => ({ ...row, ranking })))
    .flatMap(({ entry, place, ranking }) =>
      place === null || place < places.from || place > places.to || left.has(entry) ? [] : [{ entry, place, ranking }],
    )
    .toSorted((one, other) => one.place - other.place || one.ranking - other.ranking)
    .map(({ entry }) => entry);
}
