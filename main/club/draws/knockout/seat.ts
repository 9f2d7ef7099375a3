import type { KnockoutMeeting } from '../../../../src/draw/knockout/knockout.ts';
import type { KnockoutOverride } from '../../../../src/draw/knockout/override.ts';
import { withMeetings, withoutMeetings } from '../../../../src/movement/teams/continuation/knockout-round.ts';
import { announcedDraw } from '../../../store/matches/draws.ts';
import type { Club } from '../../club.ts';
import { runningTeams } from '../../schedule/teams/running-teams.ts';
import { writeTeamSchedule } from '../../schedule/teams/write.ts';
import type { PlayedKnockout } from './read.ts';

interface RoundToSeat {
  /** The round of the session in which its matches begin. */
  readonly from: number;
  readonly meetings: readonly KnockoutMeeting[];
  readonly overrides: readonly KnockoutOverride[];
  readonly change: number;
}

/**
 * Writes the matches of a round with their reasons, and the schedule with their tables behind the rounds before. A
 * match of two who were drawn already keeps its id.
 */
export function seatMeetings(
  club: Club,
  { session, section, spec }: PlayedKnockout,
  { from, meetings, overrides, change }: RoundToSeat,
): void {
  const { store } = club;
  const running = runningTeams(club, session, section, spec);
  const earlier = withoutMeetings(running, from);
  const { schedule, keys } = withMeetings(earlier, spec, meetings);
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const entryOf = (team: number): number => entries.get(team) ?? 0;
  const stage = store.matches.stage(session.id);
  const ids = new Map(
    schedule.matches.map(({ key, round, lastRound, home, away }) => {
      if (key > 0) return [key, key] as const;
      const same = running.matches.find(
        (one) => one.round === round && one.lastRound === lastRound && one.home === home && one.away === away,
      );
      if (same) return [key, same.key] as const;
      const teams = { home: entryOf(home), away: away === null ? null : entryOf(away) };
      return [key, store.matches.add(stage, { round, lastRound, ...teams })] as const;
    }),
  );
  const matches = meetings.map(({ reason }, index) => ({
    match: ids.get(keys[index] ?? 0) ?? 0,
    reason: JSON.stringify(reason),
  }));
  const rule = JSON.stringify({ kind: spec.kind });
  store.draws.add(stage, change, announcedDraw(from, rule, matches, JSON.stringify(overrides)));
  writeTeamSchedule({ club, section, change }, schedule, ids);
}
