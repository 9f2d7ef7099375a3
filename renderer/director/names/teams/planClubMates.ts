import type { SessionView } from '../../../../main/club/model/session.ts';
import type { RenumberedTeam } from '../../../../main/club/schedule/team-numbers.ts';
import { clubMeetings, numbersForClubMates } from '../../../../src/movement/pairing/club-mates.ts';
import type { NamedTeam } from '../../session/naming/teamNames.ts';

/** When teams of one club meet now, and when they would with other numbers. */
interface MeetingsOfClub {
  readonly club: string;
  readonly teams: readonly NamedTeam[];
  readonly rounds: readonly number[];
  readonly roundsThen: readonly number[];
}

/** Other numbers for teams, so that those of one club meet first. */
export interface ClubMatesPlan {
  readonly clubs: readonly MeetingsOfClub[];
  /** The teams with another number, and that number. */
  readonly moves: readonly { readonly team: NamedTeam; readonly number: number }[];
  readonly renumbered: readonly RenumberedTeam[];
}

/** With more teams there are too many ways to give numbers. */
const MOST_TEAMS = 16;

/** The plan for a session; null where no two teams have one club, or numbers can't be exchanged any more. */
export function planClubMates(session: SessionView, teams: readonly NamedTeam[]): ClubMatesPlan | null {
  const { matches, results, penalties, terms, ranks } = session;
  const isBegun = results.length > 0 || penalties.length > 0 || matches.some(({ given }) => given !== null);
  if (ranks !== 'team' || teams.length > MOST_TEAMS || isBegun || terms.entries.length > 0) return null;
  const clubs = teams.map(({ club }) => (club.trim() === '' ? null : club.trim().toLocaleLowerCase()));
  const numberOf = new Map(teams.map(({ entry, number }) => [entry, number]));
  const meetings = matches.flatMap(({ round, home, away }) => {
    const [one, other] = [numberOf.get(home), numberOf.get(away ?? 0)];
    return one === undefined || other === undefined ? [] : [{ round, home: one, away: other }];
  });
  const now = teams.map(({ number }) => number);
  const found = clubMeetings(clubs, now, meetings);
  if (found.length === 0) return null;
  const numbers = numbersForClubMates(clubs, meetings);
  const then = clubMeetings(clubs, numbers, meetings);
  const entryAt = new Map(teams.map(({ entry, number }) => [number, entry]));
  const isEarlier = then.some(({ rounds }, at) => rounds.join(' ') !== found[at]?.rounds.join(' '));
  const moved = isEarlier
    ? teams.flatMap((team, at) => (numbers[at] === team.number ? [] : [{ team, number: numbers[at] ?? 0 }]))
    : [];
  return {
    clubs: found.map(({ teams: members, rounds }, at) => ({
      club: teams[members[0] ?? 0]?.club ?? '',
      teams: members.flatMap((member) => teams[member] ?? []),
      rounds,
      roundsThen: isEarlier ? (then[at]?.rounds ?? []) : rounds,
    })),
    moves: moved,
    renumbered: moved.map(({ team, number }) => ({ from: team.entry, to: entryAt.get(number) ?? team.entry })),
  };
}
