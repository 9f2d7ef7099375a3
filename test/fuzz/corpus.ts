import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FuzzedRequest } from './routes.ts';

const FILE = join(import.meta.dirname, 'corpus', 'routes.json');

/** Requests that were answered as no request may be, each a case of its own, smallest form. */
export function corpus(): readonly (readonly FuzzedRequest[])[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as FuzzedRequest[][];
}

export function addToCorpus(found: readonly FuzzedRequest[]): void {
  writeFileSync(FILE, `${JSON.stringify([...corpus(), found], null, 2)}\n`);
}
