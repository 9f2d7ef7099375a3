import { useLocation, useSearch } from 'wouter';
import { EVENT_FILE_PATH, EVENT_TASKS, eventTaskPath, SEASON_PATH, type EventTask } from '../../shell/eventTask.ts';

/** What is done to an event in the side panel. It stands in the address, so that other screens lead to it. */
export interface EventPanelState {
  readonly open: { readonly session: number; readonly task: EventTask } | null;
  /** Whether the panel is about the pages of a season instead. */
  readonly isSeason: boolean;
  /** Whether it is about an event that is brought in from a file. */
  readonly isFile: boolean;
  readonly show: (session: number, task: EventTask) => void;
  readonly showSeason: () => void;
  readonly showFile: () => void;
  readonly close: () => void;
}

export function useEventPanel(): EventPanelState {
  const search = new URLSearchParams(useSearch());
  const [, go] = useLocation();
  const session = Number(search.get('event'));
  const task = EVENT_TASKS.find((one) => one === search.get('do'));
  return {
    open: task && Number.isInteger(session) && session > 0 ? { session, task } : null,
    isSeason: search.get('do') === 'season',
    isFile: search.get('do') === 'file',
    showSeason: () => go(SEASON_PATH, { replace: true }),
    showFile: () => go(EVENT_FILE_PATH, { replace: true }),
    show: (asked, what) => go(eventTaskPath(asked, what), { replace: true }),
    close: () => go('/', { replace: true }),
  };
}
