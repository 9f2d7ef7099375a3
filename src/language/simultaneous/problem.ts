/** Why clubs can't be compared in one field, and what to do. */
import type { Language } from '../../language.ts';
import type { SimultaneousProblem } from '../../simultaneous/problems.ts';
import { formatRuns } from '../sentences.ts';
import { dictionary } from '../typography.ts';

type Sentences = {
  readonly [Code in SimultaneousProblem['code']]: (problem: Extract<SimultaneousProblem, { code: Code }>) => string;
};

const en: Sentences = {
  clubTwice: ({ club }) => `${club} is there twice. Leave one out, or give the other club its own name.`,
  resultsTwice: ({ club, first }) => `${club} has the same results as ${first}. Leave one of them out.`,
  dealsDiffer: ({ club, first, boards }) =>
    boards.length === 1
      ? `${club} has other hands than ${first} on board ${formatRuns(boards, 'en')}. It did not play the same board: leave it out, or correct its hands.`
      : `${club} has other hands than ${first} on boards ${formatRuns(boards, 'en')}. It did not play the same boards: leave it out, or correct its hands.`,
  noCommonBoard: ({ club }) =>
    `No other club has played a board of ${club}. Leave it out, or correct its board numbers.`,
};

const fr: Sentences = {
  clubTwice: ({ club }) => `${club} figure deux fois. Retirez-en un, ou donnez à l’autre club son propre nom.`,
  resultsTwice: ({ club, first }) => `${club} a les mêmes résultats que ${first}. Retirez l’un des deux.`,
  dealsDiffer: ({ club, first, boards }) =>
    boards.length === 1
      ? `${club} n’a pas les mêmes mains que ${first} à l’étui ${formatRuns(boards, 'fr')}. Ce n’est pas le même étui : retirez ce club, ou corrigez ses mains.`
      : `${club} n’a pas les mêmes mains que ${first} aux étuis ${formatRuns(boards, 'fr')}. Ce ne sont pas les mêmes étuis : retirez ce club, ou corrigez ses mains.`,
  noCommonBoard: ({ club }) =>
    `Aucun autre club n’a joué un étui de ${club}. Retirez-le, ou corrigez les numéros de ses étuis.`,
};

const sentences = dictionary<Sentences>({ en, fr });

export function simultaneousProblemSentence(problem: SimultaneousProblem, language: Language): string {
  const say = sentences[language][problem.code] as (problem: SimultaneousProblem) => string;
  return say(problem);
}
