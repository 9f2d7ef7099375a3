/** What is wrong with a file of names in a simultaneous event, and how to correct it; without the line. */
import type { ClubNamesProblem } from '../../format/entries/club-names.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

type Sentences = {
  readonly [Code in ClubNamesProblem['code']]: (problem: Extract<ClubNamesProblem, { code: Code }>) => string;
};

const en: Sentences = {
  ...csvTableSentences.en,
  emptyFile: () => 'the file is empty. The first line names the columns: club,entry,name.',
  noNames: () => 'no name follows the names of the columns.',
  empty: ({ column }) => `${column} is empty. Fill it, or take the line away.`,
  line: ({ text }) => `“${text}” is not a line. Write NS or EW.`,
};

const fr: Sentences = {
  ...csvTableSentences.fr,
  emptyFile: () => 'le fichier est vide. La première ligne nomme les colonnes : club,entry,name.',
  noNames: () => 'aucun nom ne suit les noms des colonnes.',
  empty: ({ column }) => `${column} est vide. Remplissez la cellule, ou retirez la ligne.`,
  line: ({ text }) => `« ${text} » n’est pas une ligne. Écrivez NS ou EO.`,
};

const sentences = dictionary<Sentences>({ en, fr });

export function clubNamesProblemSentence(problem: ClubNamesProblem, language: Language): string {
  const say = sentences[language][problem.code] as (problem: ClubNamesProblem) => string;
  return say(problem);
}
