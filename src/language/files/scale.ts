/** Sentences for the problems of a file of a club's own victory point scale. */
import type { ScaleCsvProblem } from '../../format/scale-csv.ts';
import type { Language } from '../../language.ts';
import { clubScaleFaultText } from '../regulation/victory-points-problem.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

const en = {
  quoteNotClosed: 'a quotation mark opens a cell here and is not closed. Add the closing mark.',
  tooLarge: csvTableSentences.en.tooLarge(),
  measure:
    'by what is the scale read? Name one column imps or percentage in the first line: the largest margin of each row.',
  columnMissing: (column: string) =>
    `there is no column ${column}. The first line names the columns: boards,imps,winner,loser.`,
};

type Words = typeof en;

const fr: Words = {
  quoteNotClosed: 'un guillemet ouvre une cellule ici et n’est pas fermé. Ajoutez le guillemet fermant.',
  tooLarge: csvTableSentences.fr.tooLarge(),
  measure:
    'avec quoi l’échelle se lit-elle ? Nommez une colonne imps ou percentage à la première ligne : le plus grand écart de chaque ligne.',
  columnMissing: (column) =>
    `la colonne ${column} manque. La première ligne nomme les colonnes : boards,imps,winner,loser.`,
};

const WORDS = dictionary<Words>({ en, fr });

/** What is wrong with the file of a club's scale, without the line. */
export function scaleCsvProblemSentence(problem: ScaleCsvProblem, language: Language): string {
  const words = WORDS[language];
  switch (problem.code) {
    case 'quoteNotClosed':
    case 'tooLarge':
    case 'measure':
      return words[problem.code];
    case 'columnMissing':
      return words.columnMissing(problem.column);
    case 'scale':
      return clubScaleFaultText(problem.problem, language);
  }
}
