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
  /** One of three half matches within a round. */
  readonly isHalf?: true;
}

export interface MatchRow extends NewMatch {
  readonly id: number;
}

/** The matches of stages: they are only added, and those of the newest draw of a round count. */
export interface MatchesTable {
  add(stage: number, match: NewMatch): number;
  /** The stage of a session. */
  stage(session: number): number;
  /** The matches of a session's stage, in order of round and of the draw. */
  drawn(session: number): readonly MatchRow[];
  /** Whether a board is in play at a table: it is there, and no other match dealt it. */
  mayPlay(table: { readonly section: number; readonly round: number; readonly table: number }, board: number): boolean;
}

export function matchesTable(db: Database): MatchesTable {
  const insert = db.prepare(
    `INSERT INTO matches (stage_id, round, last_round, home, away, is_half)
     VALUES (:stage, :round, :lastRound, ${contestantOf(':home')}, ${contestantOf(':away')}, :half)`,
  );
  const drawn = db.prepare<[number], MatchRow & { half: 0 | 1 }>(
    `SELECT match.id, match.round, match.last_round AS lastRound, ${entryOf('match.home', 'match.stage_id')} AS home,
       ${entryOf('match.away', 'match.stage_id')} AS away, match.is_half AS half
     FROM draws AS draw
       JOIN draw_matches AS drawn USING (stage_id, round, version)
       JOIN matches AS match ON match.id = drawn.match_id
     WHERE draw.stage_id = ${stageOf('?')} AND draw.version = (
       SELECT max(version) FROM draws WHERE stage_id = draw.stage_id AND round = draw.round)
     ORDER BY draw.round, drawn.ordinal`,
  );
  const stage = db.prepare<[number], number>(`SELECT ${stageOf('?')}`).pluck();
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
    add: (stage, { isHalf, ...match }) => Number(insert.run({ stage, ...match, half: isHalf ? 1 : 0 }).lastInsertRowid),
    stage: (session) => stage.get(session) as number,
    drawn: (session) => drawn.all(session).map(({ half, ...match }) => (half ? { ...match, isHalf: true } : match)),
    mayPlay: ({ section, round, table }, number) => board.get({ section, round, table, board: number }) === 1,
  };
}
