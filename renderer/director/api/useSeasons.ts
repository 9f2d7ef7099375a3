import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { queryKeys } from './queryKeys.ts';

/** The seasons that are deleted, or those that are not. */
export function useSeasons(deleted: boolean) {
  return useQuery({
    queryKey: queryKeys.seasonList(deleted),
    queryFn: () => api.seasons(deleted),
    placeholderData: keepPreviousData,
  });
}

/** A season with one of its rankings. */
export function useSeason(id: number, ranking: number, isWanted = true) {
  return useQuery({
    queryKey: queryKeys.season(id, ranking),
    queryFn: () => api.season(id, ranking),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
}
