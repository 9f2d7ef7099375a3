/** Names that screens and documents are tried with. */
import { readFileSync } from 'node:fs';

function readNames(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`data/names/${file}`, import.meta.url), 'utf8'));
}

/** Pairs with long names, as clubs have them. */
export const LONG_NAMES = readNames('long.json') as readonly (readonly [string, string])[];

/** Texts that break spreadsheets, pages, files and sorting. */
export const HOSTILE_NAMES = readNames('hostile.json') as readonly string[];
