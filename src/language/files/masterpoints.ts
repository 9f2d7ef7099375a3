/** Sentences for the problems of a file of a club's own masterpoint scheme. */
import type { MasterpointsCsvProblem, MasterpointsCsvProblemCode } from '../../format/masterpoints-csv.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

type Sentences = Readonly<Record<MasterpointsCsvProblemCode, (text: string) => string>>;

const en: Sentences = {
  quoteNotClosed: () => 'a quotation mark opens a cell here and is not closed. Add the closing mark.',
  tooLarge: csvTableSentences.en.tooLarge,
  nothing: () => 'there is no row. Below the line of the places comes a line for each number of tables: 3-5;10;6',
  by: (text) => `the first cell is “${text}”. Write tables or entries, then the places: tables;1;2;3`,
  place: (text) => `“${text}” is not the next place. The places follow as 1, 2, 3 and so on.`,
  range: (text) => `“${text}” is no number of tables or entries. Write 5, 3-5, or 9+ for all beyond.`,
  'not-rising': (text) => `${text} must be more than the row before it. Put the rows in order, each number once.`,
  'open-row': (text) => `${text} is for all beyond, so it must be the last row.`,
  'no-place': () => 'no place gets anything here. Write the points of the first place at least.',
  points: (text) => `“${text}” is no number of points. Write 0 or more, with two decimals at most.`,
  order: (text) => `${text} is more than the place before it gets.`,
};

const fr: Sentences = {
  quoteNotClosed: () => 'un guillemet ouvre une cellule ici et n’est pas fermé. Ajoutez le guillemet fermant.',
  tooLarge: csvTableSentences.fr.tooLarge,
  nothing: () => 'il n’y a pas de ligne. Sous celle des places vient une ligne par nombre de tables : 3-5;10;6',
  by: (text) => `la première cellule est « ${text} ». Écrivez tables ou entries, puis les places : tables;1;2;3`,
  place: (text) => `« ${text} » n’est pas la place suivante. Les places se suivent : 1, 2, 3, etc.`,
  range: (text) =>
    `« ${text} » n’est pas un nombre de tables ou d’inscrits. Écrivez 5, 3-5, ou 9+ pour tout ce qui est au-delà.`,
  'not-rising': (text) =>
    `${text} doit dépasser la ligne précédente. Mettez les lignes en ordre, chaque nombre une seule fois.`,
  'open-row': (text) => `${text} vaut pour tout ce qui est au-delà : ce doit être la dernière ligne.`,
  'no-place': () => 'aucune place ne reçoit rien ici. Écrivez au moins les points de la première.',
  points: (text) => `« ${text} » n’est pas un nombre de points. Écrivez 0 ou plus, avec deux décimales au plus.`,
  order: (text) => `${text} est plus que ce que reçoit la place précédente.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is wrong with the file, and how to correct it; without the line. */
export function masterpointsCsvProblemSentence({ code, text }: MasterpointsCsvProblem, language: Language): string {
  return SENTENCES[language][code](text);
}
