import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { overallStandings } from './overallStandings.ts';

/** The standings with what counts of the sessions before; null where nothing does. */
export function useOverallStandings(
  { id, ordinal }: Pick<SessionView, 'id' | 'ordinal'>,
  standings: StandingsView,
): StandingsView | null {
  const { data } = useQuery({
    queryKey: queryKeys.overall(id, standings.change),
    queryFn: () => api.overall(id),
    enabled: ordinal !== undefined,
    placeholderData: (before) => before,
  });
  return useMemo(() => (data && data.counted.length > 0 ? overallStandings(standings, data) : null), [data, standings]);
}
