import { isPairsSpec, type EventMovementSpec } from '../../../../src/movement/event-movement.ts';
import { isMovement, makeMovement } from '../../../../src/movement/make.ts';
import { teamMates, type TeamMates } from '../../../../src/movement/teams/added-up/team-mates.ts';
import type { Club } from '../../club.ts';
import type { ClubProblem } from '../../problem.ts';
import { entryOfNumber, type CreatedEvent } from './setup.ts';

/** The pairs of the teams of an event that adds them up; refused where two pairs of a team would meet. */
export function addedUpMates(specs: readonly EventMovementSpec[]): readonly TeamMates[] | ClubProblem {
  const movements = specs.filter(isPairsSpec).map(makeMovement);
  const mates = movements.length === specs.length && movements.every(isMovement) ? teamMates(movements) : null;
  return mates ?? { kind: 'problem', code: 'teamMatesMeet' };
}

/** Writes the teams of a new event of pairs, within its change: each has an entry of its own, which sits nowhere. */
export function insertAddedUp({ store }: Club, created: CreatedEvent, mates: readonly TeamMates[]): void {
  for (const seats of mates) {
    const entry = store.events.addEntry(created.event);
    store.events.makeContestant(entry);
    const pairs = seats.map(({ section, number }) => {
      const { entries = new Map<number, number>() } = created.sections[section] ?? {};
      return entryOfNumber(entries, number);
    });
    store.teamPairs.add({ entry, pairs });
  }
}
