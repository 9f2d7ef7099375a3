import { useLocation } from 'wouter';
import { paletteWords } from '../../../../src/language/screens/palette.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { addedUpWords } from '../../../../src/language/screens/teams/added-up.ts';
import { useWords } from '../../../shared/language.tsx';
import { MOD, type Shortcuts } from '../../../shared/shortcuts.ts';
import { focusMarked } from '../../session/focus.ts';
import { roundPath } from '../../session/paperPath.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import { countChanges } from '../published/ChangesSincePublished.tsx';
import { ADDED_UP_VIEWS, type AddedUpState, type AddedUpView } from './useAddedUp.ts';

/** What can be done in the ranking of teams. */
export interface AddedUpActions {
  readonly moveTeam: (step: 1 | -1) => void;
  readonly moveRound: (step: 1 | -1) => void;
  readonly show: (view: AddedUpView) => void;
  readonly givePenalty: () => void;
  readonly close: () => void;
  readonly print: () => void;
}

export function useAddedUpActions(ranking: AddedUpState): AddedUpActions {
  const { session, view, setView, choice, after } = ranking;
  const [, go] = useLocation();
  return {
    moveTeam: (step) => {
      const entry = choice.movePair(step);
      if (entry !== undefined) focusMarked('entry', entry);
    },
    moveRound: (step) => view === 'rounds' && after.goTo(after.round + step),
    show: setView,
    givePenalty: () => {
      if (!ranking.chosen) choice.movePair(1);
      if (view === 'changed') setView('table');
      ranking.openForm('penalty');
    },
    close: () => {
      if (ranking.form) ranking.openForm(null);
      else if (view !== 'table') setView('table');
      else choice.close();
    },
    print: () => go(view === 'rounds' ? roundPath(session.id, after.round) : `/sessions/${session.id}/paper`),
  };
}

/** The keys of the ranking of teams; none while there is no result. */
export function useAddedUpKeys(
  ranking: AddedUpState,
  actions: AddedUpActions,
  onPairs: () => void,
  sharedKeys: readonly KeyHelp[],
): { readonly keys: readonly KeyHelp[]; readonly panelKeys: readonly KeyHelp[]; readonly shortcuts: Shortcuts } {
  const words = useWords(rankingWords);
  const own = useWords(addedUpWords);
  const { penalties } = useWords(scoringScreenWords);
  const palette = useWords(paletteWords);
  const { keyEnd, keyPublish, changed } = useWords(publicationWords);
  if (ranking.isEmpty) return { keys: [], panelKeys: [], shortcuts: {} };
  const { publication, view } = ranking;
  const { report, published } = publication;
  const views: readonly { readonly name: AddedUpView; readonly does: string }[] = [
    ...ADDED_UP_VIEWS.map((name) => ({ name, does: palette.view(own.view[name]) })),
    ...(published && report ? [{ name: 'changed' as const, does: changed(countChanges(report)) }] : []),
  ];
  return {
    keys: [
      { keys: ['↑', '↓'], does: own.keyTeam },
      ...(view === 'rounds' ? [{ keys: ['←', '→'], does: words.keyAfterRound }] : []),
      { keys: ['S'], does: own.keyPairs, onPress: onPairs },
      { keys: [words.escapeKey], does: words.keyClose, onPress: actions.close },
      { keys: ['B'], does: penalties.key, onPress: actions.givePenalty },
      ...sharedKeys,
      { keys: ['P'], does: publication.isToEnd ? keyEnd : keyPublish, onPress: publication.publishOrEnd },
      { keys: [MOD, 'P'], does: words.keyPrint, onPress: actions.print },
    ],
    panelKeys: views.map(({ name, does }, at) => ({ keys: [String(at + 1)], does, onPress: () => actions.show(name) })),
    shortcuts: {
      arrowup: () => actions.moveTeam(-1),
      arrowdown: () => actions.moveTeam(1),
      arrowleft: () => actions.moveRound(-1),
      arrowright: () => actions.moveRound(1),
      escape: actions.close,
      b: actions.givePenalty,
      s: onPairs,
      p: publication.publishOrEnd,
      'mod+p': actions.print,
      ...Object.fromEntries(views.map(({ name }, at) => [String(at + 1), () => actions.show(name)])),
    },
  };
}
