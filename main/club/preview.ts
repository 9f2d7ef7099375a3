import { outcomeScore } from '../../src/bridge/score.ts';
import { withLines } from '../../src/movement/slot.ts';
import { slotOf } from '../store/results.ts';
import { timeNow, type Club } from './club.ts';
import type { ResultView, SessionView } from './model.ts';
import { movesBetween, placesIn } from './moves.ts';
import { isProblem, type ClubProblem } from './problem.ts';
import { publishedOf, publishedView } from './publication.ts';
import type { ResultPreview } from './publication-view.ts';
import { problemOf, type HandedIn } from './results.ts';
import { currentScores, standingsIf } from './standings.ts';
import { readSession } from './sessions.ts';

/**
 * What a result would move in the ranking if it were recorded now, beside the ranking as it stands and beside the one
 * that was published. Nothing is written; what recording would refuse is refused here too.
 */
export function previewResult(club: Club, id: number, handedIn: HandedIn): ResultPreview | ClubProblem {
  return club.store.snapshot((): ResultPreview | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const problem = problemOf(club, id, handedIn);
    if (problem) return problem;
    const now = currentScores(club, id);
    if (isProblem(now)) return now;
    const line = { ...slotOf(handedIn), result: resultIf(session, handedIn, timeNow(club)) };
    const then = standingsIf({ ...session, results: withLines(session.results, [line]) }, now.scores);
    const places = placesIn(then.fields);
    const published = publishedOf(club, id);
    return {
      moves: movesBetween(placesIn(now.scores.fields), places),
      published: published && { ...publishedView(published), moves: movesBetween(published.places, places) },
    };
  });
}

/** The result as it would be recorded; null where it takes one away. */
function resultIf({ scoring }: SessionView, handedIn: HandedIn, at: string): ResultView | null {
  const { board, ns, ew, outcome, typed, expectedVersion } = handedIn;
  if (outcome === null) return null;
  const score = outcomeScore(outcome, board, scoring.regulation.undertricks);
  return { ...slotOf(handedIn), version: (expectedVersion ?? 0) + 1, board, ns, ew, outcome, typed, score, at };
}
