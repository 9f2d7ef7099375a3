import { useMemo, useState } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { FieldStandingsView, StandingsView } from '../../../main/club/model/standings.ts';
import { resultsBySlot } from '../session/results.ts';
import { completenessOf } from './completeness.ts';
import { useChosenPairCard } from './pair/useChosenPairCard.ts';
import { usePublicationActions } from './published/usePublicationActions.ts';
import type { RankingViewName } from './rankingKeys.ts';
import { useRankedLines } from './table/useRankedLines.ts';
import { useChosenPair } from './useChosenPair.ts';

export interface FieldRankingProps {
  readonly session: SessionView;
  readonly fields: StandingsView['fields'];
  /** The field shown, one of `fields`. */
  readonly field: FieldStandingsView;
  /** The change of the session that the standings are of. */
  readonly change: number;
  /** Shows another field, by its index in `fields`. */
  readonly onField: (at: number) => void;
  /** Shows the ranking of teams; left out where pairs play for themselves. */
  readonly onTeams?: () => void;
}

export type RankingState = ReturnType<typeof useRankingState>;

/** What the ranking of a field shows: the view, the rankings, the chosen pair with its boards, and the publication. */
export function useRankingState({ session, fields, field, change }: FieldRankingProps) {
  const sections = useMemo(
    () => session.sections.filter(({ id }) => field.sections.includes(id)),
    [session.sections, field.sections],
  );
  const [view, setView] = useState<RankingViewName>('table');
  const ranked = useRankedLines(session.id, sections, field, view === 'rounds');
  const choice = useChosenPair(ranked.lines);
  const chosen = useChosenPairCard({ session, sections, field, lines: ranked.scratch, choice, change });
  const completeness = useMemo(
    () => completenessOf(sections, resultsBySlot(session.results), session.clock.round),
    [sections, session.results, session.clock.round],
  );
  const publication = usePublicationActions(session.id);
  const isEmpty = completeness.recorded === 0;
  return {
    session,
    fields,
    field,
    change,
    sections,
    view,
    setView,
    /** The view shown: the one asked for where it has something to show, otherwise the table. */
    shown: isEmpty ? 'table' : shownView(view, chosen.pair !== null, publication.published !== null),
    isEmpty,
    ...ranked,
    choice,
    chosen,
    /** The board whose results are compared: the one asked for, otherwise the first of the field. */
    fieldBoard: field.boards.find(({ board }) => board === choice.board) ?? field.boards[0],
    completeness,
    publication,
  };
}

function shownView(view: RankingViewName, isPairRanked: boolean, isPublished: boolean): RankingViewName {
  const isThere = (view !== 'scorecards' || isPairRanked) && (view !== 'changed' || isPublished);
  return isThere ? view : 'table';
}
