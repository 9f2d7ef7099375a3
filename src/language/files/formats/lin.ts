/** Sentences for what is wrong with a LIN file; without the line. */
import { dictionary } from '../../typography.ts';
import { boardFaultSentences } from '../board-faults.ts';
import { dealFaultSentences } from '../deal-faults.ts';

const en = {
  ...dealFaultSentences.en,
  ...boardFaultSentences.en,
  'no-deals': () => 'there are no deals in this file: a LIN file has them as md|... . Save it again and open it.',
  'too-many-deals': () =>
    'the file has more than 2,000 deals. Those from here on are left out; cut the file in two, or see that it is the right one.',
};

const fr: typeof en = {
  ...dealFaultSentences.fr,
  ...boardFaultSentences.fr,
  'no-deals': () =>
    'il n’y a pas de donne dans ce fichier : un fichier LIN les a sous la forme md|... . Enregistrez-le de nouveau et ouvrez-le.',
  'too-many-deals': () =>
    'le fichier a plus de 2 000 donnes. Celles qui suivent sont laissées de côté ; coupez le fichier en deux, ou vérifiez que c’est le bon.',
};

/** By the code of the problem. */
export const linSentences = dictionary<typeof en>({ en, fr });
