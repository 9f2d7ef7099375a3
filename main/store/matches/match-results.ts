import type { Database } from 'better-sqlite3';
import type { Signature } from '../changes.ts';
import type { MatchTeam } from '../../../src/scoring/teams/team.ts';
import { stageOf } from '../ranking/keys.ts';

/** What takes the place of what a match's lines are worth; 'none' takes it away again. */
export interface NewMatchResult {
  readonly match: number;
  readonly kind: 'totals' | 'forfeit' | 'walkover' | 'mismatch' | 'bye' | 'indemnity' | 'void' | 'none';
  /** Exact, as text; both null where there are no figures. */
  readonly home: string | null;
  readonly away: string | null;
  readonly unit: 'imps' | 'victory-points' | 'points' | null;
  /** Who forfeits, or wins by a walkover; null where both forfeit, and for other kinds. */
  readonly team: MatchTeam | null;
  readonly note: string;
}

export interface MatchResultRow extends NewMatchResult, Signature {
  readonly version: number;
}

/** Given results of matches: versions are only added, and the newest counts. */
export interface MatchResultsTable {
  add(change: number, result: NewMatchResult): void;
  /** The newest of each match of a session's stage that has any. */
  ofSession(session: number): readonly MatchResultRow[];
  /** The newest of a match; null where it has none. */
  newest(match: number): MatchResultRow | null;
  /** The matches whose result a change wrote, with what they had before it. */
  before(change: number): readonly NewMatchResult[];
}

const COLUMNS = `result.match_id AS match, result.version, result.kind, result.home, result.away, result.unit, result.team, result.note`;
const SELECT = `
  SELECT ${COLUMNS}, change.at, change.author
  FROM match_results AS result JOIN changes AS change ON change.id = result.change_id`;

export function matchResultsTable(db: Database): MatchResultsTable {
  const insert = db.prepare(
    `INSERT INTO match_results (match_id, version, change_id, kind, home, away, unit, team, note)
     VALUES (:match, 1 + (SELECT coalesce(max(version), 0) FROM match_results WHERE match_id = :match), :change, :kind,
       :home, :away, :unit, :team, :note)`,
  );
  const ofSession = db.prepare<[number], MatchResultRow>(
    `${SELECT} JOIN matches AS match ON match.id = result.match_id
     WHERE match.stage_id = ${stageOf('?')}
       AND result.version = (SELECT max(version) FROM match_results WHERE match_id = result.match_id)
     ORDER BY result.match_id`,
  );
  const newest = db.prepare<[number], MatchResultRow>(
    `${SELECT} WHERE result.match_id = ? ORDER BY result.version DESC LIMIT 1`,
  );
  const before = db.prepare<[number], NewMatchResult>(
    `SELECT written.match_id AS match, coalesce(earlier.kind, 'none') AS kind, earlier.home, earlier.away, earlier.unit, earlier.team,
       coalesce(earlier.note, '') AS note
     FROM match_results AS written
       LEFT JOIN match_results AS earlier
         ON earlier.match_id = written.match_id AND earlier.version = written.version - 1
     WHERE written.change_id = ? ORDER BY written.match_id`,
  );
  return {
    add: (change, { match, kind, home, away, unit, team, note }) =>
      void insert.run({ change, match, kind, home, away, unit, team, note }),
    ofSession: (session) => ofSession.all(session),
    newest: (match) => newest.get(match) ?? null,
    before: (change) => before.all(change),
  };
}
