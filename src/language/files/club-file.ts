import type { Language } from '../../language.ts';
import { formatMoment } from '../dates.ts';
import { dictionary } from '../typography.ts';
import { fileWaitSentence, type FileWait } from './file-wait.ts';

/** The facts each problem's sentence needs beside the file. */
interface Facts {
  readonly newerDatabase: { readonly version: number; readonly newest: number };
  /** A file of an older version, opened by a program that only reads. */
  readonly notMigrated: { readonly version: number; readonly newest: number };
  readonly olderEtuiFile: object;
  readonly notADatabase: object;
  readonly notAClubFile: object;
  readonly fileLocked: object;
  readonly fileReadOnly: object;
  readonly diskFull: object;
  readonly fileDamaged: { readonly reason: string };
  readonly fileNotOpened: { readonly reason: string };
  readonly diskFault: { readonly reason: string };
  readonly notConfirmed: { readonly reason: string };
  readonly copyFailed: { readonly reason: string };
  readonly alreadyOpen: object;
  readonly clubMissing: object;
  /** `lost` changes, the last of them made at `at`. */
  readonly changesLost: { readonly lost: number; readonly at: string };
  readonly fileGone: { readonly reason: string };
  /** `file` is the place that the club named. */
  readonly secondPlaceMissing: object;
  readonly secondPlaceFailed: { readonly reason: string };
  /** A copy that can't be taken in the place of the club's file. */
  readonly copyNotGood: object;
}

export type FileProblemCode = keyof Facts;

/** Why a club's file cannot be opened, written or copied. `file` is its path, `reason` the system's own words. */
export type ClubFileProblem<Code extends FileProblemCode = FileProblemCode> = {
  readonly [C in Code]: { readonly kind: 'problem'; readonly code: C; readonly file: string } & Facts[C];
}[Code];

/**
 * What a person should know about the club's file while it is open: a problem, what saving waits for, or that it was
 * written again.
 */
export type FileNotice =
  | ClubFileProblem
  | FileWait
  | {
      readonly kind: 'notice';
      readonly code: 'writtenAnew';
      readonly file: string;
      readonly at: string;
      /** Another file, which stood in its place and was kept under this name. */
      readonly aside: string | null;
    };

type Sentences = { readonly [Code in FileProblemCode]: (problem: ClubFileProblem<Code>) => string };

const en: Sentences = {
  newerDatabase: ({ file, version, newest }) =>
    `${file} was written by a newer Etui (version ${version}; this one reads up to ${newest}). Install the newest Etui; nothing was changed.`,
  notMigrated: ({ file, version, newest }) =>
    `${file} was written by an older Etui (version ${version}; this one reads version ${newest}). Open the club once with this Etui: it copies the file and brings it up to date. Nothing was changed.`,
  olderEtuiFile: ({ file }) =>
    `${file} was written by an Etui from before its first release, which this one cannot read. Move it away, or name another folder: a new file is begun there. Nothing was changed.`,
  notADatabase: ({ file }) => `${file} is not a club's file. Move it away, or name another folder.`,
  notAClubFile: ({ file }) => `${file} belongs to another program. Move it away, or name another folder.`,
  fileLocked: ({ file }) => `Another program is writing to ${file}. Close the other Etui, then try again.`,
  fileReadOnly: ({ file }) =>
    `${file} can be read but not written. Open the properties of its folder in the file manager, and allow writing; on a stick or a card, slide its lock.`,
  diskFull: ({ file }) => `The disk that holds ${file} is full. Make room; what was confirmed is saved.`,
  fileDamaged: ({ file, reason }) =>
    `${file} is damaged (${reason}). Start Etui again: it offers the newest good copy. The damaged file is kept.`,
  fileNotOpened: ({ file, reason }) =>
    `${file} cannot be opened (${reason}). Check that the file and its folder are there and yours.`,
  diskFault: ({ file, reason }) =>
    `The disk does not read or write ${file} (${reason}). Check that the disk or stick is plugged in and sound, then try again.`,
  notConfirmed: ({ file, reason }) =>
    `The disk did not confirm the last change to ${file} (${reason}): it is not known whether it was saved. Look whether it is there before entering it again.`,
  copyFailed: ({ file, reason }) =>
    `No copy could be made at ${file} (${reason}). The club's file itself is in use as it is.`,
  alreadyOpen: ({ file }) =>
    `Another Etui has ${file} open, in a window or in a browser. Go on there, or close it first.`,
  clubMissing: ({ file }) =>
    `${file} is missing or empty, though a club was kept there. Take a copy, or begin a new club.`,
  changesLost: ({ file, lost, at }) =>
    `${file} lacks ${lost === 1 ? 'the last change, made' : `the last ${lost} changes, the newest made`} at ${formatMoment(at, '', 'en')}: it was damaged, or an older file was put in its place. Take a copy that lacks nothing, or go on without.`,
  fileGone: ({ file, reason }) =>
    `${file} was deleted or moved away, and could not be written again (${reason}). What you enter now is not saved. Put the folder back, or make room for it.`,
  secondPlaceMissing: ({ file }) =>
    `The second place for copies, ${file}, is not there. Plug the stick in, or choose another folder in the settings.`,
  secondPlaceFailed: ({ file, reason }) =>
    `No copy could be made in the second place, ${file} (${reason}). See that it has room and can be written, or choose another folder in the settings.`,
  copyNotGood: ({ file }) => `The copy ${file} is damaged, or no longer there. Take another one. Nothing was changed.`,
};

const fr: Sentences = {
  newerDatabase: ({ file, version, newest }) =>
    `${file} a été écrit par un Etui plus récent (version ${version} ; celui-ci lit jusqu’à ${newest}). Installez le dernier Etui ; rien n’a été modifié.`,
  notMigrated: ({ file, version, newest }) =>
    `${file} a été écrit par un Etui plus ancien (version ${version} ; celui-ci lit la version ${newest}). Ouvrez une fois le club avec cet Etui : il copiera le fichier et le mettra à jour. Rien n’a été modifié.`,
  olderEtuiFile: ({ file }) =>
    `${file} a été écrit par un Etui d’avant sa première publication, que celui-ci ne sait pas lire. Déplacez-le, ou indiquez un autre dossier : un nouveau fichier y sera commencé. Rien n’a été modifié.`,
  notADatabase: ({ file }) => `${file} n’est pas le fichier d’un club. Déplacez-le, ou indiquez un autre dossier.`,
  notAClubFile: ({ file }) => `${file} appartient à un autre programme. Déplacez-le, ou indiquez un autre dossier.`,
  fileLocked: ({ file }) => `Un autre programme écrit dans ${file}. Fermez l’autre Etui, puis réessayez.`,
  fileReadOnly: ({ file }) =>
    `${file} peut être lu mais non écrit. Dans le gestionnaire de fichiers, ouvrez les propriétés de son dossier et autorisez l’écriture ; sur une clé ou une carte, faites glisser son verrou.`,
  diskFull: ({ file }) => `Le disque de ${file} est plein. Faites de la place ; ce qui a été confirmé est enregistré.`,
  fileDamaged: ({ file, reason }) =>
    `${file} est endommagé (${reason}). Relancez Etui : il proposera la copie valable la plus récente. Le fichier endommagé est gardé.`,
  fileNotOpened: ({ file, reason }) =>
    `${file} ne peut pas être ouvert (${reason}). Vérifiez que le fichier et son dossier existent et vous appartiennent.`,
  diskFault: ({ file, reason }) =>
    `Le disque ne lit ou n’écrit pas ${file} (${reason}). Vérifiez que le disque ou la clé est branché et en bon état, puis réessayez.`,
  notConfirmed: ({ file, reason }) =>
    `Le disque n’a pas confirmé la dernière modification de ${file} (${reason}) : on ne sait pas si elle est enregistrée. Regardez si elle y est avant de la saisir à nouveau.`,
  copyFailed: ({ file, reason }) =>
    `Aucune copie n’a pu être faite dans ${file} (${reason}). Le fichier du club reste utilisé tel quel.`,
  alreadyOpen: ({ file }) =>
    `Un autre Etui a déjà ouvert ${file}, dans une fenêtre ou un navigateur. Continuez là, ou fermez-le d’abord.`,
  clubMissing: ({ file }) =>
    `${file} manque ou est vide, alors qu’un club y était enregistré. Prenez une copie, ou commencez un nouveau club.`,
  changesLost: ({ file, lost, at }) =>
    `Il manque à ${file} ${lost === 1 ? 'la dernière modification, faite le' : `les ${lost} dernières modifications, la plus récente faite le`} ${formatMoment(at, '', 'fr')} : il a été endommagé, ou un fichier plus ancien a pris sa place. Prenez une copie à laquelle rien ne manque, ou continuez sans.`,
  fileGone: ({ file, reason }) =>
    `${file} a été supprimé ou déplacé, et n’a pas pu être réécrit (${reason}). Ce que vous saisissez maintenant n’est pas enregistré. Remettez le dossier en place, ou faites de la place.`,
  secondPlaceMissing: ({ file }) =>
    `Le second emplacement des copies, ${file}, est introuvable. Branchez la clé, ou choisissez un autre dossier dans les réglages.`,
  secondPlaceFailed: ({ file, reason }) =>
    `Aucune copie n’a pu être faite dans le second emplacement, ${file} (${reason}). Vérifiez qu’il y a de la place et qu’on peut y écrire, ou choisissez un autre dossier dans les réglages.`,
  copyNotGood: ({ file }) =>
    `La copie ${file} est endommagée, ou n’existe plus. Prenez-en une autre. Rien n’a été modifié.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is wrong with the file, and what to do. */
export function fileProblemSentence<Code extends FileProblemCode>(
  problem: ClubFileProblem<Code>,
  language: Language,
): string {
  const sentence: (problem: ClubFileProblem<Code>) => string = SENTENCES[language][problem.code];
  return sentence(problem);
}

/** What to know about the club's file, as one or two sentences. */
export function fileNoticeSentence(notice: FileNotice, language: Language): string {
  switch (notice.kind) {
    case 'notice':
      return NOTICES[language].writtenAnew(notice);
    case 'wait':
      return fileWaitSentence(notice, language);
    case 'problem':
      return fileProblemSentence(notice, language);
  }
}

const NOTICES = dictionary({
  en: {
    writtenAnew: ({ file, at, aside }: Extract<FileNotice, { kind: 'notice' }>) =>
      `${file} was deleted, moved or replaced while Etui was using it. It was written again at ${formatMoment(at, '', 'en')} with everything in it; nothing was lost.${aside === null ? '' : ` The file that stood there is kept as ${aside}.`}`,
  },
  fr: {
    writtenAnew: ({ file, at, aside }: Extract<FileNotice, { kind: 'notice' }>) =>
      `${file} a été supprimé, déplacé ou remplacé pendant qu’Etui s’en servait. Il a été réécrit en entier (${formatMoment(at, '', 'fr')}) ; rien n’est perdu.${aside === null ? '' : ` Le fichier qui se trouvait là est gardé sous le nom ${aside}.`}`,
  },
});
