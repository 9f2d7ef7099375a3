import { rankAfterRound } from '../../../src/scoring/ranked-session.ts';
import type { Club } from '../club.ts';
import { sessionFields, type SessionField } from '../competitions/fields.ts';
import { readSession } from '../competitions/sessions.ts';
import type { AfterRoundView, FieldStandingsView } from '../model/standings.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import type { CachedProgress } from './cached-progress.ts';
import { fieldHeader, rankingView } from './field-view.ts';
import type { RankedField } from './ranked-field.ts';
import { stageAfterRound } from './matches/standings.ts';
import { currentScores } from './standings.ts';
import { teamsAfterRound } from './teams-of-pairs.ts';

/**
 * The rankings of a session after a round. Places go by the boards up to its end, at what these are worth now, with the
 * penalties, terms and rules of the current ranking. A field that plays fewer rounds is shown after its last round.
 */
export function standingsAfterRound(club: Club, id: number, round: number): AfterRoundView | ClubProblem {
  return club.store.snapshot((): AfterRoundView | ClubProblem => {
    const session = readSession(club, id);
    if (isProblem(session)) return session;
    const found = currentScores(club, id);
    if (isProblem(found)) return found;
    const fields = sessionFields(session);
    const rounds = Math.max(...fields.map((field) => field.rounds));
    if (round > rounds) return { kind: 'problem', code: 'unknownRound', round, rounds };
    const { ranked, rounds: progress, stage } = found.scores;
    const { matches } = session.scoring;
    if (stage && matches) {
      return { change: found.change, round, fields: [stageAfterRound(session, matches, stage, round)] };
    }
    const teams = teamsAfterRound(session, ranked, progress, round);
    return {
      change: found.change,
      round,
      ...(teams && { teams }),
      fields: fields.flatMap((field) => {
        const own = ranked.get(field.id);
        return own ? [fieldAfterRound(field, own, session, round, progress.get(field.id) ?? null)] : [];
      }),
    };
  });
}

/** The standings of a field after a round, without its boards. */
function fieldAfterRound(
  field: SessionField,
  ranked: RankedField,
  { scoring }: Pick<SessionView, 'scoring'>,
  round: number,
  progress: CachedProgress | null,
): FieldStandingsView {
  const played = Math.min(round, field.rounds);
  const byRound = (entry: number) =>
    (progress?.byEntry.get(entry) ?? []).map((figure, index) => (index < played ? figure : null));
  const rankings = rankAfterRound(ranked, played).map((ranking) => rankingView(ranking, ranked, scoring, byRound));
  return { ...fieldHeader(field, scoring), rankings, boards: [] };
}
