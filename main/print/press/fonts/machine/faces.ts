import { visibleOf } from '../face-runs.ts';
import type { FontFace } from '../fonts.ts';
import { listFontFiles, type FontFiles } from './files.ts';
import { fontFolders, THIS_SYSTEM } from './folders.ts';
import { loadFont, readFonts, type FoundFont } from './font-file.ts';
import { isPrintable } from './trial.ts';

/** Looks for faces that have letters which the program's own faces lack. Letters that none has stay without. */
export type FindFaces = (letters: readonly string[]) => Promise<readonly FontFace[]>;

/** So many files are read at a time. */
const BATCH = 24;

/** A face of the machine. Its glyphs are those of the letters looked for until now. */
interface MachineFace extends FontFace {
  readonly glyphs: Map<number, number>;
}

/**
 * Faces of the fonts in folders. The folders are read with the first letter looked for, each font only where it has a
 * letter, and no letter is looked for twice.
 */
export function facesIn(folders: readonly string[]): FindFaces {
  const faces = new Map<string, MachineFace>();
  const looked = new Set<string>();
  let files: Promise<FontFiles> | null = null;
  let search: Promise<unknown> = Promise.resolve();

  /** The face of a font that has letters; null where it can't be printed with. */
  async function faceOf(font: FoundFont, letters: readonly string[]): Promise<MachineFace | null> {
    const name = `${font.file} ${font.at}`;
    const bytes = faces.get(name)?.regular ?? (await loadFont(font).catch(() => null));
    if (!bytes || !(await isPrintable(bytes, letters))) return null;
    const face = faces.get(name) ?? { name, regular: bytes, bold: bytes, glyphs: new Map(), stroked: true };
    faces.set(name, face);
    for (const point of pointsOf(letters)) face.glyphs.set(point, font.glyphs.get(point) ?? 0);
    return face;
  }

  /** Takes from some files the fonts that have the most of the letters, until nothing more is had. */
  async function take(batch: readonly string[], wanted: Set<string>): Promise<void> {
    const points = pointsOf([...wanted]);
    const read = await Promise.all(batch.map((file) => readFonts(file, points).catch(() => [])));
    const fonts = new Set(read.flat());
    while (wanted.size > 0 && fonts.size > 0) {
      const [best] = [...fonts]
        .map((font) => ({ font, has: [...wanted].filter((letter) => hasLetter(font, letter)) }))
        .toSorted((a, b) => b.has.length - a.has.length);
      if (!best || best.has.length === 0) return;
      fonts.delete(best.font);
      if (await faceOf(best.font, best.has)) for (const letter of best.has) wanted.delete(letter);
    }
  }

  async function look(letters: readonly string[]): Promise<void> {
    const wanted = new Set(letters.filter((letter) => !looked.has(letter)));
    if (wanted.size === 0) return;
    for (const letter of wanted) looked.add(letter);
    const { likely, others } = await (files ??= listFontFiles(folders));
    await take(likely, wanted);
    for (let from = 0; from < others.length && wanted.size > 0; from += BATCH) {
      await take(others.slice(from, from + BATCH), wanted);
    }
  }

  return async (letters) => {
    search = search.then(() => look(letters));
    await search;
    return [...faces.values()];
  };
}

function pointsOf(letters: readonly string[]): readonly number[] {
  return [...new Set(Array.from(letters.map(visibleOf).join(''), (letter) => letter.codePointAt(0) ?? 0))];
}

function hasLetter({ glyphs }: FoundFont, letter: string): boolean {
  return pointsOf([letter]).every((point) => glyphs.has(point));
}

/** Faces of this machine's own fonts. */
export const findMachineFaces: FindFaces = facesIn(fontFolders(THIS_SYSTEM));
