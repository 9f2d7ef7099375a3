/** Sentences for hands that are no deal, in a file of any format; without the line. */
import { cardFromCode } from '../../bridge/card.ts';
import { displayCard } from '../../bridge/notation/card.ts';
import { SEATS, type Seat } from '../../bridge/seat.ts';
import type { FileProblem } from '../../format/event/file.ts';
import { seatNames } from '../game/seats.ts';

type Fault = Pick<FileProblem, 'text' | 'board'>;

/** @param board null where it isn't known */
const boardEn = (board: number | null): string => (board === null ? 'this deal' : `board ${board}`);
const boardFr = (board: number | null): string => (board === null ? 'cette donne' : `l’étui ${board}`);

const card = (text: string, language: 'en' | 'fr'): string => {
  const read = cardFromCode(text);
  return read ? displayCard(read, language) : text;
};

const seatOf = (text: string): Seat => SEATS.find((seat) => seat === text) ?? 'N';

/** de Nord, d’Est */
const OF_SEAT: Readonly<Record<Seat, string>> = {
  N: `de ${seatNames.fr.N}`,
  E: `d’${seatNames.fr.E}`,
  S: `de ${seatNames.fr.S}`,
  W: `d’${seatNames.fr.W}`,
};

const en = {
  'deal-form': ({ text }: Fault) =>
    `“${text}” is no deal: four hands of thirteen cards are needed. Correct it in the program that dealt, and save the file again.`,
  'hand-form': ({ text, board }: Fault) =>
    `in ${boardEn(board)} the hand of ${seatNames.en[seatOf(text)]} does not have its four suits. Correct it, or leave the board out.`,
  'no-card': ({ text, board }: Fault) =>
    `in ${boardEn(board)} “${text}” is no card. Cards are A K Q J T 9 to 2: correct it, or leave the board out.`,
  'card-twice': ({ text, board }: Fault) =>
    `in ${boardEn(board)} ${card(text, 'en')} is dealt twice. Compare the deal with the cards, and correct it.`,
  'hand-size': ({ text, board }: Fault) =>
    `in ${boardEn(board)} ${seatNames.en[seatOf(text)]} does not have 13 cards. Compare the deal with the cards, and correct it.`,
};

const fr: typeof en = {
  'deal-form': ({ text }) =>
    `« ${text} » n’est pas une donne : il faut quatre mains de treize cartes. Corrigez-la dans le programme de distribution et enregistrez de nouveau le fichier.`,
  'hand-form': ({ text, board }) =>
    `dans ${boardFr(board)}, la main ${OF_SEAT[seatOf(text)]} n’a pas ses quatre couleurs. Corrigez-la, ou omettez l’étui.`,
  'no-card': ({ text, board }) =>
    `dans ${boardFr(board)}, « ${text} » n’est pas une carte. Les cartes sont A K Q J T 9 à 2 : corrigez, ou omettez l’étui.`,
  'card-twice': ({ text, board }) =>
    `dans ${boardFr(board)}, ${card(text, 'fr')} est donné deux fois. Comparez la donne avec les cartes et corrigez-la.`,
  'hand-size': ({ text, board }) =>
    `dans ${boardFr(board)}, ${seatNames.fr[seatOf(text)]} n’a pas 13 cartes. Comparez la donne avec les cartes et corrigez-la.`,
};

/** Spread into the sentences of a format, whose dictionary sets their spaces. */
export const dealFaultSentences = { en, fr };
