import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StandingsView } from '../../../../main/club/model/standings.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';

/** The round that the rankings are shown after, and the function that goes to another. */
export interface AfterRound {
  readonly round: number;
  /** The last round that has a result. */
  readonly last: number;
  readonly goTo: (round: number) => void;
  /** Null while they are being fetched, and while they are not asked for. */
  readonly standings: Pick<StandingsView, 'fields' | 'teams'> | null;
}

/**
 * Starts at the last round that has a result. The standings after a round are fetched when they are shown.
 * @param lastRound the last round with a result; 0 where there is none
 */
export function useAfterRound(session: number, lastRound: number, isEnabled: boolean): AfterRound {
  const [wanted, want] = useState<number | null>(null);
  const last = Math.max(1, lastRound);
  const round = Math.min(wanted ?? last, last);
  const { data } = useQuery({
    queryKey: queryKeys.afterRound(session, round),
    queryFn: () => api.afterRound(session, round),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return {
    round,
    last,
    goTo: (wantedRound) => want(Math.min(last, Math.max(1, wantedRound))),
    standings: isEnabled ? (data ?? null) : null,
  };
}
