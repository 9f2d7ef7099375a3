import { forTeams, opponentOf } from '../../../../src/scoring/teams/team.ts';
import type { Club } from '../../club.ts';
import { readSession } from '../../competitions/sessions.ts';
import type { EarlierMeetingView } from '../../model/knockout.ts';
import { isProblem, type ClubProblem } from '../../problem.ts';
import { readStandings } from '../../standings/standings.ts';

/**
 * The last match that the two of a match had in an earlier session of the event, with the IMPs won by each; null where
 * they had none, or none with IMPs. What of it is carried over is the director's decision.
 */
export function readEarlierMeeting(
  club: Club,
  session: number,
  match: number,
): { readonly met: EarlierMeetingView | null } | ClubProblem {
  return club.store.snapshot(() => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const found = view.matches.find(({ id }) => id === match);
    if (!found || found.away === null) return { kind: 'problem', code: 'unknownMatch', match };
    const { sessions } = club.store;
    const contestants = sessions.contestants(session);
    const [home, away] = [contestants.get(found.home), contestants.get(found.away)];
    const earlier = sessions.ofEvent(session).filter(({ ordinal }) => ordinal < (view.ordinal ?? 1));
    for (const before of earlier.toReversed()) {
      const imps = impsBetween(club, before.session, [home, away]);
      if (imps) return { met: { ordinal: before.ordinal, ...imps } };
    }
    return { met: null };
  });
}

/** IMPs won by each of two contestants in their last match of a session; null where they had none. */
function impsBetween(club: Club, session: number, [home, away]: readonly (number | undefined)[]) {
  const view = readSession(club, session);
  const standings = readStandings(club, session);
  if (isProblem(view) || isProblem(standings)) return null;
  const contestants = club.store.sessions.contestants(session);
  const scores = new Map(
    standings.fields.flatMap(({ matches }) => matches?.matches ?? []).map((score) => [score.match, score]),
  );
  for (const { id, home: one, away: other } of view.matches.toReversed()) {
    const pair = [contestants.get(one), other === null ? null : contestants.get(other)];
    const isSame = pair[0] === home && pair[1] === away;
    if (!isSame && !(pair[0] === away && pair[1] === home)) continue;
    const score = scores.get(id);
    const hasImps = score?.given ? score.given.kind === 'totals' && score.given.imps : score && score.compared > 0;
    if (!score || !hasImps) continue;
    return forTeams((team) => score.totals[isSame ? team : opponentOf(team)].impsWon.exact);
  }
  return null;
}
