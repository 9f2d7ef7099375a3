import { useLocation } from 'wouter';
import { entryPath } from '../session/entryPath.ts';
import { eventTaskPath } from '../shell/eventTask.ts';
import { focusMarked } from '../session/focus.ts';
import { rankingPaperPath } from '../session/paperPath.ts';
import { hasPair, type RankingActions, type RankingViewName } from './rankingKeys.ts';
import { neighbourBoard } from './scorecard/scorecard.ts';
import type { RankingState } from './useRankingState.ts';

/**
 * What the keys of the ranking do.
 * @param onField shows another field, by its index
 */
export function useRankingActions(ranking: RankingState, onField: (at: number) => void): RankingActions {
  const { session, fields, field, view, setView, choice, chosen, fieldBoard, after, publication } = ranking;
  const [, go] = useLocation();
  return {
    movePair: (step) => {
      const entry = choice.movePair(step);
      if (view !== 'scorecards' && entry !== undefined) focusMarked('entry', entry);
    },
    moveBoard: (step) => {
      const [boards, from] = view === 'boards' ? [field.boards, fieldBoard] : [chosen.card, chosen.played];
      if (!from) return;
      const board = neighbourBoard(boards, from.board, step);
      chosen.chooseBoard(board);
      if (view === 'scorecards' || view === 'boards') focusMarked('board', board);
    },
    moveRound: (step) => after.goTo(after.round + step),
    show: (name: RankingViewName) => {
      if (!chosen.pair && name !== 'changed') choice.movePair(1);
      setView(name);
    },
    openResult: () => {
      if (view === 'boards') {
        if (fieldBoard) go(`/sessions/${session.id}/entry/${fieldBoard.board}`);
      } else if (chosen.played) go(entryPath(session.id, chosen.played.result));
    },
    explainTotal: () => chosen.pair && chosen.openTotal(!chosen.isTotalOpen),
    close: () => {
      if (chosen.isTotalOpen) {
        chosen.openTotal(false);
        if (choice.entry !== null) focusMarked('entry', choice.entry);
      } else if (view !== 'table') setView('table');
      else choice.close();
    },
    print: () => go(rankingPaperPath(session.id, view === 'rounds' ? after.round : null)),
    exportEvent: () => go(eventTaskPath(session.id, 'save')),
    openForm: (form) => {
      if (!chosen.pair) choice.movePair(1);
      if (!hasPair(view)) setView('table');
      chosen.openForm(form);
    },
    givePenalty: () => chosen.pair && chosen.openForm('penalty'),
    changeStanding: () => chosen.pair && chosen.openForm('standing'),
    publish: publication.publishOrEnd,
    turnSections: (by) => onField((fields.indexOf(field) + by + fields.length) % fields.length),
  };
}
