/** Sentences for what is wrong with a PBN file; without the line. */
import type { PbnFault } from '../../../format/pbn/faults.ts';
import type { FileProblem } from '../../../format/event/file.ts';
import { formatDecimalText } from '../../numbers.ts';
import { dictionary } from '../../typography.ts';
import { boardFaultSentences } from '../board-faults.ts';
import { dealFaultSentences } from '../deal-faults.ts';

type Fault = Pick<FileProblem, 'text' | 'board'>;

const en: Readonly<Record<PbnFault, (problem: Fault) => string>> = {
  ...dealFaultSentences.en,
  ...boardFaultSentences.en,
  'nothing-found': () =>
    'there are no deals and no results here. A PBN file has, for each board, a line [Board "1"] and a line [Deal "N:..."]: save one from the program and open it.',
  'tag-broken': ({ text }) =>
    `[${text} has no value between quotation marks, or the line does not end with ]. Correct the line.`,
  'comment-open': () =>
    'a comment begins here with { and does not end: all that follows is lost. Add the } at its end.',
  'table-too-long': ({ text }) =>
    `[${text} has more than 5,000 lines here: those from this one on are left out. See that it is the right file.`,
  'contract-unreadable': ({ text, board }) =>
    `“${text}” on board ${board} is no contract, so its score alone is taken. Write it as 4S, 3NTX or Pass.`,
  'declarer-unreadable': ({ text, board }) =>
    `“${text}” on board ${board} is no declarer, so the score alone is taken. Write N, E, S or W.`,
  'tricks-unreadable': ({ text, board }) =>
    `“${text}” on board ${board} is no number of tricks, so the score alone is taken. Write declarer’s tricks, 0 to 13.`,
  'score-disagrees': ({ text, board }) =>
    `the contract on board ${board} is not worth ${formatDecimalText(text, 'en')} to North-South, as the file says. The score is taken without it: check both.`,
  'rank-unreadable': ({ text }) => `“${text}” is no place in a ranking. Write a number, with = for a tie.`,
  'double-dummy': ({ text, board }) =>
    `“${text}” on board ${board} are not the double-dummy figures of four hands in five strains. Leave the line out, or save the file again.`,
};

const fr: typeof en = {
  ...dealFaultSentences.fr,
  ...boardFaultSentences.fr,
  'nothing-found': () =>
    'il n’y a ici ni donne ni résultat. Un fichier PBN a, pour chaque étui, une ligne [Board "1"] et une ligne [Deal "N:..."] : enregistrez-en un depuis le programme et ouvrez-le.',
  'tag-broken': ({ text }) =>
    `[${text} n’a pas de valeur entre guillemets, ou la ligne ne finit pas par ]. Corrigez la ligne.`,
  'comment-open': () =>
    'un commentaire commence ici par { et ne finit pas : tout ce qui suit est perdu. Ajoutez } à sa fin.',
  'table-too-long': ({ text }) =>
    `[${text} a ici plus de 5 000 lignes : celles qui suivent sont laissées de côté. Vérifiez que c’est le bon fichier.`,
  'contract-unreadable': ({ text, board }) =>
    `« ${text} » sur l’étui ${board} n’est pas un contrat : seule la marque est prise. Écrivez 4S, 3NTX ou Pass.`,
  'declarer-unreadable': ({ text, board }) =>
    `« ${text} » sur l’étui ${board} n’est pas un déclarant : seule la marque est prise. Écrivez N, E, S ou W.`,
  'tricks-unreadable': ({ text, board }) =>
    `« ${text} » sur l’étui ${board} n’est pas un nombre de levées : seule la marque est prise. Écrivez les levées du déclarant, de 0 à 13.`,
  'score-disagrees': ({ text, board }) =>
    `le contrat de l’étui ${board} ne vaut pas ${formatDecimalText(text, 'fr')} pour Nord-Sud, comme le dit le fichier. La marque est prise sans lui : vérifiez les deux.`,
  'rank-unreadable': ({ text }) =>
    `« ${text} » n’est pas une place dans un classement. Écrivez un nombre, suivi de = pour un ex aequo.`,
  'double-dummy': ({ text, board }) =>
    `« ${text} » sur l’étui ${board} : ce ne sont pas les levées à jeu ouvert de quatre mains dans cinq couleurs. Retirez la ligne ou enregistrez de nouveau le fichier.`,
};

/** By the code of the problem. */
export const pbnSentences = dictionary<typeof en>({ en, fr });
