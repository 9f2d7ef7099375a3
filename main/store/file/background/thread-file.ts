import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a thread: in the sources beside whoever starts it, whose URL is `from`; in the built application above
 * it, under another name.
 */
export function threadFile(from: string, source: string, built: string): string {
  const here = dirname(fileURLToPath(from));
  if (existsSync(join(here, source))) return join(here, source);
  for (let folder = here; ; folder = dirname(folder)) {
    const file = join(folder, built);
    if (existsSync(file) || dirname(folder) === folder) return file;
  }
}
