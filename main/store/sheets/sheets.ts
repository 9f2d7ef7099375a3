import type { Database } from 'better-sqlite3';
import type { RubberLaws } from '../../../src/bridge/rubber/rules.ts';
import type { SheetKind } from '../../../src/bridge/sheet/stored.ts';

/** Everything of a sheet but its lines. Each player is a row of `players`. */
export interface SheetDetailsRow {
  readonly north: number | null;
  readonly east: number | null;
  readonly south: number | null;
  readonly west: number | null;
  /** Null for minibridge. */
  readonly laws: RubberLaws | null;
  readonly isLeft: 0 | 1;
  readonly deleted: 0 | 1;
}

/** A sheet as it stands. Names are empty where nobody is known to sit. */
export interface StoredSheetRow extends SheetDetailsRow {
  readonly id: number;
  readonly kind: SheetKind;
  readonly startedAt: string;
  readonly northName: string;
  readonly eastName: string;
  readonly southName: string;
  readonly westName: string;
}

/** A line that is not taken away. */
export interface SheetLineRow {
  readonly ordinal: number;
  readonly shorthand: string;
}

/** Sheets of rubber bridge and minibridge. */
export interface SheetsTable {
  add(change: number, kind: SheetKind): number;
  addDetails(change: number, sheet: number, details: SheetDetailsRow): void;
  /** Writes a version of a line; an empty one takes it away. */
  writeLine(change: number, sheet: number, line: SheetLineRow): void;
  read(sheet: number): StoredSheetRow | null;
  lines(sheet: number): readonly SheetLineRow[];
  /** The number of the line after the last, whether that was taken away or not. */
  nextOrdinal(sheet: number): number;
  /** The sheets by whether they are deleted, begun last first. */
  list(deleted: boolean, from: number, limit: number): readonly StoredSheetRow[];
  count(deleted: boolean): number;
  /** The sheet that a change began; null where it began none. */
  begunBy(change: number): number | null;
  /** The details before the version that a change wrote; null where it wrote none. */
  detailsBefore(change: number): SheetDetailsRow | null;
  /** Each line that a change wrote, as it stood before; empty where it was not there. */
  linesBefore(change: number): readonly SheetLineRow[];
}

const SEATS = ['north', 'east', 'south', 'west'] as const;
const DETAILS = [...SEATS, 'laws', 'is_left AS isLeft', 'deleted'].map((column) => `details.${column}`).join(', ');
const NAMES = SEATS.map((seat) => `coalesce(${seat}_player.name, '') AS ${seat}Name`).join(', ');
const PLAYERS = SEATS.map((seat) => `LEFT JOIN known_players AS ${seat}_player ON ${seat}_player.id = details.${seat}`);
const CURRENT = `
  SELECT sheet.id, sheet.kind, change.at AS startedAt, ${DETAILS}, ${NAMES}
  FROM sheets AS sheet
    JOIN changes AS change ON change.id = sheet.change_id
    JOIN sheet_details AS details ON details.sheet_id = sheet.id
      AND details.version = (SELECT max(version) FROM sheet_details WHERE sheet_id = sheet.id)
    ${PLAYERS.join('\n    ')}`;

export function sheetsTable(db: Database): SheetsTable {
  const insert = db.prepare('INSERT INTO sheets (change_id, kind) VALUES (?, ?)');
  const insertDetails = db.prepare(
    `INSERT INTO sheet_details (sheet_id, version, change_id, north, east, south, west, laws, is_left, deleted)
     VALUES (:sheet, 1 + (SELECT coalesce(max(version), 0) FROM sheet_details WHERE sheet_id = :sheet), :change,
       :north, :east, :south, :west, :laws, :isLeft, :deleted)`,
  );
  const insertLine = db.prepare(
    `INSERT INTO sheet_lines (sheet_id, ordinal, version, change_id, shorthand)
     VALUES (:sheet, :ordinal,
       1 + (SELECT coalesce(max(version), 0) FROM sheet_lines WHERE sheet_id = :sheet AND ordinal = :ordinal),
       :change, :shorthand)`,
  );
  const read = db.prepare<[number], StoredSheetRow>(`${CURRENT} WHERE sheet.id = ?`);
  const lines = db.prepare<[number], SheetLineRow>(
    `SELECT ordinal, shorthand FROM sheet_lines AS line
     WHERE sheet_id = ? AND shorthand <> ''
       AND version = (SELECT max(version) FROM sheet_lines WHERE sheet_id = line.sheet_id AND ordinal = line.ordinal)
     ORDER BY ordinal`,
  );
  const next = db
    .prepare<[number], number>('SELECT 1 + coalesce(max(ordinal), 0) FROM sheet_lines WHERE sheet_id = ?')
    .pluck();
  const list = db.prepare<[number, number, number], StoredSheetRow>(
    `${CURRENT} WHERE details.deleted = ? ORDER BY sheet.id DESC LIMIT ? OFFSET ?`,
  );
  const count = db
    .prepare<[number], number>(
      `SELECT count(*) FROM sheet_details AS details
       WHERE deleted = ? AND version = (SELECT max(version) FROM sheet_details WHERE sheet_id = details.sheet_id)`,
    )
    .pluck();
  const begunBy = db.prepare<[number], number>('SELECT id FROM sheets WHERE change_id = ?').pluck();
  const detailsBefore = db.prepare<[number], SheetDetailsRow>(
    `SELECT ${DETAILS} FROM sheet_details AS written
       JOIN sheet_details AS details ON details.sheet_id = written.sheet_id AND details.version = written.version - 1
     WHERE written.change_id = ?`,
  );
  const linesBefore = db.prepare<[number], SheetLineRow>(
    `SELECT written.ordinal, coalesce(earlier.shorthand, '') AS shorthand
     FROM sheet_lines AS written
       LEFT JOIN sheet_lines AS earlier ON earlier.sheet_id = written.sheet_id AND earlier.ordinal = written.ordinal
         AND earlier.version = written.version - 1
     WHERE written.change_id = ?
     ORDER BY written.ordinal`,
  );
  return {
    add: (change, kind) => Number(insert.run(change, kind).lastInsertRowid),
    addDetails(change, sheet, { north, east, south, west, laws, isLeft, deleted }) {
      insertDetails.run({ sheet, change, north, east, south, west, laws, isLeft, deleted });
    },
    writeLine: (change, sheet, { ordinal, shorthand }) => void insertLine.run({ change, sheet, ordinal, shorthand }),
    read: (sheet) => read.get(sheet) ?? null,
    lines: (sheet) => lines.all(sheet),
    nextOrdinal: (sheet) => next.get(sheet) ?? 1,
    list: (deleted, from, limit) => list.all(deleted ? 1 : 0, limit, from),
    count: (deleted) => count.get(deleted ? 1 : 0) ?? 0,
    begunBy: (change) => begunBy.get(change) ?? null,
    detailsBefore: (change) => detailsBefore.get(change) ?? null,
    linesBefore: (change) => linesBefore.all(change),
  };
}
