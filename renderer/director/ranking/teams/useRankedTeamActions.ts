import { useLocation } from 'wouter';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { focusMarked } from '../../session/focus.ts';
import { rankingPaperPath } from '../../session/paperPath.ts';
import type { RankedPair } from '../../session/rankedLines.ts';
import type { PairFormName } from '../pair/useChosenPairCard.ts';
import type { AfterRound } from '../table/useAfterRound.ts';
import type { ChosenPair } from '../useChosenPair.ts';

/** What the keys do in any ranking of teams: of those that meet, and of those whose pairs are added up. */
export interface RankedTeamActions<View extends string> {
  readonly moveTeam: (step: 1 | -1) => void;
  readonly show: (view: View | 'table' | 'changed') => void;
  /** Opens a form for the chosen team. Without one, for the first. */
  readonly openForm: (form: PairFormName) => void;
  readonly close: () => void;
  readonly print: () => void;
}

/** The part of a ranking of teams that these actions change. */
interface RankedTeams<View extends string> {
  readonly session: SessionView;
  readonly view: View | 'table' | 'changed';
  readonly setView: (view: View | 'table' | 'changed') => void;
  readonly choice: ChosenPair;
  readonly chosen: RankedPair | null;
  readonly form: PairFormName | null;
  readonly openForm: (form: PairFormName | null) => void;
  readonly after: AfterRound;
}

export function useRankedTeamActions<View extends string>(ranking: RankedTeams<View>): RankedTeamActions<View> {
  const { session, view, setView, choice, after } = ranking;
  const [, go] = useLocation();
  return {
    moveTeam: (step) => {
      const entry = choice.movePair(step);
      if (entry !== undefined) focusMarked('entry', entry);
    },
    show: setView,
    openForm: (form) => {
      if (!ranking.chosen) choice.movePair(1);
      if (view === 'changed') setView('table');
      ranking.openForm(form);
    },
    close: () => {
      if (ranking.form) ranking.openForm(null);
      else if (view !== 'table') setView('table');
      else choice.close();
    },
    print: () => go(rankingPaperPath(session.id, view === 'rounds' ? after.round : null)),
  };
}
