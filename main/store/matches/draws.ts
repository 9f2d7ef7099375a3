import type { Database } from 'better-sqlite3';
import { stageOf } from '../ranking/keys.ts';

/** Where a draw stands: seen by the director alone, known to everybody, or taken back. */
export type DrawState = 'proposed' | 'announced' | 'withdrawn';

/** A match of a draw, and why these two meet, as JSON. */
export interface DrawnMatchRow {
  readonly match: number;
  readonly reason: string;
}

/** Who meets whom from a round on, by what rule, and what the director wished. */
export interface DrawRow {
  readonly round: number;
  readonly state: DrawState;
  /** As JSON. */
  readonly rule: string;
  /** A list, as JSON. It names contestants by their numbers. */
  readonly overrides: string;
  /**
   * The matches that stand, in order of the draw: none where it is withdrawn. A proposal keeps those that were
   * announced before; its own are drawn anew whenever it is read.
   */
  readonly matches: readonly DrawnMatchRow[];
}

/** Draws of stages. Versions are only added: the newest of a round counts. */
export interface DrawsTable {
  add(stage: number, change: number, draw: DrawRow): void;
  /** The draws of a session that a change wrote, each as it was before. */
  before(session: number, change: number): readonly DrawRow[];
  /** The newest draw of each round of a session, withdrawn ones left out, in order of round. */
  newest(session: number): readonly DrawRow[];
  /** Why each match that is announced was drawn, as JSON, by its id. */
  reasons(session: number): ReadonlyMap<number, string>;
}

/** A draw that everybody knows. */
export function announcedDraw(
  round: number,
  rule: string,
  matches: readonly DrawnMatchRow[],
  overrides = '[]',
): DrawRow {
  return { round, state: matches.length > 0 ? 'announced' : 'withdrawn', rule, overrides, matches };
}

type WrittenDraw = Omit<DrawRow, 'matches'> & { readonly matches: string };

const MATCHES_OF = (draw: string) =>
  `(SELECT json_group_array(json_object('match', match_id, 'reason', reason) ORDER BY ordinal) FROM draw_matches
    WHERE stage_id = ${draw}.stage_id AND round = ${draw}.round AND version = ${draw}.version)`;

export function drawsTable(db: Database): DrawsTable {
  const insert = db.prepare<[Omit<DrawRow, 'matches'> & { stage: number; change: number }], { version: number }>(
    `INSERT INTO draws (stage_id, round, version, change_id, state, rule, overrides)
     VALUES (:stage, :round,
       1 + (SELECT coalesce(max(version), 0) FROM draws WHERE stage_id = :stage AND round = :round),
       :change, :state, :rule, :overrides)
     RETURNING version`,
  );
  const insertMatch = db.prepare(
    `INSERT INTO draw_matches (stage_id, round, version, ordinal, match_id, reason)
     VALUES (:stage, :round, :version, :ordinal, :match, :reason)`,
  );
  const before = db.prepare<[{ session: number; change: number }], WrittenDraw>(
    `SELECT written.round, coalesce(earlier.state, 'withdrawn') AS state, coalesce(earlier.rule, written.rule) AS rule,
       coalesce(earlier.overrides, '[]') AS overrides, ${MATCHES_OF('earlier')} AS matches
     FROM draws AS written
       LEFT JOIN draws AS earlier ON earlier.stage_id = written.stage_id AND earlier.round = written.round
         AND earlier.version = written.version - 1
     WHERE written.change_id = :change AND written.stage_id = ${stageOf(':session')}
     ORDER BY written.round`,
  );
  const newest = db.prepare<[number], WrittenDraw>(
    `SELECT round, state, rule, overrides, ${MATCHES_OF('draw')} AS matches
     FROM draws AS draw
     WHERE stage_id = ${stageOf('?')} AND state <> 'withdrawn'
       AND version = (SELECT max(version) FROM draws WHERE stage_id = draw.stage_id AND round = draw.round)
     ORDER BY round`,
  );
  const reasons = db.prepare<[number], DrawnMatchRow>(
    `SELECT drawn.match_id AS match, drawn.reason
     FROM draws AS draw JOIN draw_matches AS drawn USING (stage_id, round, version)
     WHERE draw.stage_id = ${stageOf('?')} AND draw.version = (
       SELECT max(version) FROM draws WHERE stage_id = draw.stage_id AND round = draw.round)`,
  );
  return {
    add(stage, change, { matches, ...draw }) {
      const version = insert.get({ stage, change, ...draw })?.version ?? 0;
      const { round } = draw;
      for (const [index, match] of matches.entries()) {
        insertMatch.run({ stage, round, version, ordinal: index + 1, ...match });
      }
    },
    before: (session, change) => before.all({ session, change }).map(parsed),
    newest: (session) => newest.all(session).map(parsed),
    reasons: (session) => new Map(reasons.all(session).map(({ match, reason }) => [match, reason])),
  };
}

function parsed(row: WrittenDraw): DrawRow {
  return { ...row, matches: JSON.parse(row.matches) as readonly DrawnMatchRow[] };
}
