/** The words of a Swiss of pairs and of single players: names, and what there is to say of it. */
import { roundsWithoutRematch } from '../../draw/history.ts';
import {
  swissContestants,
  swissCopies,
  swissTables,
  type SwissFieldSpec,
  type SwissProblem,
} from '../../movement/swiss/spec.ts';
import type { Language } from '../../language.ts';
import { capitalize, joints } from '../sentences.ts';
import { dictionary } from '../typography.ts';
import { numberInEnglish, numberInFrench } from './number-words.ts';

type FigureWords = Readonly<Record<SwissProblem['code'], (given: number) => string>>;

const en = {
  kind: { 'swiss-pairs': 'Swiss pairs', 'swiss-individual': 'Swiss individual' },
  roundsIn: (rounds: number) => (rounds === 1 ? 'one round' : `${rounds} rounds`),
  pairs: 'each round is drawn by the standing: winners meet winners, and nobody twice',
  pairsAgain: (certain: number) =>
    `each round is drawn by the standing; after round ${certain} some may have to meet again`,
  players: 'each round four neighbours of the ranking sit at a table, first with fourth, and no partner twice',
  playersAgain: (certain: number) =>
    `each round four neighbours of the ranking sit at a table; after round ${certain} some partners may come again`,
  copies: (copies: number) => `all tables play the same boards, ${numberInEnglish(copies)} copies of each`,
  one: 'all tables play the same boards and pass them on',
  byes: {
    pairs: 'one pair has a bye each round',
    players: (out: number) => `${numberInEnglish(out)} sit out each round`,
  },
  figure: {
    pairs: (given) => `${given} pairs`,
    players: (given) => `${given} players`,
    rounds: (given) => `${given} rounds`,
    'boards-per-round': (given) => `${given} boards a round`,
  } satisfies FigureWords as FigureWords,
  problem: (figure: string, least: number, most: number) =>
    `There is no Swiss with ${figure}. Possible: ${least} to ${most}.`,
};

type SwissWords = typeof en;

const fr: SwissWords = {
  kind: { 'swiss-pairs': 'Suisse par paires', 'swiss-individual': 'Suisse individuel' },
  roundsIn: (rounds) => (rounds === 1 ? 'un tour' : `${rounds} tours`),
  pairs: 'chaque tour se tire d’après le classement : les premiers se rencontrent, et jamais deux fois',
  pairsAgain: (certain) =>
    `chaque tour se tire d’après le classement ; après le tour ${certain}, il peut falloir répéter des rencontres`,
  players:
    'à chaque tour, quatre voisins du classement jouent à une table, le premier avec le quatrième, jamais deux fois avec le même partenaire',
  playersAgain: (certain) =>
    `à chaque tour, quatre voisins du classement jouent à une table ; après le tour ${certain}, il peut falloir répéter des partenaires`,
  copies: (copies) => `toutes les tables jouent les mêmes étuis, en ${numberInFrench(copies)} exemplaires`,
  one: 'toutes les tables jouent les mêmes étuis et se les passent',
  byes: {
    pairs: 'une paire est exempte à chaque tour',
    players: (out) =>
      out === 1
        ? 'un joueur est au relais à chaque tour'
        : `${numberInFrench(out)} joueurs sont au relais à chaque tour`,
  },
  figure: {
    pairs: (given) => `${given} paires`,
    players: (given) => `${given} joueurs`,
    rounds: (given) => `${given} tours`,
    'boards-per-round': (given) => `${given} étuis par tour`,
  },
  problem: (figure, least, most) => `Il n’y a pas de suisse avec ${figure}. Possible : de ${least} à ${most}.`,
};

const swissWords = dictionary<SwissWords>({ en, fr });

/** Swiss pairs. */
export function swissKindName(kind: SwissFieldSpec['kind'], language: Language): string {
  return swissWords[language].kind[kind];
}

/** Swiss pairs, 5 rounds. */
export function swissName(spec: SwissFieldSpec, language: Language): string {
  const words = swissWords[language];
  return `${words.kind[spec.kind]}, ${words.roundsIn(spec.rounds)}`;
}

/** How it is drawn, whether somebody is left over, and the copies of the boards. */
export function swissSentence(spec: SwissFieldSpec, language: Language): string {
  const words = swissWords[language];
  const certain = roundsWithoutRematch(swissContestants(spec));
  const isPairs = spec.kind === 'swiss-pairs';
  const [drawn, again] = isPairs ? [words.pairs, words.pairsAgain] : [words.players, words.playersAgain];
  const out = swissContestants(spec) - swissTables(spec) * (isPairs ? 2 : 4);
  const copies = swissCopies(spec);
  const parts = [
    spec.rounds <= certain ? drawn : again(certain),
    ...(out === 0 ? [] : [isPairs ? words.byes.pairs : words.byes.players(out)]),
    copies === 1 ? words.one : words.copies(copies),
  ];
  return `${capitalize(parts.join(joints[language].semicolon))}.`;
}

/** Why a Swiss is not possible as asked. */
export function swissProblemSentence({ code, given, least, most }: SwissProblem, language: Language): string {
  const words = swissWords[language];
  return words.problem(words.figure[code](given), least, most);
}
