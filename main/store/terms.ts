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
  add(change: number, terms: TermsRow): void;
  /** What the session's handicaps are in; null while nobody said. */
  unit(session: number): HandicapUnit | null;
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
  const insertUnit = db.prepare(
    `INSERT INTO handicap_units (session_id, version, change_id, unit)
     VALUES (:session, 1 + (SELECT coalesce(max(version), 0) FROM handicap_units WHERE session_id = :session),
       :change, :unit)`,
  );
  return {
    newest: (session) => newest.all(session),
    add: (change, { entry, handicap, stratum, withoutStanding, withdrawn }) =>
      void insert.run({ change, entry, handicap, stratum, withoutStanding, withdrawn }),
    unit: (session) => unit.get(session) ?? null,
    addUnit: (session, change, asked) => void insertUnit.run({ session, change, unit: asked }),
  };
}
