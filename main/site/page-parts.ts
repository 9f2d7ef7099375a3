import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The script and the style that every result page has in it. */
export interface PageParts {
  readonly script: string;
  readonly style: string;
}

const SCRIPT = 'page.js';
const STYLE = 'page.css';

/** The folder of the built parts, dist/results, looked for upwards from the running file; null where there is none. */
export function pagePartsFolder(from: string = dirname(fileURLToPath(import.meta.url))): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'dist', 'results');
    if (existsSync(join(candidate, SCRIPT)) && existsSync(join(candidate, STYLE))) return candidate;
    if (dirname(folder) === folder) return null;
  }
}

export function readPageParts(): PageParts {
  const folder = pagePartsFolder();
  if (folder === null) throw new Error('dist/results is missing: npm run build makes it');
  return { script: readFileSync(join(folder, SCRIPT), 'utf8'), style: readFileSync(join(folder, STYLE), 'utf8') };
}
