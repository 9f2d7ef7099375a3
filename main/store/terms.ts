import type { Database } from 'better-sqlite3';
import type { HandicapUnit } from '../../src/scoring/standing/handicap.ts';

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
  /** The pairs one change wrote terms of, each with what stood before: nothing of its own where there was none. */
  before(change: number): readonly TermsRow[];
  add(change: number, terms: TermsRow): void;
  /** What the session's handicaps are in; null while nobody said. */
  unit(session: number): HandicapUnit | null;
  /** What a change of the unit took the place of, null in it where nobody had said; null where it changed none. */
  unitBefore(change: number): { readonly unit: HandicapUnit | null } | null;
  addUnit(session: number, change: number, unit: HandicapUnit): void;
}

export function termsTable(db: Database): TermsTable {
  const newest = db.prepare<[number], TermsRow>(
    `SELECT terms.entry_id AS entry, terms.handicap, terms.stratum, terms.without_standing AS withoutStanding,
       terms.withdrawn
     FROM entry_terms AS terms
       JOIN entries AS entry ON entry.id = terms.entry_id
       JOIN sections AS section ON section.id = entry.section_id
     WHERE section.session_id = ?
       AND terms.version = (SELECT max(version) FROM entry_terms WHERE entry_id = terms.entry_id)
     ORDER BY terms.entry_id`,
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
    before: (change) => before.all(change),
    add: (change, { entry, handicap, stratum, withoutStanding, withdrawn }) =>
      void insert.run({ change, entry, handicap, stratum, withoutStanding, withdrawn }),
    unit: (session) => unit.get(session) ?? null,
    unitBefore: (change) => unitBefore.get(change) ?? null,
    addUnit: (session, change, asked) => void insertUnit.run({ session, change, unit: asked }),
  };
}
