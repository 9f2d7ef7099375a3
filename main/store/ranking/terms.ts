import type { Database } from 'better-sqlite3';
import type { Signature } from '../changes.ts';
import { contestantOf, entryOf, stageOf } from './keys.ts';

/** The terms on which a pair is ranked. */
export interface TermsRow {
  readonly entry: number;
  /** Hundredths of the session's unit; null without one. */
  readonly handicap: number | null;
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
  readonly withoutStanding: 0 | 1;
  /** The last round it played before it withdrew, 0 before the first; null while it plays. */
  readonly withdrawnAfter: number | null;
}

/** Terms of contestants: versions are only added. */
export interface TermsTable {
  /** The newest version of each pair of a session that has any, in order of entry. */
  newest(session: number): readonly TermsRow[];
  /** The same as of a change. */
  asOf(session: number, change: number): readonly TermsRow[];
  /** The contestants who have withdrawn from a session, also those who have no number there any more. */
  withdrawn(session: number): readonly number[];
  /** The newest terms that were written after a change, and by whom. */
  since(session: number, change: number): readonly (TermsRow & Signature)[];
  /** The pairs whose terms a change wrote, with the terms before it; the usual ones where there were none. */
  before(change: number): readonly TermsRow[];
  add(session: number, change: number, terms: TermsRow): void;
}

const TERMS = `${entryOf('terms.contestant_id', 'terms.stage_id')} AS entry, terms.handicap, terms.stratum,
  terms.without_standing AS withoutStanding, terms.withdrawn_after AS withdrawnAfter`;
const FROM = 'FROM contestant_terms AS terms JOIN changes AS change ON change.id = terms.change_id';
/** The newest version of the terms of the whole stage. */
const newestWhere = (condition = '') => `
  terms.stage_id = ${stageOf(':session')} AND terms.session_id IS NULL AND terms.version = (
    SELECT max(version) FROM contestant_terms
    WHERE stage_id = terms.stage_id AND contestant_id = terms.contestant_id AND coalesce(session_id, 0) = 0
      ${condition})`;

export function termsTable(db: Database): TermsTable {
  const newest = db.prepare<[{ session: number }], TermsRow>(
    `SELECT ${TERMS} ${FROM} WHERE ${newestWhere()} ORDER BY entry`,
  );
  const asOf = db.prepare<[{ session: number; change: number }], TermsRow>(
    `SELECT ${TERMS} ${FROM} WHERE ${newestWhere('AND change_id <= :change')} ORDER BY entry`,
  );
  const withdrawn = db
    .prepare<[{ session: number }], number>(
      `SELECT terms.contestant_id ${FROM} WHERE ${newestWhere()} AND terms.withdrawn_after IS NOT NULL`,
    )
    .pluck();
  const since = db.prepare<[{ session: number; change: number }], TermsRow & Signature>(
    `SELECT ${TERMS}, change.at, change.author ${FROM} WHERE ${newestWhere()} AND terms.change_id > :change
     ORDER BY entry`,
  );
  const before = db.prepare<[number], TermsRow>(
    `SELECT ${entryOf('written.contestant_id', 'written.stage_id')} AS entry, earlier.handicap, earlier.stratum,
       coalesce(earlier.without_standing, 0) AS withoutStanding, earlier.withdrawn_after AS withdrawnAfter
     FROM contestant_terms AS written LEFT JOIN contestant_terms AS earlier ON earlier.stage_id = written.stage_id
       AND earlier.contestant_id = written.contestant_id
       AND coalesce(earlier.session_id, 0) = coalesce(written.session_id, 0)
       AND earlier.version = written.version - 1
     WHERE written.change_id = ? ORDER BY entry`,
  );
  const insert = db.prepare(
    `WITH own (stage, contestant) AS (SELECT ${stageOf(':session')}, ${contestantOf(':entry')})
     INSERT INTO contestant_terms (stage_id, contestant_id, version, change_id, handicap, stratum, without_standing,
       withdrawn_after)
     SELECT stage, contestant, 1 + (
         SELECT coalesce(max(version), 0) FROM contestant_terms
         WHERE stage_id = stage AND contestant_id = contestant AND coalesce(session_id, 0) = 0),
       :change, :handicap, :stratum, :withoutStanding, :withdrawnAfter
     FROM own`,
  );
  return {
    newest: (session) => newest.all({ session }),
    withdrawn: (session) => withdrawn.all({ session }),
    asOf: (session, change) => asOf.all({ session, change }),
    since: (session, change) => since.all({ session, change }),
    before: (change) => before.all(change),
    add: (session, change, { entry, handicap, stratum, withoutStanding, withdrawnAfter }) =>
      void insert.run({ session, change, entry, handicap, stratum, withoutStanding, withdrawnAfter }),
  };
}
