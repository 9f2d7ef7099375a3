/** What is wrong with a file of matches, and how to correct it; without the line. */
import type { StageMatchesProblem } from '../../format/matches/csv.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

type Sentences = {
  readonly [Code in StageMatchesProblem['code']]: (problem: Extract<StageMatchesProblem, { code: Code }>) => string;
};

const en: Sentences = {
  ...csvTableSentences.en,
  emptyFile: () => 'the file is empty. The first line names the columns: round,table,home,away,home_imps,away_imps.',
  noMatches: () => 'no match follows the names of the columns.',
  number: ({ text, column }) =>
    text === ''
      ? `${column} is empty. Write a whole number from 1.`
      : `“${text}” is not a number for ${column}. Write a whole number from 1.`,
  figure: ({ text, column }) => `“${text}” is not a figure for ${column}. Write a number such as 31 or 12.78.`,
  half: ({ text }) => `“${text}” says nothing of a half match. Write 1 for one, nothing for a whole match.`,
  oneSided: ({ column }) => `only the other team has a figure. Write ${column} too, 0 for nothing.`,
  againstItself: ({ entry }) => `${entry} cannot meet itself. Write its opponent, or leave away empty for a bye.`,
  twiceInRound: ({ entry, firstLine }) =>
    `${entry} plays in this round on line ${firstLine} already. Correct the round or the number.`,
};

const fr: Sentences = {
  ...csvTableSentences.fr,
  emptyFile: () =>
    'le fichier est vide. La première ligne nomme les colonnes : round,table,home,away,home_imps,away_imps.',
  noMatches: () => 'aucun match ne suit les noms des colonnes.',
  number: ({ text, column }) =>
    text === ''
      ? `${column} est vide. Écrivez un nombre entier à partir de 1.`
      : `« ${text} » n’est pas un nombre pour ${column}. Écrivez un nombre entier à partir de 1.`,
  figure: ({ text, column }) => `« ${text} » n’est pas un score pour ${column}. Écrivez un nombre tel que 31 ou 12,78.`,
  half: ({ text }) =>
    `« ${text} » ne dit rien d’un demi-match. Écrivez 1 pour un demi-match, rien pour un match entier.`,
  oneSided: ({ column }) => `seule l’autre équipe a un score. Écrivez aussi ${column}, 0 pour rien.`,
  againstItself: ({ entry }) =>
    `${entry} ne peut se rencontrer elle-même. Écrivez son adversaire, ou laissez away vide si elle est exempte.`,
  twiceInRound: ({ entry, firstLine }) =>
    `${entry} joue déjà dans ce tour à la ligne ${firstLine}. Corrigez le tour ou le numéro.`,
};

const sentences = dictionary<Sentences>({ en, fr });

export function stageMatchesProblemSentence(problem: StageMatchesProblem, language: Language): string {
  const say = sentences[language][problem.code] as (problem: StageMatchesProblem) => string;
  return say(problem);
}
