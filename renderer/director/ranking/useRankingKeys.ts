import { paletteWords } from '../../../src/language/screens/palette.ts';
import { publicationWords } from '../../../src/language/screens/publication.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { addedUpWords } from '../../../src/language/screens/teams/added-up.ts';
import { withdrawalWords } from '../../../src/language/screens/withdrawal.ts';
import { useWords } from '../../shared/language.tsx';
import type { Shortcuts } from '../../shared/shortcuts.ts';
import type { KeyHelp } from '../shell/keyHelp.ts';
import { countChanges } from './published/ChangesSincePublished.tsx';
import {
  RANKING_VIEWS,
  rankingKeys,
  rankingShortcuts,
  rankingViewKeys,
  type RankingActions,
  type RankingViewKey,
} from './rankingKeys.ts';
import type { RankingState } from './useRankingState.ts';

/** The keys of the ranking in the language of the screen; none while there is no result. */
export function useRankingKeys(
  ranking: RankingState,
  actions: RankingActions,
  sharedKeys: readonly KeyHelp[],
  onTeams?: () => void,
): { readonly keys: readonly KeyHelp[]; readonly panelKeys: readonly KeyHelp[]; readonly shortcuts: Shortcuts } {
  const { shown, lines, fields, isEmpty } = ranking;
  const words = useWords(rankingWords);
  const { penalties } = useWords(scoringScreenWords);
  const { key: keyStanding } = useWords(withdrawalWords);
  const { keyTeams } = useWords(addedUpWords);
  const palette = useWords(paletteWords);
  const { keyEnd, keyPublish, changed } = useWords(publicationWords);
  if (isEmpty) return { keys: [], panelKeys: [], shortcuts: {} };
  const { published, report } = ranking.publication;
  const views: readonly RankingViewKey[] = [
    ...RANKING_VIEWS.map((name) => ({ name, does: palette.view(words.view[name]) })),
    ...(published && report ? [{ name: 'changed' as const, does: changed(countChanges(report)) }] : []),
  ];
  const keyPublication = ranking.publication.isToEnd ? keyEnd : keyPublish;
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
    panelKeys: rankingViewKeys(views, actions),
    shortcuts: { ...rankingShortcuts(shown, views, actions), ...(onTeams && { s: onTeams }) },
  };
}
