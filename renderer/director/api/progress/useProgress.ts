import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageUpdate } from '../../../../main/club/model/update.ts';
import { queryKeys } from '../queryKeys.ts';

type Progress = Extract<PageUpdate, { readonly of: number }>;

/** How much of a file is read or written, while this page waits for it; null while nothing is known. */
export function useProgress(isWaiting: boolean): Progress | null {
  const client = useQueryClient();
  const { data } = useQuery<Progress>({ queryKey: queryKeys.progress, queryFn: skipToken });
  // What was said of one file says nothing of the next.
  useEffect(() => {
    if (!isWaiting) client.removeQueries({ queryKey: queryKeys.progress });
  }, [client, isWaiting]);
  return isWaiting ? (data ?? null) : null;
}
