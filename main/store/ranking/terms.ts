import type { Database } from 'better-sqlite3';
import type { HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import type { Signature } from '../changes.ts';

/** On what terms a pair is ranked, as they stand. */
export interface TermsRow {
  readonly entry: number;
  /** Hundredths of the session's unit; null without one. */
  readonly handicap: number | null;
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
  readonly withoutStanding: 0 | 1;
  readonly withdrawn: 0 | 1;
}

/** Terms of pairs: added, never altered. */
export interface TermsTable {
  /** The newest version of each pair of a session that has any, in order of entry. */
  newest(session: number): readonly TermsRow[];
  /** The same as of a change. */
  asOf(session: number, change: number): readonly TermsRow[];
  /** Those of the newest that were written after a change, and by whom. */
  since(session: number, change: number): readonly (TermsRow & Signature)[];
  /** The pairs one change wrote terms of, each with what stood before: nothing of its own where there was none. */
  before(change: number): readonly TermsRow[];
  add(change: number, terms: TermsRow): void;
  /** What the session's handicaps are in; null while nobody said. */
  unit(session: number): HandicapUnit | null;
  /** The same as of a change. */
  unitAsOf(session: number, change: number): HandicapUnit | null;
  /** Who said so last after a change; null where nobody did. */
  unitSince(session: number, change: number): Signature | null;
  /** What a change of the unit took the place of, null in it where nobody had said; null where it changed none. */
  unitBefore(change: number): { readonly unit: HandicapUnit | null } | null;
  addUnit(session: number, change: number, unit: HandicapUnit): void;
}

const TERMS = `terms.entry_id AS entry, terms.handicap, terms.stratum, terms.without_standing AS withoutStanding,
  terms.withdrawn`;
const FROM = `
  FROM entry_terms AS terms
    JOIN changes AS change ON change.id = terms.change_id
    JOIN entries AS entry ON entry.id = terms.entry_id
    JOIN sections AS section ON section.id = entry.section_id`;
const IS_NEWEST = `section.session_id = ?
  AND terms.version = (SELECT max(version) FROM entry_terms WHERE entry_id = terms.entry_id)`;

export function termsTable(db: Database): TermsTable {
  const newest = db.prepare<[number], TermsRow>(`SELECT ${TERMS} ${FROM} WHERE ${IS_NEWEST} ORDER BY terms.entry_id`);
  const asOf = db.prepare<[number, number], TermsRow>(
    `SELECT ${TERMS} ${FROM} WHERE section.session_id = ?
       AND terms.version = (SELECT max(version) FROM entry_terms WHERE entry_id = terms.entry_id AND change_id <= ?)
     ORDER BY terms.entry_id`,
  );
  const since = db.prepare<[number, number], TermsRow & Signature>(
    `SELECT ${TERMS}, change.at, change.author ${FROM} WHERE ${IS_NEWEST} AND terms.change_id > ? ORDER BY terms.entry_id`,
  );
  const before = db.prepare<[number], TermsRow>(
    `SELECT written.entry_id AS entry, earlier.handicap, earlier.stratum,
       coalesce(earlier.without_standing, 0) AS withoutStanding, coalesce(earlier.withdrawn, 0) AS withdrawn
     FROM entry_terms AS written LEFT JOIN entry_terms AS earlier ON earlier.entry_id = written.entry_id
       AND earlier.version = written.version - 1
     WHERE written.change_id = ? ORDER BY written.entry_id`,
  );
  const insert = db.prepare(
    `INSERT INTO entry_terms (entry_id, version, change_id, handicap, stratum, without_standing, withdrawn)
     VALUES (:entry, 1 + (SELECT coalesce(max(version), 0) FROM entry_terms WHERE entry_id = :entry),
       :change, :handicap, :stratum, :withoutStanding, :withdrawn)`,
  );
  const unit = db
    .prepare<[number], HandicapUnit>(
      'SELECT unit FROM handicap_units WHERE session_id = ? ORDER BY version DESC LIMIT 1',
    )
    .pluck();
  const unitAsOf = db
    .prepare<[number, number], HandicapUnit>(
      'SELECT unit FROM handicap_units WHERE session_id = ? AND change_id <= ? ORDER BY version DESC LIMIT 1',
    )
    .pluck();
  const unitSince = db.prepare<[number, number], Signature>(
    `SELECT change.at, change.author FROM handicap_units AS said JOIN changes AS change ON change.id = said.change_id
     WHERE said.session_id = ? AND said.change_id > ? ORDER BY said.version DESC LIMIT 1`,
  );
  const unitBefore = db.prepare<[number], { unit: HandicapUnit | null }>(
    `SELECT earlier.unit
     FROM handicap_units AS written LEFT JOIN handicap_units AS earlier ON earlier.session_id = written.session_id
       AND earlier.version = written.version - 1
     WHERE written.change_id = ?`,
  );
  const insertUnit = db.prepare(
    `INSERT INTO handicap_units (session_id, version, change_id, unit)
     VALUES (:session, 1 + (SELECT coalesce(max(version), 0) FROM handicap_units WHERE session_id = :session),
       :change, :unit)`,
  );
  return {
    newest: (session) => newest.all(session),
    asOf: (session, change) => asOf.all(session, change),
    since: (session, change) => since.all(session, change),
    before: (change) => before.all(change),
    add: (change, { entry, handicap, stratum, withoutStanding, withdrawn }) =>
      void insert.run({ change, entry, handicap, stratum, withoutStanding, withdrawn }),
    unit: (session) => unit.get(session) ?? null,
    unitAsOf: (session, change) => unitAsOf.get(session, change) ?? null,
    unitSince: (session, change) => unitSince.get(session, change) ?? null,
    unitBefore: (change) => unitBefore.get(change) ?? null,
    addUnit: (session, change, asked) => void insertUnit.run({ session, change, unit: asked }),
  };
}
