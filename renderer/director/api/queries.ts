import { notifyManager, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Settings, SettingsChange } from '../../../main/club/model/settings.ts';
import type { PageUpdate } from '../../../main/club/model/update.ts';
import { api } from './client.ts';
import { queryKeys } from './queryKeys.ts';
import { refreshSession } from './sessionUpdates.ts';
import { afterOwnWrites } from './ownWrites.ts';

// A result is to be seen at once: not a timer's turn later.
notifyManager.setScheduler(queueMicrotask);

/** Everything comes from this machine, and the event stream says when it changes: nothing grows stale by time. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

export function useSettings() {
  return useQuery({ queryKey: queryKeys.settings, queryFn: api.settings });
}

export function useEvents() {
  return useQuery({ queryKey: queryKeys.events, queryFn: api.events });
}

/** The documents and spreadsheets the application can make. */
export function usePaperList() {
  return useQuery({ queryKey: queryKeys.paperList, queryFn: api.paperList });
}

export function useSession(id: number) {
  return useQuery({ queryKey: queryKeys.session(id), queryFn: () => api.session(id), structuralSharing: false });
}

export function useStandings(id: number) {
  return useQuery({ queryKey: queryKeys.standings(id), queryFn: () => api.standings(id), structuralSharing: false });
}

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: queryKeys.settings,
    // One after the other, so that what was chosen last is what is kept.
    scope: { id: 'settings' },
    mutationFn: (change: SettingsChange) => api.changeSettings(change),
    onMutate: async (change) => {
      client.setQueryData<Settings>(queryKeys.settings, (settings) => settings && { ...settings, ...change });
      // An answer still on its way doesn't know this change yet.
      await client.cancelQueries({ queryKey: queryKeys.settings });
    },
    onSuccess: (settings) => {
      if (isLastChange(client)) client.setQueryData(queryKeys.settings, settings);
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.settings }),
  });
}

/** Whether no other change of the settings waits behind the one now ending: its answer knows them all. */
function isLastChange(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: queryKeys.settings }) <= 1;
}

/** Milliseconds without a change after which what is less urgent than the ranking is asked for. */
const PAUSE = 300;

/** Listens to the application's event stream and fetches again whatever it says has changed. */
export function useEventStream(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stream = new EventSource('/api/stream');
    let lost = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    /** What is not looked at while results come in waits until none has come for a moment. */
    const inPause = (act: () => void) => {
      clearTimeout(pause);
      pause = setTimeout(act, PAUSE);
    };
    stream.addEventListener('open', () => {
      if (lost) void client.invalidateQueries();
      lost = false;
    });
    stream.addEventListener('error', () => {
      lost = true;
    });
    stream.addEventListener('message', (message: MessageEvent<string>) => {
      const announcement = JSON.parse(message.data) as PageUpdate;
      if (announcement.kind === 'session') {
        afterOwnWrites(() => {
          void refreshSession(client, announcement);
          inPause(() => {
            void client.invalidateQueries({ queryKey: queryKeys.events });
            void client.invalidateQueries({ queryKey: queryKeys.clubStatistics });
            void client.invalidateQueries({ queryKey: queryKeys.publications });
            void client.invalidateQueries({ queryKey: queryKeys.rounds });
          });
        });
      } else if (announcement.kind === 'events' || client.isMutating({ mutationKey: queryKeys.settings }) === 0) {
        // Settings being changed here: the answer to that change says how they are.
        void client.invalidateQueries({ queryKey: queryKeys[announcement.kind] });
      }
    });
    return () => {
      clearTimeout(pause);
      stream.close();
    };
  }, [client]);
}
