/** Sentences for the number of a deal, and for what follows from it, in a file of any format; without the line. */
import { dealerOf, vulnerabilityOf, type Vulnerability } from '../../bridge/board.ts';
import type { FileProblem } from '../../format/event/file.ts';
import type { Language } from '../../language.ts';
import { seatNames, sideNamesShort } from '../game/seats.ts';

type Fault = Pick<FileProblem, 'text' | 'board'>;

const WHO: Readonly<Record<Language, Readonly<Record<Vulnerability, string>>>> = {
  en: { none: 'nobody', ...sideNamesShort.en, both: 'everybody' },
  fr: { none: 'personne', ...sideNamesShort.fr, both: 'tous' },
};

const dealer = ({ board }: Fault, language: Language) => seatNames[language][dealerOf(board ?? 1)];
const vulnerable = ({ board }: Fault, language: Language) => WHO[language][vulnerabilityOf(board ?? 1)];

const en = {
  'board-missing': () => 'this deal has no board number. Add its number, and read the file again.',
  'board-number': ({ text }: Fault) => `“${text}” is no board number. Write 1 to 999.`,
  dealer: (fault: Fault) =>
    `the dealer of board ${fault.board} is “${fault.text}” here, but ${dealer(fault, 'en')} by its number. Check that the number is the one on the case.`,
  vulnerable: (fault: Fault) =>
    `vulnerable on board ${fault.board} is “${fault.text}” here, but ${vulnerable(fault, 'en')} by its number. Check that the number is the one on the case.`,
};

const fr: typeof en = {
  'board-missing': () => 'cette donne n’a pas de numéro d’étui. Ajoutez-le et lisez de nouveau le fichier.',
  'board-number': ({ text }) => `« ${text} » n’est pas un numéro d’étui. Écrivez de 1 à 999.`,
  dealer: (fault) =>
    `le donneur de l’étui ${fault.board} est ici « ${fault.text} », mais ${dealer(fault, 'fr')} d’après son numéro. Vérifiez que c’est le numéro inscrit sur l’étui.`,
  vulnerable: (fault) =>
    `vulnérable sur l’étui ${fault.board} : ici « ${fault.text} », mais ${vulnerable(fault, 'fr')} d’après son numéro. Vérifiez que c’est le numéro inscrit sur l’étui.`,
};

/** Spread into the sentences of a format, whose dictionary sets their spaces. */
export const boardFaultSentences = { en, fr };
