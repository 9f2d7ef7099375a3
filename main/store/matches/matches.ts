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
  /** In order of the draw; none where the draw of the round is withdrawn. */
  readonly matches: readonly number[];
}

interface NewDraw {
  readonly stage: number;
  readonly change: number;
  readonly round: number;
  readonly rule: string;
  readonly state: 'announced' | 'withdrawn';
}

/** The matches of stages and their draws: both are only added, and the newest announced draw of a round counts. */
export interface MatchesTable {
  add(stage: number, match: NewMatch): number;
  /** Adds the next version of the draw of a round, announced at once, or withdrawn where it has no match. */
  draw(stage: number, change: number, draw: DrawRow): void;
  /** The stage of a session. */
  stage(session: number): number;
  /** The draws of a session that a change wrote, each as it was before. */
  drawsBefore(session: number, change: number): readonly DrawRow[];
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
  const insertDraw = db.prepare<[NewDraw], { version: number }>(
    `INSERT INTO draws (stage_id, round, version, change_id, state, rule)
     VALUES (:stage, :round,
       1 + (SELECT coalesce(max(version), 0) FROM draws WHERE stage_id = :stage AND round = :round),
       :change, :state, :rule)
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
       WHERE stage_id = draw.stage_id AND round = draw.round AND state <> 'proposed')
     ORDER BY draw.round, drawn.ordinal`,
  );
  const stage = db.prepare<[number], number>(`SELECT ${stageOf('?')}`).pluck();
  const before = db.prepare<[{ session: number; change: number }], Omit<DrawRow, 'matches'> & { matches: string }>(
    `SELECT written.round, coalesce(earlier.rule, written.rule) AS rule,
       (SELECT json_group_array(match_id ORDER BY ordinal) FROM draw_matches
        WHERE stage_id = earlier.stage_id AND round = earlier.round AND version = earlier.version) AS matches
     FROM draws AS written
       LEFT JOIN draws AS earlier ON earlier.stage_id = written.stage_id AND earlier.round = written.round
         AND earlier.version = written.version - 1
     WHERE written.change_id = :change AND written.stage_id = ${stageOf(':session')}
     ORDER BY written.round`,
  );
  const board = db
    .prepare<[{ section: number; round: number; table: number; board: number }], 0 | 1>(
      `SELECT board.match_id IS NULL OR board.match_id IS cell.match_id OR EXISTS (
         SELECT 1 FROM seatings AS own, json_each(own.boards) AS dealt
         WHERE own.section_id = cell.section_id AND own.version = cell.version AND own.match_id = cell.match_id
           AND dealt.value = :board)
       FROM sections AS section
         JOIN boards AS board ON board.deal_set_id = section.deal_set_id
         LEFT JOIN seatings AS cell ON cell.section_id = section.id AND cell.round = :round
           AND cell.table_number = :table
           AND cell.version = (SELECT max(version) FROM schedules WHERE section_id = section.id)
       WHERE section.id = :section AND board.number = :board`,
    )
    .pluck();
  return {
    add: (stage, match) => Number(insert.run({ stage, ...match }).lastInsertRowid),
    draw(of, change, { round, rule, matches }) {
      const state = matches.length > 0 ? 'announced' : 'withdrawn';
      const version = insertDraw.get({ stage: of, change, round, rule, state })?.version ?? 0;
      for (const [index, match] of matches.entries()) {
        insertDrawn.run({ stage: of, round, version, ordinal: index + 1, match });
      }
    },
    stage: (session) => stage.get(session) as number,
    drawsBefore: (session, change) =>
      before.all({ session, change }).map((row) => ({ ...row, matches: JSON.parse(row.matches) as readonly number[] })),
    drawn: (session) => drawn.all(session),
    mayPlay: ({ section, round, table }, number) => board.get({ section, round, table, board: number }) === 1,
  };
}
