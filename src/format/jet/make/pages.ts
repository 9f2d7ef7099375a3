import { JET4, PAGE } from '../layout.ts';
import { bytesView } from '../pages.ts';
import { ByteWriter } from './bytes.ts';

const HEAD = JET4.rowCountAt + 2;

/** Rows shared out among data pages, in order. */
export function sharedOut(rows: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  const pages: Uint8Array[][] = [];
  let room = 0;
  for (const row of rows) {
    const needs = row.length + 2;
    if (needs > room) {
      pages.push([]);
      room = JET4.pageSize - HEAD;
    }
    pages.at(-1)?.push(row);
    room -= needs;
  }
  return pages;
}

/** A data page of a table with its rows, which fill it from its end. */
export function dataPage(table: number, rows: readonly Uint8Array[]): Uint8Array {
  const page = new Uint8Array(JET4.pageSize);
  const view = bytesView(page);
  let end = JET4.pageSize;
  for (const [index, row] of rows.entries()) {
    end -= row.length;
    page.set(row, end);
    view.setUint16(HEAD + index * 2, end, true);
  }
  page.set([PAGE.data, 1]);
  view.setUint16(2, end - HEAD - rows.length * 2, true);
  view.setUint32(4, table, true);
  view.setUint16(JET4.rowCountAt, rows.length, true);
  return page;
}

/** How many pages one list of pages covers: a bit each. */
export const MAP_BITS = 512;

/** A list of pages: the first it covers, and a bit a page from there. */
export function pageList(pages: readonly number[]): Uint8Array {
  const first = Math.floor((pages[0] ?? 0) / 8) * 8;
  const bits = new Uint8Array(MAP_BITS / 8);
  for (const page of pages) {
    const at = page - first;
    bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  }
  return new ByteWriter().u8(0).u32(first).add(bits).bytes();
}

/** Whether one list holds these pages. */
export function isShortList(pages: readonly number[]): boolean {
  return (pages.at(-1) ?? 0) - Math.floor((pages[0] ?? 0) / 8) * 8 < MAP_BITS;
}

/** The bits that a page of a long list has, a page of the file each. */
const LONG_BITS = (JET4.pageSize - 4) * 8;
/** The parts of a long list, which cover a file of 2 GB: as large as a database can be. */
const LONG_PARTS = 17;

/** The pages of a long list, each with its part of the file; null for a part in which it has no page. */
export function longList(pages: readonly number[]): readonly (Uint8Array | null)[] {
  const parts: (Uint8Array | null)[] = Array.from({ length: LONG_PARTS }, () => null);
  for (const page of pages) {
    const part = Math.floor(page / LONG_BITS);
    const bits = parts[part] ?? emptyPart();
    parts[part] = bits;
    const at = 4 + ((page % LONG_BITS) >> 3);
    bits[at] = (bits[at] ?? 0) | (1 << (page & 7));
  }
  return parts;
}

function emptyPart(): Uint8Array {
  const page = new Uint8Array(JET4.pageSize);
  page.set([PAGE.pageMap, 1]);
  return page;
}

/** A long list: the pages that its parts stand on, 0 where a part is empty. */
export function pageListOfPages(parts: readonly number[]): Uint8Array {
  const list = new ByteWriter().u8(1);
  for (const page of parts) list.u32(page);
  return list.bytes();
}

const ENTRY_MARKS = 27;
const ENTRIES = 480;

/** The one page of a small index: its entries in order, and a bit where each but the first begins and where all end. */
export function leafPage(table: number, entries: readonly Uint8Array[]): Uint8Array {
  const page = new Uint8Array(JET4.pageSize);
  const view = bytesView(page);
  let at = 0;
  for (const entry of entries) {
    page.set(entry, ENTRIES + at);
    at += entry.length;
    const mark = ENTRY_MARKS + (at >> 3);
    page[mark] = (page[mark] ?? 0) | (1 << (at & 7));
  }
  page.set([PAGE.indexLeaf, 1]);
  view.setUint16(2, JET4.pageSize - ENTRIES - at, true);
  view.setUint32(4, table, true);
  return page;
}
