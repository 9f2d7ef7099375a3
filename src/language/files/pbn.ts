/** Sentences for the problems of a file of deals. */
import type { Vulnerability } from '../../bridge/board.ts';
import type { DealProblem } from '../../bridge/deal/text.ts';
import { displayCard } from '../../bridge/notation/card.ts';
import type { PbnDealsProblem } from '../../format/pbn/deals.ts';
import type { Seat } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import { seatNames, sideNamesShort } from '../game/seats.ts';
import { dictionary } from '../typography.ts';

type Of<Code extends PbnDealsProblem['code']> = Extract<PbnDealsProblem, { readonly code: Code }>;
type OfDeal<Code extends DealProblem['code']> = Extract<DealProblem, { readonly code: Code }>;

const WHO: Readonly<Record<Language, Readonly<Record<Vulnerability, string>>>> = {
  en: { none: 'nobody', ...sideNamesShort.en, both: 'everybody' },
  fr: { none: 'personne', ...sideNamesShort.fr, both: 'tous' },
};

const en = {
  noDeals:
    'there are no deals here. A PBN file has, for each board, a line [Board "1"] and a line [Deal "N:..."]: save one from the dealing program and open it.',
  brokenTag: ({ name }: Of<'brokenTag'>) =>
    `[${name} has no value between quotation marks, or the line does not end with ]. Correct the line.`,
  noBoard: 'this deal has no board number. Add a line [Board "1"] with its number above it.',
  boardNumber: ({ text }: Of<'boardNumber'>) => `“${text}” is no board number. Write 1 to 999.`,
  dealer: ({ board, text, dealer }: Of<'dealer'>) =>
    `the dealer of board ${board} is “${text}” here, but ${seatNames.en[dealer]} by its number. Check that the number is the one on the case.`,
  vulnerable: ({ board, text, vulnerability }: Of<'vulnerable'>) =>
    `vulnerable on board ${board} is “${text}” here, but ${WHO.en[vulnerability]} by its number. Check that the number is the one on the case.`,
  boardTwice: ({ board, firstLine }: Of<'boardTwice'>) =>
    `board ${board} has another deal on line ${firstLine}. Keep the one that is played.`,
  onBoard: (board: number, problem: string) => `board ${board}: ${problem}`,
  deal: {
    dealForm: 'a deal is a seat and four hands: N:AK32.QJ9.T87.654 and three more.',
    handForm: ({ seat }: OfDeal<'handForm'>) =>
      `the hand of ${seatNames.en[seat]} needs four suits with dots between them, spades first.`,
    noCard: ({ seat, text }: OfDeal<'noCard'>) =>
      `“${text}” in the hand of ${seatNames.en[seat]} is no card. Cards are A K Q J T 9 to 2.`,
    cardTwice: ({ seats: [one, other] }: OfDeal<'cardTwice'>, card: string) =>
      one === other
        ? `${card} is twice in the hand of ${seatNames.en[one]}. Correct one of the two.`
        : `${card} is in the hands of ${seatNames.en[one]} and of ${seatNames.en[other]}. Correct one of the two.`,
    handSize: ({ seat, cards }: OfDeal<'handSize'>) =>
      `${seatNames.en[seat]} has ${cards === 1 ? '1 card' : `${cards} cards`}, not 13. Add or take away what is wrong.`,
  },
};

type PbnWords = typeof en;

/** de Nord, d’Est */
const OF_SEAT: Readonly<Record<Seat, string>> = {
  N: `de ${seatNames.fr.N}`,
  E: `d’${seatNames.fr.E}`,
  S: `de ${seatNames.fr.S}`,
  W: `d’${seatNames.fr.W}`,
};

const fr: PbnWords = {
  noDeals:
    'il n’y a pas de donne ici. Un fichier PBN a, pour chaque étui, une ligne [Board "1"] et une ligne [Deal "N:..."] : enregistrez-en un depuis le programme de distribution et ouvrez-le.',
  brokenTag: ({ name }) =>
    `[${name} n’a pas de valeur entre guillemets, ou la ligne ne finit pas par ]. Corrigez la ligne.`,
  noBoard: 'cette donne n’a pas de numéro d’étui. Ajoutez au-dessus une ligne [Board "1"] avec son numéro.',
  boardNumber: ({ text }) => `« ${text} » n’est pas un numéro d’étui. Écrivez de 1 à 999.`,
  dealer: ({ board, text, dealer }) =>
    `le donneur de l’étui ${board} est ici « ${text} », mais ${seatNames.fr[dealer]} d’après son numéro. Vérifiez que c’est le numéro inscrit sur l’étui.`,
  vulnerable: ({ board, text, vulnerability }) =>
    `vulnérable sur l’étui ${board} : ici « ${text} », mais ${WHO.fr[vulnerability]} d’après son numéro. Vérifiez que c’est le numéro inscrit sur l’étui.`,
  boardTwice: ({ board, firstLine }) =>
    `l’étui ${board} a une autre donne ligne ${firstLine}. Gardez celle qui est jouée.`,
  onBoard: (board, problem) => `étui ${board} : ${problem}`,
  deal: {
    dealForm: 'une donne, c’est une place et quatre mains : N:AK32.QJ9.T87.654 et trois autres.',
    handForm: ({ seat }) =>
      `la main ${OF_SEAT[seat]} doit avoir quatre couleurs séparées par des points, piques d’abord.`,
    noCard: ({ seat, text }) =>
      `« ${text} » dans la main ${OF_SEAT[seat]} n’est pas une carte. Les cartes sont A K Q J T 9 à 2.`,
    cardTwice: ({ seats: [one, other] }, card) =>
      one === other
        ? `${card} est deux fois dans la main ${OF_SEAT[one]}. Corrigez l’une des deux.`
        : `${card} est dans les mains ${OF_SEAT[one]} et ${OF_SEAT[other]}. Corrigez l’une des deux.`,
    handSize: ({ seat, cards }) =>
      `${seatNames.fr[seat]} a ${cards === 1 ? '1 carte' : `${cards} cartes`} au lieu de 13. Ajoutez ou retirez ce qui ne va pas.`,
  },
};

const WORDS = dictionary<PbnWords>({ en, fr });

/** What is wrong with a file of deals, and how to correct it; without the line. */
export function pbnProblemSentence(problem: PbnDealsProblem, language: Language): string {
  const words = WORDS[language];
  switch (problem.code) {
    case 'noDeals':
    case 'noBoard':
      return words[problem.code];
    case 'brokenTag':
      return words.brokenTag(problem);
    case 'boardNumber':
      return words.boardNumber(problem);
    case 'dealer':
      return words.dealer(problem);
    case 'vulnerable':
      return words.vulnerable(problem);
    case 'boardTwice':
      return words.boardTwice(problem);
    case 'deal':
      return words.onBoard(problem.board, dealProblemSentence(problem.problem, language));
  }
}

function dealProblemSentence(problem: DealProblem, language: Language): string {
  const words = WORDS[language].deal;
  switch (problem.code) {
    case 'dealForm':
      return words.dealForm;
    case 'handForm':
      return words.handForm(problem);
    case 'noCard':
      return words.noCard(problem);
    case 'cardTwice':
      return words.cardTwice(problem, displayCard(problem.card, language));
    case 'handSize':
      return words.handSize(problem);
  }
}
