/** Sentences for a file whose deals alone are read; without the line. */
import type { FileFormat, FileProblem } from '../../format/event/file.ts';
import type { Language } from '../../language.ts';
import { dictionary } from '../typography.ts';
import { fileFaultSentence } from './formats.ts';

const en: Readonly<Record<string, (problem: FileProblem) => string>> = {
  'deal-twice': ({ board, text }) => `board ${board} has another deal on line ${text}. Keep the one that is played.`,
  'deals-missing': () => 'there are no deals in this file. Save one with deals from the dealing program, and open it.',
};

const fr: typeof en = {
  'deal-twice': ({ board, text }) => `l’étui ${board} a une autre donne ligne ${text}. Gardez celle qui est jouée.`,
  'deals-missing': () =>
    'il n’y a pas de donne dans ce fichier. Enregistrez-en un avec des donnes depuis le programme de distribution, et ouvrez-le.',
};

const WORDS = dictionary<typeof en>({ en, fr });

/** What is wrong with a file of deals, and how to correct it. */
export function dealsFaultSentence(format: FileFormat, problem: FileProblem, language: Language): string {
  return WORDS[language][problem.code]?.(problem) ?? fileFaultSentence(format, problem, language);
}
