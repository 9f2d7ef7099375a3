import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The script and the style that every result page has in it. */
export interface PageParts {
  readonly script: string;
  readonly style: string;
}

/** Reads the built parts from dist/results, looked for upwards from the running file; null where they are not built. */
export function readPageParts(from: string = dirname(fileURLToPath(import.meta.url))): PageParts | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const [script, style] = ['page.js', 'page.css'].map((name) => join(folder, 'dist', 'results', name));
    if (script && style && existsSync(script) && existsSync(style)) {
      return { script: readFileSync(script, 'utf8'), style: readFileSync(style, 'utf8') };
    }
    if (dirname(folder) === folder) return null;
  }
}
