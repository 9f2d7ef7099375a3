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
  /** What counts of the sessions before, as it was written; left out for the first of an event. */
  readonly carry?: unknown;
}

/** The rules of a stage that are terms of its ranking; null where none is chosen. */
export interface StageTerms {
  readonly unit: HandicapUnit | null;
  /** The scheme of masterpoints as it was written, by this program or another version. */
  readonly masterpoints: unknown;
}

/** A lot or a play-off that split a shared place. */
export interface OrderRow {
  readonly how: 'lot' | 'play-off';
  /** Numbers of contestants in the event, the first first. */
  readonly order: readonly number[];
  readonly at: string;
}

/** What the director decided about who plays on. */
export interface QualifyingRow {
  /** Of places shared in the ranking of the stage, in the order in which they were decided. */
  readonly orders: readonly OrderRow[];
  /** Who qualified for the stage when it was left as it was, by their numbers, and when; null where it never was. */
  readonly left: { readonly qualified: readonly number[]; readonly at: string } | null;
  /** The last place of the ranking that gets a prize; left out until the director chose one. */
  readonly prizes?: number;
  /** The evenings after the first, each from a round on; left out until the director planned some. */
  readonly evenings?: readonly { readonly from: number; readonly date: string; readonly start?: string }[];
}

/** The rules of stages, by their sessions: versions are only added. The terms of the ranking are among the rules. */
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
  /** The terms of a session's ranking. */
  terms(session: number): StageTerms;
  /** The same as of a change. */
  termsAsOf(session: number, change: number): StageTerms;
  /** Who chose the terms last after a change; null where nobody did. */
  termsSince(session: number, change: number): Signature | null;
  /** The terms before a change of them; null where the change chose none. */
  termsBefore(change: number): StageTerms | null;
  addTerms(session: number, change: number, terms: StageTerms): void;
  /** What was decided about who plays on from a session's stage, and in it. */
  qualifying(session: number): QualifyingRow;
  /** The same before a change of it; null where the change decided nothing. */
  qualifyingBefore(change: number): QualifyingRow | null;
  addQualifying(session: number, change: number, decided: QualifyingRow): void;
}

const NOTHING_DECIDED: QualifyingRow = { orders: [], left: null };

/** A version that only changes the terms, or who plays on, has the scoring of the version before it. */
const SCORING_VERSION = (table: string) => `(
  SELECT chosen.version FROM stage_rules AS chosen JOIN changes ON changes.id = chosen.change_id
  WHERE chosen.stage_id = ${table}.stage_id AND chosen.version <= ${table}.version
    AND changes.subject IS NOT 'terms' AND changes.subject IS NOT 'stage'
  ORDER BY chosen.version DESC LIMIT 1)`;
const SCORING = (table: string) => `${SCORING_VERSION(table)} AS version, ${table}.rules`;
const TERMS = (table: string) =>
  `${table}.rules ->> '$.handicaps' AS unit, ${table}.rules -> '$.masterpoints' AS masterpoints`;
const OF_STAGE = `FROM stage_rules AS rule WHERE rule.stage_id = ${stageOf('?')}`;
const NEWEST = 'ORDER BY rule.version DESC LIMIT 1';

/** The version before the one that a change of a subject wrote. */
const BEFORE = (subject: 'scoring' | 'terms' | 'stage') => `
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

/** Terms whose scheme of masterpoints is JSON. */
interface TermsText {
  readonly unit: HandicapUnit | null;
  readonly masterpoints: string | null;
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
      "'$.method', :method, '$.preset', :preset, '$.regulation', json(:regulation), '$.fields', :fields, '$.matches', json(:matches), '$.carry', json(:carry)",
    ),
  );
  const stage = db.prepare<[number], number>(`SELECT ${stageOf('?')}`).pluck();
  const terms = db.prepare<[number], TermsText>(`SELECT ${TERMS('rule')} ${OF_STAGE} ${NEWEST}`);
  const termsAsOf = db.prepare<[number, number], TermsText>(
    `SELECT ${TERMS('rule')} ${OF_STAGE} AND rule.change_id <= ? ${NEWEST}`,
  );
  const termsSince = db.prepare<[number, number], Signature>(SINCE('terms'));
  const termsBefore = db.prepare<[number], TermsText>(`SELECT ${TERMS('earlier')} ${BEFORE('terms')}`);
  const qualifying = db
    .prepare<[number], string | null>(`SELECT rule.rules -> '$.qualifying' ${OF_STAGE} ${NEWEST}`)
    .pluck();
  const qualifyingBefore = db.prepare<[number], { decided: string | null }>(
    `SELECT earlier.rules -> '$.qualifying' AS decided ${BEFORE('stage')}`,
  );
  const insertQualifying = db.prepare(INSERT("'$.qualifying', json(:decided)"));
  const insertTerms = db.prepare(INSERT("'$.handicaps', :unit, '$.masterpoints', json(:masterpoints)"));
  const add = (id: number, change: number, scoring: Omit<ScoringRow, 'version'>) => {
    const { regulation, matches = null, carry = null, ...plain } = scoring;
    const values = {
      regulation: JSON.stringify(regulation),
      matches: JSON.stringify(matches),
      carry: JSON.stringify(carry),
    };
    insert.run({ stage: id, change, ...plain, ...values });
  };
  return {
    current: (session) => scoringOf(current.get(session)),
    asOf: (session, change) => scoringOf(asOf.get(session, change)),
    since: (session, change) => since.get(session, change) ?? null,
    before: (change) => scoringOf(before.get(change)),
    add,
    change: (session, change, scoring) => add(stage.get(session) ?? 0, change, scoring),
    terms: (session) => readTerms(terms.get(session)),
    termsAsOf: (session, change) => readTerms(termsAsOf.get(session, change)),
    termsSince: (session, change) => termsSince.get(session, change) ?? null,
    termsBefore: (change) => {
      const before = termsBefore.get(change);
      return before ? readTerms(before) : null;
    },
    addTerms: (session, change, { unit, masterpoints }) => {
      const written = JSON.stringify(masterpoints ?? null);
      insertTerms.run({ stage: stage.get(session) ?? 0, change, unit, masterpoints: written });
    },
    qualifying: (session) => readQualifying(qualifying.get(session)),
    qualifyingBefore: (change) => {
      const before = qualifyingBefore.get(change);
      return before ? readQualifying(before.decided) : null;
    },
    addQualifying: (session, change, decided) =>
      void insertQualifying.run({ stage: stage.get(session) ?? 0, change, decided: JSON.stringify(decided) }),
  };
}

function readTerms({ unit, masterpoints }: TermsText = { unit: null, masterpoints: null }): StageTerms {
  return { unit, masterpoints: masterpoints === null ? null : JSON.parse(masterpoints) };
}

function readQualifying(decided: string | null | undefined): QualifyingRow {
  return decided ? (JSON.parse(decided) as QualifyingRow) : NOTHING_DECIDED;
}

/** Parses rules, and remembers the last: a session's rules are read with every result. */
function scoringParser(): (row: Row | undefined) => ScoringRow | null {
  let last: (Row & { readonly scoring: ScoringRow }) | null = null;
  return (row) => {
    if (!row) return null;
    if (last?.version === row.version && last.rules === row.rules) return last.scoring;
    const { method, preset, regulation, fields, matches, carry } = JSON.parse(row.rules) as Omit<ScoringRow, 'version'>;
    const common = { version: row.version, method, preset, regulation, fields };
    const scoring = { ...common, ...(matches ? { matches } : {}), ...(carry ? { carry } : {}) };
    last = { ...row, scoring };
    return scoring;
  };
}
