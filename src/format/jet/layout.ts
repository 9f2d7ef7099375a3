/**
 * Where things stand in a file of the Jet engine, version 3 (Access 97) or 4 (Access 2000 and later): the public notes
 * of mdbtools describe it. A file is pages of one size; numbers have their low byte first.
 */
export interface JetLayout {
  readonly version: 3 | 4;
  readonly pageSize: number;
  /** Bytes of the first page, from 0x18, that are masked. */
  readonly maskedHeader: number;
  /** On a data page: how many rows it has; their places follow. */
  readonly rowCountAt: number;
  /** In a table's definition. */
  readonly definition: {
    readonly rowsAt: number;
    readonly variableColumnsAt: number;
    readonly columnsAt: number;
    readonly realIndexesAt: number;
    readonly ownedPagesAt: number;
    /** Where what follows the counts begins: first an entry an index, then one a column. */
    readonly indexesAt: number;
    readonly indexSize: number;
    readonly columnSize: number;
  };
  /** In a column's entry of the definition. */
  readonly column: {
    readonly numberAt: number;
    readonly variableAt: number;
    readonly flagsAt: number;
    readonly fixedAt: number;
    readonly lengthAt: number;
  };
  /** Bytes of a length or a place within a row or a name. */
  readonly lengthSize: 1 | 2;
}

export const JET3: JetLayout = {
  version: 3,
  pageSize: 2048,
  maskedHeader: 126,
  rowCountAt: 8,
  definition: {
    rowsAt: 12,
    variableColumnsAt: 23,
    columnsAt: 25,
    realIndexesAt: 31,
    ownedPagesAt: 35,
    indexesAt: 43,
    indexSize: 8,
    columnSize: 18,
  },
  column: { numberAt: 1, variableAt: 3, flagsAt: 13, fixedAt: 14, lengthAt: 16 },
  lengthSize: 1,
};

export const JET4: JetLayout = {
  version: 4,
  pageSize: 4096,
  maskedHeader: 128,
  rowCountAt: 12,
  definition: {
    rowsAt: 16,
    variableColumnsAt: 43,
    columnsAt: 45,
    realIndexesAt: 51,
    ownedPagesAt: 55,
    indexesAt: 63,
    indexSize: 12,
    columnSize: 25,
  },
  column: { numberAt: 5, variableAt: 7, flagsAt: 15, fixedAt: 21, lengthAt: 23 },
  lengthSize: 2,
};

/** The first byte of a page. */
export const PAGE = { database: 0, data: 1, definition: 2, indexNode: 3, indexLeaf: 4, pageMap: 5 } as const;

/** Types of columns. Others than these are read as nothing. */
export const COLUMN = { boolean: 1, byte: 2, integer: 3, long: 4, float: 6, double: 7, date: 8, text: 10 } as const;

/** What the place of a row says besides where it is. */
export const ROW_MARK = { deleted: 0x8000, elsewhere: 0x4000, place: 0x1fff } as const;

/** The page of the table that lists all others. */
export const CATALOGUE_PAGE = 2;

/** What the first bytes of a file of Access are, from the fifth. */
export const SIGNATURE = 'Standard Jet DB\0';

/** From where the first page is masked, and with what: RC4 with a key that is the same in every file. */
export const MASK_FROM = 0x18;
export const MASK_KEY: readonly number[] = [0xc7, 0xda, 0x39, 0x6b];

/** On the first page, unmasked: the key of the other pages, nothing where they stand in clear. */
export const PAGE_KEY_AT = 0x3e;
