/** A club's names and results are nobody else's on the machine. Windows has no such modes: its folder is the user's. */
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Makes a folder, and those above it that are missing, which only its user can look into. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** Sees to it that a file is its user's alone before SQLite writes to it. Logs have the mode of their file. */
export function makePrivateFile(file: string): void {
  try {
    // Only a new file is opened: closing one that is open elsewhere in this program would end its locks.
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
  } catch {
    closeToOthers(file);
  }
}

/** Takes away what others may do with a file or a folder. What its user may do stays. */
export function closeToOthers(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & PRIVATE_FOLDER);
  } catch {
    // Not there, not ours, or on a file system without modes.
  }
}
