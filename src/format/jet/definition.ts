import { COLUMN, PAGE, type JetLayout } from './layout.ts';
import { pageCount, jetPage, bytesView, type JetPages } from './pages.ts';
import { jetText } from './text.ts';

/** How a table of the database is laid out. */
export interface JetDefinition {
  /** The page it stands on; the table's data pages name it. */
  readonly page: number;
  /** How many rows the table says it has. */
  readonly rows: number;
  readonly columns: readonly JetColumn[];
  /** Whether its rows have parts whose length changes from row to row. */
  readonly hasVariable: boolean;
  /** Where the list of its data pages stands: a row of a page. */
  readonly ownedPages: number;
}

export interface JetColumn {
  readonly name: string;
  readonly type: number;
  readonly number: number;
  readonly isFixed: boolean;
  /** Its place among the columns of variable length. */
  readonly variable: number;
  /** Of a column of fixed length: where it begins, and its bytes. */
  readonly fixed: number;
  readonly length: number;
}

/** A table has no more columns. */
const MOST_COLUMNS = 255;
/** Pages of one definition: more than the most columns with the longest names need. */
const MOST_PAGES = 16;

/** The definition that begins on a page; null where it makes no sense. */
export function readDefinition(pages: JetPages, page: number): JetDefinition | null {
  const { layout } = pages;
  const bytes = definitionBytes(pages, page);
  if (bytes === null) return null;
  const view = bytesView(bytes);
  const { definition } = layout;
  const count = view.getUint16(definition.columnsAt, true);
  const indexes = view.getUint32(definition.realIndexesAt, true);
  const columns = definition.indexesAt + indexes * definition.indexSize;
  const names = columns + count * definition.columnSize;
  if (count > MOST_COLUMNS || names > bytes.length) return null;
  const named = columnNames(layout, bytes, names, count);
  if (named === null) return null;
  return {
    page,
    rows: view.getUint32(definition.rowsAt, true),
    hasVariable: view.getUint16(definition.variableColumnsAt, true) > 0,
    ownedPages: view.getUint32(definition.ownedPagesAt, true),
    columns: named.map((name, index) => columnOf(layout, view, columns + index * definition.columnSize, name)),
  };
}

/** A definition may go on on other pages. */
function definitionBytes(pages: JetPages, first: number): Uint8Array | null {
  const parts: Uint8Array[] = [];
  const most = Math.min(MOST_PAGES, pageCount(pages));
  for (let page = first; page !== 0;) {
    const bytes = jetPage(pages, page, PAGE.definition);
    if (bytes === null || parts.length === most) return null;
    parts.push(parts.length === 0 ? bytes : bytes.subarray(HEADER));
    page = bytesView(bytes).getUint32(4, true);
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes that a further page of a definition begins with. */
const HEADER = 8;

function columnNames(layout: JetLayout, bytes: Uint8Array, from: number, count: number): readonly string[] | null {
  const view = bytesView(bytes);
  const names: string[] = [];
  for (let at = from; names.length < count;) {
    if (at + layout.lengthSize > bytes.length) return null;
    const length = layout.lengthSize === 1 ? view.getUint8(at) : view.getUint16(at, true);
    at += layout.lengthSize;
    if (at + length > bytes.length) return null;
    names.push(jetText(layout, bytes.subarray(at, at + length)));
    at += length;
  }
  return names;
}

function columnOf({ column }: JetLayout, view: DataView, at: number, name: string): JetColumn {
  const type = view.getUint8(at);
  return {
    name,
    type,
    number: view.getUint16(at + column.numberAt, true),
    isFixed: type === COLUMN.boolean || (view.getUint8(at + column.flagsAt) & FIXED) !== 0,
    variable: view.getUint16(at + column.variableAt, true),
    fixed: view.getUint16(at + column.fixedAt, true),
    length: view.getUint16(at + column.lengthAt, true),
  };
}

const FIXED = 1;
