import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BridgemateView } from '../../../../main/club/model/files/bridgemate.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { queryKeys } from '../../api/queryKeys.ts';

/** The Bridgemate file that a session follows, and what changes that. */
export interface BridgemateFile {
  /** Null where it follows none, or while that isn't known yet. */
  readonly followed: BridgemateView | null;
  /** @returns whether the file is followed now */
  readonly follow: (path: string) => Promise<boolean>;
  readonly leave: () => void;
  /** Whether the application did not answer. */
  readonly hasFailed: boolean;
}

export function useBridgemate(session: number): BridgemateFile {
  const client = useQueryClient();
  const queryKey = queryKeys.bridgemate(session);
  const { data = null } = useQuery({ queryKey, queryFn: async () => (await api.bridgemate(session)).followed });
  const [hasFailed, setFailed] = useState(false);
  const send = async (request: () => Promise<object>): Promise<boolean> => {
    const answer = await request().catch(() => null);
    const isDone = answer !== null && !isProblemAnswer(answer);
    setFailed(!isDone);
    await client.invalidateQueries({ queryKey });
    return isDone;
  };
  return {
    followed: data,
    follow: (path) => send(() => api.followBridgemate(session, path)),
    leave: () => void send(() => api.leaveBridgemate(session)),
    hasFailed,
  };
}
