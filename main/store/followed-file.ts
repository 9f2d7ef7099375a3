/** Reads a file that another program writes meanwhile, and notes beside the club's file which files are followed. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { PRIVATE_FILE } from './file/private.ts';

/** A file of another program, and the session that takes its results. */
export interface FollowedFile {
  readonly session: number;
  readonly path: string;
}

/** Of when and how long a file was: while both stay the same, it need not be read again. */
export type FileStamp = string;

export type SettledFile =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly stamp: FileStamp }
  | { readonly kind: 'unchanged' }
  /** It was written while it was read: it is read again later. */
  | { readonly kind: 'changing' }
  | { readonly kind: 'missing' }
  /** No file, one that is kept from being read, or one that is too large. */
  | { readonly kind: 'unreadable' };

/** Larger than any evening with the list of a whole federation. */
const LARGEST = 64 * 1024 * 1024;

/** Reads a file unless it is as it was. It is read twice: bytes that differ were caught while they were written. */
export async function readSettledFile(path: string, known: FileStamp | null): Promise<SettledFile> {
  try {
    const before = await stat(path);
    if (!before.isFile() || before.size > LARGEST) return { kind: 'unreadable' };
    const stamp = stampOf(before);
    if (stamp === known) return { kind: 'unchanged' };
    const first = await readFile(path);
    const second = await readFile(path);
    const isSettled = first.equals(second) && stampOf(await stat(path)) === stamp;
    return isSettled ? { kind: 'bytes', bytes: second, stamp } : { kind: 'changing' };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { kind: error.code === 'ENOENT' || error.code === 'ENOTDIR' ? 'missing' : 'unreadable' };
  }
}

function stampOf({ mtimeMs, size, ino }: { mtimeMs: number; size: number; ino: number }): FileStamp {
  return `${mtimeMs} ${size} ${ino}`;
}

/** The files that were followed when the club's file was last open. */
export function notedFollowedFiles(file: string): readonly FollowedFile[] {
  try {
    const noted: unknown = JSON.parse(readFileSync(noteFile(file), 'utf8'));
    return Array.isArray(noted) ? noted.filter(isFollowedFile) : [];
  } catch {
    return [];
  }
}

/** Notes which files are followed. They are of this machine: the note stands beside the club's file, not in it. */
export function noteFollowedFiles(file: string, followed: readonly FollowedFile[]): void {
  if (followed.length === 0) return rmSync(noteFile(file), { force: true });
  // Killed here, the program has the note as it was or as it is to be.
  const written = `${noteFile(file)}-new`;
  writeFileSync(written, JSON.stringify(followed), { mode: PRIVATE_FILE });
  renameSync(written, noteFile(file));
}

function noteFile(file: string): string {
  return `${file}-bridgemate`;
}

function isFollowedFile(value: unknown): value is FollowedFile {
  if (typeof value !== 'object' || value === null) return false;
  const { session, path } = value as Partial<FollowedFile>;
  return typeof session === 'number' && typeof path === 'string';
}
