import { readFile } from 'node:fs/promises';

/** The text of a file, or why it can't be read: `reason` is the system's error code. */
export type FileText = { readonly kind: 'text'; readonly text: string } | UnreadableFile;

export interface UnreadableFile {
  readonly kind: 'problem';
  readonly code: 'noSuchFile' | 'unreadableFile';
  readonly reason: string;
}

/** Reads a text file of UTF-8, or of Windows-1252 when it is no UTF-8: what a spreadsheet saves as CSV. */
export async function readTextFile(file: string): Promise<FileText> {
  try {
    return { kind: 'text', text: decode(await readFile(file)) };
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

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
