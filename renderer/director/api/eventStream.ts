import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageUpdate } from '../../../main/club/model/update.ts';
import { pause, serverAnswers } from './connection.ts';
import { eventData } from './eventData.ts';
import { fetchFromPage } from './fromPage.ts';
import { refreshOtherSessions } from './otherSessions.ts';
import { afterOwnWrites } from './ownWrites.ts';
import { paced } from './pace.ts';
import { queryKeys } from './queryKeys.ts';
import { discardReview } from './review.ts';
import { refreshSession } from './sessionUpdates.ts';

/** How long no change must come before less urgent data is fetched again, in milliseconds. */
const QUIET = 300;

/** After so long without a sign of the server, which gives one every five seconds, it is taken to be gone. */
const SILENCE = 12_000;

/** Subscribes to the server's event stream and brings up to date what has changed. */
export function useEventStream(): void {
  const client = useQueryClient();
  useEffect(() => followUpdates(client), [client]);
}

/** Follows the event stream, again after every loss of the connection. @returns how to end it */
function followUpdates(client: QueryClient): () => void {
  const take = updateTaker(client);
  const leaving = new AbortController();
  const { signal } = leaving;
  let lost = false;
  /** Takes updates until the stream ends. @returns whether it was open */
  const read = async (): Promise<boolean> => {
    let isOpen = false;
    const silent = new AbortController();
    let timer = setTimeout(() => silent.abort(), SILENCE);
    const heard = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENCE);
    };
    try {
      const { ok, body } = await fetchFromPage('/api/stream', { signal: AbortSignal.any([signal, silent.signal]) });
      if (!ok) void client.invalidateQueries({ queryKey: queryKeys.file });
      if (!ok || body === null) return false;
      isOpen = true;
      // What changed meanwhile was announced to nobody here.
      if (lost) afterOwnWrites(() => void client.invalidateQueries());
      else void client.invalidateQueries({ queryKey: queryKeys.file });
      for await (const data of eventData(body, heard)) take(JSON.parse(data) as PageUpdate);
    } catch {
      // The connection is lost, the server is silent, or the page is left.
    } finally {
      clearTimeout(timer);
    }
    return isOpen;
  };
  const follow = async (): Promise<void> => {
    while (!signal.aborted) {
      const wasOpen = await read();
      lost = true;
      if (signal.aborted) return;
      if (!wasOpen) await pause();
      await serverAnswers();
    }
  };
  void follow();
  return () => {
    leaving.abort();
    take.end();
  };
}

/** What brings the page up to date with an update. */
function updateTaker(client: QueryClient) {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<number>();
  const refresh = paced((update) => afterOwnWrites(() => void refreshSession(client, update)));
  const take = (update: PageUpdate): void => {
    if (update.kind === 'session') {
      refresh(update);
      changed.add(update.session);
      const spread = Math.random() * (update.within ?? 0);
      afterOwnWrites(() => {
        clearTimeout(quiet);
        quiet = setTimeout(() => {
          const { events, clubStatistics, publications, rounds, seasons, members } = queryKeys;
          for (const queryKey of [events, clubStatistics, publications, rounds, seasons, members]) {
            void client.invalidateQueries({ queryKey });
          }
          refreshOtherSessions(client, new Set(changed));
          changed.clear();
        }, QUIET + spread);
      });
    } else if (update.kind === 'bridgemate') {
      const { bridgemate, verifications } = queryKeys;
      for (const of of [bridgemate, verifications]) void client.invalidateQueries({ queryKey: of(update.session) });
      // What was read on a line is no change of the session, after which the queue is fetched.
      discardReview(client, update.session);
    } else if (update.kind === 'reading' || update.kind === 'writing') {
      client.setQueryData(queryKeys.progress, update);
    } else if (update.kind !== 'settings' || client.isMutating({ mutationKey: queryKeys.settings }) === 0) {
      // While this page changes the settings itself, the answer to its change has the newest settings.
      const { sessions, allStandings, events, sheets, seasons, players } = queryKeys;
      // An open event may have been deleted, or restored; a name may stand in any event and on any sheet.
      const open = { events: [sessions, allStandings, seasons], members: [sessions, events, sheets, seasons, players] };
      const others = update.kind === 'events' || update.kind === 'members' ? open[update.kind] : [];
      for (const queryKey of [queryKeys[update.kind], ...others]) void client.invalidateQueries({ queryKey });
    }
  };
  const end = () => {
    clearTimeout(quiet);
    refresh.end();
  };
  return Object.assign(take, { end });
}
