import type { EntryView } from '../../../../main/club/model/session.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import type { Language } from '../../../../src/language.ts';
import { wordsFor } from '../../../../src/language/typography.ts';
import { pairName } from '../pairName.ts';
import { isolateName } from '../../../../src/names/isolate.ts';

/**
 * The name of a team as plain text, or the names of a pair or a player; Team 4 where it has none.
 * @param ranks who is ranked, where it is no team
 */
export function teamNameText(
  entry: EntryView | Pick<EntryView, 'label'>,
  language: Language,
  ranks: 'pair' | 'player' = 'pair',
): string {
  const { label } = entry;
  if (!('players' in entry)) return teamRankingWords[language].unnamed(label);
  const { team } = entry;
  if (team) return team.name === '' ? teamRankingWords[language].unnamed(label) : isolateName(team.name);
  return pairName(entry) || wordsFor(teamRankingWords, language, ranks).unnamed(label);
}
