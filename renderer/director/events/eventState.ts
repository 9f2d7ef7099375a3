import type { EventSummary } from '../../../main/club/model/event.ts';

/** How far an event is. One of a day that is past is over, even where results are missing. */
export type EventState = 'planned' | 'playing' | 'over';

/** @param today local, yyyy-mm-dd */
export function eventState(event: EventSummary, today: string): EventState {
  const { results, expectedResults, round, rounds, date } = event;
  // Where only scores of matches came in, no board is expected.
  const isComplete = expectedResults === 0 ? round > rounds : results > 0 && results >= expectedResults;
  if (isComplete || (results > 0 && (round > rounds || date < today))) return 'over';
  return results === 0 && round === 0 ? 'planned' : 'playing';
}
