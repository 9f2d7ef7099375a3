import type { Database } from 'better-sqlite3';
import type { EventFileFault } from '../../../src/language/files/event-file.ts';
import { insertEventRows, type InsertedRows, type RowsTarget } from './insert-rows.ts';
import { insertFilePlayer, type NewFilePlayer } from './players.ts';
import { readEventRows } from './read-rows.ts';
import type { EventRows } from './tables.ts';

/** An event as it is known by its global id. */
export interface KnownEvent {
  readonly event: number;
  /** Its first session. */
  readonly session: number;
  readonly name: string;
  readonly deleted: 0 | 1;
  /** Whether it was removed for good. */
  readonly removed: 0 | 1;
}

/** A player as an event file may name one. */
export interface KnownPlayer {
  readonly id: number;
  readonly gid: string;
  readonly forgotten: 0 | 1;
}

/** Events as they travel in files of their own. */
export interface EventFilesTable {
  /** Everything of an event. */
  rows(event: number): EventRows;
  /** The event of a file that has one. */
  onlyEvent(): number;
  /** The event of a session. */
  eventOf(session: number): number | null;
  /** The event with a global id; null where there is none. */
  byGid(gid: string): KnownEvent | null;
  head(event: number): KnownEvent | null;
  playersByGid(): ReadonlyMap<string, KnownPlayer>;
  addPlayer(player: NewFilePlayer): number;
  insert(rows: EventRows, target: RowsTarget): InsertedRows | Extract<EventFileFault, { readonly code: 'impossible' }>;
}

const headWhere = (which: string) => `
  SELECT event.id AS event, min(session.id) AS session, details.name, details.deleted,
    EXISTS (SELECT 1 FROM event_removals WHERE event_id = event.id) AS removed
  FROM events AS event
    JOIN sessions AS session ON session.event_id = event.id
    JOIN event_details AS details ON details.event_id = event.id
      AND details.version = (SELECT max(version) FROM event_details WHERE event_id = event.id)
  WHERE ${which} GROUP BY event.id`;

/** @param now the open connection: what an event consists of is read from the schema itself */
export function eventFilesTable(now: () => Database): EventFilesTable {
  return {
    rows: (event) => readEventRows(now(), event),
    onlyEvent: () => now().prepare<[], number>('SELECT id FROM events').pluck().get() ?? 0,
    eventOf: (session) =>
      now().prepare<[number], number>('SELECT event_id FROM sessions WHERE id = ?').pluck().get(session) ?? null,
    byGid: (gid) => now().prepare<[string], KnownEvent>(headWhere('event.gid = unhex(?)')).get(gid) ?? null,
    head: (event) => now().prepare<[number], KnownEvent>(headWhere('event.id = ?')).get(event) ?? null,
    playersByGid: () =>
      new Map(
        now()
          .prepare<[], KnownPlayer>(
            'SELECT id, lower(hex(gid)) AS gid, forgotten_at IS NOT NULL AS forgotten FROM players',
          )
          .all()
          .map((player) => [player.gid, player]),
      ),
    addPlayer: (player) => insertFilePlayer(now(), player),
    insert: (rows, target) => insertEventRows(now(), rows, target),
  };
}
