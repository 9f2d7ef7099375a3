import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

/** The facts each problem's sentence needs beside the file. */
interface Facts {
  readonly newerDatabase: { readonly version: number; readonly newest: number };
  readonly olderEtuiFile: object;
  readonly notADatabase: object;
  readonly notAClubFile: object;
  readonly fileLocked: object;
  readonly fileReadOnly: object;
  readonly diskFull: object;
  readonly fileDamaged: { readonly reason: string };
  readonly fileNotOpened: { readonly reason: string };
  readonly copyFailed: { readonly reason: string };
}

export type FileProblemCode = keyof Facts;

/** Why a club's file cannot be opened, written or copied. `file` is its path, `reason` the system's own words. */
export type FileProblem<Code extends FileProblemCode = FileProblemCode> = {
  readonly [C in Code]: { readonly kind: 'problem'; readonly code: C; readonly file: string } & Facts[C];
}[Code];

type Sentences = { readonly [Code in FileProblemCode]: (problem: FileProblem<Code>) => string };

const en: Sentences = {
  newerDatabase: ({ file, version, newest }) =>
    `${file} was written by a newer Etui (version ${version}; this one reads up to ${newest}). Install the newest Etui; nothing was changed.`,
  olderEtuiFile: ({ file }) =>
    `${file} was written by an Etui from before its first release, which this one cannot read. Move it away, or name another folder: a new file is begun there. Nothing was changed.`,
  notADatabase: ({ file }) => `${file} is not a club's file. Move it away, or name another folder.`,
  notAClubFile: ({ file }) => `${file} belongs to another program. Move it away, or name another folder.`,
  fileLocked: ({ file }) => `Another program is writing to ${file}. Close the other Etui, then try again.`,
  fileReadOnly: ({ file }) => `${file} can be read but not written. Allow writing to the file and its folder.`,
  diskFull: ({ file }) => `The disk that holds ${file} is full. Make room; what was confirmed is saved.`,
  fileDamaged: ({ file, reason }) =>
    `${file} is damaged (${reason}). Put it aside and take the newest file of the folder "copies" in its place.`,
  fileNotOpened: ({ file, reason }) =>
    `${file} cannot be opened (${reason}). Check that the file and its folder are there and yours.`,
  copyFailed: ({ file, reason }) =>
    `No copy could be made at ${file} (${reason}). The club's file itself is in use as it is.`,
};

const fr: Sentences = {
  newerDatabase: ({ file, version, newest }) =>
    `${file} a été écrit par un Etui plus récent (version ${version} ; celui-ci lit jusqu’à ${newest}). Installez le dernier Etui ; rien n’a été modifié.`,
  olderEtuiFile: ({ file }) =>
    `${file} a été écrit par un Etui d’avant sa première publication, que celui-ci ne sait pas lire. Déplacez-le, ou indiquez un autre dossier : un nouveau fichier y sera commencé. Rien n’a été modifié.`,
  notADatabase: ({ file }) => `${file} n’est pas le fichier d’un club. Déplacez-le, ou indiquez un autre dossier.`,
  notAClubFile: ({ file }) => `${file} appartient à un autre programme. Déplacez-le, ou indiquez un autre dossier.`,
  fileLocked: ({ file }) => `Un autre programme écrit dans ${file}. Fermez l’autre Etui, puis réessayez.`,
  fileReadOnly: ({ file }) => `${file} peut être lu mais non écrit. Autorisez l’écriture du fichier et de son dossier.`,
  diskFull: ({ file }) => `Le disque de ${file} est plein. Faites de la place ; ce qui a été confirmé est enregistré.`,
  fileDamaged: ({ file, reason }) =>
    `${file} est endommagé (${reason}). Mettez-le de côté et prenez à sa place le fichier le plus récent du dossier « copies ».`,
  fileNotOpened: ({ file, reason }) =>
    `${file} ne peut pas être ouvert (${reason}). Vérifiez que le fichier et son dossier existent et vous appartiennent.`,
  copyFailed: ({ file, reason }) =>
    `Aucune copie n’a pu être faite dans ${file} (${reason}). Le fichier du club reste utilisé tel quel.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What is wrong with the file, and what to do. */
export function fileProblemSentence<Code extends FileProblemCode>(
  problem: FileProblem<Code>,
  language: Language,
): string {
  const sentence: (problem: FileProblem<Code>) => string = SENTENCES[language][problem.code];
  return sentence(problem);
}
