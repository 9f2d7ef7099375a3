import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the screens with the headers it is sent with. */
export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly caching: string;
}

/** The renderer's files by their path (`/assets/index-1a2b3c.js`). */
export interface Assets {
  /** Null when there is no such file. */
  read(path: string): Promise<Asset | null>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * The files of a folder. They are listed once and only listed files are ever read, so that no path leads out of the
 * folder, however it is written.
 */
export function folderAssets(folder: string): Assets {
  const files = new Map(listFiles(folder, ''));
  return {
    async read(path) {
      const file = files.get(path);
      if (file === undefined) return null;
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      return { body: Uint8Array.from(await readFile(file)), type, caching: cachingOf(path) };
    },
  };
}

/** Path and file of everything in a folder except links. */
function listFiles(folder: string, path: string): (readonly [string, string])[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(inside, `${path}/${entry.name}`);
    return entry.isFile() ? [[`${path}/${entry.name}`, inside] as const] : [];
  });
}

/** The built screens, dist/renderer, looked for upwards from the running file; null where they are not built. */
export function rendererFolder(from: string = dirname(fileURLToPath(import.meta.url))): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'dist', 'renderer');
    if (existsSync(join(candidate, 'index.html'))) return candidate;
    if (dirname(folder) === folder) return null;
  }
}

/** Names under /assets contain a hash of the content, so that a file under such a name never changes. */
function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
