import type { EntryView } from '../../../../main/club/model/session.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import type { Language } from '../../../../src/language.ts';
import { isolateName } from '../../../../src/names/isolate.ts';

/** The name of a team as plain text; Team 4 where it has none. */
export function teamNameText({ label, team }: Pick<EntryView, 'label' | 'team'>, language: Language): string {
  return team && team.name !== '' ? isolateName(team.name) : teamRankingWords[language].unnamed(label);
}
