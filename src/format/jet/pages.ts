import { ROW_MARK, type JetLayout } from './layout.ts';

/** The pages of a database. */
export interface JetPages {
  readonly layout: JetLayout;
  readonly bytes: Uint8Array;
}

export function bytesView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A page by its number, whole and of this kind; null where the file has none. */
export function jetPage({ layout, bytes }: JetPages, page: number, kind: number): Uint8Array | null {
  const start = page * layout.pageSize;
  const found = page > 0 ? bytes.subarray(start, start + layout.pageSize) : null;
  return found?.length === layout.pageSize && found[0] === kind ? found : null;
}

/** How many pages the file has, the last one perhaps in part. */
export function pageCount({ layout, bytes }: JetPages): number {
  return Math.ceil(bytes.length / layout.pageSize);
}

/** How many pages are there in full. */
export function wholePages({ layout, bytes }: JetPages): number {
  return Math.floor(bytes.length / layout.pageSize);
}

/**
 * The bytes of a row of a data page; null where there is none. Rows fill a page from its end: each ends where the one
 * before it begins.
 */
export function rowOfPage(layout: JetLayout, page: Uint8Array, row: number): Uint8Array | null {
  const view = bytesView(page);
  const count = view.getUint16(layout.rowCountAt, true);
  const placeAt = layout.rowCountAt + 2 + row * 2;
  if (row >= count || placeAt + 2 > layout.pageSize) return null;
  const start = view.getUint16(placeAt, true) & ROW_MARK.place;
  const end = row === 0 ? layout.pageSize : view.getUint16(placeAt - 2, true) & ROW_MARK.place;
  return start < end && end <= layout.pageSize ? page.subarray(start, end) : null;
}
