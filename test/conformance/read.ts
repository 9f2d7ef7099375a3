import { readdirSync, readFileSync } from 'node:fs';

/** A file of cases, as README.md describes it. */
export interface ConformanceFile<Case> {
  /** Its name in the folder, without ending. */
  readonly name: string;
  readonly rule: string;
  readonly source: string;
  readonly status: 'published' | 'worked example' | 'computed';
  readonly cases: readonly Case[];
}

const HERE = new URL('./', import.meta.url);

/** The folders, one a rule. */
export function conformanceRules(): readonly string[] {
  return readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The files of a rule. A folder without cases, or a file without its origin, is a mistake. */
export function conformanceFiles<Case>(rule: string): readonly ConformanceFile<Case>[] {
  const folder = new URL(`${rule}/`, HERE);
  const files = readdirSync(folder).map((name): ConformanceFile<Case> => {
    const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ConformanceFile<Case>;
    if (!file.source || file.cases.length === 0) throw new Error(`${rule}/${name}: no source or no cases`);
    return { ...file, name: name.replace(/\.json$/, '') };
  });
  if (files.length === 0) throw new Error(`${rule}: no files`);
  return files;
}
