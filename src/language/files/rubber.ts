/** Sentences for the problems of a file of a rubber. */
import type { RubberCsvProblem } from '../../format/rubber-csv.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

type Sentences = Readonly<Record<RubberCsvProblem['code'], (text: string, column: string) => string>>;

const en: Sentences = {
  quoteNotClosed: () => 'a quotation mark opens a cell here and is not closed. Add the closing mark.',
  tooLarge: csvTableSentences.en.tooLarge,
  noColumn: (text) => `there is no column ${text}. Add it to the first line.`,
  columnTwice: (text) => `there are two columns ${text}. Keep one.`,
  noDeals: () => 'there is no deal. The first line names the columns: contract,declarer,tricks,honours.',
  empty: (_, column) => `${column} is empty.`,
  disagree: (text) => `the result ${text} and the column tricks don’t agree. Correct one of them.`,
  ofPass: (text, column) => `${column} is “${text}”, but the deal was passed out. Empty it, or write the contract.`,
  contract: (text) => `“${text}” is not a contract. Write 4S, 4SX, 3NTXX or PASS.`,
  declarer: (text) => `“${text}” is not a declarer. Write N, E, S or W.`,
  tricks: (text) => `“${text}” is not a number of tricks. Write declarer’s tricks, 0 to 13.`,
  result: (text) => `“${text}” is not a result of this contract. Write =, +1 or -2.`,
  honours: (text) => `“${text}” is no honours. Write the seat and how many, 4 or 5: N4.`,
};

const fr: Sentences = {
  quoteNotClosed: () => 'un guillemet ouvre une cellule ici et n’est pas fermé. Ajoutez le guillemet fermant.',
  tooLarge: csvTableSentences.fr.tooLarge,
  noColumn: (text) => `la colonne ${text} manque. Ajoutez-la à la première ligne.`,
  columnTwice: (text) => `il y a deux colonnes ${text}. N’en gardez qu’une.`,
  noDeals: () => 'il n’y a pas de donne. La première ligne nomme les colonnes : contract,declarer,tricks,honours.',
  empty: (_, column) => `${column} est vide.`,
  disagree: (text) => `le résultat ${text} et la colonne tricks ne concordent pas. Corrigez l’un des deux.`,
  ofPass: (text, column) =>
    `${column} contient « ${text} », mais la donne a été passée. Videz la cellule, ou écrivez le contrat.`,
  contract: (text) => `« ${text} » n’est pas un contrat. Écrivez 4S, 4SX, 3NTXX ou PASS.`,
  declarer: (text) => `« ${text} » n’est pas un déclarant. Écrivez N, E, S ou W.`,
  tricks: (text) => `« ${text} » n’est pas un nombre de levées. Écrivez les levées du déclarant, de 0 à 13.`,
  result: (text) => `« ${text} » n’est pas un résultat de ce contrat. Écrivez =, +1 ou -2.`,
  honours: (text) => `« ${text} » n’est pas une annonce d’honneurs. Écrivez la main et leur nombre, 4 ou 5 : N4.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is wrong with the file of a rubber, and how to correct it; without the line. */
export function rubberCsvProblemSentence({ code, text, column }: RubberCsvProblem, language: Language): string {
  return SENTENCES[language][code](text, column ?? '');
}
