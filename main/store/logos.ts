import type { Database } from 'better-sqlite3';

/** A logo as it is stored. */
export interface StoredLogo {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly picture: Uint8Array;
}

/** The club's logo: the newest version is in use. */
export interface LogosTable {
  /** Null where there is none, or none any more. */
  read(): StoredLogo | null;
  /** Null takes the logo away. */
  write(change: number, logo: StoredLogo | null): void;
  /** Whether a change wrote the logo. */
  isOf(change: number): boolean;
  /** The logo before a change that wrote one; null where there was none. */
  before(change: number): StoredLogo | null;
}

type LogoRow = { [Key in keyof StoredLogo]: StoredLogo[Key] | null };

function logoFrom(row: LogoRow | undefined): StoredLogo | null {
  return row && row.picture !== null ? (row as StoredLogo) : null;
}

export function logosTable(db: Database): LogosTable {
  const newest = db.prepare<[], LogoRow>(
    'SELECT type, width, height, picture FROM club_logos ORDER BY version DESC LIMIT 1',
  );
  const isOf = db.prepare<[number]>('SELECT 1 FROM club_logos WHERE change_id = ?');
  const before = db.prepare<[number], LogoRow>(
    `SELECT type, width, height, picture FROM club_logos
     WHERE version = (SELECT version FROM club_logos WHERE change_id = ?) - 1`,
  );
  const insert = db.prepare(
    `INSERT INTO club_logos (version, change_id, type, width, height, picture)
     VALUES (1 + (SELECT coalesce(max(version), 0) FROM club_logos), :change, :type, :width, :height, :picture)`,
  );
  return {
    read: () => logoFrom(newest.get()),
    isOf: (change) => isOf.get(change) !== undefined,
    before: (change) => logoFrom(before.get(change)),
    write: (change, logo) =>
      void insert.run({ change, ...(logo ?? { type: null, width: null, height: null, picture: null }) }),
  };
}
