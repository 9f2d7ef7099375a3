import { opponentOf, type MatchTeam } from '../teams/team.ts';
import type { CrossMeeting, CrossRow, RankedMatch, RankedMatches } from './ranked.ts';

/**
 * Who met whom, by number, with each meeting as the team of the row has it.
 * @param throughRound meetings that end later are left out; where it is left out, none are
 */
export function crossTable(
  { input, matches }: Pick<RankedMatches, 'input' | 'matches'>,
  throughRound = Infinity,
): readonly CrossRow[] {
  const contestants = input.contestants.toSorted((a, b) => a - b);
  const known = matches.filter(({ match }) => match.lastRound <= throughRound);
  return contestants.map((entry) => {
    const own = known.filter(({ match }) => match.home === entry || match.away === entry);
    const meetings = own.map((one) => meetingOf(one, one.match.home === entry ? 'home' : 'away'));
    return {
      entry,
      cells: contestants.map((opponent) => ({
        opponent,
        meetings: meetings.filter((meeting) => meeting.opponent === opponent).map(({ meeting }) => meeting),
      })),
      byes: meetings.filter(({ opponent }) => opponent === null).map(({ meeting }) => meeting),
    };
  });
}

function meetingOf(
  { match, score, count, result }: RankedMatch,
  team: MatchTeam,
): { readonly opponent: number | null; readonly meeting: CrossMeeting } {
  const meeting = { match: match.key, round: match.round, result: result[team], state: score.state, count };
  return { opponent: match[opponentOf(team)], meeting };
}
