import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { addedUpWords } from '../../../src/language/screens/teams/added-up.ts';
import { withdrawalWords } from '../../../src/language/screens/withdrawal.ts';
import { useWords } from '../../shared/language.tsx';
import type { KeyHelp } from '../shell/keyHelp.ts';
import { rankingKeys, rankingShortcuts, type RANKING_VIEWS, type RankingActions } from './rankingKeys.ts';
import type { RankingState } from './useRankingState.ts';
import { NO_KEYS, viewKeys, type RankingScreenKeys, type RankingViews } from './useRankingViews.ts';

/** The keys of the ranking in the language of the screen; none while there is no result. */
export function useRankingKeys(
  ranking: RankingState,
  actions: RankingActions,
  { views, keyPublication }: RankingViews<(typeof RANKING_VIEWS)[number]>,
  sharedKeys: readonly KeyHelp[],
  onTeams?: () => void,
): RankingScreenKeys {
  const { shown, lines, fields, isEmpty } = ranking;
  const words = useWords(rankingWords);
  const { penalties } = useWords(scoringScreenWords);
  const { key: keyStanding } = useWords(withdrawalWords);
  const { keyTeams } = useWords(addedUpWords);
  if (isEmpty) return NO_KEYS;
  const own = onTeams ? [{ keys: ['S'], does: keyTeams, onPress: onTeams }] : [];
  return {
    keys: rankingKeys(
      { ...words, penalties, keyStanding, keyPublication },
      shown,
      lines.length,
      fields.length,
      actions,
      [...own, ...sharedKeys],
    ),
    panelKeys: viewKeys(views, actions.show),
    shortcuts: { ...rankingShortcuts(shown, views, actions), ...(onTeams && { s: onTeams }) },
  };
}
