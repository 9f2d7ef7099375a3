import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { keys } from '../keys.ts';

/** The statistics of a session as of a change; those of the change before until they have come. */
export function useStatistics(session: number, change: number) {
  return useQuery({
    queryKey: keys.statistics(session, change),
    queryFn: () => api.statistics(session),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

export function useClubStatistics() {
  return useQuery({ queryKey: keys.clubStatistics, queryFn: api.clubStatistics });
}
