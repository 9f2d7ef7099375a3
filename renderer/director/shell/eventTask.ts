/** What is done to an event from the list of events. */
export const EVENT_TASKS = ['edit', 'duplicate', 'save', 'delete'] as const;
export type EventTask = (typeof EVENT_TASKS)[number];

/** The address of the list of events with the result pages of a season. */
export const SEASON_PATH = '/?do=season';

/** The address of the list of events where an event is brought in from a file. */
export const EVENT_FILE_PATH = '/?do=file';

/** The address of the list of events with a task begun. */
export function eventTaskPath(session: number, task: EventTask): string {
  return `/?event=${session}&do=${task}`;
}
