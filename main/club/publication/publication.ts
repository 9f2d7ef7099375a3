import type { PlaceRow, PublicationRow, PublishedRow } from '../../store/ranking/publications.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { PublicationReport, RankedPlace } from '../model/publication.ts';
import type { ChangeScope } from '../model/undo.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readSettings } from '../settings.ts';
import { currentScores } from '../standings/standings.ts';
import { awardsIn } from './awards.ts';
import { placesIn } from './place-changes.ts';
import { notWithdrawn, publishedOf, standingPublications } from './published.ts';
import { publicationReport } from './report.ts';

const MILLISECONDS = 60_000;

/**
 * Publishes the current ranking. The correction period begins now (Law 79C: 30 minutes unless the regulations say
 * otherwise, which is the club's setting). When it is published again, the report of changes starts afresh.
 */
export function publish(club: Club, session: number): Changed<PublicationReport> | ClubProblem {
  return act(club, session, (): Act | ClubProblem => {
    const found = currentScores(club, session);
    if (isProblem(found)) return found;
    // A match that was played elsewhere has a result and no board.
    const isEmpty = found.scores.fields.every(
      ({ boards, matches }) => boards.length === 0 && !matches?.matches.some(({ given }) => given !== null),
    );
    if (isEmpty) return { kind: 'problem', code: 'nothingToPublish' };
    const { correctionMinutes } = readSettings(club);
    const until = new Date(club.now().getTime() + correctionMinutes * MILLISECONDS).toISOString();
    const places = placesIn(found.scores).map(placeRow);
    return { kind: 'published', until, places, awards: awardsIn(club, session, found.scores) };
  });
}

/** Ends the correction period early. Corrections stay possible, and then change the published result. */
export function endCorrections(club: Club, session: number): Changed<PublicationReport> | ClubProblem {
  return act(club, session, (): Act | ClubProblem => {
    const published = publishedOf(club, session);
    if (!published || published.endedAt !== null) return { kind: 'problem', code: 'nothingPublished' };
    return { kind: 'ended', until: null };
  });
}

/** Withdraws the newest publication, or end of corrections, that is not withdrawn, whatever was changed since. */
export function withdrawPublication(club: Club, session: number): Changed<PublicationReport> | ClubProblem {
  return act(club, session, (): Act | ClubProblem => {
    if (standingPublications(club, session).length === 0) return { kind: 'problem', code: 'nothingPublished' };
    return { kind: 'withdrawn', until: null };
  });
}

/** A row of a publication without its signature and its change. */
type Act = Pick<PublishedRow, 'kind' | 'until' | 'places' | 'awards'> | Pick<OtherRow, 'kind' | 'until'>;
type OtherRow = Exclude<PublicationRow, PublishedRow>;

function act(club: Club, session: number, work: () => Act | ClubProblem): Changed<PublicationReport> | ClubProblem {
  const { changes, publications } = club.store;
  const written = change(club, { session, kind: 'publication' }, ({ add, author, at }): ClubProblem | null => {
    const done = work();
    if (isProblem(done)) return done;
    const newest = changes.last(session).id;
    publications.add({ ...done, author, at, session, asOf: newest, change: add() });
    return null;
  });
  return isProblem(written) ? written : { ...publicationReport(club, session), change: written.change };
}

/** Undoes what a change did to a publication. What it had withdrawn stands again, with its original time. */
function restorePublication(club: Club, { session, undone, change, author, at }: Restoring): ChangeScope {
  const { publications } = club.store;
  const rows = publications.ofSession(session);
  const place = rows.findIndex((one) => one.change === undone);
  const row = rows[place];
  if (!row) throw new Error(`change ${undone} wrote nothing of a publication`);
  const takenBack = row.kind === 'withdrawn' ? notWithdrawn(rows.slice(0, place)).at(-1) : undefined;
  const withdrawal = { session, asOf: row.asOf, author, at, kind: 'withdrawn', until: null } as const;
  publications.add({ ...(takenBack ?? withdrawal), change });
  return { subject: 'publication', act: row.kind };
}

export const publicationChange: UndoableChange<'publication'> = { kind: 'publication', restore: restorePublication };

function placeRow(place: RankedPlace): PlaceRow {
  return { ...place, tied: place.tied ? 1 : 0, stratum: place.stratum ?? null };
}
