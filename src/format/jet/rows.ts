import { COLUMN, PAGE, ROW_MARK, type JetLayout } from './layout.ts';
import type { JetColumn, JetDefinition } from './definition.ts';
import { pageCount, wholePages, jetPage, rowOfPage, bytesView, type JetPages } from './pages.ts';
import { jetText } from './text.ts';

/** A number, a text or yes and no; a date is the days since 30 December 1899. Null where the row has nothing. */
export type JetValue = string | number | boolean | null;

export interface JetRows {
  readonly rows: readonly (readonly JetValue[])[];
  /** Rows and pages that make no sense, as where a file is read while it is being written. */
  readonly damaged: number;
  /** How many rows the table says it has. */
  readonly expected: number;
  /** Whether the file ends before its rows do. */
  readonly isCut: boolean;
}

/** The rows of a table, each with the values of these columns. */
export function readRows(pages: JetPages, definition: JetDefinition, names: readonly string[]): JetRows {
  const columns = names.map((name) => definition.columns.find((column) => column.name === name) ?? null);
  const rows: (readonly JetValue[])[] = [];
  const owned = ownedPages(pages, definition);
  const moved = new Set<number>();
  let damaged = owned === null ? 1 : 0;
  const isCut = (owned ?? []).some((number) => number >= wholePages(pages));
  for (const number of owned ?? []) {
    const page = jetPage(pages, number, PAGE.data);
    if (page === null || bytesView(page).getUint32(4, true) !== definition.page) {
      damaged++;
      continue;
    }
    for (const bytes of rowsOfPage(pages, page, moved)) {
      const read = bytes && rowValues(pages.layout, definition, columns, bytes);
      if (read) rows.push(read);
      else damaged++;
    }
  }
  return { rows, damaged, expected: definition.rows, isCut };
}

/**
 * The numbers of the data pages of a table, in order, those behind the end of a file that was cut too; null where their
 * list makes no sense.
 */
function ownedPages(pages: JetPages, { ownedPages: at }: JetDefinition): readonly number[] | null {
  const page = jetPage(pages, at >>> 8, PAGE.data);
  const map = page && rowOfPage(pages.layout, page, at & 0xff);
  if (!map || map.length < 5) return null;
  const view = bytesView(map);
  if (map[0] === 0) return setBits(map.subarray(5), view.getUint32(1, true));
  if (map[0] !== 1) return null;
  // A long list stands on pages of its own; each has its part of the file.
  const bits = (pages.layout.pageSize - 4) * 8;
  const found: number[] = [];
  for (let part = 0; 1 + part * 4 + 4 <= map.length && part * bits < pageCount(pages); part++) {
    const number = view.getUint32(1 + part * 4, true);
    const further = number === 0 ? null : jetPage(pages, number, PAGE.pageMap);
    if (further === null && number !== 0) return null;
    if (further) found.push(...setBits(further.subarray(4), part * bits));
  }
  return found;
}

/** The numbers of the bits that are set, from `first` on. */
function setBits(bytes: Uint8Array, first: number): number[] {
  const found: number[] = [];
  for (const [at, byte] of bytes.entries()) {
    for (let bit = 0; byte >> bit !== 0; bit++) {
      const number = first + at * 8 + bit;
      if ((byte >> bit) & 1) found.push(number);
    }
  }
  return found;
}

/** The bytes of each row of a page that is not deleted; null for one that makes no sense. */
function rowsOfPage(pages: JetPages, page: Uint8Array, moved: Set<number>): readonly (Uint8Array | null)[] {
  const { layout } = pages;
  const view = bytesView(page);
  const count = view.getUint16(layout.rowCountAt, true);
  if (layout.rowCountAt + 2 + count * 2 > layout.pageSize) return [null];
  const found: (Uint8Array | null)[] = [];
  for (let row = 0; row < count; row++) {
    const place = view.getUint16(layout.rowCountAt + 2 + row * 2, true);
    if (place & ROW_MARK.deleted) continue;
    const bytes = rowOfPage(layout, page, row);
    // Where rows overlap, nothing of the page can be relied on.
    if (bytes === null) return [...found, null];
    found.push(place & ROW_MARK.elsewhere ? movedRow(pages, bytes, moved) : bytes);
  }
  return found;
}

/** A row that grew stands on another page; where it was stands its new place, which no other row has. */
function movedRow(pages: JetPages, pointer: Uint8Array, moved: Set<number>): Uint8Array | null {
  if (pointer.length < 4) return null;
  const at = bytesView(pointer).getUint32(0, true);
  if (moved.has(at)) return null;
  moved.add(at);
  const page = jetPage(pages, at >>> 8, PAGE.data);
  return page && rowOfPage(pages.layout, page, at & 0xff);
}

function rowValues(
  layout: JetLayout,
  definition: JetDefinition,
  columns: readonly (JetColumn | null)[],
  row: Uint8Array,
): readonly JetValue[] | null {
  const view = bytesView(row);
  if (row.length <= layout.lengthSize) return null;
  const count = layout.lengthSize === 1 ? view.getUint8(0) : view.getUint16(0, true);
  const mask = row.length - Math.ceil(count / 8);
  if (mask < layout.lengthSize) return null;
  const places = definition.hasVariable ? variablePlaces(layout, row, mask) : [];
  if (places === null) return null;
  const values: JetValue[] = [];
  for (const column of columns) {
    if (column === null) {
      values.push(null);
      continue;
    }
    const isSet = column.number < count && (((row[mask + (column.number >> 3)] ?? 0) >> (column.number & 7)) & 1) === 1;
    if (column.type === COLUMN.boolean) values.push(isSet);
    else if (!isSet) values.push(null);
    else {
      const bytes = bytesOfColumn(layout, column, row, mask, places);
      if (bytes === null) return null;
      values.push(valueOf(layout, column, bytes));
    }
  }
  return values;
}

function bytesOfColumn(
  layout: JetLayout,
  column: JetColumn,
  row: Uint8Array,
  end: number,
  places: readonly number[],
): Uint8Array | null {
  const from = column.isFixed ? layout.lengthSize + column.fixed : places[column.variable];
  const to = column.isFixed ? layout.lengthSize + column.fixed + column.length : places[column.variable + 1];
  // A row written before its table got the column hasn't got it.
  if (from === undefined || to === undefined) return column.isFixed ? null : new Uint8Array();
  return from <= to && to <= end ? row.subarray(from, to) : null;
}

/** Where each part of variable length begins in a row, and where the last one ends; null where that makes no sense. */
function variablePlaces(layout: JetLayout, row: Uint8Array, mask: number): readonly number[] | null {
  const view = bytesView(row);
  if (layout.lengthSize === 2) {
    if (mask < 4) return null;
    const count = view.getUint16(mask - 2, true);
    const first = mask - 4;
    if (first - count * 2 < layout.lengthSize) return null;
    return Array.from({ length: count + 1 }, (_, index) => view.getUint16(first - index * 2, true));
  }
  return shortPlaces(row, mask);
}

/** In version 3 a place is one byte; beyond 255 a table says from which part on another 256 are to be added. */
function shortPlaces(row: Uint8Array, mask: number): readonly number[] | null {
  const count = row[mask - 1] ?? 0;
  let jumps = Math.floor((row.length - 1) / 256);
  const first = mask - 2 - jumps;
  if (first - count < 1) return null;
  // The last of them is not used where the parts themselves end before it.
  if (Math.floor((first - count) / 256) < jumps) jumps--;
  const places: number[] = [];
  let used = 0;
  for (let index = 0; index <= count; index++) {
    while (used < jumps && row[mask - 2 - used] === index) used++;
    places.push((row[first - index] ?? 0) + used * 256);
  }
  return places;
}

function valueOf(layout: JetLayout, column: JetColumn, bytes: Uint8Array): JetValue {
  const view = bytesView(bytes);
  const needs = SIZES[column.type];
  if (needs !== undefined && bytes.length < needs) return null;
  switch (column.type) {
    case COLUMN.byte:
      return view.getUint8(0);
    case COLUMN.integer:
      return view.getInt16(0, true);
    case COLUMN.long:
      return view.getInt32(0, true);
    case COLUMN.float:
      return view.getFloat32(0, true);
    case COLUMN.double:
    case COLUMN.date:
      return view.getFloat64(0, true);
    case COLUMN.text:
      return jetText(layout, bytes);
    default:
      return null;
  }
}

const SIZES: Readonly<Record<number, number>> = {
  [COLUMN.byte]: 1,
  [COLUMN.integer]: 2,
  [COLUMN.long]: 4,
  [COLUMN.float]: 4,
  [COLUMN.double]: 8,
  [COLUMN.date]: 8,
};
