import { viewOf } from './opentype.ts';

/** The glyph of each code point that a font has. */
export type CharacterMap = ReadonlyMap<number, number>;

/** Reads a `cmap` table: its subtables in the two formats of Unicode fonts. */
export function readCharacterMap(table: Uint8Array): CharacterMap {
  return readSubtables(table, (start, end) => Array.from({ length: end - start + 1 }, (_, at) => start + at));
}

/** The glyphs of some code points. A damaged table costs no more than its length times the points asked for. */
export function glyphsOf(table: Uint8Array, points: readonly number[]): CharacterMap {
  return readSubtables(table, (start, end) => points.filter((point) => start <= point && point <= end));
}

/** The code points looked for among those from `start` to `end`. */
type PointsBetween = (start: number, end: number) => readonly number[];

function readSubtables(table: Uint8Array, between: PointsBetween): CharacterMap {
  const view = viewOf(table);
  const glyphs = new Map<number, number>();
  for (let index = 0; index < view.getUint16(2); index++) {
    const [platform, encoding] = [view.getUint16(4 + index * 8), view.getUint16(4 + index * 8 + 2)];
    if (!isUnicode(platform, encoding)) continue;
    const subtable = view.getUint32(4 + index * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) readSegments(view, subtable, glyphs, between);
    else if (format === 12) readGroups(view, subtable, glyphs, between);
  }
  return glyphs;
}

/** Whether a subtable is of Unicode. Platform 3 is Windows, where older fonts of Asia have other encodings. */
function isUnicode(platform: number, encoding: number): boolean {
  return platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
}

/** Format 4: segments of the first 65,536 code points, in four arrays. Glyph 0 stands for none. */
function readSegments(view: DataView, at: number, glyphs: Map<number, number>, between: PointsBetween): void {
  const size = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  for (let segment = 0; segment < size; segment += 2) {
    const [start, end] = [view.getUint16(starts + segment), view.getUint16(ends + segment)];
    const [delta, offset] = [view.getUint16(deltas + segment), view.getUint16(offsets + segment)];
    for (const point of between(start, Math.min(end, 0xfffe))) {
      const listed = offset === 0 ? point : view.getUint16(offsets + segment + offset + 2 * (point - start));
      const glyph = (listed + delta) & 0xffff;
      if (listed !== 0 && glyph !== 0) glyphs.set(point, glyph);
    }
  }
}

/** Format 12: groups of any code points whose glyphs follow each other. */
function readGroups(view: DataView, at: number, glyphs: Map<number, number>, between: PointsBetween): void {
  for (let group = 0; group < view.getUint32(at + 12); group++) {
    const [start, end, first] = [0, 4, 8].map((part) => view.getUint32(at + 16 + group * 12 + part)) as [
      number,
      number,
      number,
    ];
    for (const point of between(start, end)) glyphs.set(point, first + point - start);
  }
}

/** A `cmap` table with one subtable of format 12, a group for each code point. */
export function writeCharacterMap(glyphs: CharacterMap): Uint8Array {
  const head = 12;
  const length = 16 + glyphs.size * 12;
  const table = new Uint8Array(head + length);
  const view = viewOf(table);
  // One subtable, for Windows (platform 3) and all of Unicode (encoding 10).
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, head);
  view.setUint16(head, 12);
  view.setUint32(head + 4, length);
  view.setUint32(head + 12, glyphs.size);
  for (const [index, [point, glyph]] of [...glyphs].toSorted(([a], [b]) => a - b).entries()) {
    const group = head + 16 + index * 12;
    view.setUint32(group, point);
    view.setUint32(group + 4, point);
    view.setUint32(group + 8, glyph);
  }
  return table;
}
