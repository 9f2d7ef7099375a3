import type { Database } from 'better-sqlite3';

/** A version of a season: its name, and as JSON which sessions it takes and by which rules it is ranked. */
export interface SeasonVersion {
  readonly name: string;
  readonly rules: string;
  readonly deleted: 0 | 1;
}

export interface StoredSeasonRow extends SeasonVersion {
  readonly id: number;
  readonly version: number;
  /** When it was changed last. */
  readonly at: string;
}

/** A session of a stage; without a session the stage over all of them. */
export interface StageSession {
  readonly stage: number;
  readonly session: number | null;
}

/** Whether a session counts in a season by hand; null: as the rule of the season says. */
export interface SeasonSessionRow extends StageSession {
  readonly counts: 0 | 1 | null;
  /** The given ranking that was written with it; null where none was. */
  readonly publication: number | null;
}

/** Championships and ladders: versions are only added. */
export interface SeasonsTable {
  add(): number;
  addVersion(change: number, season: number, version: SeasonVersion): void;
  read(season: number): StoredSeasonRow | null;
  /** Begun last first. */
  list(deleted: boolean): readonly StoredSeasonRow[];
  /** The season that a change began; null where it began none. */
  begunBy(change: number): number | null;
  /** The season that a change wrote something of; null where it wrote nothing. */
  changedBy(change: number): number | null;
  /** The version before the one that a change wrote; null where it wrote none, or the first. */
  versionBefore(change: number): (SeasonVersion & { readonly season: number }) | null;
  setSession(change: number, season: number, row: SeasonSessionRow): void;
  /** What was put in and left out by hand. */
  sessions(season: number): readonly SeasonSessionRow[];
  /** The sessions that a change put in or left out, as they stood before, with the given ranking that it wrote. */
  sessionsBefore(change: number): readonly (SeasonSessionRow & { readonly season: number })[];
}

const CURRENT = `
  SELECT rule.season_id AS id, rule.version, rule.name, rule.rules, rule.deleted, change.at
  FROM season_rules AS rule JOIN changes AS change ON change.id = rule.change_id
  WHERE rule.version = (SELECT max(version) FROM season_rules WHERE season_id = rule.season_id)`;

export function seasonsTable(db: Database): SeasonsTable {
  const insert = db.prepare('INSERT INTO seasons DEFAULT VALUES');
  const insertVersion = db.prepare(
    `INSERT INTO season_rules (season_id, version, change_id, name, rules, deleted)
     VALUES (:season, 1 + (SELECT coalesce(max(version), 0) FROM season_rules WHERE season_id = :season), :change, :name,
       :rules, :deleted)`,
  );
  const read = db.prepare<[number], StoredSeasonRow>(`${CURRENT} AND rule.season_id = ?`);
  const list = db.prepare<[number], StoredSeasonRow>(`${CURRENT} AND rule.deleted = ? ORDER BY rule.season_id DESC`);
  const begunBy = db
    .prepare<[number], number>('SELECT season_id FROM season_rules WHERE change_id = ? AND version = 1')
    .pluck();
  const changedBy = db
    .prepare<[{ change: number }], number>(
      `SELECT season_id FROM season_rules WHERE change_id = :change
       UNION SELECT season_id FROM season_sessions WHERE change_id = :change`,
    )
    .pluck();
  const versionBefore = db.prepare<[number], SeasonVersion & { season: number }>(
    `SELECT earlier.season_id AS season, earlier.name, earlier.rules, earlier.deleted
     FROM season_rules AS written
       JOIN season_rules AS earlier ON earlier.season_id = written.season_id AND earlier.version = written.version - 1
     WHERE written.change_id = ?`,
  );
  const setSession = db.prepare(
    `INSERT INTO season_sessions (season_id, stage_id, session_id, version, change_id, counts,
       publication_id)
     VALUES (:season, :stage, :session, 1 + (
       SELECT coalesce(max(version), 0) FROM season_sessions
       WHERE season_id = :season AND stage_id = :stage AND session_id IS :session), :change, :counts, :publication)`,
  );
  const sessions = db.prepare<[number], SeasonSessionRow>(
    `SELECT stage_id AS stage, session_id AS session, counts, publication_id AS publication
     FROM season_sessions AS part
     WHERE season_id = ? AND counts IS NOT NULL AND version = (
       SELECT max(version) FROM season_sessions
       WHERE season_id = part.season_id AND stage_id = part.stage_id AND session_id IS part.session_id)
     ORDER BY stage_id, session_id`,
  );
  const sessionsBefore = db.prepare<[number], SeasonSessionRow & { season: number }>(
    `SELECT written.season_id AS season, written.stage_id AS stage, written.session_id AS session, earlier.counts,
       written.publication_id AS publication
     FROM season_sessions AS written
       LEFT JOIN season_sessions AS earlier ON earlier.season_id = written.season_id
         AND earlier.stage_id = written.stage_id AND earlier.session_id IS written.session_id
         AND earlier.version = written.version - 1
     WHERE written.change_id = ? ORDER BY written.id`,
  );
  return {
    add: () => Number(insert.run().lastInsertRowid),
    addVersion(change, season, { name, rules, deleted }) {
      insertVersion.run({ season, change, name, rules, deleted });
    },
    read: (season) => read.get(season) ?? null,
    list: (deleted) => list.all(deleted ? 1 : 0),
    begunBy: (change) => begunBy.get(change) ?? null,
    changedBy: (change) => changedBy.get({ change }) ?? null,
    versionBefore: (change) => versionBefore.get(change) ?? null,
    setSession(change, season, { stage, session, counts, publication }) {
      setSession.run({ season, stage, session, change, counts, publication });
    },
    sessions: (season) => sessions.all(season),
    sessionsBefore: (change) => sessionsBefore.all(change),
  };
}
