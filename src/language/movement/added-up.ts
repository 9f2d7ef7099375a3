/** The words of movements of pairs in which teams are added up: their names and sentences. */
import type { Language } from '../../language.ts';
import type { AddedUpChoice } from '../../movement/teams/added-up/choices.ts';
import { capitalize } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { choiceName } from './name.ts';

const en = {
  name: (movement: string) => `Pairs added up: ${movement}`,
  inOneSection:
    'one pair of a team sits North-South, the other East-West; they never meet, and their scores are added up',
  inSections: 'the two pairs of a team sit in different sections and directions, and their scores are added up',
};

const fr: typeof en = {
  name: (movement) => `Paires additionnées : ${movement}`,
  inOneSection:
    'une paire de l’équipe joue en Nord-Sud, l’autre en Est-Ouest ; elles ne se rencontrent pas, et leurs scores s’additionnent',
  inSections:
    'les deux paires d’une équipe jouent dans des sections et des lignes différentes, et leurs scores s’additionnent',
};

const addedUpWords = dictionary({ en, fr });

/** Pairs added up: Mitchell, 8 of 9 rounds. */
export function addedUpName(choice: AddedUpChoice, language: Language): string {
  return addedUpWords[language].name(choiceName(choice, language));
}

/** What becomes of the pairs of a team, for the list of choices. */
export function addedUpSentence({ further }: AddedUpChoice, language: Language): string {
  const { inOneSection, inSections } = addedUpWords[language];
  return `${capitalize(further.length > 0 ? inSections : inOneSection)}.`;
}
