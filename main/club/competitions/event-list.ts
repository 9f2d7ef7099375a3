import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { Club } from '../club.ts';
import type { DeletedEventView, EventsView } from '../model/event.ts';
import { searchEvents } from './event-search.ts';

/** Which events are asked for. */
export interface EventsQuery {
  /** Words that begin a word of the name, the day, the movement or a player's name; without any, all events. */
  readonly find?: string;
  /** How many of the newest are left out. */
  readonly from?: number;
  readonly limit?: number;
  /** One session alone. */
  readonly only?: number;
}

const USUAL_LIMIT = 60;

/** The club's events that are not deleted, newest day first. Only those asked for are counted through. */
export function listEvents(club: Club, query: EventsQuery = {}): EventsView {
  const { find = '', from = 0, limit = USUAL_LIMIT, only } = query;
  const { eventList } = club.store;
  return club.store.snapshot(() => {
    const found = searchEvents(club, find);
    const all = found ? [...found.keys()].slice(from, from + limit) : null;
    const ids = only === undefined ? (all ?? eventList.ids(from, limit)) : [only];
    const events = eventList.rows(ids).map(({ movements, clockRound, sample, named, ordinal, ...row }) => ({
      ...row,
      ...(ordinal !== null && { ordinal }),
      round: clockRound,
      movements: JSON.parse(movements) as EventMovementSpec[],
      sample: sample === 1,
      named: named === 1,
      found: found?.get(row.session) ?? [],
    }));
    return { events, total: found?.size ?? eventList.count(), deleted: eventList.deleted().length };
  });
}

/** The deleted events that can be restored, the one deleted last first. */
export function listDeletedEvents({ store }: Club): readonly DeletedEventView[] {
  return store.eventList.deleted();
}
