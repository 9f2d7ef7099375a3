/** Where the figures of matches and of their standing come from, as data. */
import type { Club } from '../../club.ts';
import type { ExplainedMatch, ExplainedTeam } from '../../model/explanation.ts';
import type { SessionView } from '../../model/session.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { currentScores, rankedMatchesOf } from '../standings.ts';
import { explainedMatch, explainedTeam } from './explained-figures.ts';
import type { RankedStage } from './standings.ts';

/** Derives a team's total, its place, and what each of its matches gave it. */
export function readExplainedTeam(club: Club, id: number, entry: number): ExplainedTeam | ClubProblem {
  const stage = scoredStage(club, id);
  if (isProblem(stage)) return stage;
  return (stage && explainedTeam(stage.ranked, entry)) ?? { kind: 'problem', code: 'unknownEntry', entry };
}

/** Derives what a match gives both teams, and every figure of its boards. */
export function readExplainedMatch(club: Club, id: number, match: number): ExplainedMatch | ClubProblem {
  const stage = scoredStage(club, id);
  if (isProblem(stage)) return stage;
  return (stage && explainedMatch(stage, match)) ?? { kind: 'problem', code: 'unknownMatch', match };
}

/** The derivations of the totals of teams of a session that is already read; of all of them, unless some are given. */
export function explainedTeams(session: SessionView, entries?: readonly number[]): readonly ExplainedTeam[] {
  const stage = rankedMatchesOf(session);
  if (!stage) return [];
  const ids = entries ?? stage.view.rankings.flatMap(({ rows }) => rows.map(({ entry }) => entry));
  return ids.flatMap((entry) => explainedTeam(stage.ranked, entry) ?? []);
}

/** The stage of a session as it stands; null where it has no matches. */
function scoredStage(club: Club, id: number): RankedStage | ClubProblem | null {
  const current = currentScores(club, id);
  return isProblem(current) ? current : current.scores.stage;
}
