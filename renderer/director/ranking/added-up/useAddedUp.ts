import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ExplainedAddedUp } from '../../../../main/club/model/explanation.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import type { FieldStandingsView, RankingRowView, StandingsView } from '../../../../main/club/model/standings.ts';
import type { PairsOfTeamDerivation } from '../../../../src/scoring/derivation/pairs-of-team.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import { api } from '../../api/client.ts';
import type { Explained } from '../../session/explain/useExplained.ts';
import { rankedLines } from '../../session/rankedLines.ts';
import { resultsBySlot } from '../../session/results.ts';
import { lastRoundOf } from '../../session/standings.ts';
import { completenessOf } from '../completeness.ts';
import type { PairFormName } from '../pair/useChosenPairCard.ts';
import { rankedPairOf } from '../positions.ts';
import { usePublicationActions } from '../published/usePublicationActions.ts';
import { useAfterRound } from '../table/useAfterRound.ts';
import { useChosenPair } from '../useChosenPair.ts';

/** The views of the ranking of teams, in the order of their tabs. */
export const ADDED_UP_VIEWS = ['table', 'rounds'] as const;
export type AddedUpView = (typeof ADDED_UP_VIEWS)[number];

/** The rankings of the teams and of their pairs. */
type Standings = Pick<StandingsView, 'fields' | 'teams'>;

export interface AddedUpProps {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly teams: FieldStandingsView;
  /** Shows the ranking of pairs. */
  readonly onPairs: () => void;
}

export type AddedUpState = ReturnType<typeof useAddedUp>;

/** What the ranking of teams shows: the view, the teams with their pairs, the chosen one, and the publication. */
export function useAddedUp({ session, standings, teams }: AddedUpProps) {
  const [view, setView] = useState<AddedUpView | 'changed'>('table');
  const after = useAfterRound(session.id, Math.max(...standings.fields.map(lastRoundOf)), view === 'rounds');
  const shown: Standings = (view === 'rounds' && after.standings) || standings;
  const lines = useMemo(
    () => rankedLines([], shown.teams ?? teams, session.teams),
    [session.teams, shown.teams, teams],
  );
  const pairRows = useMemo(() => rowsOfPairs(shown), [shown]);
  const pairs = useMemo(
    () => new Map(session.sections.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const))),
    [session.sections],
  );
  const choice = useChosenPair(lines);
  const chosen = rankedPairOf(lines, choice.entry);
  const explained = useExplainedAddedUp(session.id, chosen?.entry.id ?? null, standings.change);
  const [form, openForm] = useState<PairFormName | null>(null);
  const publication = usePublicationActions(session.id);
  const completeness = useMemo(
    () => completenessOf(session.sections, resultsBySlot(session.results), session.clock.round),
    [session.sections, session.results, session.clock.round],
  );
  return {
    session,
    teams,
    view: view === 'changed' && publication.published === null ? 'table' : view,
    setView,
    after,
    lines,
    /** The pairs by their entries, and their rows in the rankings shown. */
    pairs,
    pairRows,
    choice,
    chosen,
    explained,
    form,
    openForm,
    publication,
    completeness,
    isEmpty: completeness.recorded === 0,
  };
}

function rowsOfPairs({ fields }: Standings): ReadonlyMap<number, RankingRowView> {
  return new Map(
    fields.flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows.map((row) => [row.entry, row] as const))),
  );
}

/** Where the total and the place of a team come from; nothing is fetched without a team. */
function useExplainedAddedUp(session: number, entry: number | null, change: number): Explained<PairsOfTeamDerivation> {
  const { data, isError } = useQuery({
    queryKey: ['explain-added-up', session, entry, change],
    queryFn: () => api.explainAddedUp(session, entry ?? 0),
    enabled: entry !== null,
    placeholderData: (before: ExplainedAddedUp | undefined) => (before?.entry === entry ? before : undefined),
    gcTime: 0,
  });
  const derivation = useMemo(() => (data ? deserializeExacts<PairsOfTeamDerivation>(data) : null), [data]);
  return { derivation, failed: isError };
}
