/** What is wrong with a file of entries, and how to correct it; without the line. */
import type { EntriesCsvProblem } from '../../format/entries/csv.ts';
import type { EntryDetailsProblem } from '../../format/entries/details.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';
import { csvTableSentences } from './csv-table.ts';

type Problem = EntriesCsvProblem | EntryDetailsProblem;
type Sentences = { readonly [Code in Problem['code']]: (problem: Extract<Problem, { code: Code }>) => string };

const en: Sentences = {
  ...csvTableSentences.en,
  emptyFile: () =>
    'the file is empty. The first line names the columns: entry,stratum,handicap,standing,penalty,reason.',
  noEntries: () => 'no entry follows the names of the columns.',
  empty: () => 'entry is empty. Write the number or name that the results have.',
  penaltyAndBonus: () => 'a penalty and a bonus on one line. Give each a line of its own.',
  nothingTaken: () => 'there is a unit, and nothing in penalty or bonus. Fill one of them, or empty unit.',
  line: ({ text }) => `“${text}” is not a line. Write NS or EW.`,
  stratum: ({ text }) => `“${text}” is not a stratum. Write a letter, A (the highest) to F.`,
  handicap: ({ text }) => `“${text}” is not a handicap. Write a number such as 4.5 or -2.`,
  standing: ({ text }) => `“${text}” is not understood. Write without or withdrawn, or leave it empty.`,
  lot: ({ text }) => `“${text}” is not a lot. Write 1 for the entry drawn first, 2 for the next.`,
  penalty: ({ text }) => `“${text}” is not a penalty. Write a number more than 0; what is given goes into bonus.`,
  bonus: ({ text }) => `“${text}” is not a bonus. Write a number more than 0; what is taken goes into penalty.`,
  unit: ({ text }) => `“${text}” is not a unit. Write matchpoints, percent (of a top) or imps.`,
  entryUnknown: ({ text }) => `the results have no entry ${text} like this. Check its name, section and line.`,
  entryAmbiguous: ({ text, column }) =>
    column === 'line'
      ? `${text} is one pair North-South and another East-West. Say which in the column line: NS or EW.`
      : `there is an entry ${text} in several sections. Say which in the column section.`,
  saidTwice: ({ text, column, firstLine }) =>
    `${column} of ${text} is not what line ${firstLine} says. Keep one of the two.`,
};

const fr: Sentences = {
  ...csvTableSentences.fr,
  emptyFile: () =>
    'le fichier est vide. La première ligne nomme les colonnes : entry,stratum,handicap,standing,penalty,reason.',
  noEntries: () => 'aucun inscrit ne suit les noms des colonnes.',
  empty: () => 'entry est vide. Écrivez le numéro ou le nom qu’ont les résultats.',
  penaltyAndBonus: () => 'une pénalité et une bonification sur une ligne. Donnez à chacune sa ligne.',
  nothingTaken: () => 'il y a une unité, et rien dans penalty ni bonus. Remplissez l’un des deux, ou videz unit.',
  line: ({ text }) => `« ${text} » n’est pas une ligne. Écrivez NS ou EO.`,
  stratum: ({ text }) => `« ${text} » n’est pas une strate. Écrivez une lettre, de A (la plus haute) à F.`,
  handicap: ({ text }) => `« ${text} » n’est pas un handicap. Écrivez un nombre tel que 4,5 ou -2.`,
  standing: ({ text }) => `« ${text} » n’est pas compris. Écrivez hors (hors classement) ou abandon, ou rien.`,
  lot: ({ text }) => `« ${text} » n’est pas un tirage. Écrivez 1 pour le premier tiré au sort, 2 pour le suivant.`,
  penalty: ({ text }) =>
    `« ${text} » n’est pas une pénalité. Écrivez un nombre supérieur à 0 ; ce qui est donné va dans bonus.`,
  bonus: ({ text }) =>
    `« ${text} » n’est pas une bonification. Écrivez un nombre supérieur à 0 ; ce qui est retiré va dans penalty.`,
  unit: ({ text }) => `« ${text} » n’est pas une unité. Écrivez matchpoints, percent (d’un top) ou imps.`,
  entryUnknown: ({ text }) =>
    `les résultats n’ont pas d’inscrit ${text} ainsi. Vérifiez son nom, sa section et sa ligne.`,
  entryAmbiguous: ({ text, column }) =>
    column === 'line'
      ? `${text} est une paire en Nord-Sud et une autre en Est-Ouest. Dites laquelle dans la colonne line : NS ou EO.`
      : `il y a un inscrit ${text} dans plusieurs sections. Dites laquelle dans la colonne section.`,
  saidTwice: ({ text, column, firstLine }) =>
    `${column} de ${text} ne dit pas la même chose qu’à la ligne ${firstLine}. Gardez l’un des deux.`,
};

const sentences = dictionary<Sentences>({ en, fr });

export function entriesCsvProblemSentence(problem: Problem, language: Language): string {
  const say = sentences[language][problem.code] as (problem: Problem) => string;
  return say(problem);
}
