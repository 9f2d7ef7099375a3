/** Sentences for the problems of a file of a movement. */
import type { MovementCsvProblem } from '../../format/movement-csv.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

type Words = { readonly [Code in MovementCsvProblem['code']]: (problem: MovementCsvProblem) => string };

const en: Words = {
  emptyFile: () => 'The file is empty. Its first line names the columns: round,table,ns,ew,set',
  quoteNotClosed: () => 'A quotation mark is opened and not closed.',
  columnMissing: ({ column }) =>
    `There is no column ${column}. The first line names the columns: round,table,ns,ew,set`,
  columnTwice: ({ column }) => `The column ${column} is there twice. Leave one out.`,
  tooLarge: () =>
    'This is larger than any movement (3,000 lines, each table one in each round). Check that it is the right text.',
  noLines: () => 'There is no line under the names of the columns. Each table has one in each round.',
  notANumber: ({ column, text }) => `“${text}” under ${column} is no number from 1 to 999.`,
  nobodySits: () => 'Neither pair is given. A pair that sits out has a line with the other pair left empty.',
  roundMissing: ({ text }) => `Round ${text} has no line.`,
};

const fr: Words = {
  emptyFile: () => 'Le fichier est vide. Sa première ligne nomme les colonnes : round,table,ns,ew,set',
  quoteNotClosed: () => 'Un guillemet est ouvert et n’est pas fermé.',
  columnMissing: ({ column }) =>
    `Il n’y a pas de colonne ${column}. La première ligne nomme les colonnes : round,table,ns,ew,set`,
  columnTwice: ({ column }) => `La colonne ${column} figure deux fois. Supprimez-en une.`,
  tooLarge: () =>
    'C’est plus grand que tout mouvement (3 000 lignes, une par table et par tour). Vérifiez que c’est le bon texte.',
  noLines: () => 'Il n’y a pas de ligne sous les noms des colonnes. Chaque table en a une à chaque tour.',
  notANumber: ({ column, text }) => `« ${text} » sous ${column} n’est pas un nombre de 1 à 999.`,
  nobodySits: () => 'Aucune paire n’est donnée. Une paire au relais a une ligne où l’autre paire est vide.',
  roundMissing: ({ text }) => `Le tour ${text} n’a pas de ligne.`,
};

const WORDS = dictionary<Words>({ en, fr });

export function movementCsvProblemSentence(problem: MovementCsvProblem, language: Language): string {
  return WORDS[language][problem.code](problem);
}
