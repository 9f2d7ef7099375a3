import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageUpdate } from '../../../../main/club/model/update.ts';
import { queryKeys } from '../queryKeys.ts';

type Writing = Extract<PageUpdate, { readonly kind: 'writing' }>;

/** How much of a file is written, while this page waits for it; null while nothing is known. */
export function useWriting(isWaiting: boolean): Writing | null {
  const client = useQueryClient();
  const { data } = useQuery<Writing>({ queryKey: queryKeys.writing, queryFn: skipToken });
  // What was said of one file says nothing of the next.
  useEffect(() => {
    if (!isWaiting) client.removeQueries({ queryKey: queryKeys.writing });
  }, [client, isWaiting]);
  return isWaiting ? (data ?? null) : null;
}
