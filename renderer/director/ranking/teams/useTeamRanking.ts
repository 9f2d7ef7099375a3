import { useMemo, useState } from 'react';
import type { MatchesView } from '../../../../main/club/model/matches.ts';
import type { EntryView } from '../../../../main/club/model/session.ts';
import { useExplainedTeam } from '../../session/teams/useExplainedTeam.ts';
import { rankedPairOf } from '../positions.ts';
import type { PairFormName } from '../pair/useChosenPairCard.ts';
import { usePublicationActions } from '../published/usePublicationActions.ts';
import { useRankedLines } from '../table/useRankedLines.ts';
import { useChosenPair } from '../useChosenPair.ts';
import type { FieldRankingProps } from '../useRankingState.ts';
import type { TeamViewName } from './teamViews.ts';
import { meetingsOf } from './meetings.ts';

export type TeamRankingState = ReturnType<typeof useTeamRanking>;

/** What the ranking of teams shows: the view, the standing, the chosen team and its matches, the publication. */
export function useTeamRanking({
  session,
  field,
  change,
  matches,
}: FieldRankingProps & { readonly matches: MatchesView }) {
  const [view, setView] = useState<TeamViewName | 'changed'>('table');
  const { lines, scratch, after, fieldAfter } = useRankedLines(session.id, session.sections, field, view === 'rounds');
  const choice = useChosenPair(lines);
  const chosen = rankedPairOf(lines, choice.entry);
  const publication = usePublicationActions(session.id);
  const explained = useExplainedTeam(session.id, chosen?.entry.id ?? null, change);
  const [form, openForm] = useState<PairFormName | null>(null);
  const [meeting, chooseMeeting] = useState<number | null>(null);
  const teams = useMemo(
    () =>
      new Map(
        session.sections.flatMap(({ entries }) => entries.map((entry): [number, EntryView] => [entry.id, entry])),
      ),
    [session.sections],
  );
  const meetings = useMemo(
    () => (chosen ? meetingsOf(chosen.entry.id, session.matches, matches.matches) : []),
    [chosen, session.matches, matches.matches],
  );
  const isEmpty = matches.matches.every(({ state, count }) => state === 'not-begun' && count !== 'awarded');
  return {
    session,
    field,
    matches,
    view: view === 'changed' && publication.published === null ? 'table' : view,
    setView,
    lines,
    scratch,
    after,
    fieldAfter,
    choice,
    chosen,
    explained,
    form,
    openForm,
    teams,
    meetings,
    /** The meeting that Enter opens: the one chosen, otherwise the last that has begun. */
    meeting:
      meetings.find(({ match }) => match.id === meeting) ??
      meetings.findLast(({ score }) => score.state !== 'not-begun') ??
      meetings[0] ??
      null,
    chooseMeeting,
    publication,
    isEmpty,
  };
}
