import { listEvents } from '../competitions/event-list.ts';
import type { Club } from '../club.ts';
import type { PlayedEventView } from '../model/event.ts';
import { publishedOf } from './published.ts';

/** Days, local, yyyy-mm-dd; both are within the period. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The events of a period that have results or were published, newest first. */
export function playedEvents(club: Club, { from, to }: Period): readonly PlayedEventView[] {
  const { store } = club;
  return store.snapshot(() =>
    store.eventList
      .heads()
      .filter(({ date }) => from <= date && date <= to)
      .flatMap(({ session, name, date }): readonly PlayedEventView[] => {
        const published = publishedOf(club, session) !== null;
        const isPlayed = published || listEvents(club, { only: session }).events.some(({ results }) => results > 0);
        return isPlayed ? [{ session, name, date, published }] : [];
      }),
  );
}
