/** Sentences for what is wrong with files of USEBIO, and with XML; without the line. */
import type { FileProblem } from '../../../format/event/file.ts';
import type { UsebioFault } from '../../../format/usebio/problem.ts';
import type { XmlProblemCode } from '../../../format/xml/tree.ts';
import { dictionary } from '../../typography.ts';
import { dealFaultSentences } from '../deal-faults.ts';

type Fault = Pick<FileProblem, 'text' | 'board'>;
type Sentences<Code extends string> = Readonly<Record<Code, (problem: Fault) => string>>;

const xmlEn: Sentences<XmlProblemCode> = {
  'xml-empty': () => 'the file is empty. Export it again from the scoring program.',
  'xml-not-well-formed': () =>
    'the XML is broken here: a tag is not closed, or a character such as & stands alone. Nothing was read. Export the file again; by hand, & is written &amp;.',
  'xml-entities': () =>
    'the file defines entities of its own, and such files are not opened. Export it again from the scoring program.',
  'xml-too-large': () => 'the file has more than 16 MB. Export each event by itself.',
  'xml-too-deep': () =>
    'more elements stand inside one another than a file of results needs. Export it again from the scoring program.',
  'xml-too-many-elements': () =>
    'the file has more elements or attributes than results need (400,000, and 100 in one). Export each event by itself.',
};

const xmlFr: typeof xmlEn = {
  'xml-empty': () => 'le fichier est vide. Exportez-le de nouveau depuis le programme de calcul.',
  'xml-not-well-formed': () =>
    'le XML est rompu ici : une balise n’est pas fermée, ou un caractère comme & est seul. Rien n’a été lu. Exportez de nouveau le fichier ; à la main, & s’écrit &amp;.',
  'xml-entities': () =>
    'le fichier définit ses propres entités, et de tels fichiers ne sont pas ouverts. Exportez-le de nouveau depuis le programme de calcul.',
  'xml-too-large': () => 'le fichier dépasse 16 Mo. Exportez chaque tournoi séparément.',
  'xml-too-deep': () =>
    'plus d’éléments sont imbriqués qu’il n’en faut pour des résultats. Exportez de nouveau le fichier depuis le programme de calcul.',
  'xml-too-many-elements': () =>
    'le fichier a plus d’éléments ou d’attributs qu’il n’en faut pour des résultats (400 000, et 100 pour un seul). Exportez chaque tournoi séparément.',
};

/** @param board null where it isn't known */
const onBoard = (board: number | null): string => (board === null ? '' : `on board ${board} `);
const surEtui = (board: number | null): string => (board === null ? '' : `étui ${board} : `);

const en: Sentences<UsebioFault> = {
  ...xmlEn,
  ...dealFaultSentences.en,
  'not-usebio': ({ text }) =>
    `this is XML, but not USEBIO: it begins with ${text}, not with USEBIO. Choose USEBIO when exporting from the scoring program.`,
  'no-event': () => 'there is no EVENT in this file, so no results. Export it again from the scoring program.',
  'date-unreadable': ({ text }) => `“${text}” is no date. Write it as 24/11/2026, or give the event its date here.`,
  'number-unreadable': ({ text }) =>
    `“${text}” is no number, so the figure was left out. Correct it in the file if it is needed.`,
  'place-unreadable': ({ text }) =>
    `“${text}” is no place, so this entry is not in the published ranking. Write 3, or 3= for a tie.`,
  'entry-without-number': ({ text }) =>
    `an entry (“${text}”) has no number, so no result can be its own. Give it its number in PAIR_NUMBER, PLAYER_NUMBER or TEAM_ID.`,
  'entry-twice': ({ text }) =>
    `number ${text} is listed with other players further up, who were taken. Give each entry a number of its own.`,
  'entry-not-listed': ({ text }) =>
    `results name numbers that no entry has (${text}). They are kept under these numbers. Correct the numbers, or add the names to the list.`,
  'match-without-sides': () =>
    'this match does not say who played it, so it was left out with its results. Add TEAM and OPPOSING_TEAM, or the two pair numbers.',
  'line-without-numbers': () =>
    'this line does not say who played: it is kept, and counts for nobody. Add the two pair numbers, or the four player numbers.',
  'board-unreadable': ({ text }) =>
    `“${text}” is no board number, so the board was left out. Write 1 to 9999 in BOARD_NUMBER.`,
  'contract-unreadable': ({ text, board }) =>
    `${onBoard(board)}the contract “${text}” can’t be read with its declarer and tricks. Where there is a score it counts. Correct the contract: 4S, 3NT, 5DX or PASS.`,
  'score-unreadable': ({ text, board }) =>
    `${onBoard(board)}“${text}” is no score. Write it from North-South, such as -150, or A6040 for an adjusted score.`,
  'score-disagrees': ({ text, board }) =>
    `${onBoard(board)}contract and score disagree: ${text}. The score counts. Correct whichever is wrong.`,
  'no-result': ({ board }) =>
    `${onBoard(board)}there is neither a contract nor a score: it was adjusted, and what was awarded is not in the file. Enter the award by hand.`,
  'lead-unreadable': ({ text, board }) =>
    `${onBoard(board)}the lead “${text}” is no card, so it was left out. Write SA or AS.`,
};

const fr: typeof en = {
  ...xmlFr,
  ...dealFaultSentences.fr,
  'not-usebio': ({ text }) =>
    `c’est du XML, mais pas de l’USEBIO : le fichier commence par ${text} et non par USEBIO. Choisissez USEBIO à l’exportation du programme de calcul.`,
  'no-event': () =>
    'ce fichier n’a pas d’EVENT, donc pas de résultats. Exportez-le de nouveau depuis le programme de calcul.',
  'date-unreadable': ({ text }) =>
    `« ${text} » n’est pas une date. Écrivez-la comme 24/11/2026, ou donnez ici sa date au tournoi.`,
  'number-unreadable': ({ text }) =>
    `« ${text} » n’est pas un nombre : il a été omis. Corrigez-le dans le fichier s’il est nécessaire.`,
  'place-unreadable': ({ text }) =>
    `« ${text} » n’est pas une place : l’inscrit n’est pas dans le classement publié. Écrivez 3, ou 3= pour des ex aequo.`,
  'entry-without-number': ({ text }) =>
    `un inscrit (« ${text} ») n’a pas de numéro : aucun résultat ne peut être le sien. Donnez-lui son numéro dans PAIR_NUMBER, PLAYER_NUMBER ou TEAM_ID.`,
  'entry-twice': ({ text }) =>
    `le numéro ${text} est plus haut avec d’autres joueurs, qui ont été pris. Donnez à chacun un numéro à lui.`,
  'entry-not-listed': ({ text }) =>
    `des résultats citent des numéros que personne n’a (${text}). Ils sont gardés sous ces numéros. Corrigez les numéros, ou ajoutez les noms à la liste.`,
  'match-without-sides': () =>
    'ce match ne dit pas qui l’a joué : il a été omis avec ses résultats. Ajoutez TEAM et OPPOSING_TEAM, ou les deux numéros de paire.',
  'line-without-numbers': () =>
    'cette ligne ne dit pas qui a joué : elle est gardée, et ne compte pour personne. Ajoutez les deux numéros de paire, ou les quatre numéros de joueur.',
  'board-unreadable': ({ text }) =>
    `« ${text} » n’est pas un numéro d’étui : l’étui a été omis. Écrivez de 1 à 9999 dans BOARD_NUMBER.`,
  'contract-unreadable': ({ text, board }) =>
    `${surEtui(board)}le contrat « ${text} » est illisible avec son déclarant et ses levées. Là où il y a une marque, elle compte. Corrigez le contrat : 4S, 3NT, 5DX ou PASS.`,
  'score-unreadable': ({ text, board }) =>
    `${surEtui(board)}« ${text} » n’est pas une marque. Écrivez-la vue de Nord-Sud, comme -150, ou A6040 pour une marque ajustée.`,
  'score-disagrees': ({ text, board }) =>
    `${surEtui(board)}le contrat et la marque se contredisent : ${text}. La marque compte. Corrigez ce qui est faux.`,
  'no-result': ({ board }) =>
    `${surEtui(board)}il n’y a ni contrat ni marque : le résultat a été ajusté, et ce qui a été accordé n’est pas dans le fichier. Saisissez l’attribution à la main.`,
  'lead-unreadable': ({ text, board }) =>
    `${surEtui(board)}l’entame « ${text} » n’est pas une carte : elle a été omise. Écrivez SA ou AS.`,
};

/** By the code of the problem. */
export const usebioSentences = dictionary<typeof en>({ en, fr });
