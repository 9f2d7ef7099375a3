import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';

/** The statistics of a session as of a change. The previous ones stay until they have loaded. */
export function useStatistics(session: number, change: number) {
  return useQuery({
    queryKey: queryKeys.statistics(session, change),
    queryFn: () => api.statistics(session),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export function useClubStatistics() {
  return useQuery({ queryKey: queryKeys.clubStatistics, queryFn: api.clubStatistics });
}
