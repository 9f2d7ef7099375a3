import { open, stat, type FileHandle } from 'node:fs/promises';
import { glyphsOf, type CharacterMap } from '../character-map.ts';
import { joinTables, readTag, viewOf } from '../opentype.ts';

/** A font of a file, which may hold several: where its tables are, and which of the letters asked for it has. */
export interface FoundFont {
  readonly file: string;
  /** Tells the fonts of a file apart. */
  readonly at: number;
  readonly tables: ReadonlyMap<string, TablePlace>;
  readonly glyphs: CharacterMap;
}

interface TablePlace {
  readonly offset: number;
  readonly length: number;
}

const COLLECTION = 'ttcf';
/** Sizes beyond these are no font's. In bytes, except for the numbers of fonts and tables. */
const MOST = { fonts: 64, tables: 128, cmap: 16_000_000, loca: 4_000_000, font: 160_000_000 } as const;
/** Tables that outlines are read from. Fonts of pictures alone, and with outlines in newer forms, have neither. */
const OUTLINES = ['glyf', 'CFF '] as const;
/** What a PDF has no use for: pictures of letters, weights other than the first, signatures. */
const OMITTED: ReadonlySet<string> = new Set(
  'CBDT,CBLC,EBDT,EBLC,EBSC,sbix,SVG ,COLR,CPAL,fvar,gvar,avar,cvar,HVAR,VVAR,MVAR,STAT,DSIG'.split(','),
);

/** The fonts of a file that have any of some code points. Throws where the file is no font or is damaged. */
export async function readFonts(file: string, points: readonly number[]): Promise<readonly FoundFont[]> {
  // Opening a pipe or a device would wait for ever.
  if (!(await stat(file)).isFile()) return [];
  await using handle = await open(file);
  const found: FoundFont[] = [];
  for (const at of await fontOffsets(handle)) {
    const tables = await readDirectory(handle, at);
    const cmap = tables.get('cmap');
    if (!cmap || !OUTLINES.some((tag) => tables.has(tag))) continue;
    const glyphs = glyphsOf(await readPart(handle, cmap, MOST.cmap), points);
    const drawn = glyphs.size > 0 ? await withOutlines(handle, tables, glyphs) : glyphs;
    if (drawn.size > 0) found.push({ file, at, tables, glyphs: drawn });
  }
  return found;
}

/** A font of a file on its own, without the tables a PDF has no use for. */
export async function loadFont({ file, tables }: FoundFont): Promise<Uint8Array> {
  await using handle = await open(file);
  const used = [...tables].filter(([tag]) => !OMITTED.has(tag));
  if (used.reduce((sum, [, { length }]) => sum + length, 0) > MOST.font) throw new Error(`${file} is too large`);
  const parts: { tag: string; bytes: Uint8Array }[] = [];
  for (const [tag, place] of used) parts.push({ tag, bytes: await readPart(handle, place, MOST.font) });
  return joinTables(parts);
}

async function fontOffsets(handle: FileHandle): Promise<readonly number[]> {
  const head = viewOf(await readPart(handle, { offset: 0, length: 12 }, 12));
  if (readTag(head, 0) !== COLLECTION) return [0];
  const count = Math.min(head.getUint32(8), MOST.fonts);
  const offsets = viewOf(await readPart(handle, { offset: 12, length: count * 4 }, MOST.fonts * 4));
  return Array.from({ length: count }, (_, index) => offsets.getUint32(index * 4));
}

async function readDirectory(handle: FileHandle, at: number): Promise<Map<string, TablePlace>> {
  const count = viewOf(await readPart(handle, { offset: at + 4, length: 2 }, 2)).getUint16(0);
  if (count > MOST.tables) throw new Error('not a font');
  const entries = viewOf(await readPart(handle, { offset: at + 12, length: count * 16 }, MOST.tables * 16));
  return new Map(
    Array.from({ length: count }, (_, index) => [
      readTag(entries, index * 16),
      { offset: entries.getUint32(index * 16 + 8), length: entries.getUint32(index * 16 + 12) },
    ]),
  );
}

/** The glyphs that are drawn: those of a font of coloured pictures are empty. */
async function withOutlines(
  handle: FileHandle,
  tables: ReadonlyMap<string, TablePlace>,
  glyphs: CharacterMap,
): Promise<CharacterMap> {
  const [head, loca] = [tables.get('head'), tables.get('loca')];
  if (tables.has('CFF ')) return glyphs;
  if (!head || !loca) return new Map();
  const isLong = viewOf(await readPart(handle, head, MOST.cmap)).getInt16(50) === 1;
  const offsets = viewOf(await readPart(handle, loca, MOST.loca));
  const offset = (glyph: number) => (isLong ? offsets.getUint32(glyph * 4) : offsets.getUint16(glyph * 2));
  return new Map([...glyphs].filter(([, glyph]) => offset(glyph + 1) > offset(glyph)));
}

async function readPart(handle: FileHandle, { offset, length }: TablePlace, most: number): Promise<Uint8Array> {
  if (length > most) throw new Error(`a part of ${length} bytes is no font's`);
  const bytes = new Uint8Array(length);
  const { bytesRead } = await handle.read(bytes, 0, length, offset);
  if (bytesRead < length) throw new Error('the font ends too early');
  return bytes;
}
