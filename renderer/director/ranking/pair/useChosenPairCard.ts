import { useCallback, useMemo, useState } from 'react';
import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import { useExplainedEntry } from '../../session/explain/useExplained.ts';
import type { RankedLine } from '../../session/rankedLines.ts';
import { rankedPairOf } from '../positions.ts';
import { boardOnCard, scoredBySlot, scorecardOf, withdrawnPairs } from '../scorecard/scorecard.ts';
import type { ChosenPair } from '../useChosenPair.ts';

/** What the panel can have open for the chosen pair: a form for a penalty, or for its status. */
export type PairFormName = 'penalty' | 'standing';

/** The chosen pair with its scorecard, its explanation, and what the panel shows of them. */
export function useChosenPairCard(of: {
  readonly session: SessionView;
  /** The sections of the field. */
  readonly sections: readonly SectionView[];
  readonly field: FieldStandingsView;
  /** The rankings by scratch. */
  readonly lines: readonly RankedLine[];
  readonly choice: ChosenPair;
  /** The change of the session that the standings are of. */
  readonly change: number;
}) {
  const { session, sections, field, choice } = of;
  const { choosePair, chooseBoard: chooseBoardOfPair } = choice;
  const pair = rankedPairOf(of.lines, choice.entry);
  const scored = useMemo(() => scoredBySlot(field), [field]);
  const card = useMemo(
    () =>
      choice.entry === null ? [] : scorecardOf(sections, session.results, scored, choice.entry, withdrawnPairs(field)),
    [sections, session.results, scored, choice.entry, field],
  );
  const explained = useExplainedEntry(session.id, pair && card.length > 0 ? pair.entry.id : null, of.change);
  const [isTotalOpen, openTotal] = useState(false);
  const [form, openForm] = useState<PairFormName | null>(null);
  const explainTotal = useCallback(
    (entry: number) => {
      choosePair(entry);
      openTotal(true);
    },
    [choosePair],
  );
  const chooseBoard = useCallback(
    (board: number) => {
      openTotal(false);
      chooseBoardOfPair(board);
    },
    [chooseBoardOfPair],
  );
  return {
    /** Null where no pair is chosen, or one that is not ranked. */
    pair,
    card,
    /** The board explained; null where the pair has played none. */
    played: boardOnCard(card, choice.board),
    explained,
    /** Whether the pair's total is explained, in place of a board. */
    isTotalOpen,
    openTotal,
    form,
    openForm,
    /** Chooses a pair and explains its total. */
    explainTotal,
    /** Chooses a board and explains it. */
    chooseBoard,
  };
}
