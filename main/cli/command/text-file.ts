import { readFile } from 'node:fs/promises';
import { decodeText } from '../../../src/format/decode-text.ts';

/** The text of a file, or why it can't be read: `reason` is the system's error code. */
export type FileText = { readonly kind: 'text'; readonly text: string } | UnreadableFile;

export interface UnreadableFile {
  readonly kind: 'problem';
  readonly code: 'noSuchFile' | 'unreadableFile';
  readonly reason: string;
}

/** Reads a text file in whatever encoding a spreadsheet saved it. */
export async function readTextFile(file: string): Promise<FileText> {
  try {
    return { kind: 'text', text: decodeText(await readFile(file)).text };
  } catch (error) {
    return problemOfFileError(error);
  }
}

/** Why a file can't be read, by the error of the system; any other error is a bug. */
export function problemOfFileError(error: unknown): UnreadableFile {
  if (!(error instanceof Error && 'code' in error)) throw error;
  const code = error.code === 'ENOENT' ? 'noSuchFile' : 'unreadableFile';
  return { kind: 'problem', code, reason: String(error.code) };
}
