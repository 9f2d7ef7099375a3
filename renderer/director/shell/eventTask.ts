/** What is done to an event from the list of events. */
export const EVENT_TASKS = ['edit', 'duplicate', 'save', 'delete'] as const;
export type EventTask = (typeof EVENT_TASKS)[number];

/** The address of the list of events with the result pages of a season. */
export const SEASON_PATH = '/?do=season';

/** The address of the list of events where a file is imported. */
export const EVENT_FILE_PATH = '/?do=file';

/** The same, from a screen of an event: deals of the file are likely its own. */
export function importPath(location: string): string {
  const [, session] = /^\/sessions\/(\d+)\//.exec(location) ?? [];
  return session === undefined ? EVENT_FILE_PATH : `${EVENT_FILE_PATH}&into=${session}`;
}

/** The address of the list of events with a task begun. */
export function eventTaskPath(session: number, task: EventTask): string {
  return `/?event=${session}&do=${task}`;
}
