import type { QueryClient } from '@tanstack/react-query';
import { api } from './client.ts';
import { queryKeys } from './queryKeys.ts';

/** Discards the queue after something that is no change of the session. A queue on screen is fetched at once. */
export function discardReview(client: QueryClient, session: number): void {
  const query = client.getQueryCache().find({ queryKey: queryKeys.review(session) });
  // A component subscribed to a removed query would not notice the next one.
  if (query && query.getObserversCount() > 0) fetchReview(client, session);
  else client.removeQueries({ queryKey: queryKeys.review(session) });
}

/** Fetches the review queue of a session. */
export function fetchReview(client: QueryClient, session: number): void {
  const queryKey = queryKeys.review(session);
  void client.fetchQuery({ queryKey, queryFn: () => api.review(session), staleTime: 0 }).catch(() => undefined);
}
