import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { OverallView } from '../../../../main/club/model/overall.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { PlayKind } from '../../../../src/language/screens/plays.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { useSession } from '../../api/queries.ts';
import { playingOn, readFurther, waysFor, wrongFields, type FurtherDraft, type FurtherWish } from './furtherDraft.ts';

/** The session after another of its event, as it is set up. */
export interface Further {
  readonly before: SessionView;
  readonly overall: OverallView;
  /** From 2. */
  readonly ordinal: number;
  readonly played: PlayKind;
  readonly draft: FurtherDraft;
  readonly wrong: ReturnType<typeof wrongFields>;
  readonly wish: FurtherWish;
  /** How many play on. */
  readonly playing: number;
  readonly change: (part: Partial<FurtherDraft>) => void;
}

const PLAYED = { pair: 'pairs', team: 'teams', player: 'individual' } as const;

/** The session that the address asks to be set up after another; null for a new event, or until it is known. */
export function useFurther(): Further | null {
  const after = /(?:^|&)after=(\d+)/.exec(useSearch())?.[1];
  return useFurtherAfter(after === undefined ? null : Number(after));
}

function useFurtherAfter(after: number | null): Further | null {
  const id = after ?? 0;
  const { data: before } = useSession(id, after !== null);
  const { data: overall } = useQuery({
    queryKey: queryKeys.overall(id, before?.change ?? 0),
    queryFn: () => api.overall(id),
    enabled: before !== undefined,
  });
  const [typed, setTyped] = useState<Partial<FurtherDraft>>({});
  if (!before || !overall) return null;
  const [way = 'nothing'] = waysFor(overall.unit);
  const draft: FurtherDraft = { who: 'everybody', from: '1', to: '8', way, points: '', ...typed };
  const wish = readFurther(draft);
  return {
    before,
    overall,
    ordinal: overall.sessions.length + 1,
    played: PLAYED[before.ranks],
    draft,
    wrong: wrongFields(draft),
    wish,
    playing: playingOn(overall.rankings, wish),
    change: (part) => setTyped((now) => ({ ...now, ...part })),
  };
}
