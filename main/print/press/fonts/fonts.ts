import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCharacterMap, type CharacterMap } from './character-map.ts';
import { tableBytes } from './opentype.ts';
import { withTabularDigits } from './tabular.ts';
import { unpackWoff } from './woff.ts';

/** One font file's letters in two weights. */
export interface FontFace {
  readonly name: string;
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** The glyphs of the letters it has. */
  readonly glyphs: CharacterMap;
  /** Bold is the regular weight with a stroke around it. */
  readonly stroked?: boolean;
}

/** The faces of running text and those of figures, in the order in which a letter is looked for. */
export interface Fonts {
  readonly text: readonly FontFace[];
  /** Digits are of one width here, so that figures line up in columns. */
  readonly figures: readonly FontFace[];
}

interface FaceFiles {
  readonly regular: string;
  readonly bold: string;
  /** The folder of the files in their package. A built program has all fonts in one folder. */
  readonly source: string;
}

/** Inter, the screen's typeface, comes in a file for each alphabet. DejaVu has the suits, as on screen, and others. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;
const FACES: readonly FaceFiles[] = [
  ...ALPHABETS.map((alphabet) => ({
    regular: `inter-${alphabet}-400-normal.woff`,
    bold: `inter-${alphabet}-600-normal.woff`,
    source: 'node_modules/@fontsource/inter/files',
  })),
  { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf', source: 'node_modules/dejavu-fonts-ttf/ttf' },
];
/** Glyphs in the place of others, such as an arrow for `->`. Names are printed as written, and in half the time. */
const OMITTED = ['GSUB'];
const BUILT_FOLDER = 'fonts';

let loaded: Promise<Fonts> | null = null;

/** Loads the fonts once. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts();
  return loaded;
}

/** The fonts with further faces, for letters that they lack. */
export function withFaces({ text, figures }: Fonts, added: readonly FontFace[]): Fonts {
  return { text: [...text, ...added], figures: [...figures, ...added] };
}

async function readFonts(): Promise<Fonts> {
  const text = await Promise.all(FACES.map(readFace));
  const [latin, ...others] = text;
  if (!latin) return { text, figures: text };
  const { name, regular, bold } = latin;
  const weights = { regular: withTabularDigits(regular), bold: withTabularDigits(bold) };
  return { text, figures: [{ ...latin, ...weights, name: `${name} figures` }, ...others] };
}

async function readFace({ regular, bold, source }: FaceFiles): Promise<FontFace> {
  const read = (file: string) => readFont(findFont(file, source, import.meta.dirname));
  const [light, heavy] = await Promise.all([read(regular), read(bold)]);
  const { name } = path.parse(regular);
  return { name, regular: light, bold: heavy, glyphs: readCharacterMap(tableBytes(light, 'cmap')) };
}

async function readFont(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file);
  return path.extname(file) === '.woff' ? unpackWoff(bytes, OMITTED) : bytes;
}

/** Finds a font in a folder or above it. Source and bundle have it in different places. */
export function findFont(file: string, source: string, start: string): string {
  for (let folder = start; ; folder = path.dirname(folder)) {
    const found = [BUILT_FOLDER, source]
      .map((name) => path.join(folder, name, file))
      .find((place) => existsSync(place));
    if (found !== undefined) return found;
    if (folder === path.dirname(folder)) break;
  }
  throw new Error(`${file} is missing: run npm install, or build again so that it stands in a folder "fonts"`);
}
