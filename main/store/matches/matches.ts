import type { Database } from 'better-sqlite3';
import { contestantOf, entryOf, stageOf } from '../ranking/keys.ts';

/** Two entries against each other, or one with a bye, in rounds of a stage. */
export interface NewMatch {
  /** The first and the last round in which it is played. */
  readonly round: number;
  readonly lastRound: number;
  /** The entries under which the two are ranked; null: a bye. */
  readonly home: number;
  readonly away: number | null;
}

export interface MatchRow extends NewMatch {
  readonly id: number;
}

/** Who meets whom from a round on, and by what rule. */
export interface DrawRow {
  readonly round: number;
  /** As JSON. */
  readonly rule: string;
  /** In order of the draw. */
  readonly matches: readonly number[];
}

/** The matches of stages and their draws: both are only added, and the newest announced draw of a round counts. */
export interface MatchesTable {
  add(stage: number, match: NewMatch): number;
  /** Adds the next version of the draw of a round, announced at once. */
  draw(stage: number, change: number, draw: DrawRow): void;
  /** The matches of a session's stage, in order of round and of the draw. */
  drawn(session: number): readonly MatchRow[];
  /** Whether a board is in play at a table: it is there, and no other match dealt it. */
  mayPlay(table: { readonly section: number; readonly round: number; readonly table: number }, board: number): boolean;
}

export function matchesTable(db: Database): MatchesTable {
  const insert = db.prepare(
    `INSERT INTO matches (stage_id, round, last_round, home, away)
     VALUES (:stage, :round, :lastRound, ${contestantOf(':home')}, ${contestantOf(':away')})`,
  );
  const insertDraw = db.prepare<[{ stage: number; change: number; round: number; rule: string }], { version: number }>(
    `INSERT INTO draws (stage_id, round, version, change_id, state, rule)
     VALUES (:stage, :round,
       1 + (SELECT coalesce(max(version), 0) FROM draws WHERE stage_id = :stage AND round = :round),
       :change, 'announced', :rule)
     RETURNING version`,
  );
  const insertDrawn = db.prepare(
    `INSERT INTO draw_matches (stage_id, round, version, ordinal, match_id)
     VALUES (:stage, :round, :version, :ordinal, :match)`,
  );
  const drawn = db.prepare<[number], MatchRow>(
    `SELECT match.id, match.round, match.last_round AS lastRound, ${entryOf('match.home')} AS home,
       ${entryOf('match.away')} AS away
     FROM draws AS draw
       JOIN draw_matches AS drawn USING (stage_id, round, version)
       JOIN matches AS match ON match.id = drawn.match_id
     WHERE draw.stage_id = ${stageOf('?')} AND draw.version = (
       SELECT max(version) FROM draws
       WHERE stage_id = draw.stage_id AND round = draw.round AND state = 'announced')
     ORDER BY draw.round, drawn.ordinal`,
  );
  const board = db
    .prepare<[{ section: number; round: number; table: number; board: number }], 0 | 1>(
      `SELECT board.match_id IS NULL OR board.match_id IS (
         SELECT match_id FROM seatings
         WHERE section_id = :section AND round = :round AND table_number = :table
           AND version = (SELECT max(version) FROM schedules WHERE section_id = :section))
       FROM sections AS section JOIN boards AS board ON board.deal_set_id = section.deal_set_id
       WHERE section.id = :section AND board.number = :board`,
    )
    .pluck();
  return {
    add: (stage, match) => Number(insert.run({ stage, ...match }).lastInsertRowid),
    draw(stage, change, { round, rule, matches }) {
      const version = insertDraw.get({ stage, change, round, rule })?.version ?? 0;
      for (const [index, match] of matches.entries()) {
        insertDrawn.run({ stage, round, version, ordinal: index + 1, match });
      }
    },
    drawn: (session) => drawn.all(session),
    mayPlay: ({ section, round, table }, number) => board.get({ section, round, table, board: number }) === 1,
  };
}
