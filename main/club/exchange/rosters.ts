import type { TournamentEvent } from '../../../src/format/event/event.ts';
import type { MatchesPlan } from '../../../src/format/plan/matches/plan.ts';
import type { EventPlan } from '../../../src/format/plan/plan.ts';
import type { FileRoster } from './people.ts';

/**
 * Who comes in with a plan: of a field the players of each entry of the event; of matches those of each planned pair,
 * then those of each contestant who sit in none.
 */
export function plannedRosters(event: TournamentEvent, plan: EventPlan | MatchesPlan): readonly FileRoster[] {
  if (plan.kind === 'plan') {
    const seats = plan.ranks === 'player' ? 1 : 2;
    return event.entries.map(({ players }) => ({ players: players.slice(0, seats), team: null }));
  }
  const teamOf = (contestant: number): number | null => (plan.ranks === 'team' ? contestant : null);
  return [
    ...plan.pairs.map(({ players, contestant }) => ({ players, team: teamOf(contestant) })),
    ...plan.contestants.map(({ others, place }) => ({ players: others, team: teamOf(place) })),
  ];
}

/**
 * Whose roster each of `plannedRosters` is where matches were played: places in the event's teams where these are
 * ranked, else in its entries. Empty of a field, whose rosters are those of its entries.
 */
export function rosterContestants(plan: EventPlan | MatchesPlan): readonly number[] {
  if (plan.kind === 'plan') return [];
  return [...plan.pairs.map(({ contestant }) => contestant), ...plan.contestants.map(({ place }) => place)];
}
