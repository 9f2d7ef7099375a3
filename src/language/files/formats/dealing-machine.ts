/** Sentences for what is wrong with files of dealing machines; without the record or line. */
import type { DlmFault, MachineFault } from '../../../format/dealing-machine/problems.ts';
import type { FileProblem } from '../../../format/event/file.ts';
import { dictionary } from '../../typography.ts';
import { dealFaultSentences } from '../deal-faults.ts';

type Fault = Pick<FileProblem, 'text' | 'board'>;
type Sentences<Code extends string> = Readonly<Record<Code, (problem: Fault) => string>>;

const en: Sentences<MachineFault | DlmFault> = {
  ...dealFaultSentences.en,
  'no-deals': () => 'there are no deals in this file. Save it again from the dealing program.',
  'too-many-boards': () =>
    'the file goes on after board 999, the last number that a board can have. What follows is left out; see that it is the right file.',
  'record-cut': () => 'the file ends in the middle of this board. Save it again from the dealing program.',
  'record-form': () =>
    'what stands here are no cards in this format. Check the kind of file, or save it again from the dealing program.',
  'hands-differ': ({ board }) =>
    `the file has two different deals for board ${board}. Save it again from the dealing program.`,
  'low-board': ({ text }) =>
    `the number of the first board can’t be read (“${text}”), so no board has its number. Save the file again from the dealing program.`,
  'board-range': ({ text }) =>
    `“From board” and “To board” should say which boards were dealt, 1 to 99, but “${text}” stands here. Correct them.`,
  'last-board-missing': ({ board }) =>
    `the file ends before board ${board}, the last that was dealt. Save it again from Duplimate.`,
  checksum: ({ text }) =>
    `the heading was changed after it was saved: ${text} is not its checksum. Check From board and To board against the boards.`,
  'board-form': ({ text, board }) =>
    `board ${board} is 26 letters from a to p and three digits, but “${text}” stands here. Save the file again from Duplimate.`,
  'check-digits': ({ text, board }) =>
    `the cards of board ${board} were changed after they were saved: ${text} are not their check digits. Save the file again from Duplimate.`,
  'board-twice': ({ board }) => `board ${board} has another deal further up, which is taken. Keep one of the two.`,
};

const fr: typeof en = {
  ...dealFaultSentences.fr,
  'no-deals': () =>
    'il n’y a pas de donne dans ce fichier. Enregistrez-le de nouveau depuis le programme de distribution.',
  'too-many-boards': () =>
    'le fichier continue après l’étui 999, le dernier numéro possible. La suite est laissée de côté ; vérifiez que c’est le bon fichier.',
  'record-cut': () =>
    'le fichier s’arrête au milieu de cet étui. Enregistrez-le de nouveau depuis le programme de distribution.',
  'record-form': () =>
    'ce qui est ici n’est pas une donne dans ce format. Vérifiez le type du fichier, ou enregistrez-le de nouveau depuis le programme de distribution.',
  'hands-differ': ({ board }) =>
    `le fichier a deux donnes différentes pour l’étui ${board}. Enregistrez-le de nouveau depuis le programme de distribution.`,
  'low-board': ({ text }) =>
    `le numéro du premier étui est illisible (« ${text} »), et aucun étui n’a donc de numéro. Enregistrez de nouveau le fichier depuis le programme de distribution.`,
  'board-range': ({ text }) =>
    `« From board » et « To board » doivent dire quels étuis ont été distribués, de 1 à 99, mais « ${text} » est écrit ici. Corrigez-les.`,
  'last-board-missing': ({ board }) =>
    `le fichier s’arrête avant l’étui ${board}, le dernier qui a été distribué. Enregistrez-le de nouveau depuis Duplimate.`,
  checksum: ({ text }) =>
    `l’en-tête a été modifié après l’enregistrement : ${text} n’est pas sa somme de contrôle. Comparez From board et To board avec les étuis.`,
  'board-form': ({ text, board }) =>
    `l’étui ${board}, c’est 26 lettres de a à p et trois chiffres, mais « ${text} » est écrit ici. Enregistrez de nouveau le fichier depuis Duplimate.`,
  'check-digits': ({ text, board }) =>
    `les cartes de l’étui ${board} ont été modifiées après l’enregistrement : ${text} ne sont pas leurs chiffres de contrôle. Enregistrez de nouveau le fichier depuis Duplimate.`,
  'board-twice': ({ board }) =>
    `l’étui ${board} a une autre donne plus haut, qui est prise. Gardez une seule des deux.`,
};

/** By the code of the problem. */
export const dealingMachineSentences = dictionary<typeof en>({ en, fr });
