/** Why three play half matches, and what these are, in one sentence each. */
import type { Language } from '../../language.ts';
import { formatList } from '../sentences.ts';
import { dictionary } from '../typography.ts';

const en = {
  why: (names: string) =>
    `${names} are the lowest three who have not met and leave the others a draw. Each plays half a match against both others, first at three tables, then with the same boards at the three behind; a half match is worth 10-0 at most.`,
  match: (home: string, away: string, third: string) =>
    `Half match ${home} against ${away}, because with ${third} they are the lowest three who have not met and leave the others a draw`,
  shared: (names: string, first: string) =>
    `${names} are the lowest three who have had neither half matches nor a bye and leave the others a draw; ${first}, the highest of them, has met neither of the two others. ${first} plays both halves of the boards. A half match counts half of its result, half of the round sat out half of a bye.`,
  half: (home: string, away: string, out: string) =>
    `Half match ${home} against ${away}, while ${out} sits out: the lowest three who have had neither half matches nor a bye and leave the others a draw`,
};

type Words = typeof en;

const fr: Words = {
  why: (names) =>
    `${names} sont les trois dernières qui ne se sont pas rencontrées et laissent un tirage aux autres. Chacune joue un demi-match contre les deux autres, d’abord à trois tables, puis avec les mêmes étuis aux trois suivantes ; un demi-match vaut au plus 10-0.`,
  match: (home, away, third) =>
    `Demi-match ${home} contre ${away} : avec ${third}, les trois dernières qui ne se sont pas rencontrées et laissent un tirage aux autres`,
  shared: (names, first) =>
    `${names} sont les trois dernières paires sans demi-match ni exemption qui laissent un tirage aux autres ; ${first}, la première des trois, n’a rencontré aucune des deux autres. ${first} joue les deux moitiés des étuis. Un demi-match compte pour la moitié de son résultat, la moitié du tour sans jouer pour la moitié d’une exemption.`,
  half: (home, away, out) =>
    `Demi-match ${home} contre ${away}, sans ${out} : les trois dernières paires sans demi-match ni exemption qui laissent un tirage aux autres`,
};

const WORDS = dictionary<Words>({ en, fr });

/** Why it is these three. */
export function halfMatchesSentences(names: readonly string[], language: Language): string {
  return WORDS[language].why(formatList(names, language));
}

/** Why two of the three meet. */
export function halfMatchSentence(home: string, away: string, third: string, language: Language): string {
  return WORDS[language].match(home, away, third);
}

/** Why it is these three pairs at one table, and which of them plays both halves. */
export function sharedTableSentences(names: readonly string[], language: Language): string {
  return WORDS[language].shared(formatList(names, language), names[0] ?? '');
}

/** Why two of three pairs meet in a half match. */
export function sharedHalfSentence(home: string, away: string, out: string, language: Language): string {
  return WORDS[language].half(home, away, out);
}
