import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { overallStandings } from './overallStandings.ts';

/** The standings over the sessions of an event. */
export interface AllSessionsStandings {
  readonly scratch: StandingsView;
  /** Null where no handicap counts. */
  readonly withHandicap: StandingsView | null;
}

/** The standings with what counts of the sessions before; null where nothing does. */
export function useOverallStandings(
  { id, ordinal }: Pick<SessionView, 'id' | 'ordinal'>,
  standings: StandingsView,
): AllSessionsStandings | null {
  const { data } = useQuery({
    queryKey: queryKeys.overall(id, standings.change),
    queryFn: () => api.overall(id),
    enabled: ordinal !== undefined,
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    if (!data || data.counted.length === 0) return null;
    const { withHandicap } = data;
    return {
      scratch: overallStandings(standings, data),
      withHandicap: withHandicap ? overallStandings(standings, { ...data, rankings: withHandicap }) : null,
    };
  }, [data, standings]);
}
