import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';

/** Why a write can fail now and succeed later, without anything typed again. */
export const FILE_WAITS = ['fileLocked', 'diskFull', 'fileReadOnly', 'diskFault', 'notConfirmed'] as const;
export type FileWaitCode = (typeof FILE_WAITS)[number];

/** What saving waits for, while the club's file is open. `reason` is the system's own words. */
export interface FileWait {
  readonly kind: 'wait';
  readonly code: FileWaitCode;
  readonly file: string;
  readonly reason: string;
}

export function isFileWait(code: string): code is FileWaitCode {
  return (FILE_WAITS as readonly string[]).includes(code);
}

type Sentences = Readonly<Record<FileWaitCode, (wait: FileWait) => string>>;

const en: Sentences = {
  fileLocked: ({ file }) =>
    `Another program is using ${file}: a backup, perhaps, or a synchronised folder. What you type stays here and is saved as soon as it lets go. If this goes on, close that program.`,
  diskFull: ({ file }) =>
    `The disk that holds ${file} is full. What was confirmed is saved; what you type stays here and is saved as soon as there is room. Delete something large, or empty the bin.`,
  fileReadOnly: ({ file }) =>
    `${file} can no longer be written. What you type stays here and is saved as soon as it can be. Allow writing to the file and its folder.`,
  diskFault: ({ file, reason }) =>
    `The disk does not take what is written to ${file} (${reason}). What you type stays here, and Etui tries again until it is saved. If the file is on a stick, plug it in again.`,
  notConfirmed: ({ file, reason }) =>
    `The disk did not confirm the last change to ${file} (${reason}): it is not known whether it was saved. It stays here and is sent again until the disk confirms it; it counts once.`,
};

const fr: Sentences = {
  fileLocked: ({ file }) =>
    `Un autre programme utilise ${file} : une sauvegarde, peut-être, ou un dossier synchronisé. Ce que vous tapez reste ici et sera enregistré dès qu’il l’aura libéré. Si cela dure, fermez ce programme.`,
  diskFull: ({ file }) =>
    `Le disque de ${file} est plein. Ce qui a été confirmé est enregistré ; ce que vous tapez reste ici et sera enregistré dès qu’il y aura de la place. Supprimez un gros fichier, ou videz la corbeille.`,
  fileReadOnly: ({ file }) =>
    `${file} ne peut plus être écrit. Ce que vous tapez reste ici et sera enregistré dès que ce sera possible. Autorisez l’écriture du fichier et de son dossier.`,
  diskFault: ({ file, reason }) =>
    `Le disque n’accepte pas ce qui est écrit dans ${file} (${reason}). Ce que vous tapez reste ici, et Etui réessaie jusqu’à ce que ce soit enregistré. Si le fichier est sur une clé, rebranchez-la.`,
  notConfirmed: ({ file, reason }) =>
    `Le disque n’a pas confirmé la dernière modification de ${file} (${reason}) : on ne sait pas si elle est enregistrée. Elle reste ici et sera renvoyée jusqu’à ce que le disque la confirme ; elle ne compte qu’une fois.`,
};

const SENTENCES = dictionary<Sentences>({ en, fr });

/** What saving waits for, what is kept until then, and what to do. */
export function fileWaitSentence(wait: FileWait, language: Language): string {
  return SENTENCES[language][wait.code](wait);
}
