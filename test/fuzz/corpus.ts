/**
 * The known inputs of each target, as JSON: real ones to begin from, and every input that once failed. They are
 * replayed in each run, and none is ever taken away.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'corpus');

/** The inputs; one that is JSON itself stands in the file as the value it means. */
export function readCorpus(target: string): readonly string[] {
  return valuesOf(target).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

export function addToCorpus(target: string, input: string): void {
  if (readCorpus(target).includes(input)) return;
  const values = valuesOf(target);
  const value: unknown = values.some((known) => typeof known !== 'string') ? JSON.parse(input) : input;
  writeFileSync(path.join(FOLDER, `${target}.json`), `${JSON.stringify([...values, value], null, 2)}\n`);
}

function valuesOf(target: string): readonly unknown[] {
  return JSON.parse(readFileSync(path.join(FOLDER, `${target}.json`), 'utf8')) as readonly unknown[];
}
