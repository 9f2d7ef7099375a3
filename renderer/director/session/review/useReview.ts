import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReviewItem, ReviewView } from '../../../../main/club/model/review.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';

/** How long nothing must have changed before the queue is asked for again: a typist's pause, in milliseconds. */
const PAUSE = 400;

const NOTHING: readonly ReviewItem[] = [];

/**
 * What of the session needs the director's eye. It follows in a pause: never between two keys, and while lines come in
 * one after another it waits for the last.
 */
export function useReview({ id, change }: SessionView): readonly ReviewItem[] {
  const client = useQueryClient();
  const queryKey = queryKeys.review(id);
  const { data } = useQuery({ queryKey, queryFn: () => api.review(id), enabled: false });
  useEffect(() => {
    const queryKey = queryKeys.review(id);
    const ask = () => {
      const known = client.getQueryData<ReviewView>(queryKey);
      if (known && known.change >= change) return;
      void client.fetchQuery({ queryKey, queryFn: () => api.review(id), staleTime: 0 }).catch(() => undefined);
    };
    const timer = setTimeout(() => requestIdleCallback(ask), PAUSE);
    return () => clearTimeout(timer);
  }, [client, id, change]);
  return data?.items ?? NOTHING;
}
