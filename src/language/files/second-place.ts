import { dictionary } from '../typography.ts';

/** The name of the text that lies with copies in a second place, in both languages at once. */
export const COPIES_NOTE_NAME = 'READ ME - LISEZ-MOI.txt';

const NOTES = dictionary({
  en: `These are copies of a bridge club, made by Etui. Each is complete; the newest has most.

To have the club back, on this computer or another:
1. Install Etui and open it. Where it asks nothing, go to Settings, “Copies of the club”.
2. Under “Copies in another folder” type the path of the folder that holds these files.
3. Press “Take this copy” beside the one that has most.

Nothing here is needed from day to day. Etui deletes what is no longer to be kept by itself.`,
  fr: `Voici des copies d’un club de bridge, faites par Etui. Chacune est complète ; la plus récente a le plus.

Pour retrouver le club, sur cet ordinateur ou un autre :
1. Installez Etui et ouvrez-le. S’il ne demande rien, allez dans Réglages, « Copies du club ».
2. Sous « Copies dans un autre dossier », tapez le chemin du dossier où se trouvent ces fichiers.
3. Appuyez sur « Prendre cette copie » à côté de celle qui a le plus.

Rien ici ne sert au jour le jour. Etui supprime de lui-même ce qui n’est plus à garder.`,
});

/** What the text says, with the line ends and the mark that the plainest editor of any system reads. */
export function copiesNote(): string {
  return `\ufeff${NOTES.en}\n\n${'-'.repeat(60)}\n\n${NOTES.fr}\n`.replaceAll('\n', '\r\n');
}
