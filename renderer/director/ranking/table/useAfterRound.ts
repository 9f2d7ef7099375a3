import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { lastRoundOf } from '../../session/standings.ts';

/** The ranking after a round, and the function that goes to another. */
export interface AfterRoundRanking {
  readonly round: number;
  /** The last round that has a result. */
  readonly last: number;
  readonly goTo: (round: number) => void;
  /** Null while it is being fetched, and while it is not asked for. */
  readonly field: FieldStandingsView | null;
}

/** Starts at the last round that has a result. The ranking of a round is fetched when it is shown. */
export function useAfterRound(session: number, now: FieldStandingsView, isEnabled: boolean): AfterRoundRanking {
  const [wanted, want] = useState<number | null>(null);
  const last = Math.max(1, lastRoundOf(now));
  const round = Math.min(wanted ?? last, last);
  const { data } = useQuery({
    queryKey: queryKeys.afterRound(session, round),
    queryFn: () => api.afterRound(session, round),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const scores = data?.fields.find(({ sections }) => sections[0] === now.sections[0]) ?? null;
  return {
    round,
    last,
    goTo: (wantedRound) => want(Math.min(last, Math.max(1, wantedRound))),
    field: isEnabled ? scores : null,
  };
}
