import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The two faces everything is printed in. They have the suits and every Latin, Greek and Cyrillic letter. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

const FILES = { regular: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const;
/** Folders of the fonts: of a built program, and of the package they come from. */
const FOLDERS = ['fonts', 'node_modules/dejavu-fonts-ttf/ttf'];

let loaded: Promise<Fonts> | null = null;

/** Loads the fonts once. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts(findFonts(import.meta.dirname));
  return loaded;
}

async function readFonts(folder: string): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    readFile(path.join(folder, FILES.regular)),
    readFile(path.join(folder, FILES.bold)),
  ]);
  return { regular, bold };
}

/** Finds the folder of the fonts in a folder or above it. Source and bundle have it in different places. */
export function findFonts(start: string): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    const found = FOLDERS.map((name) => path.join(folder, name)).find((place) =>
      existsSync(path.join(place, FILES.regular)),
    );
    if (found !== undefined) return found;
    if (folder === path.dirname(folder)) break;
  }
  throw new Error(`${FILES.regular} is missing: run npm install, or build again so that it stands in a folder "fonts"`);
}
