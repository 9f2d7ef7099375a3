/** What is wrong with a line of a list of pairs or teams, and what to do; without the line. */
import type { EntryLineProblem } from '../../format/list-file/entries.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

type Words = Readonly<Record<EntryLineProblem['code'], (text: string) => string>>;

const en: Words = {
  nobody: () => 'it names nobody. Leave the line out, or write the names.',
  numberUnreadable: (text) => `“${text}” is not a number of a pair or team. Write 7, or A7 with the section.`,
  sideUnreadable: (text) => `“${text}” is not a line. Write NS or EW.`,
  longName: (text) => `a name is longer than 100 letters: “${text}…”. Shorten it.`,
  nameTwice: (text) => `“${text}” stands twice on it. Correct one of the two.`,
  numberTwice: (text) => `the number ${text} stands on a line above already. Correct one of the two.`,
};

const fr: Words = {
  nobody: () => 'elle ne nomme personne. Supprimez-la, ou écrivez les noms.',
  numberUnreadable: (text) => `« ${text} » n’est pas un numéro de paire ou d’équipe. Écrivez 7, ou A7 avec la section.`,
  sideUnreadable: (text) => `« ${text} » n’est pas une ligne. Écrivez NS ou EO.`,
  longName: (text) => `un nom dépasse 100 lettres : « ${text}… ». Abrégez-le.`,
  nameTwice: (text) => `« ${text} » y figure deux fois. Corrigez l’un des deux.`,
  numberTwice: (text) => `le numéro ${text} figure déjà sur une ligne au-dessus. Corrigez l’un des deux.`,
};

const WORDS = dictionary<Words>({ en, fr });

export function entryLineSentence({ code, text }: EntryLineProblem, language: Language): string {
  return WORDS[language][code](text);
}
