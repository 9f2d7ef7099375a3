import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReviewItem, ReviewView } from '../../../../main/club/model/review.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { fetchReview } from '../../api/review.ts';

/** How long the session must be unchanged before the queue is fetched again: a typist's pause, in milliseconds. */
const PAUSE = 400;

const NOTHING: readonly ReviewItem[] = [];

/**
 * The items of a session that need the director's eye. They are fetched in a pause of typing, never between two keys,
 * and while lines come in one after another only after the last.
 */
export function useReview({ id, change }: SessionView): readonly ReviewItem[] {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: queryKeys.review(id), queryFn: () => api.review(id), enabled: false });
  useEffect(() => {
    const fetchIfOlder = () => {
      const known = client.getQueryData<ReviewView>(queryKeys.review(id));
      if (!known || known.change < change) fetchReview(client, id);
    };
    const timer = setTimeout(() => requestIdleCallback(fetchIfOlder), PAUSE);
    return () => clearTimeout(timer);
  }, [client, id, change]);
  return data?.items ?? NOTHING;
}
