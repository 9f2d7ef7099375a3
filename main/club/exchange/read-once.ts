import { createHash } from 'node:crypto';
import type { TournamentFile } from '../../../src/format/event/file.ts';
import { planEvent } from '../../../src/format/plan/plan.ts';
import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';

/** Whoever looks at a large file takes it over next, on the same thread, which ends when nobody needs it. */
const LARGE = 256 * 1024;

interface FileReadLast {
  readonly digest: string;
  /** By how it was read. */
  readonly files: Map<string, TournamentFile>;
}

let last: FileReadLast | null = null;

/** Reads a file, or answers what the same bytes were read as just before. */
export function readOnce(bytes: Uint8Array, how: string, read: () => TournamentFile): TournamentFile {
  if (bytes.length < LARGE) return read();
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (last?.digest !== digest) last = { digest, files: new Map() };
  const file = last.files.get(how) ?? read();
  last.files.set(how, file);
  return file;
}

/** Lets go of what was read: it is taken over. */
export function forgetRead(): void {
  last = null;
}

/** What would be made of an event: worked out once for each that was read. */
export const plannedEvent = memoizeByObject(planEvent);
