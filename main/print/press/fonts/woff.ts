import { inflateSync } from 'node:zlib';
import { joinTables, readTag, viewOf, type FontTable } from './opentype.ts';

/** Sizes of the head of a WOFF file and of a table's entry in it. */
const HEADER = 44;
const ENTRY = 20;

/**
 * The OpenType font in a WOFF 1.0 file. A WOFF has the font's tables, each compressed; a PDF is written ten times
 * slower from one, because a table is inflated again for many a letter. Tables in `omitted` are left out.
 */
export function unpackWoff(woff: Uint8Array, omitted: readonly string[] = []): Uint8Array {
  const view = viewOf(woff);
  const tables = Array.from({ length: view.getUint16(12) }, (_, index): FontTable => {
    const entry = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [number, number, number];
    const stored = woff.subarray(offset, offset + packed);
    return { tag: readTag(view, entry), bytes: packed < length ? inflateSync(stored) : stored };
  });
  return joinTables(tables.filter(({ tag }) => !omitted.includes(tag)));
}
