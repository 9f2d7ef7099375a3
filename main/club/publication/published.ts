import type { AwardRow, PlaceRow, PublicationRow, PublishedRow } from '../../store/ranking/publications.ts';
import type { Club } from '../club.ts';
import type { PublishedView, RankedPlace } from '../model/publication.ts';

/** The newest publication that is not withdrawn, with its places. */
interface Published extends PublishedView {
  readonly places: readonly RankedPlace[];
  readonly awards: readonly AwardRow[];
}

/** The newest publication that is not withdrawn; null where there is none. */
export function publishedOf(club: Club, session: number): Published | null {
  const rows = standingPublications(club, session);
  const row = rows.findLast((one): one is PublishedRow => one.kind === 'published');
  if (!row) return null;
  const ended = rows.slice(rows.indexOf(row)).find(({ kind }) => kind === 'ended');
  const { at, asOf: change, until } = row;
  return { at, change, until, endedAt: ended?.at ?? null, places: row.places.map(rankedPlace), awards: row.awards };
}

export function publishedView({ at, change, until, endedAt }: PublishedView): PublishedView {
  return { at, change, until, endedAt };
}

function rankedPlace({ tied, stratum, ...place }: PlaceRow): RankedPlace {
  return { ...place, tied: tied === 1, ...(stratum === null ? {} : { stratum }) };
}

/** The publications and ends of corrections that are not withdrawn, oldest first. */
export function standingPublications({ store }: Club, session: number): readonly PublicationRow[] {
  return notWithdrawn(store.publications.ofSession(session));
}

export function notWithdrawn<Row extends Pick<PublicationRow, 'kind'>>(all: readonly Row[]): readonly Row[] {
  const rows: Row[] = [];
  for (const row of all) {
    if (row.kind === 'withdrawn') rows.pop();
    else rows.push(row);
  }
  return rows;
}
