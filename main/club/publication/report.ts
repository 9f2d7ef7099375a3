import { isDeepStrictEqual } from 'node:util';
import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { slotOf } from '../../../src/session/slot.ts';
import type { ResultVersionRow } from '../../store/results/results.ts';
import type { Club } from '../club.ts';
import { readSession, resultView } from '../competitions/sessions.ts';
import type { ChangedPenalty, ChangedResult, PublicationReport, ResultContent } from '../model/publication.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { penaltyView } from '../scoring/penalties.ts';
import { scoringAsOf } from '../scoring/scoring.ts';
import { currentScores } from '../standings/standings.ts';
import { changedConditions } from './changed-conditions.ts';
import { placeChanges, placesIn } from './place-changes.ts';
import { publishedOf, publishedView } from './published.ts';

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
      conditions: changedConditions(club, session, { change: published.change, scoring }, found.scores),
      places: placeChanges(published.places, placesIn(found.scores)),
    };
  });
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
