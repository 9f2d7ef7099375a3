import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** The knockout of a session, read again after every change of it or of its standing. */
export function useKnockout(session: number, standing: number, change: number) {
  return useQuery({
    queryKey: ['knockout', session, Math.max(standing, change)],
    queryFn: () => api.knockout(session),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
