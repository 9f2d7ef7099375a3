import { writeCharacterMap } from '../../../../../../main/print/press/fonts/character-map.ts';
import { loadFonts } from '../../../../../../main/print/press/fonts/fonts.ts';
import { fontTables, joinTables, viewOf, type FontTable } from '../../../../../../main/print/press/fonts/opentype.ts';

/** A font that draws A, B, C and so on for some letters, or nothing where `blank`. `extra` tables replace its own. */
export async function fontWith(letters: string, { blank = false, extra = [] as readonly FontTable[] } = {}) {
  const [inter] = (await loadFonts()).text;
  if (!inter) throw new Error('no font');
  const drawn = (place: number) => inter.glyphs.get(blank ? 0x20 : 0x41 + place) ?? 0;
  const glyphs = new Map(Array.from(letters, (letter, place) => [letter.codePointAt(0) ?? 0, drawn(place)]));
  const tables = fontTables(inter.regular).filter(({ tag }) => tag !== 'cmap' && !extra.some((one) => one.tag === tag));
  return joinTables([...tables, { tag: 'cmap', bytes: writeCharacterMap(glyphs) }, ...extra]);
}

/** The fonts in one file, as systems ship them. */
export function collectionOf(fonts: readonly Uint8Array[]): Uint8Array {
  const head = 12 + fonts.length * 4;
  const file = new Uint8Array(head + fonts.reduce((sum, { length }) => sum + length, 0));
  const view = viewOf(file);
  file.set(new TextEncoder().encode('ttcf'));
  view.setUint32(4, 0x00010000);
  view.setUint32(8, fonts.length);
  let at = head;
  for (const [index, font] of fonts.entries()) {
    file.set(font, at);
    view.setUint32(12 + index * 4, at);
    // Tables of a collection are counted from the beginning of the file.
    for (let table = 0; table < view.getUint16(at + 4); table++) {
      const entry = at + 12 + table * 16 + 8;
      view.setUint32(entry, view.getUint32(entry) + at);
    }
    at += font.length;
  }
  return file;
}
