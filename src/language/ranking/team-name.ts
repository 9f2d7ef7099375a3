import { isolateName } from '../../names/isolate.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

interface NamedTeam {
  readonly label: string;
  readonly team?: { readonly name: string };
}

const WORDS = dictionary({
  en: { unnamed: (label: string) => `Team ${label}` },
  fr: { unnamed: (label: string) => `Équipe ${label}` },
});

/** The name of a team as plain text; Team 4 where it has none. */
export function teamNameText({ label, team }: NamedTeam, language: Language): string {
  return team && team.name !== '' ? isolateName(team.name) : WORDS[language].unnamed(label);
}
