/** What is wrong with a file of what sessions gave, and how to correct it; without the line. */
import type { SeasonCsvProblem } from '../../format/season-csv.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

type Sentences = {
  readonly [Code in SeasonCsvProblem['code']]: (problem: Extract<SeasonCsvProblem, { code: Code }>) => string;
};

const en: Sentences = {
  ...csvTableSentences.en,
  emptyFile: () => 'nothing is there. The first line names the columns: session,place,percent,player1,player2.',
  noResults: () => 'no result follows the names of the columns.',
  place: ({ text }) => `“${text}” is not a place. Write a whole number from 1, or leave it empty.`,
  figure: ({ text, column }) => `“${text}” is not a figure for ${column}. Write a number such as 58.33.`,
  empty: ({ column }) =>
    column === 'session' ? 'the session has no name. Write one.' : 'player1 is empty. Write a name.',
  nothing: () => 'there is neither a percentage nor a place. Write one of them.',
  ownPartner: ({ name }) => `${name} cannot be their own partner. Correct one of the two names.`,
  twiceInSession: ({ name, firstLine }) =>
    `${name} has a result of this session on line ${firstLine} already. Correct the session or the name.`,
};

const fr: Sentences = {
  ...csvTableSentences.fr,
  emptyFile: () => 'il n’y a rien. La première ligne nomme les colonnes : session,place,percent,player1,player2.',
  noResults: () => 'aucun résultat ne suit les noms des colonnes.',
  place: ({ text }) => `« ${text} » n’est pas une place. Écrivez un nombre entier à partir de 1, ou laissez vide.`,
  figure: ({ text, column }) => `« ${text} » n’est pas un score pour ${column}. Écrivez un nombre tel que 58,33.`,
  empty: ({ column }) =>
    column === 'session' ? 'la séance n’a pas de nom. Écrivez-en un.' : 'player1 est vide. Écrivez un nom.',
  nothing: () => 'il n’y a ni pourcentage ni place. Écrivez l’un des deux.',
  ownPartner: ({ name }) => `${name} ne peut être son propre partenaire. Corrigez l’un des deux noms.`,
  twiceInSession: ({ name, firstLine }) =>
    `${name} a déjà un résultat de cette séance à la ligne ${firstLine}. Corrigez la séance ou le nom.`,
};

const sentences = dictionary<Sentences>({ en, fr });

export function seasonCsvProblemSentence(problem: SeasonCsvProblem, language: Language): string {
  const say = sentences[language][problem.code] as (problem: SeasonCsvProblem) => string;
  return say(problem);
}
