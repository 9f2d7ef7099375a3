import { outcomeScore } from '../../../src/bridge/score/score.ts';
import { slotOf, replaceResults } from '../../../src/session/slot.ts';
import { mergeTerms } from '../../../src/scoring/standing/merge-terms.ts';
import { timeNow, type Club } from '../club.ts';
import type { ResultView } from '../model/result.ts';
import type { SessionView } from '../model/session.ts';
import { placeChanges, placesIn } from './place-changes.ts';
import type { ScoringChoice } from '../../../src/scoring/session-scoring.ts';
import { penaltyProblem, unitProblem, type PenaltyInput } from '../scoring/penalties.ts';
import { resolveScoring } from '../scoring/scoring.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { publishedOf, publishedView } from './published.ts';
import type { ChangePreview } from '../model/publication.ts';
import { resultProblem } from '../results/problems.ts';
import type { ResultInput } from '../results/input.ts';
import { currentScores, standingsIf } from '../standings/standings.ts';
import { readSession } from '../competitions/sessions.ts';
import { sectionsAfterWithdrawals } from '../competitions/seats-left.ts';
import { termsProblem, type TermsChange } from '../scoring/terms.ts';
import { qualifyingChanges } from '../stages/qualifying-changes.ts';

/**
 * Which places a result would move if it were recorded now, compared with the current ranking and with the published
 * one. Nothing is written. What recording would refuse is refused here too.
 */
export function previewResult(club: Club, id: number, input: ResultInput): ChangePreview | ClubProblem {
  return preview(club, id, (session) => {
    const problem = resultProblem(club, id, input);
    if (problem) return problem;
    const line = { ...slotOf(input), result: resultIf(session, input, timeNow(club)) };
    return { ...session, results: replaceResults(session.results, [line]) };
  });
}

/** Which places a penalty or bonus would move. */
export function previewPenalty(club: Club, id: number, given: PenaltyInput): ChangePreview | ClubProblem {
  return preview(club, id, (session) => {
    const penalty = { ...given, number: session.penalties.length + 1, at: timeNow(club) };
    return penaltyProblem(club, id, given) ?? { ...session, penalties: [...session.penalties, penalty] };
  });
}

/** Which places a change of the terms would move. */
export function previewTerms(club: Club, id: number, asked: TermsChange): ChangePreview | ClubProblem {
  return preview(club, id, (session) => {
    const problem = termsProblem(club, id, asked.entries);
    if (problem) return problem;
    const terms = mergeTerms(session.terms, asked);
    const back = asked.entries.flatMap(({ entry, withdrawn }) => (withdrawn ? [] : [entry]));
    return { ...session, terms, sections: sectionsAfterWithdrawals(session.sections, session.results, terms, back) };
  });
}

/** Which places another way of scoring would move. */
export function previewScoring(club: Club, id: number, choice: ScoringChoice): ChangePreview | ClubProblem {
  return preview(club, id, (session) => {
    const scoring = resolveScoring(club, choice, session.scoring);
    if (isProblem(scoring)) return scoring;
    const { undertricks } = scoring.regulation;
    const results = session.results.map((result) => {
      const score = outcomeScore(result.outcome, result.board, undertricks);
      return score === result.score ? result : { ...result, score };
    });
    const version = session.scoring.version + 1;
    return unitProblem(scoring, session.penalties) ?? { ...session, results, scoring: { ...scoring, version } };
  });
}

/** @param change returns the session as it would be, or why it can't be changed so */
function preview(
  club: Club,
  id: number,
  change: (session: SessionView) => SessionView | ClubProblem,
): ChangePreview | ClubProblem {
  return club.store.snapshot((): ChangePreview | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const changed = change(session);
    if (isProblem(changed)) return changed;
    const now = currentScores(club, id);
    if (isProblem(now)) return now;
    const standings = standingsIf(changed, now.scores);
    const places = placesIn(standings);
    const published = publishedOf(club, id);
    const qualifying = qualifyingChanges(club, { view: changed, standings });
    return {
      ...(qualifying.length > 0 && { qualifying }),
      moves: placeChanges(placesIn(now.scores), places),
      published: published && { ...publishedView(published), moves: placeChanges(published.places, places) },
    };
  });
}

/** The result as it would be recorded; null where it is erased. */
function resultIf({ scoring }: SessionView, input: ResultInput, at: string): ResultView | null {
  const { board, ns, ew, outcome, typed, expectedVersion } = input;
  if (outcome === null) return null;
  const score = outcomeScore(outcome, board, scoring.regulation.undertricks);
  return { ...slotOf(input), version: (expectedVersion ?? 0) + 1, board, ns, ew, outcome, typed, score, at };
}
