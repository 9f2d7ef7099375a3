import type { CsvContent } from '../../../src/format/list-file/columns.ts';

/** What is done to an event from the list of events. */
export const EVENT_TASKS = ['edit', 'duplicate', 'save', 'delete'] as const;
export type EventTask = (typeof EVENT_TASKS)[number];

/** The address of the list of events with the result pages of a season. */
export const SEASON_PATH = '/?do=season';

/** The address of the list of events where a file is imported. */
export const EVENT_FILE_PATH = '/?do=file';

/** The same, from a screen of an event or a season: what the file has is likely for it. */
export function importPath(location: string): string {
  const [, kind, id] = /^\/(sessions|seasons)\/(\d+)(?:\/|$)/.exec(location) ?? [];
  if (id === undefined) return EVENT_FILE_PATH;
  return kind === 'sessions' ? `${EVENT_FILE_PATH}&into=${id}` : `${EVENT_FILE_PATH}&season=${id}`;
}

/** The same, from a button for one kind of file, to whose screen it leads back. */
export function importForPath(
  location: string,
  { content, search }: { readonly content: CsvContent | null; readonly search: string },
): string {
  const said = content === null ? '' : `&content=${content}`;
  const back = search === '' ? location : `${location}?${search}`;
  return `${importPath(location)}${said}&back=${encodeURIComponent(back)}`;
}

/** The address of the list of events with a task begun. */
export function eventTaskPath(session: number, task: EventTask): string {
  return `/?event=${session}&do=${task}`;
}
