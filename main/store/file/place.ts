import { statSync } from 'node:fs';

/** Where an open file stood when it was opened, to tell later whether it still does. */
export interface FilePlace {
  /** Whether the open file and its log are still the files at their paths. It costs two looks at the folder. */
  isThere(): boolean;
}

/** The endings of the files that belong to an open database in WAL mode: the file itself and its log. */
const PARTS = ['', '-wal'] as const;

/**
 * Remembers which files stand at the paths of an open database. A program goes on writing to a file that was deleted or
 * moved away, and everything is gone when it ends: only the folder tells.
 */
export function filePlace(file: string, parts: readonly string[] = PARTS): FilePlace {
  const opened = parts.map((part) => identityOf(file + part));
  return { isThere: () => parts.every((part, index) => isSame(identityOf(file + part), opened[index] ?? null)) };
}

interface Identity {
  readonly device: bigint;
  readonly index: bigint;
}

/** Null where there is no such file, or where the folder can't be looked into. */
function identityOf(path: string): Identity | null {
  try {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat ? { device: stat.dev, index: stat.ino } : null;
  } catch {
    return null;
  }
}

function isSame(now: Identity | null, opened: Identity | null): boolean {
  return now !== null && opened !== null && now.index === opened.index && now.device === opened.device;
}
