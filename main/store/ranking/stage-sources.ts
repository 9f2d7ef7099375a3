import { createHash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { stageOf } from './keys.ts';
import { unpackResults, type ClubResults } from './packed-results.ts';

/** Another club that plays the boards of a session: one version of what it sent. */
export interface SourceRow {
  /** The global id of its event, or one of its own where it sent a table. */
  readonly gid: string;
  readonly version: number;
  readonly club: string;
  /** Of what it sent, in hexadecimal digits. */
  readonly digest: string;
}

/** A player of another club: the place of the pair among its pairs, and the player's in it. */
export interface SourcePlayerRow {
  readonly pair: number;
  readonly place: 1 | 2;
  readonly player: number;
}

/** The same by the name that the player is known by. */
export interface NamedSourcePlayer extends Pick<SourcePlayerRow, 'pair' | 'place'> {
  readonly name: string;
}

export interface NewSource extends Pick<SourceRow, 'gid' | 'club' | 'digest'> {
  readonly results: Uint8Array;
  readonly players: readonly SourcePlayerRow[];
}

/** Other clubs that play the boards of a session, by the session: versions are only added. */
export interface StageSourcesTable {
  /** How many there are. */
  count(session: number): number;
  /** Those that are there, in order of name. */
  current(session: number): readonly SourceRow[];
  results(session: number, source: Pick<SourceRow, 'gid' | 'version'>): ClubResults;
  players(session: number, source: Pick<SourceRow, 'gid' | 'version'>): readonly NamedSourcePlayer[];
  add(session: number, change: number, source: NewSource): void;
  remove(session: number, change: number, gid: string): void;
  /** Writes what stood before a change, as the next versions. @returns of how many clubs */
  restore(session: number, undone: number, change: number): number;
  /** Unpacks every version that was ever there; throws where one is no results. */
  check(session: number): void;
  /** The global id of the session's own event, in hexadecimal digits. */
  ownGid(session: number): string;
}

/** The bytes of what a club sent, as one short text. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

interface Key {
  readonly session: number;
  readonly gid: string;
  readonly version: number;
}

const NEXT_VERSION = `1 + (
  SELECT coalesce(max(version), 0) FROM stage_sources WHERE stage_id = ${stageOf(':session')} AND event_gid = :gid)`;
const IS_NEWEST = `source.version = (
  SELECT max(version) FROM stage_sources WHERE stage_id = source.stage_id AND event_gid = source.event_gid)`;
const OF_SESSION = `FROM stage_sources AS source WHERE source.stage_id = ${stageOf('?')}`;
const OF_KEY = `stage_id = ${stageOf(':session')} AND event_gid = unhex(:gid) AND version = :version`;

export function stageSourcesTable(db: Database): StageSourcesTable {
  const count = db
    .prepare<[number], number>(`SELECT count(*) ${OF_SESSION} AND results IS NOT NULL AND ${IS_NEWEST}`)
    .pluck();
  const current = db.prepare<[number], SourceRow>(
    `SELECT lower(hex(event_gid)) AS gid, version, club, lower(hex(digest)) AS digest
     ${OF_SESSION} AND results IS NOT NULL AND ${IS_NEWEST} ORDER BY club COLLATE NOCASE, event_gid`,
  );
  const results = db.prepare<[Key], Buffer>(`SELECT results FROM stage_sources WHERE ${OF_KEY}`).pluck();
  const players = db.prepare<[Key], NamedSourcePlayer>(
    `SELECT seat.pair, seat.place, player.name
     FROM stage_source_players AS seat JOIN known_players AS player ON player.id = seat.player_id
     WHERE ${OF_KEY} ORDER BY seat.pair, seat.place`,
  );
  const all = db.prepare<[number], Buffer>(`SELECT results ${OF_SESSION} AND results IS NOT NULL`).pluck();
  const ownGid = db
    .prepare<[number], string>(
      'SELECT lower(hex(gid)) FROM events WHERE id = (SELECT event_id FROM sessions WHERE id = ?)',
    )
    .pluck();
  const nextVersion = db.prepare<[{ session: number; gid: Buffer }], number>(`SELECT ${NEXT_VERSION}`).pluck();
  const insert = db.prepare(
    `INSERT INTO stage_sources (stage_id, event_gid, version, change_id, club, digest, results)
     VALUES (${stageOf(':session')}, :gid, :version, :change, :club, :digest, :results)`,
  );
  const insertPlayer = db.prepare(
    `INSERT INTO stage_source_players (stage_id, event_gid, version, pair, place, player_id)
     VALUES (${stageOf(':session')}, :gid, :version, :pair, :place, :player)`,
  );
  const remove = db.prepare(
    `INSERT INTO stage_sources (stage_id, event_gid, version, change_id, club)
     SELECT stage_id, event_gid, version + 1, :change, club FROM stage_sources AS source
     WHERE stage_id = ${stageOf(':session')} AND event_gid = :gid AND ${IS_NEWEST}`,
  );
  const written = db.prepare<[number], { readonly gid: Buffer; readonly version: number }>(
    'SELECT event_gid AS gid, version FROM stage_sources WHERE change_id = ?',
  );
  const restore = db.prepare(
    `INSERT INTO stage_sources (stage_id, event_gid, version, change_id, club, digest, results)
     SELECT stage_id, event_gid, :version, :change, club, digest, results FROM stage_sources
     WHERE stage_id = ${stageOf(':session')} AND event_gid = :gid AND version = :before`,
  );
  const restorePlayers = db.prepare(
    `INSERT INTO stage_source_players (stage_id, event_gid, version, pair, place, player_id)
     SELECT stage_id, event_gid, :version, pair, place, player_id FROM stage_source_players
     WHERE stage_id = ${stageOf(':session')} AND event_gid = :gid AND version = :before`,
  );
  const versionAfter = (session: number, gid: Buffer): number => nextVersion.get({ session, gid }) ?? 1;
  const removeNow = (session: number, change: number, gid: Buffer) => void remove.run({ session, change, gid });
  return {
    count: (session) => count.get(session) ?? 0,
    current: (session) => current.all(session),
    results(session, { gid, version }) {
      const bytes = results.get({ session, gid, version });
      if (!bytes) throw new Error(`there is no version ${version} of the results of ${gid}`);
      return unpackResults(bytes);
    },
    players: (session, { gid, version }) => players.all({ session, gid, version }),
    add(session, change, { gid: hex, club, digest, results: packed, players: seated }) {
      const gid = Buffer.from(hex, 'hex');
      const version = versionAfter(session, gid);
      insert.run({ session, gid, version, change, club, digest: Buffer.from(digest, 'hex'), results: packed });
      for (const seat of seated) insertPlayer.run({ session, gid, version, ...seat });
    },
    remove: (session, change, gid) => removeNow(session, change, Buffer.from(gid, 'hex')),
    restore(session, undone, change) {
      const clubs = written.all(undone);
      for (const { gid, version: undoneVersion } of clubs) {
        if (undoneVersion === 1) {
          removeNow(session, change, gid);
          continue;
        }
        const key = { session, gid, version: versionAfter(session, gid), before: undoneVersion - 1 };
        restore.run({ ...key, change });
        restorePlayers.run(key);
      }
      return clubs.length;
    },
    check(session) {
      for (const bytes of all.all(session)) unpackResults(bytes);
    },
    ownGid: (session) => ownGid.get(session) ?? '',
  };
}
