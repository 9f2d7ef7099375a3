import { readCharacterMap, writeCharacterMap } from './character-map.ts';
import { joinTables, fontTables, tableBytes, viewOf } from './opentype.ts';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** What Inter adds to the name of a digit for its glyph of the common width. */
const TABULAR_NAME = '.tf';
/** Names below this number in a `post` table are the same in every font. */
const STANDARD_NAMES = 258;

/**
 * The font with digits of one width, for columns of figures. The feature `tnum` does the same, but text with a feature
 * is set anew each time it is printed, which takes ten times as long.
 */
export function withTabularDigits(font: Uint8Array): Uint8Array {
  const names = glyphNames(tableBytes(font, 'post'));
  const glyphs = new Map(readCharacterMap(tableBytes(font, 'cmap')));
  for (const [digit, name] of DIGITS.entries()) {
    const glyph = names.get(name + TABULAR_NAME);
    if (glyph !== undefined) glyphs.set('0'.charCodeAt(0) + digit, glyph);
  }
  return joinTables(
    fontTables(font).map((table) => (table.tag === 'cmap' ? { ...table, bytes: writeCharacterMap(glyphs) } : table)),
  );
}

/** The glyphs that have a name of their own, by name, from a `post` table of format 2. */
function glyphNames(table: Uint8Array): ReadonlyMap<string, number> {
  const view = viewOf(table);
  const count = view.getUint16(32);
  const names: string[] = [];
  for (let at = 34 + count * 2; at < table.length;) {
    const end = at + 1 + view.getUint8(at);
    names.push(String.fromCharCode(...table.subarray(at + 1, end)));
    at = end;
  }
  return new Map(
    Array.from({ length: count }, (_, glyph) => [names[view.getUint16(34 + glyph * 2) - STANDARD_NAMES] ?? '', glyph]),
  );
}
