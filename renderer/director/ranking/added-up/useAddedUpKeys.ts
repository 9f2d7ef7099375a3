import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { scoringScreenWords } from '../../../../src/language/screens/scoring.ts';
import { addedUpWords } from '../../../../src/language/screens/teams/added-up.ts';
import { useWords } from '../../../shared/language.tsx';
import { MOD } from '../../../shared/shortcuts.ts';
import type { KeyHelp } from '../../shell/keyHelp.ts';
import type { RankedTeamActions } from '../teams/useRankedTeamActions.ts';
import { NO_KEYS, viewKeys, viewShortcuts, type RankingScreenKeys, type RankingViews } from '../useRankingViews.ts';
import type { AddedUpState, AddedUpView } from './useAddedUp.ts';

/** The keys of the ranking of teams; none while there is no result. */
export function useAddedUpKeys(
  ranking: AddedUpState,
  actions: RankedTeamActions<AddedUpView>,
  { views, keyPublication }: RankingViews<AddedUpView>,
  onPairs: () => void,
  sharedKeys: readonly KeyHelp[],
): RankingScreenKeys {
  const words = useWords(rankingWords);
  const own = useWords(addedUpWords);
  const { penalties } = useWords(scoringScreenWords);
  if (ranking.isEmpty) return NO_KEYS;
  const { publication, view, after } = ranking;
  const givePenalty = () => actions.openForm('penalty');
  return {
    keys: [
      { keys: ['↑', '↓'], does: own.keyTeam },
      ...(view === 'rounds' ? [{ keys: ['←', '→'], does: words.keyAfterRound }] : []),
      { keys: ['S'], does: own.keyPairs, onPress: onPairs },
      { keys: [words.escapeKey], does: words.keyClose, onPress: actions.close },
      { keys: ['B'], does: penalties.key, onPress: givePenalty },
      ...sharedKeys,
      { keys: ['P'], does: keyPublication, onPress: publication.publishOrEnd },
      { keys: [MOD, 'P'], does: words.keyPrint, onPress: actions.print },
    ],
    panelKeys: viewKeys(views, actions.show),
    shortcuts: {
      arrowup: () => actions.moveTeam(-1),
      arrowdown: () => actions.moveTeam(1),
      arrowleft: () => view === 'rounds' && after.goTo(after.round - 1),
      arrowright: () => view === 'rounds' && after.goTo(after.round + 1),
      escape: actions.close,
      b: givePenalty,
      s: onPairs,
      p: publication.publishOrEnd,
      'mod+p': actions.print,
      ...viewShortcuts(views, actions.show),
    },
  };
}
