/**
 * A database of the Jet engine, read from bytes that anybody may have made: whatever they are, it takes no longer than
 * the bytes are many, and throws nothing.
 */
import { CATALOGUE_PAGE, JET3, JET4, MASK_FROM, MASK_KEY, PAGE, PAGE_KEY_AT, SIGNATURE } from './layout.ts';
import type { JetLayout } from './layout.ts';
import { jetPage, bytesView, type JetPages } from './pages.ts';
import { rc4 } from './rc4.ts';
import { readRows, type JetRows } from './rows.ts';
import { readDefinition } from './definition.ts';

/** Why bytes are no database that can be read. */
export type JetProblemCode =
  /** They are not of Access at all. */
  | 'noDatabase'
  /** They are of Access 2007 or later, which keeps its files otherwise. */
  | 'newerDatabase'
  /** A password masks the pages. */
  | 'encrypted'
  /** The list of the tables can't be read. */
  | 'damaged';

export interface JetDatabase {
  readonly version: 3 | 4;
  /** In bytes: a file is so many whole pages. */
  readonly pageSize: number;
  /** The names of the tables, without those of the engine. */
  readonly names: readonly string[];
  /** Whether some of the list of the tables can't be read, so that there may be others. */
  readonly isCatalogueDamaged: boolean;
  /** A table by its name; null where there is none, or where its definition makes no sense. */
  readonly table: (name: string) => JetTable | null;
}

export interface JetTable {
  readonly columns: readonly string[];
  /** The rows in their order in the file, each with the values of these columns: null where there is no such column. */
  readonly read: (columns: readonly string[]) => JetRows;
}

/** Whether the bytes begin as a file of Access does. */
export function isJet(bytes: Uint8Array): boolean {
  return bytes[0] === 0 && Array.from(SIGNATURE).every((letter, at) => bytes[4 + at] === letter.charCodeAt(0));
}

export function openJet(bytes: Uint8Array): JetDatabase | JetProblemCode {
  if (!isJet(bytes)) return 'noDatabase';
  const version = bytes[0x14] ?? 0;
  if (version > 1) return 'newerDatabase';
  const layout = version === 0 ? JET3 : JET4;
  if (bytes.length < layout.pageSize * (CATALOGUE_PAGE + 1)) return 'damaged';
  if (isEncrypted(layout, bytes)) return 'encrypted';
  const pages: JetPages = { layout, bytes };
  const catalogue = tableOf(pages, CATALOGUE_PAGE);
  if (catalogue === null) return 'damaged';
  const tables = new Map<string, number>();
  const { rows, damaged } = catalogue.read(['Id', 'Name', 'Type', 'Flags']);
  for (const [id, name, type, flags] of rows) {
    const page = typeof id === 'number' ? id & 0xff_ff_ff : 0;
    const isTable = type === TABLE && (Number(flags ?? 0) & OF_ENGINE) === 0;
    if (isTable && typeof name === 'string' && !tables.has(name)) tables.set(name, page);
  }
  return {
    version: layout.version,
    pageSize: layout.pageSize,
    names: [...tables.keys()],
    isCatalogueDamaged: damaged > 0,
    table: (name) => {
      const page = tables.get(name);
      return page === undefined ? null : tableOf(pages, page);
    },
  };
}

/** A table among the kinds of objects that the catalogue lists, and the marks of those that are the engine's own. */
const TABLE = 1;
const OF_ENGINE = 0x80_00_00_02 | 0;

function isEncrypted(layout: JetLayout, bytes: Uint8Array): boolean {
  const header = rc4(MASK_KEY, bytes.subarray(MASK_FROM, MASK_FROM + layout.maskedHeader));
  return bytesView(header).getUint32(PAGE_KEY_AT - MASK_FROM, true) !== 0;
}

function tableOf(pages: JetPages, page: number): JetTable | null {
  const definition = jetPage(pages, page, PAGE.definition) && readDefinition(pages, page);
  if (!definition) return null;
  return {
    columns: definition.columns.map(({ name }) => name),
    read: (names) => readRows(pages, definition, names),
  };
}
