/** Sentences for what is wrong in a CSV of results or deals; without the line. */
import type { CsvEventProblemCode } from '../../format/csv-event/problem.ts';
import type { FileProblem } from '../../format/event/file.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

type Sentences = Readonly<Record<CsvEventProblemCode, (problem: Pick<FileProblem, 'text' | 'board'>) => string>>;

const en: Sentences = {
  quoteNotClosed: () => 'a quotation mark is opened here and never closed. Save the file again from the spreadsheet.',
  tooLarge: csvTableSentences.en.tooLarge,
  emptyFile: () => 'there are no results in this file. Save it again with its lines.',
  columnsUnknown: ({ text }) =>
    `the columns are not those of results or deals (“${text}”). Head them board, ns, ew, and contract, declarer, tricks or score.`,
  columnTwice: ({ text }) => `two columns are headed ${text}. Keep one of them.`,
  boardUnreadable: ({ text }) => `“${text}” is no number of a board. Correct it; the line is left out.`,
  playersMissing: () => 'the numbers of who played are missing. Fill them in; the line is left out.',
  resultMissing: () => 'there is no result on this line, or only a part of it. Fill it in; the line is left out.',
  contractUnreadable: ({ text }) => `“${text}” is no contract. Write it as 4S, 3NTX or PASS.`,
  declarerUnreadable: ({ text }) => `“${text}” is no declarer. Write N, E, S or W.`,
  tricksUnreadable: ({ text }) =>
    `the tricks can’t be read or contradict each other (“${text}”). Write 0 to 13, or =, +1, -2.`,
  scoreUnreadable: ({ text }) => `“${text}” is no score. Write it from North-South, such as 420 or -50.`,
  scoreDisagrees: () => 'contract and score disagree. The score is taken; look at the scoresheet.',
  awardUnreadable: ({ text }) => `“${text}” is no adjusted score. Write it as A6040.`,
  leadUnreadable: ({ text }) => `“${text}” is no card. Write the lead as DK.`,
  dealUnreadable: ({ board }) => `the hands of board ${board} are no deal: 13 different cards each. Correct them.`,
};

const fr: Sentences = {
  quoteNotClosed: () =>
    'un guillemet s’ouvre ici et ne se ferme jamais. Enregistrez de nouveau le fichier depuis le tableur.',
  tooLarge: csvTableSentences.fr.tooLarge,
  emptyFile: () => 'il n’y a pas de résultat dans ce fichier. Enregistrez-le de nouveau avec ses lignes.',
  columnsUnknown: ({ text }) =>
    `les colonnes ne sont pas celles de résultats ou de donnes (« ${text} »). Intitulez-les Étui, NS, EO, et Contrat, Déclarant, Levées ou Marque.`,
  columnTwice: ({ text }) => `deux colonnes s’intitulent ${text}. Gardez-en une.`,
  boardUnreadable: ({ text }) => `« ${text} » n’est pas un numéro d’étui. Corrigez-le ; la ligne est laissée de côté.`,
  playersMissing: () => 'les numéros de ceux qui ont joué manquent. Complétez-les ; la ligne est laissée de côté.',
  resultMissing: () =>
    'il n’y a pas de résultat sur cette ligne, ou une partie seulement. Complétez-le ; la ligne est laissée de côté.',
  contractUnreadable: ({ text }) => `« ${text} » n’est pas un contrat. Écrivez 4P, 3SAX ou PASSE.`,
  declarerUnreadable: ({ text }) => `« ${text} » n’est pas un déclarant. Écrivez N, E, S ou O.`,
  tricksUnreadable: ({ text }) =>
    `les levées sont illisibles ou se contredisent (« ${text} »). Écrivez 0 à 13, ou =, +1, -2.`,
  scoreUnreadable: ({ text }) =>
    `« ${text} » n’est pas une marque. Écrivez-la du point de vue de Nord-Sud, comme 420 ou -50.`,
  scoreDisagrees: () => 'le contrat et la marque se contredisent. La marque est prise ; voyez la feuille de marque.',
  awardUnreadable: ({ text }) => `« ${text} » n’est pas une marque ajustée. Écrivez A6040.`,
  leadUnreadable: ({ text }) => `« ${text} » n’est pas une carte. Écrivez l’entame comme CR.`,
  dealUnreadable: ({ board }) =>
    `les mains de l’étui ${board} ne font pas une donne : 13 cartes différentes chacune. Corrigez-les.`,
};

/** By the code of the problem. */
export const csvEventSentences = dictionary<Sentences>({ en, fr });
