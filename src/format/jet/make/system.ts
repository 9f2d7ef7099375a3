/**
 * The tables that the engine keeps for itself in every database: the list of all objects, who may do what with them,
 * stored queries and relations. Their columns and indexes are those of a real file.
 */
import type { JetValue } from '../rows.ts';
import type { JetIndexToMake } from './definition.ts';
import type { JetColumnToMake, JetTableToMake } from './table.ts';

export interface SystemTable extends JetTableToMake {
  readonly indexes: readonly JetIndexToMake[];
}

const OF_ENGINE = 0x80_00_00_00 | 0;
const ROOT = 0x0f_00_00_00;
const [TABLES, DATABASES, RELATIONSHIPS] = [ROOT + 1, ROOT + 2, ROOT + 3];
const DATABASE = 0x10_00_00_00;
const [CONTAINER, DATABASE_OBJECT, TABLE] = [3, 2, 1];

/** Masked names of the engine's own users: the engine, whoever made an object, all users, the administrator. */
const [ENGINE, MAKER, USERS, ADMINISTRATOR] = ['\xa6\x31', '\xa7\x33', '\xa1\x33', '\xa6\x33'];
const EVERYTHING = 0xf_ff_ff;

/** The tables of the engine, on pages 2 to 5 in this order, for a database with these tables on these pages. */
export function systemTables(
  tables: readonly { readonly name: string; readonly page: number }[],
  created: number,
): readonly SystemTable[] {
  const object = (id: number, parent: number, name: string, type: number, owner: string, flags: number) =>
    [id, parent, name, type, created, created, owner, flags, ...NINE_EMPTY] as readonly JetValue[];
  const own = SYSTEM_NAMES.map((name, index) => object(index + 2, TABLES, name, TABLE, ENGINE, OF_ENGINE));
  const objects = [
    object(TABLES, ROOT, 'Tables', CONTAINER, ENGINE, OF_ENGINE),
    object(DATABASES, ROOT, 'Databases', CONTAINER, ENGINE, OF_ENGINE),
    object(RELATIONSHIPS, ROOT, 'Relationships', CONTAINER, ENGINE, OF_ENGINE),
    object(DATABASE, DATABASES, 'MSysDb', DATABASE_OBJECT, ADMINISTRATOR, OF_ENGINE),
    ...own,
    ...tables.map(({ name, page }) => object(page, TABLES, name, TABLE, ADMINISTRATOR, 0)),
  ];
  const rights = objects.flatMap(([id]) =>
    [ADMINISTRATOR, USERS, MAKER].map((who) => [id ?? null, who, EVERYTHING, true]),
  );
  return [
    { name: 'MSysObjects', columns: OBJECT_COLUMNS, rows: objects, indexes: [BY_PARENT, BY_ID] },
    { name: 'MSysACEs', columns: RIGHT_COLUMNS, rows: rights, indexes: [index('ObjectId', [0], 8)] },
    { name: 'MSysQueries', columns: QUERY_COLUMNS, rows: [], indexes: [primary('ObjectIdAttribute', [0, 1, 2])] },
    {
      name: 'MSysRelationships',
      columns: RELATION_COLUMNS,
      rows: [],
      indexes: [index('szRelationship', [0], 2), index('szObject', [4], 2), index('szReferencedObject', [6], 2)],
    },
  ];
}

const SYSTEM_NAMES = ['MSysObjects', 'MSysACEs', 'MSysQueries', 'MSysRelationships'];
const NINE_EMPTY: readonly null[] = Array.from({ length: 9 }, () => null);

const OBJECT_COLUMNS: readonly JetColumnToMake[] = [
  { name: 'Id', type: 'long' },
  { name: 'ParentId', type: 'long' },
  { name: 'Name', type: 'text', length: 255 },
  { name: 'Type', type: 'integer' },
  { name: 'DateCreate', type: 'date' },
  { name: 'DateUpdate', type: 'date' },
  { name: 'Owner', type: 'binary' },
  { name: 'Flags', type: 'long' },
  { name: 'Database', type: 'memo' },
  { name: 'Connect', type: 'memo' },
  { name: 'ForeignName', type: 'text', length: 255 },
  { name: 'RmtInfoShort', type: 'binary' },
  { name: 'RmtInfoLong', type: 'object' },
  { name: 'Lv', type: 'object' },
  { name: 'LvProp', type: 'object' },
  { name: 'LvModule', type: 'object' },
  { name: 'LvExtra', type: 'object' },
];

const RIGHT_COLUMNS: readonly JetColumnToMake[] = [
  { name: 'ObjectId', type: 'long' },
  { name: 'SID', type: 'binary' },
  { name: 'ACM', type: 'long' },
  { name: 'FInheritable', type: 'boolean' },
];

const QUERY_COLUMNS: readonly JetColumnToMake[] = [
  { name: 'ObjectId', type: 'long' },
  { name: 'Attribute', type: 'byte' },
  { name: 'Order', type: 'binary' },
  { name: 'Name1', type: 'text', length: 255 },
  { name: 'Name2', type: 'text', length: 255 },
  { name: 'Expression', type: 'memo' },
  { name: 'Flag', type: 'integer' },
];

const RELATION_COLUMNS: readonly JetColumnToMake[] = [
  { name: 'szRelationship', type: 'text', length: 255 },
  { name: 'grbit', type: 'long' },
  { name: 'ccolumn', type: 'long' },
  { name: 'icolumn', type: 'long' },
  { name: 'szObject', type: 'text', length: 255 },
  { name: 'szColumn', type: 'text', length: 255 },
  { name: 'szReferencedObject', type: 'text', length: 255 },
  { name: 'szReferencedColumn', type: 'text', length: 255 },
];

const BY_PARENT = { name: 'ParentIdName', columns: [1, 2], isPrimary: false, flags: 1 };
const BY_ID = primary('Id', [0]);

function index(name: string, columns: readonly number[], flags: number): JetIndexToMake {
  return { name, columns, isPrimary: false, flags };
}

function primary(name: string, columns: readonly number[]): JetIndexToMake {
  return { name, columns, isPrimary: true, flags: 1 };
}
