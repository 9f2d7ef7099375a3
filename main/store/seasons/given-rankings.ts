import type { Database } from 'better-sqlite3';
import { contestantOf, entryOf } from '../ranking/keys.ts';
import type { Signature } from '../changes.ts';

/** A place that was given without results. */
export interface GivenPlaceRow {
  readonly entry: number;
  /** From 1; null without a place. */
  readonly place: number | null;
  readonly tied: 0 | 1;
  /** The percentage, exact; null where only places are known. */
  readonly figure: string | null;
}

interface GivenHead extends Signature {
  readonly stage: number;
  readonly change: number;
}

/** A publication of a stage that has no results. */
export interface GivenRow {
  readonly id: number;
  readonly event: number;
  readonly stage: number;
  readonly kind: 'published' | 'withdrawn';
  /** At noon of the day of play. */
  readonly at: string;
}

/** Rankings without results: they are published as they are given. */
export interface GivenRankingsTable {
  /** @returns the publication */
  publish(head: GivenHead, places: readonly GivenPlaceRow[]): number;
  withdraw(head: GivenHead): number;
  /** The newest of a stage that stands; null where none does. */
  current(stage: number): GivenRow | null;
  /** The one of a stage before another; null where there was none. */
  before(stage: number, publication: number): GivenRow | null;
  written(publication: number): GivenRow;
  /** The name of its event when a ranking was written. */
  nameAt(publication: number): string;
  /** In order of the ranking. */
  places(publication: number): readonly GivenPlaceRow[];
}

export function givenRankingsTable(db: Database): GivenRankingsTable {
  const insert = db.prepare(
    `INSERT INTO publications (stage_id, session_id, kind, as_of, change_id, corrections_until, author, at)
     VALUES (:stage, NULL, :kind, :change, :change, :until, :author, :at)`,
  );
  const insertPlace = db.prepare(
    `INSERT INTO published_places (publication_id, ordinal, ranking, line, contestant_id, place, tied, figure, stratum)
     VALUES (:publication, :ordinal, 'scratch', NULL, ${contestantOf(':entry')}, :place, :tied, :figure, NULL)`,
  );
  const row = `SELECT publication.id, stage.event_id AS event, stage.id AS stage, publication.kind, publication.at
    FROM publications AS publication JOIN stages AS stage ON stage.id = publication.stage_id
    WHERE stage.form = 'given' AND stage.id = ?`;
  const current = db.prepare<[number], GivenRow>(`${row} ORDER BY publication.id DESC LIMIT 1`);
  const before = db.prepare<[number, number], GivenRow>(
    `${row} AND publication.id < ? ORDER BY publication.id DESC LIMIT 1`,
  );
  const written = db.prepare<[number], GivenRow>(
    `SELECT publication.id, stage.event_id AS event, stage.id AS stage, publication.kind, publication.at
     FROM publications AS publication JOIN stages AS stage ON stage.id = publication.stage_id
     WHERE publication.id = ?`,
  );
  const nameAt = db
    .prepare<[number], string>(
      `SELECT details.name
       FROM publications AS publication JOIN event_details AS details ON details.change_id = publication.change_id
       WHERE publication.id = ?`,
    )
    .pluck();
  const places = db.prepare<[number], GivenPlaceRow>(
    `SELECT ${entryOf('published.contestant_id', 'publication.stage_id')} AS entry, place, tied, figure
     FROM published_places AS published JOIN publications AS publication ON publication.id = publication_id
     WHERE publication_id = ? ORDER BY ordinal`,
  );
  const write = (head: GivenHead, kind: GivenRow['kind']) => {
    const { stage, change, author, at } = head;
    const until = kind === 'published' ? at : null;
    return Number(insert.run({ stage, change, kind, until, author, at }).lastInsertRowid);
  };
  return {
    publish(head, all) {
      const publication = write(head, 'published');
      for (const [index, place] of all.entries()) insertPlace.run({ ...place, publication, ordinal: index + 1 });
      return publication;
    },
    withdraw: (head) => write(head, 'withdrawn'),
    current(stage) {
      const newest = current.get(stage);
      return newest?.kind === 'published' ? newest : null;
    },
    before: (stage, publication) => before.get(stage, publication) ?? null,
    written: (publication) => theRow(written.get(publication), publication),
    nameAt: (publication) => theRow(nameAt.get(publication), publication),
    places: (publication) => places.all(publication),
  };
}

function theRow<Row>(row: Row | undefined, publication: number): Row {
  if (row === undefined) throw new Error(`there is no given ranking ${publication}`);
  return row;
}
