import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Settings, SettingsChange } from '../../../main/club/model/settings.ts';
import { api } from './client.ts';
import { nextPage } from './nextPage.ts';
import { queryKeys } from './queryKeys.ts';

// The default scheduler waits for a timer. A microtask shows a result at once.
notifyManager.setScheduler(queueMicrotask);

/** All data comes from this machine, and the event stream says when it changes, so nothing becomes stale by time. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export function useSettings() {
  return useQuery({ queryKey: queryKeys.settings, queryFn: api.settings });
}

/** The events that a search finds, all without one: the newest, and earlier ones as they are asked for. */
export function useEvents(find: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.foundEvents(find),
    queryFn: ({ pageParam }) => api.events(find, pageParam),
    initialPageParam: 0,
    getNextPageParam: nextPage('events'),
    placeholderData: keepPreviousData,
  });
}

/** One event of the list; null where it is deleted. Nothing is fetched unless it is wanted. */
export function useEvent(id: number, isWanted = true) {
  return useQuery({ queryKey: queryKeys.event(id), queryFn: () => api.event(id), enabled: isWanted });
}

/** Who leads the rankings of some sessions. */
export function useWinners(sessions: readonly number[]) {
  return useQuery({
    queryKey: queryKeys.winners(sessions),
    queryFn: () => api.winners(sessions),
    enabled: sessions.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** The events of a period that have results; of none where a day is not known. */
export function usePlayedEvents(from: string | null, to: string | null) {
  return useQuery({
    queryKey: queryKeys.playedEvents(from ?? '', to ?? ''),
    queryFn: () => (from && to ? api.playedEvents(from, to) : []),
    placeholderData: keepPreviousData,
  });
}

export function useDeletedEvents() {
  return useQuery({ queryKey: queryKeys.deletedEvents, queryFn: api.deletedEvents });
}

/** The documents and spreadsheets the application can make. */
export function usePaperList() {
  return useQuery({ queryKey: queryKeys.paperList, queryFn: api.paperList });
}

export function useSession(id: number, isWanted = true) {
  const options = {
    queryKey: queryKeys.session(id),
    queryFn: () => api.session(id),
    structuralSharing: false,
  } as const;
  return useQuery({ ...options, enabled: isWanted });
}

export function useStandings(id: number) {
  return useQuery({ queryKey: queryKeys.standings(id), queryFn: () => api.standings(id), structuralSharing: false });
}

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: queryKeys.settings,
    // Changes run one after another, so that the last choice wins.
    scope: { id: 'settings' },
    mutationFn: (change: SettingsChange) => api.changeSettings(change, shownBefore.get(change) ?? {}),
    onMutate: async (change) => {
      const shown = client.getQueryData<Settings>(queryKeys.settings);
      if (shown) shownBefore.set(change, settingsOf(shown, Object.keys(change)));
      client.setQueryData<Settings>(queryKeys.settings, (settings) => settings && { ...settings, ...change });
      // An answer to an earlier request would not contain this change.
      await client.cancelQueries({ queryKey: queryKeys.settings });
    },
    onSuccess: (settings, { language }) => {
      // Whoever was forgotten has a neutral name in the language of the club.
      if (language) void client.invalidateQueries({ queryKey: queryKeys.sessions });
      if (language) void client.invalidateQueries({ queryKey: queryKeys.members });
      if (isLastChange(client)) client.setQueryData(queryKeys.settings, settings);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.settings }),
  });
}

/** What a page showed of the settings that it changes. */
const shownBefore = new WeakMap<SettingsChange, Partial<Settings>>();

function settingsOf(settings: Settings, keys: readonly string[]): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
}

/** Whether no other change of the settings is pending, so that the answer contains all of them. */
function isLastChange(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: queryKeys.settings }) <= 1;
}
