import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import { api, isProblemAnswer, type NamedEntry } from '../api/client.ts';
import { ownWrite } from '../api/ownWrites.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { isSamePlayer, withNames } from './named.ts';

/** The session with the names on screen, and how they are saved. */
export interface Names {
  /** Including names that are not saved yet. */
  readonly session: SessionView;
  readonly change: (named: readonly NamedEntry[]) => void;
  /** Whether names could not be saved. They are sent again with the next ones, or by `retry`. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Saves names as they change, one request after the other, so that the last change wins. A pair with the same name
 * twice is saved only once one of the two is changed.
 */
export function useNames(session: SessionView): Names {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<readonly NamedEntry[]>([]);
  const { mutate, isError } = useMutation({
    scope: { id: `names of ${session.id}` },
    mutationFn: async (named: readonly NamedEntry[]) => {
      const answer = await ownWrite(() => api.changeNames(session.id, named));
      if (isProblemAnswer(answer)) throw new Error(`the application answered ${answer.code}`);
    },
    onSuccess: (_, named) => {
      client.setQueryData<SessionView>(queryKeys.session(session.id), (now) => now && withNames(now, named));
      setWaiting((now) => now.filter((one) => !named.includes(one)));
    },
  });
  const change = (named: readonly NamedEntry[]) => {
    const replaced = new Set(named.map(({ entry }) => entry));
    const all = [...waiting.filter(({ entry }) => !replaced.has(entry)), ...named];
    setWaiting(all);
    const possible = all.filter(({ players }) => !isSamePlayer(players));
    if (possible.length > 0) mutate(possible);
  };
  return { session: withNames(session, waiting), change, failed: isError, retry: () => change([]) };
}
