import { dirname, join } from 'node:path';
import { copiesFolder, listCopies, stem } from './copies.ts';
import { entriesOf } from './copy-database.ts';
import { closeToOthers } from './private.ts';

/**
 * Closes to others what stands at a club's file from before, and its folder where nothing but Etui's files stands in
 * it: a folder with other things may be meant for others too.
 */
export function closeClubToOthers(file: string): void {
  const [folder, copies] = [dirname(file), copiesFolder(file)];
  const entries = entriesOf(folder);
  const ours = entries.filter((entry) => entry.startsWith(`${stem(file)}.`) || entry.startsWith(`${stem(file)}-`));
  for (const entry of ours) closeToOthers(join(folder, entry));
  for (const copy of listCopies(file)) closeToOthers(copy);
  closeToOthers(copies);
  const others = entries.filter((entry) => !ours.includes(entry) && !BESIDE.has(entry));
  if (others.length === 0) closeToOthers(folder);
}

/** What else of Etui stands beside a club's file. */
const BESIDE: ReadonlySet<string> = new Set(['copies', 'browser-key']);
