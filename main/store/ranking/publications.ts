import type { Database } from 'better-sqlite3';
import type { Side } from '../../../src/bridge/seat.ts';
import { contestantOf, entryOf, stageOf } from './keys.ts';

/** A pair's place as it was made official. */
export interface PlaceRow {
  readonly by: 'scratch' | 'handicap' | 'stratum';
  readonly line: Side | null;
  readonly entry: number;
  readonly place: number | null;
  readonly tied: 0 | 1;
  /** Exact; null without a board. */
  readonly figure: string | null;
  /** Of a place within a stratum; null for other places. */
  readonly stratum: number | null;
}

/** Masterpoints of a player, as they were made official. */
export interface AwardRow {
  readonly player: number;
  readonly scheme: string;
  /** Exact. */
  readonly amount: string;
}

/** A publication of whichever session, without what it made official. */
export interface PublicationHead {
  readonly id: number;
  readonly stage: number;
  readonly session: number | null;
  readonly kind: PublicationRow['kind'];
}

interface Common {
  readonly session: number;
  /** The session's newest change at that moment. */
  readonly asOf: number;
  /** The change it was written by. */
  readonly change: number;
  readonly author: string;
  readonly at: string;
}

/** A ranking made official, with the end of its correction period and its places in the order of the ranking. */
export interface PublishedRow extends Common {
  readonly kind: 'published';
  readonly until: string;
  readonly places: readonly PlaceRow[];
  readonly awards: readonly AwardRow[];
}

/** A ranking was published, its correction period ended, or the newest of these that stands was withdrawn. */
export type PublicationRow = PublishedRow | (Common & { readonly kind: 'ended' | 'withdrawn'; readonly until: null });

/** Publications: rows are only added. */
export interface PublicationsTable {
  /** Oldest first. */
  ofSession(session: number): readonly PublicationRow[];
  add(row: PublicationRow): void;
  /** All publications that belong to an event that is not deleted, oldest first. */
  heads(): readonly PublicationHead[];
  /** The awards of a publication. */
  awards(publication: number): readonly AwardRow[];
}

type Head = (Omit<PublishedRow, 'places' | 'awards'> | Exclude<PublicationRow, PublishedRow>) & { readonly id: number };

export function publicationsTable(db: Database): PublicationsTable {
  const ofSession = db.prepare<[number], Head>(
    `SELECT id, session_id AS session, kind, as_of AS asOf, change_id AS change, corrections_until AS until, author, at
     FROM publications WHERE session_id = ? ORDER BY id`,
  );
  const placesOf = db.prepare<[number], PlaceRow>(
    `SELECT ranking AS by, line, ${entryOf('published.contestant_id', 'publication.stage_id')} AS entry, place, tied, figure, stratum
     FROM published_places AS published JOIN publications AS publication ON publication.id = publication_id
     WHERE publication_id = ? ORDER BY ordinal`,
  );
  const insert = db.prepare(
    `INSERT INTO publications (stage_id, session_id, kind, as_of, change_id, corrections_until, author, at)
     VALUES (${stageOf(':session')}, :session, :kind, :asOf, :change, :until, :author, :at)`,
  );
  const insertPlace = db.prepare(
    `INSERT INTO published_places (publication_id, ordinal, ranking, line, contestant_id, place, tied, figure, stratum)
     VALUES (:publication, :ordinal, :by, :line, ${contestantOf(':entry')}, :place, :tied, :figure, :stratum)`,
  );
  const insertAward = db.prepare(
    'INSERT INTO awards (publication_id, player_id, scheme, amount) VALUES (:publication, :player, :scheme, :amount)',
  );
  const awardsOf = db.prepare<[number], AwardRow>(
    'SELECT player_id AS player, scheme, amount FROM awards WHERE publication_id = ? ORDER BY player_id, scheme',
  );
  const heads = db.prepare<[], PublicationHead>(
    `SELECT own.id, own.stage_id AS stage, own.session_id AS session, own.kind
     FROM publications AS own
       JOIN stages AS stage ON stage.id = own.stage_id
       JOIN current_events AS event ON event.id = stage.event_id
     ORDER BY own.id`,
  );
  return {
    heads: () => heads.all(),
    awards: (publication) => awardsOf.all(publication),
    ofSession: (session) =>
      ofSession.all(session).map(({ id, ...row }) => {
        return row.kind === 'published' ? { ...row, places: placesOf.all(id), awards: awardsOf.all(id) } : row;
      }),
    add(row) {
      const { session, kind, asOf, change, until, author, at } = row;
      const publication = insert.run({ session, kind, asOf, change, until, author, at }).lastInsertRowid;
      if (row.kind !== 'published') return;
      for (const [index, place] of row.places.entries()) insertPlace.run({ ...place, publication, ordinal: index + 1 });
      for (const award of row.awards) insertAward.run({ publication, ...award });
    },
  };
}
