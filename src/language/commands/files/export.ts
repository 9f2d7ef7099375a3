/** The words of `etui export`, which saves an event as a file of its own. */
import { dictionary } from '../../typography.ts';

const en = {
  usage: [
    'Usage: npm run -s etui -- export EVENT FILE.etui [--data DIR] [--language en|fr] [--json]',
    'Saves an event with everything in it as one file, for another club or machine. EVENT is its number, as in its address. The club’s file is only read, beside a running Etui too.',
  ].join('\n'),
  noEvent: 'Which event? Its number, then the file: export 12 tuesday.etui',
  noFile: 'Into which file? Its name ends in .etui: export 12 tuesday.etui',
  unknownEvent: (event: number) => `There is no event ${event}.`,
  deletedEvent: (name: string) => `${name} is deleted. Restore it in the list of events, then save it again.`,
  notWritten: (file: string, reason: string) =>
    `${file} can’t be written (${reason}). Check that the folder is there, is yours and has room.`,
};

type ExportCommandWords = typeof en;

const fr: ExportCommandWords = {
  usage: [
    'Emploi : npm run -s etui -- export TOURNOI FICHIER.etui [--data DOSSIER] [--language en|fr] [--json]',
    'Enregistre un tournoi avec tout ce qu’il contient dans un seul fichier, pour un autre club ou une autre machine. TOURNOI est son numéro, celui de son adresse. Le fichier du club est seulement lu, même à côté d’un Etui ouvert.',
  ].join('\n'),
  noEvent: 'Quel tournoi ? Son numéro, puis le fichier : export 12 mardi.etui',
  noFile: 'Dans quel fichier ? Son nom se termine par .etui : export 12 mardi.etui',
  unknownEvent: (event) => `Il n’y a pas de tournoi ${event}.`,
  deletedEvent: (name) =>
    `${name} est supprimé. Restaurez-le dans la liste des tournois, puis enregistrez-le de nouveau.`,
  notWritten: (file, reason) =>
    `Impossible d’écrire ${file} (${reason}). Vérifiez que le dossier existe, vous appartient et n’est pas plein.`,
};

export const exportCommandWords = dictionary<ExportCommandWords>({ en, fr });
