import type { Database } from 'better-sqlite3';
import type { HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import type { Signature } from '../changes.ts';
import { stageOf } from './keys.ts';

/** How the stage of a session is scored, one version of it. */
export interface ScoringRow {
  /** Counts up whenever another way is chosen. */
  readonly version: number;
  readonly method: string;
  readonly preset: string;
  /** A Regulation as it was written, by this program or an earlier one. */
  readonly regulation: unknown;
  /** What of several sections is one field: `all`, or each `section`. */
  readonly fields: string;
  /** How matches are scored, as it was written; left out where there are none. */
  readonly matches?: unknown;
}

/** The rules of stages, by their sessions: versions are only added. The unit of handicaps is one of the rules. */
export interface StageRulesTable {
  /** The newest of a session. */
  current(session: number): ScoringRow | null;
  /** The same as of a change. */
  asOf(session: number, change: number): ScoringRow | null;
  /** Who chose the newest scoring after a change; null where nobody did. */
  since(session: number, change: number): Signature | null;
  /** The scoring before the change that chose another; null where it chose none. */
  before(change: number): ScoringRow | null;
  /** Adds the next version for a stage, its other rules as they are. */
  add(stage: number, change: number, scoring: Omit<ScoringRow, 'version'>): void;
  /** Adds the next version for the stage of a session. */
  change(session: number, change: number, scoring: Omit<ScoringRow, 'version'>): void;
  /** The unit of the session's handicaps; null while none is chosen. */
  unit(session: number): HandicapUnit | null;
  /** The same as of a change. */
  unitAsOf(session: number, change: number): HandicapUnit | null;
  /** Who chose the unit last after a change; null where nobody did. */
  unitSince(session: number, change: number): Signature | null;
  /** The unit before a change of it, null inside where none was chosen; null where the change chose none. */
  unitBefore(change: number): { readonly unit: HandicapUnit | null } | null;
  addUnit(session: number, change: number, unit: HandicapUnit | null): void;
}

/** A version that only changes the unit of handicaps has the scoring of the version before it. */
const SCORING_VERSION = (table: string) => `(
  SELECT chosen.version FROM stage_rules AS chosen JOIN changes ON changes.id = chosen.change_id
  WHERE chosen.stage_id = ${table}.stage_id AND chosen.version <= ${table}.version AND changes.subject IS NOT 'terms'
  ORDER BY chosen.version DESC LIMIT 1)`;
const SCORING = (table: string) => `${SCORING_VERSION(table)} AS version, ${table}.rules`;
const UNIT = (table: string) => `${table}.rules ->> '$.handicaps'`;
const OF_STAGE = `FROM stage_rules AS rule WHERE rule.stage_id = ${stageOf('?')}`;
const NEWEST = 'ORDER BY rule.version DESC LIMIT 1';

/** The version before the one that a change of a subject wrote. */
const BEFORE = (subject: 'scoring' | 'terms') => `
  FROM changes AS change
    JOIN stage_rules AS written ON written.change_id = change.id
    JOIN stage_rules AS earlier ON earlier.stage_id = written.stage_id AND earlier.version = written.version - 1
  WHERE change.id = ? AND change.subject = '${subject}'`;

const SINCE = (subject: 'scoring' | 'terms') => `
  SELECT change.at, change.author FROM stage_rules AS rule JOIN changes AS change ON change.id = rule.change_id
  WHERE rule.stage_id = ${stageOf('?')} AND rule.change_id > ? AND change.subject = '${subject}' ${NEWEST}`;

/** Sets some of the rules of a stage; the others stay. */
const INSERT = (set: string) => `
  INSERT INTO stage_rules (stage_id, version, change_id, rules)
  SELECT :stage, coalesce(max(version), 0) + 1, :change, json_set(coalesce((
    SELECT rules FROM stage_rules WHERE stage_id = :stage ORDER BY version DESC LIMIT 1), '{}'), ${set})
  FROM stage_rules WHERE stage_id = :stage`;

/** A version of the rules, which are JSON. */
interface Row {
  readonly version: number;
  readonly rules: string;
}

export function stageRulesTable(db: Database): StageRulesTable {
  const scoringOf = scoringParser();
  const current = db.prepare<[number], Row>(`SELECT ${SCORING('rule')} ${OF_STAGE} ${NEWEST}`);
  const asOf = db.prepare<[number, number], Row>(
    `SELECT ${SCORING('rule')} ${OF_STAGE} AND rule.change_id <= ? ${NEWEST}`,
  );
  const since = db.prepare<[number, number], Signature>(SINCE('scoring'));
  const before = db.prepare<[number], Row>(`SELECT ${SCORING('earlier')} ${BEFORE('scoring')}`);
  const insert = db.prepare(
    INSERT(
      "'$.method', :method, '$.preset', :preset, '$.regulation', json(:regulation), '$.fields', :fields, '$.matches', json(:matches)",
    ),
  );
  const stage = db.prepare<[number], number>(`SELECT ${stageOf('?')}`).pluck();
  const unit = db.prepare<[number], HandicapUnit | null>(`SELECT ${UNIT('rule')} ${OF_STAGE} ${NEWEST}`).pluck();
  const unitAsOf = db
    .prepare<[number, number], HandicapUnit | null>(
      `SELECT ${UNIT('rule')} ${OF_STAGE} AND rule.change_id <= ? ${NEWEST}`,
    )
    .pluck();
  const unitSince = db.prepare<[number, number], Signature>(SINCE('terms'));
  const unitBefore = db.prepare<[number], { unit: HandicapUnit | null }>(
    `SELECT ${UNIT('earlier')} AS unit ${BEFORE('terms')}`,
  );
  const insertUnit = db.prepare(INSERT("'$.handicaps', :unit"));
  const add = (id: number, change: number, scoring: Omit<ScoringRow, 'version'>) => {
    const { regulation, matches = null, ...plain } = scoring;
    const values = { regulation: JSON.stringify(regulation), matches: JSON.stringify(matches) };
    insert.run({ stage: id, change, ...plain, ...values });
  };
  return {
    current: (session) => scoringOf(current.get(session)),
    asOf: (session, change) => scoringOf(asOf.get(session, change)),
    since: (session, change) => since.get(session, change) ?? null,
    before: (change) => scoringOf(before.get(change)),
    add,
    change: (session, change, scoring) => add(stage.get(session) ?? 0, change, scoring),
    unit: (session) => unit.get(session) ?? null,
    unitAsOf: (session, change) => unitAsOf.get(session, change) ?? null,
    unitSince: (session, change) => unitSince.get(session, change) ?? null,
    unitBefore: (change) => unitBefore.get(change) ?? null,
    addUnit: (session, change, asked) => void insertUnit.run({ stage: stage.get(session) ?? 0, change, unit: asked }),
  };
}

/** Parses rules, and remembers the last: a session's rules are read with every result. */
function scoringParser(): (row: Row | undefined) => ScoringRow | null {
  let last: (Row & { readonly scoring: ScoringRow }) | null = null;
  return (row) => {
    if (!row) return null;
    if (last?.version === row.version && last.rules === row.rules) return last.scoring;
    const { method, preset, regulation, fields, matches } = JSON.parse(row.rules) as Omit<ScoringRow, 'version'>;
    const common = { version: row.version, method, preset, regulation, fields };
    const scoring = matches ? { ...common, matches } : common;
    last = { ...row, scoring };
    return scoring;
  };
}
