/**
 * Writes a database of Jet 4: the engine's own tables, and those given, without indexes. Page 0 says what the file is,
 * page 1 which pages are free; then come the definitions of the engine's tables and all others.
 */
import { CATALOGUE_PAGE, JET4, MASK_FROM, MASK_KEY, SIGNATURE } from '../layout.ts';
import { bytesView } from '../pages.ts';
import { rc4 } from '../rc4.ts';
import {
  definitionBytes,
  definitionPages,
  makeDefinitionPages,
  type DefinitionToMake,
  type RowPlace,
} from './definition.ts';
import { indexEntry, inKeyOrder } from './index-key.ts';
import { dataPage, isShortList, leafPage, longList, MAP_BITS, pageList, pageListOfPages, sharedOut } from './pages.ts';
import { rowBytes } from './row.ts';
import { systemTables, type SystemTable } from './system.ts';
import type { JetTableToMake } from './table.ts';

/** Lists of pages on one page, and their bytes. */
const LISTS_A_PAGE = 57;
const FREE_PAGES: RowPlace = { page: 1, row: 0 };

/** The bytes of a database with these tables; `created` is in days since 30 December 1899. */
export function makeJet(tables: readonly JetTableToMake[], created: number): Uint8Array {
  const pages: Uint8Array[] = [];
  const lists: (readonly number[])[] = [];
  const listPages: number[] = [];
  const take = (count: number) => {
    const first = pages.length;
    for (let left = count; left > 0; left--) pages.push(new Uint8Array(JET4.pageSize));
    return Array.from({ length: count }, (_, index) => first + index);
  };
  const addList = (list: readonly number[]): RowPlace => {
    const row = lists.length % LISTS_A_PAGE;
    if (row === 0) listPages.push(...take(1));
    lists.push(list);
    return { page: listPages.at(-1) ?? 0, row };
  };
  const add = (table: JetTableToMake & Partial<SystemTable>, definition: readonly number[]) => {
    const [first = 0] = definition;
    const shared = sharedOut(table.rows.map((values) => rowBytes(table.columns, values)));
    const data = take(shared.length);
    for (const [index, rows] of shared.entries()) pages[data[index] ?? 0] = dataPage(first, rows);
    const rowPlaces = shared.flatMap((rows, index) => rows.map((_, row) => ({ page: data[index] ?? 0, row })));
    const indexes = (table.indexes ?? []).map((index) => {
      const entries = table.rows.map((values, at) => {
        const place = rowPlaces[at] ?? FREE_PAGES;
        return indexEntry(
          index.columns.map((column) => values[column] ?? null),
          place.page,
          place.row,
        );
      });
      const root = take(1);
      pages[root[0] ?? 0] = leafPage(first, inKeyOrder(entries));
      return { ...index, owned: addList(root), root: root[0] ?? 0 };
    });
    const numbered = table.columns.findIndex(({ type }) => type === 'autonumber');
    const long = table.columns.flatMap(({ type }, column) => {
      return type === 'memo' || type === 'object' ? [{ column, owned: addList([]), free: addList([]) }] : [];
    });
    const made: DefinitionToMake = {
      isOfEngine: table.indexes !== undefined,
      columns: table.columns,
      rows: table.rows.length,
      lastNumber: Math.max(0, ...table.rows.map((values) => Number(values[numbered] ?? 0))),
      owned: addList(data),
      free: addList(data.slice(-1)),
      indexes,
      long,
    };
    for (const [index, page] of makeDefinitionPages(definitionBytes(made), definition).entries()) {
      pages[definition[index] ?? 0] = page;
    }
  };
  take(CATALOGUE_PAGE);
  const ofEngine = take(SYSTEM_TABLES);
  const placed = tables.map((table) => {
    const definition = take(definitionPages(definitionBytes(blankDefinition(table))));
    add(table, definition);
    return { name: table.name, page: definition[0] ?? 0 };
  });
  for (const [index, table] of systemTables(placed, created).entries()) add(table, [ofEngine[index] ?? 0]);
  const rows = lists.map((list) => {
    if (isShortList(list)) return pageList(list);
    const parts = longList(list).map((part) => {
      if (part === null) return 0;
      const [page = 0] = take(1);
      pages[page] = part;
      return page;
    });
    return pageListOfPages(parts);
  });
  for (const [index, page] of listPages.entries()) {
    pages[page] = dataPage(0, rows.slice(index * LISTS_A_PAGE, (index + 1) * LISTS_A_PAGE));
  }
  pages[0] = firstPage(created);
  pages[1] = dataPage(0, [freeList(pages.length), pageList([])]);
  const file = new Uint8Array(pages.length * JET4.pageSize);
  for (const [number, page] of pages.entries()) file.set(page, number * JET4.pageSize);
  return file;
}

const SYSTEM_TABLES = 4;

/** A definition as long as the table's will be. */
function blankDefinition(table: JetTableToMake): DefinitionToMake {
  const { columns } = table;
  const at = FREE_PAGES;
  return { isOfEngine: false, columns, rows: 0, lastNumber: 0, owned: at, free: at, indexes: [], long: [] };
}

/** The pages after the last one are free, as far as the list covers them. */
function freeList(count: number): Uint8Array {
  const first = Math.floor(count / 8) * 8;
  const last = count < MAP_BITS ? MAP_BITS : first + MAP_BITS;
  const free = Array.from({ length: last - count }, (_, index) => count + index);
  const list = pageList(free);
  if (count >= MAP_BITS) return list;
  // A small file's list begins at its first page.
  const whole = pageList([0, ...free]);
  whole[5] = (whole[5] ?? 0) & 0xfe;
  return whole;
}

/** Where the engine finds its own tables, how text is sorted, and when the file was made. */
function firstPage(created: number): Uint8Array {
  const page = new Uint8Array(JET4.pageSize);
  const view = bytesView(page);
  page.set([0, 1, 0, 0, ...Array.from(SIGNATURE, (letter) => letter.charCodeAt(0)), 1]);
  const places = [0x01_00, 0x01_01, 2, 3, 4, 5];
  for (const [index, place] of places.entries()) view.setUint32(MASK_FROM + index * 4, place, true);
  view.setUint16(CODE_PAGE_AT, WESTERN, true);
  // No password: its letters are masked by the day of creation.
  for (let at = PASSWORD_AT; at < SORT_AT; at += 4) view.setInt32(at, Math.floor(created), true);
  view.setUint32(SORT_AT, GENERAL, true);
  view.setFloat64(CREATED_AT, created, true);
  page.set(rc4(MASK_KEY, page.subarray(MASK_FROM, MASK_FROM + JET4.maskedHeader)), MASK_FROM);
  return page;
}

const CODE_PAGE_AT = 0x3c;
const WESTERN = 1252;
const PASSWORD_AT = 0x42;
const SORT_AT = 0x6e;
const GENERAL = 0x409;
const CREATED_AT = 0x72;
