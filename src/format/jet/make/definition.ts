import { JET4, PAGE } from '../layout.ts';
import { ByteWriter } from './bytes.ts';
import { fixedSize, isFixed, TYPES, type JetColumnToMake } from './table.ts';

/** An index of a table of the engine. */
export interface JetIndexToMake {
  readonly name: string;
  /** The numbers of its columns. */
  readonly columns: readonly number[];
  readonly isPrimary: boolean;
  readonly flags: number;
}

/** A row of a page, as a table's definition names it. */
export interface RowPlace {
  readonly page: number;
  readonly row: number;
}

export interface DefinitionToMake {
  readonly isOfEngine: boolean;
  readonly columns: readonly JetColumnToMake[];
  readonly rows: number;
  readonly lastNumber: number;
  readonly owned: RowPlace;
  readonly free: RowPlace;
  readonly indexes: readonly (JetIndexToMake & { readonly owned: RowPlace; readonly root: number })[];
  /** The lists of the pages of each long column, by its number. */
  readonly long: readonly { readonly column: number; readonly owned: RowPlace; readonly free: RowPlace }[];
}

/** What the engine writes before columns and indexes; it says nothing that is known. */
const MARK = 1625;
const INDEX_MARK = 1923;
/** Texts are compared as English and most of western Europe do. */
const GENERAL = 0x409;
const MOST_INDEX_COLUMNS = 10;
const NOTHING = 0xff_ff_ff_ff;
const NO_COLUMN = 0xffff;

/** The definition of a table in version 4, as one run of bytes from the ninth of its first page on. */
export function definitionBytes(table: DefinitionToMake): Uint8Array {
  const { columns, indexes } = table;
  const variable = columns.filter((column) => !isFixed(column)).length;
  const out = new ByteWriter()
    .u32(MARK)
    .u32(table.rows)
    .u32(table.lastNumber)
    .u32(1)
    .zeros(12)
    .u8(table.isOfEngine ? 0x53 : 0x4e)
    .u16(columns.length)
    .u16(variable)
    .u16(columns.length)
    .u32(indexes.length)
    .u32(indexes.length);
  place(place(out, table.owned), table.free);
  for (const _ of indexes) out.u32(MARK).u32(table.rows).u32(0);
  addColumns(out, columns, table.isOfEngine);
  for (const { name } of columns) out.u16(name.length * 2).wide(name);
  for (const index of indexes) {
    out.u32(INDEX_MARK);
    for (let number = 0; number < MOST_INDEX_COLUMNS; number++) {
      const column = index.columns[number];
      out.u16(column ?? NO_COLUMN).u8(column === undefined ? 0 : 1);
    }
    place(out, index.owned).u32(index.root).u32(0).u8(index.flags).zeros(5);
  }
  for (const [number, { isPrimary }] of indexes.entries()) {
    out
      .u32(MARK)
      .u32(number)
      .u32(number)
      .u8(0)
      .u32(NOTHING)
      .u32(0)
      .u8(4, 4, isPrimary ? 1 : 0)
      .u32(0);
  }
  for (const { name } of indexes) out.u16(name.length * 2).wide(name);
  for (const { column, owned, free } of table.long) place(place(out.u16(column), owned), free);
  return out.u16(NO_COLUMN).bytes();
}

function addColumns(out: ByteWriter, columns: readonly JetColumnToMake[], isOfEngine: boolean): void {
  let [fixed, variable] = [0, 0];
  for (const [number, column] of columns.entries()) {
    const { number: type } = TYPES[column.type];
    out
      .u8(type)
      .u32(MARK)
      .u16(number)
      .u16(variable)
      .u16(isOfEngine ? 0 : number);
    if (column.type === 'text' || column.type === 'memo') out.u16(GENERAL).u16(0);
    else out.u32(0);
    const flags = (isFixed(column) ? 1 : 0) | 2 | (column.type === 'autonumber' ? 4 : 0) | (isOfEngine ? 0x10 : 0);
    out
      .u8(flags, 0)
      .u32(0)
      .u16(isFixed(column) && column.type !== 'boolean' ? fixed : 0)
      .u16(lengthOf(column));
    fixed += fixedSize(column);
    if (!isFixed(column)) variable++;
  }
}

function lengthOf(column: JetColumnToMake): number {
  const { fixed } = TYPES[column.type];
  if (fixed !== null) return fixed;
  if (column.type === 'text') return (column.length ?? 255) * 2;
  return column.type === 'binary' ? 510 : 0;
}

function place(out: ByteWriter, { page, row }: RowPlace): ByteWriter {
  return out.u8(row, page, page >> 8, page >> 16);
}

/** Bytes of a page's head, of a definition from which the bytes above follow. */
const HEAD = 8;

/** How many pages a definition fills. */
export function definitionPages(bytes: Uint8Array): number {
  return Math.ceil((bytes.length + 4) / (JET4.pageSize - HEAD));
}

/** The pages of a definition; each but the last names the next. */
export function makeDefinitionPages(bytes: Uint8Array, pages: readonly number[]): readonly Uint8Array[] {
  const whole = new ByteWriter()
    .u32(bytes.length + 4 + HEAD)
    .add(bytes)
    .bytes();
  const room = JET4.pageSize - HEAD;
  return pages.map((_, index) => {
    const part = whole.subarray(index * room, (index + 1) * room);
    const page = new Uint8Array(JET4.pageSize);
    const free = Math.max(0, room - part.length - HEAD);
    page.set(
      new ByteWriter()
        .u8(PAGE.definition, 1)
        .u16(free)
        .u32(pages[index + 1] ?? 0)
        .add(part)
        .bytes(),
    );
    return page;
  });
}
