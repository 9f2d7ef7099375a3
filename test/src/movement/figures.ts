import { readFileSync } from 'node:fs';

/** A file of test/data/movements, parsed. Each says in `origin` where its figures come from. */
export function figures(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../data/movements/${name}.json`, import.meta.url), 'utf8'));
}
