import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { EventSessionView, OverallView } from '../../../../main/club/model/overall.ts';
import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';
import type { PlacesWanted } from '../../../../src/scoring/stages/qualification.ts';
import type { PlayKind } from '../../../../src/language/screens/plays.ts';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { useSession } from '../../api/queries.ts';
import {
  draftOfCarry,
  openDraftPlaces,
  playingOn,
  readFurther,
  waysFor,
  wrongFields,
  type FurtherDraft,
  type FurtherWish,
} from './furtherDraft.ts';

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
  /** The places that play on in other sessions. */
  readonly elsewhere: readonly PlacesWanted[];
  /** How many play on. */
  readonly playing: number;
  /** The session at whose time the others play a consolation; null for another session. */
  readonly beside: EventSessionView | null;
  /** Shared places of which only some are asked for. */
  readonly shared: readonly { readonly place: number; readonly sharers: readonly EntryView[] }[];
  /** Reads again who plays on. */
  readonly refresh: () => void;
  readonly change: (part: Partial<FurtherDraft>) => void;
}

const PLAYED = { pair: 'pairs', team: 'teams', player: 'individual' } as const;

/** The session that the address asks to be set up after another; null for a new event, or until it is known. */
export function useFurther(): Further | null {
  const search = useSearch();
  const after = /(?:^|&)after=(\d+)/.exec(search)?.[1];
  return useFurtherAfter(after === undefined ? null : Number(after), /(?:^|&)who=others/.test(search));
}

/** @param isConsolation whether the others are to play that don't play on in a session after it */
function useFurtherAfter(after: number | null, isConsolation: boolean): Further | null {
  const id = after ?? 0;
  const { data: before } = useSession(id, after !== null);
  const { data: overall, refetch } = useQuery({
    queryKey: queryKeys.overall(id, before?.change ?? 0),
    queryFn: () => api.overall(id),
    enabled: before !== undefined,
  });
  const { data: qualifying = [] } = useQuery({
    queryKey: queryKeys.qualifying(id, before?.change ?? 0),
    queryFn: () => api.qualifying(id),
    enabled: before !== undefined,
  });
  const [typed, setTyped] = useState<Partial<FurtherDraft>>({});
  const refresh = () => void refetch();
  if (!before || !overall) return null;
  const drawn = qualifying.find(({ from, playOn }) => from.session === id && playOn.kind === 'places');
  const [usual = 'nothing'] = waysFor(overall.unit);
  const { way, points } = drawn ? draftOfCarry(drawn.way) : { way: usual, points: '' };
  const who = isConsolation && drawn ? 'others' : 'everybody';
  const draft: FurtherDraft = { who, from: '1', to: '8', way, points, ...typed };
  const wish = readFurther(draft);
  const elsewhere = qualifying.flatMap(({ from, playOn }) =>
    from.session === id && playOn.kind === 'places' ? [playOn] : [],
  );
  return {
    before,
    overall,
    ordinal: overall.sessions.length + 1,
    played: PLAYED[before.ranks],
    draft,
    wrong: wrongFields(draft),
    wish,
    playing: playingOn(overall.rankings, wish, elsewhere),
    elsewhere,
    beside: draft.who === 'others' ? (drawn?.to ?? null) : null,
    shared: openDraftPlaces(before, overall.rankings, wish),
    refresh,
    change: (part) => setTyped((now) => ({ ...now, ...part })),
  };
}
