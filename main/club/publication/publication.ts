import { slotOf } from '../../../src/session/slot.ts';
import { isDeepStrictEqual } from 'node:util';
import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import type { PlaceRow, PublicationRow, PublishedRow } from '../../store/ranking/publications.ts';
import type { ResultVersionRow } from '../../store/results/results.ts';
import { change, type Restoring, type UndoableChange } from '../change.ts';
import { changedConditions } from './changed-conditions.ts';
import type { Club } from '../club.ts';
import { placeChanges, placesIn } from './place-changes.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { penaltyView } from '../scoring/penalties.ts';
import type {
  ChangedPenalty,
  ChangedResult,
  PublicationReport,
  PublishedView,
  RankedPlace,
  ResultContent,
} from '../model/publication.ts';
import { readSession, resultView } from '../competitions/sessions.ts';
import { scoringAsOf } from '../scoring/scoring.ts';
import { readSettings } from '../settings.ts';
import { currentScores } from '../standings/standings.ts';
import type { ChangeScope } from '../model/undo.ts';

const MILLISECONDS = 60_000;

/** The newest publication that is not withdrawn, with its places. */
interface Published extends PublishedView {
  readonly places: readonly RankedPlace[];
}

/**
 * Publishes the current ranking. The correction period begins now (Law 79C: 30 minutes unless the regulations say
 * otherwise, which is the club's setting). When it is published again, the report of changes starts afresh.
 */
export function publish(club: Club, session: number): PublicationReport | ClubProblem {
  return act(club, session, (): Act | ClubProblem => {
    const found = currentScores(club, session);
    if (isProblem(found)) return found;
    const isEmpty = found.scores.fields.every(({ boards }) => boards.length === 0);
    if (isEmpty) return { kind: 'problem', code: 'nothingToPublish' };
    const { correctionMinutes } = readSettings(club);
    const until = new Date(club.now().getTime() + correctionMinutes * MILLISECONDS).toISOString();
    const places = placesIn(found.scores.fields).map(placeRow);
    return { kind: 'published', until, places };
  });
}

/** Ends the correction period early. Corrections stay possible, and then change the published result. */
export function endCorrections(club: Club, session: number): PublicationReport | ClubProblem {
  return act(club, session, (): Act | ClubProblem => {
    const published = publishedOf(club, session);
    if (!published || published.endedAt !== null) return { kind: 'problem', code: 'nothingPublished' };
    return { kind: 'ended', until: null };
  });
}

/** Withdraws the newest publication, or end of corrections, that is not withdrawn, whatever was changed since. */
export function withdrawPublication(club: Club, session: number): PublicationReport | ClubProblem {
  return act(club, session, (): Act | ClubProblem => {
    if (standing(club, session).length === 0) return { kind: 'problem', code: 'nothingPublished' };
    return { kind: 'withdrawn', until: null };
  });
}

/** What has changed since the ranking was published, result by result and place by place. */
export function publicationReport(club: Club, id: number): PublicationReport | ClubProblem {
  return club.store.snapshot((): PublicationReport | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const found = currentScores(club, id);
    if (isProblem(found)) return found;
    const published = publishedOf(club, id);
    if (!published) return { published: null, scoring: null, results: [], penalties: [], conditions: [], places: [] };
    const scoring = scoringAsOf(club, id, published.change) ?? session.scoring;
    return {
      published: publishedView(published),
      scoring,
      results: changedResults(club, id, published.change, session.scoring.regulation.undertricks),
      penalties: changedPenalties(club, id, published.change),
      conditions: changedConditions(club, session, { change: published.change, scoring }, found.scores.ranked),
      places: placeChanges(published.places, placesIn(found.scores.fields)),
    };
  });
}

/** The newest publication that is not withdrawn; null where there is none. */
export function publishedOf(club: Club, session: number): Published | null {
  const rows = standing(club, session);
  const row = rows.findLast((one): one is PublishedRow => one.kind === 'published');
  if (!row) return null;
  const ended = rows.slice(rows.indexOf(row)).find(({ kind }) => kind === 'ended');
  const { at, asOf: change, until } = row;
  return { at, change, until, endedAt: ended?.at ?? null, places: row.places.map(rankedPlace) };
}

export function publishedView({ at, change, until, endedAt }: PublishedView): PublishedView {
  return { at, change, until, endedAt };
}

/** A row of a publication without its signature and its change. */
type Act = Pick<PublishedRow, 'kind' | 'until' | 'places'> | Pick<OtherRow, 'kind' | 'until'>;
type OtherRow = Exclude<PublicationRow, PublishedRow>;

function act(club: Club, session: number, work: () => Act | ClubProblem): PublicationReport | ClubProblem {
  const { changes, publications } = club.store;
  const written = change(club, { session, kind: 'publication' }, ({ add, author, at }): ClubProblem | null => {
    const done = work();
    if (isProblem(done)) return done;
    const newest = changes.last(session).id;
    publications.add({ ...done, author, at, session, asOf: newest, change: add() });
    return null;
  });
  return isProblem(written) ? written : publicationReport(club, session);
}

/** Undoes what a change did to a publication. What it had withdrawn stands again, with its original time. */
function restorePublication(club: Club, { session, undone, change, author, at }: Restoring): ChangeScope {
  const { publications } = club.store;
  const rows = publications.ofSession(session);
  const place = rows.findIndex((one) => one.change === undone);
  const row = rows[place];
  if (!row) throw new Error(`change ${undone} wrote nothing of a publication`);
  const takenBack = row.kind === 'withdrawn' ? standingOf(rows.slice(0, place)).at(-1) : undefined;
  const withdrawal = { session, asOf: row.asOf, author, at, kind: 'withdrawn', until: null } as const;
  publications.add({ ...(takenBack ?? withdrawal), change });
  return { subject: 'publication', act: row.kind };
}

export const publicationChange: UndoableChange<'publication'> = { kind: 'publication', restore: restorePublication };

function placeRow(place: RankedPlace): PlaceRow {
  return { ...place, tied: place.tied ? 1 : 0, stratum: place.stratum ?? null };
}

function rankedPlace({ tied, stratum, ...place }: PlaceRow): RankedPlace {
  return { ...place, tied: tied === 1, ...(stratum === null ? {} : { stratum }) };
}

/** The publications and ends of corrections that are not withdrawn, oldest first. */
function standing({ store }: Club, session: number): readonly PublicationRow[] {
  return standingOf(store.publications.ofSession(session));
}

function standingOf(all: readonly PublicationRow[]): readonly PublicationRow[] {
  const rows: PublicationRow[] = [];
  for (const row of all) {
    if (row.kind === 'withdrawn') rows.pop();
    else rows.push(row);
  }
  return rows;
}

/** The lines that differ from how they were at a change, in the order they were written since. */
function changedResults(
  { store }: Club,
  session: number,
  since: number,
  undertricks: UndertrickScale,
): readonly ChangedResult[] {
  return store.results.currentSince(session, since).flatMap((row): ChangedResult[] => {
    const then = store.results.history(row).findLast(({ change }) => change <= since);
    const before = then ? contentOf(then, undertricks) : null;
    const after = contentOf(row, undertricks);
    const { at, author, reason } = row;
    return isDeepStrictEqual(before, after) ? [] : [{ ...slotOf(row), before, after, at, author, reason }];
  });
}

/** The penalties that were given or cancelled since a change. */
function changedPenalties({ store }: Club, session: number, since: number): readonly ChangedPenalty[] {
  const stood = new Map(store.penalties.asOf(session, since).map(({ number, takenBack }) => [number, takenBack === 0]));
  return store.penalties.newest(session).flatMap((row): ChangedPenalty[] => {
    const stands = row.takenBack === 0;
    if ((stood.get(row.number) ?? false) === stands) return [];
    return [{ penalty: penaltyView(row), stands, at: row.at, author: row.author }];
  });
}

function contentOf(row: ResultVersionRow, undertricks: UndertrickScale): ResultContent | null {
  const result = resultView(row, undertricks);
  if (!result) return null;
  const { board, ns, ew, outcome, score, form } = result;
  return { board, ns, ew, outcome, score, ...(form === undefined ? {} : { form }) };
}
