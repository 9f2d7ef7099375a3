import { readFileSync } from 'node:fs';

/** A file of test/data/movements, parsed. Each says in `origin` where its figures come from. */
export function figures(name: 'howell' | 'mitchell-arrow-switch' | 'named-families'): unknown {
  return JSON.parse(readFileSync(new URL(`../../data/movements/${name}.json`, import.meta.url), 'utf8'));
}
