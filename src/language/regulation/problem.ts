import type { RegulationProblem } from '../../scoring/regulation/problem.ts';
import { exact } from '../../scoring/numbers/exact.ts';
import type { Language } from '../../language.ts';
import { formatShort } from '../numbers.ts';
import { clubScaleProblemSentence } from './victory-points-problem.ts';
import { dictionary } from '../typography.ts';

type Code = RegulationProblem['code'];
type ProblemOf<C extends Code> = Extract<RegulationProblem, { readonly code: C }>;

type Sentences = { readonly [C in Code]: (problem: ProblemOf<C>, number: (given: number) => string) => string };

const en: Sentences = {
  'no-name': () => 'The regulation has no name. Give it one.',
  'preset-name': ({ name }) => `${name} is the name of a regulation that is there already. Choose another.`,
  choice: ({ rule, given }) => `“${given}” is not known for ${rule}. Choose from the list.`,
  percent: ({ given }, number) => `${number(given)} is no percentage. It is 0 to 100, with two decimals at most.`,
  imps: ({ given }, number) => `${number(given)} is no number of IMPs for an award. It is whole, from -24 to 24.`,
  decimals: ({ given }, number) => `${number(given)} is no number of decimals. It is 0 to 4.`,
  drops: () =>
    'Butler: each row leaves a result for the mean, and needs more results than the row before it. Correct the numbers.',
  'averages-order': () => 'Average plus is at least average, and average at least average minus. Correct one of them.',
  'percent-twice': () => 'The same percentage has two worths in IMPs. Keep one.',
  'tie-break-twice': () => 'A tie is split twice by the same. Take one of them out.',
  'no-scale': () => 'The club’s own scale of victory points has not been typed in. Type it in, or choose another.',
  'own-scale': ({ problem }) => `The club’s scale of victory points: ${clubScaleProblemSentence(problem, 'en')}`,
};

const fr: Sentences = {
  'no-name': () => 'Le règlement n’a pas de nom. Donnez-lui-en un.',
  'preset-name': ({ name }) => `${name} est le nom d’un règlement qui existe déjà. Choisissez-en un autre.`,
  choice: ({ rule, given }) => `« ${given} » n’est pas connu pour ${rule}. Choisissez dans la liste.`,
  percent: ({ given }, number) =>
    `${number(given)} n’est pas un pourcentage. Il va de 0 à 100, avec deux décimales au plus.`,
  imps: ({ given }, number) =>
    `${number(given)} n’est pas un nombre d’IMPs pour une attribution. Il est entier, de -24 à 24.`,
  decimals: ({ given }, number) => `${number(given)} n’est pas un nombre de décimales. Il va de 0 à 4.`,
  drops: () =>
    'Butler : chaque ligne laisse un résultat pour la moyenne et demande plus de résultats que la précédente. Corrigez les nombres.',
  'averages-order': () =>
    'Moyenne plus vaut au moins moyenne, et moyenne au moins moyenne moins. Corrigez l’une d’elles.',
  'percent-twice': () => 'Le même pourcentage a deux valeurs en IMPs. Gardez-en une.',
  'tie-break-twice': () => 'Les ex aequo sont départagés deux fois par le même critère. Retirez-en un.',
  'no-scale': () =>
    'L’échelle de points de victoire du club n’est pas saisie. Saisissez-la, ou choisissez-en une autre.',
  'own-scale': ({ problem }) => `L’échelle de points de victoire du club : ${clubScaleProblemSentence(problem, 'fr')}`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is wrong with a club's regulation, and what to do. */
export function regulationProblemSentence(problem: RegulationProblem, language: Language): string {
  const say = SENTENCES[language][problem.code] as (
    problem: RegulationProblem,
    number: (given: number) => string,
  ) => string;
  return say(problem, (given) => formatShort(exact(Math.round(given * 1000), 1000), 3, language));
}
