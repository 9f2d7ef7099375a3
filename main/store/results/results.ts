import { slotKey, slotOf } from '../../../src/session/slot.ts';
import type { Database, Statement } from 'better-sqlite3';
import type { Outcome } from '../../../src/bridge/result/result.ts';
import { outcomeColumns, outcomeFromColumns, type OutcomeColumns } from './outcome-columns.ts';

/** A line of a traveller: where the schedule expects a result. */
export interface SlotKey {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  readonly slotBoard: number;
}

/** What was played on a line: by which pairs, on which board, with which outcome (null removes the result). */
export interface NewResult {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome | null;
  readonly typed: string;
  /** The form of a fouled board; null, or left out, while it is not fouled. */
  readonly form?: string | null;
  /** The director's note on a ruling; empty, or left out, without one. */
  readonly note?: string;
}

/** One version of a result, as it was written. */
export interface ResultVersionRow extends SlotKey, Required<NewResult> {
  readonly version: number;
  readonly change: number;
  /** The score of the outcome at the table, by `STORED_UNDERTRICKS`. */
  readonly score: number | null;
  readonly at: string;
  readonly author: string;
  readonly reason: string;
}

/** Results: versions are only added. */
export interface ResultsTable {
  /** The newest version of a line, which may have removed the result; null where the line has no version. */
  newest(slot: SlotKey): ResultVersionRow | null;
  /** Every version of a line, oldest first. */
  history(slot: SlotKey): readonly ResultVersionRow[];
  /** The current results, in the order they were entered. */
  current(session: number): readonly ResultVersionRow[];
  /** The newest version of every line of the session that was written after the change `since`, in order of writing. */
  currentSince(session: number, since: number): readonly ResultVersionRow[];
  /** The versions a change wrote. */
  ofChange(change: number): readonly ResultVersionRow[];
  version(slot: SlotKey, version: number): ResultVersionRow | null;
  /** The reason of the versions that a change replaced; empty where they had none, or several. */
  reasonBefore(change: number): string;
  /**
   * A line other than these, on the deals of their section, where the pair has a result on the board that counts for
   * it.
   */
  otherOnBoard(slots: readonly SlotKey[], board: number, pair: number): SlotKey | null;
  /** The last round in which a pair has a result; 0 without any. */
  lastRoundOf(pair: number): number;
  /**
   * Adds the next version of each line. The current versions of all lines are replaced first, so that results may
   * change places.
   * @param onWritten hears now and then how many are written
   */
  add(change: number, versions: readonly (SlotKey & NewResult)[], onWritten?: (done: number) => void): void;
}

type Row = Omit<ResultVersionRow, 'outcome'> & OutcomeColumns;

const SELECT = `
  SELECT result.section_id AS section, result.round, result.table_number AS "table", result.slot_board AS slotBoard,
    result.version, result.change_id AS change, result.board, result.ns_entry AS ns, result.ew_entry AS ew,
    result.kind, result.level, result.strain, result.risk, result.declarer, result.tricks, result.lead, result.score,
    result.award_ns AS awardNs, result.award_ew AS awardEw, result.award_ns_average AS awardNsAverage,
    result.award_ew_average AS awardEwAverage, result.award_side AS awardSide, result.ruling, result.form,
    result.note, result.typed, change.at, change.author, change.reason
  FROM results AS result JOIN changes AS change ON change.id = result.change_id`;
const AT_SLOT = `result.section_id = :section AND result.round = :round AND result.table_number = :table
    AND result.slot_board = :slotBoard`;
/** Columns that every version fills, and those that most leave empty. */
const FILLED = [
  'change_id',
  'section_id',
  'round',
  'table_number',
  'slot_board',
  'version',
  'deal_set_id',
  'board',
  'ns_entry',
  'ew_entry',
  'kind',
  'level',
  'strain',
  'risk',
  'declarer',
  'tricks',
  'score',
];
const OFTEN_EMPTY = [
  'match_id',
  'lead',
  'award_ns',
  'award_ew',
  'award_ns_average',
  'award_ew_average',
  'award_side',
  'ruling',
  'form',
  'note',
  'typed',
];

/** The values of a version in the order of the columns. */
interface VersionValues {
  readonly filled: readonly unknown[];
  readonly oftenEmpty: readonly unknown[];
}

/** Writes so many versions at once: each statement, and each value, has a price of its own. */
const insertOf = (rows: number, columns: readonly string[]) => `
  INSERT INTO results (${columns.join(', ')})
  VALUES ${Array.from({ length: rows }, () => `(${columns.map(() => '?').join(', ')})`).join(', ')}`;
/** The versions of a file are written so many at once. */
const MANY = 500;

/** The lines where a pair has sat in a direction and has a result that counts for it, by the index of just these. */
const onBoardAs = (direction: 'ns' | 'ew') => `
  SELECT section_id AS section, round, table_number AS "table", slot_board AS slotBoard
  FROM results INDEXED BY results_${direction}_once
  WHERE deal_set_id = (SELECT deal_set_id FROM sections WHERE id = :section) AND board = :board
    AND ${direction}_entry = :pair AND next_version IS NULL
    AND (kind NOT IN ('erased', 'notPlayed') OR ruling IS NOT NULL)
    AND award_side IS NOT '${direction === 'ns' ? 'EW' : 'NS'}'`;

export function resultsTable(db: Database): ResultsTable {
  const newest = db.prepare<[SlotKey], Row>(`${SELECT} WHERE ${AT_SLOT} AND result.next_version IS NULL`);
  const history = db.prepare<[SlotKey], Row>(`${SELECT} WHERE ${AT_SLOT} ORDER BY result.version`);
  const version = db.prepare<[SlotKey & { version: number }], Row>(`${SELECT} WHERE ${AT_SLOT} AND version = :version`);
  const ofChange = db.prepare<[number], Row>(`${SELECT} WHERE result.change_id = ? ORDER BY result.id`);
  const current = db.prepare<[number], Row>(
    `${SELECT} WHERE result.section_id IN (SELECT id FROM sections WHERE session_id = ?)
      AND result.next_version IS NULL AND result.kind <> 'erased'
     ORDER BY result.id`,
  );
  const currentSince = db.prepare<[number, number], Row>(
    `${SELECT} WHERE change.session_id = ? AND result.change_id > ? AND result.next_version IS NULL ORDER BY result.id`,
  );
  const onBoard = db.prepare<[{ section: number; board: number; pair: number }], SlotKey>(
    `${onBoardAs('ns')} UNION ALL ${onBoardAs('ew')}`,
  );
  const lastRound = db
    .prepare<[{ pair: number }], number>(
      `SELECT coalesce(max(result.round), 0)
       FROM section_numbers AS number JOIN current_results AS result ON result.section_id = number.section_id
         JOIN entry_contestants AS ranked ON ranked.entry_id = :pair
         JOIN entry_contestants AS own ON own.contestant_id = ranked.contestant_id
       WHERE number.entry_id = :pair AND own.entry_id IN (result.ns_entry, result.ew_entry)`,
    )
    .pluck();
  const reasonBefore = db
    .prepare<[number], string>(
      `SELECT CASE count(DISTINCT before_change.reason) WHEN 1 THEN max(before_change.reason) ELSE '' END
       FROM results AS written
         JOIN results AS earlier ON earlier.section_id = written.section_id AND earlier.round = written.round
           AND earlier.table_number = written.table_number AND earlier.slot_board = written.slot_board
           AND earlier.version = written.version - 1
         JOIN changes AS before_change ON before_change.id = earlier.change_id
       WHERE written.change_id = ?`,
    )
    .pluck();
  const replace = db
    .prepare<[SlotKey], number>(
      `UPDATE results AS result SET next_version = version + 1 WHERE ${AT_SLOT} AND next_version IS NULL
       RETURNING next_version`,
    )
    .pluck();
  const anyOf = db.prepare<[number], number>('SELECT 1 FROM results WHERE section_id = ? LIMIT 1').pluck();
  const dealSet = db.prepare<[number], number>('SELECT deal_set_id FROM sections WHERE id = ?').pluck();
  const hasMatches = db
    .prepare<[number], number>(
      `SELECT 1 FROM matches
       WHERE stage_id = (SELECT stage_id FROM sections WHERE id = ?) LIMIT 1`,
    )
    .pluck();
  const match = db
    .prepare<[SlotKey & Pick<NewResult, 'ns' | 'ew'>], number>(
      `SELECT cell.match_id
       FROM seatings AS cell JOIN matches AS match ON match.id = cell.match_id
       WHERE cell.section_id = :section AND cell.round = :round AND cell.table_number = :table
         AND cell.version = (SELECT max(version) FROM schedules WHERE section_id = :section)
         AND NOT EXISTS (
           SELECT 1 FROM entry_contestants
           WHERE entry_id IN (:ns, :ew) AND contestant_id NOT IN (match.home, coalesce(match.away, 0)))`,
    )
    .pluck();
  const insert = db.prepare(insertOf(1, [...FILLED, ...OFTEN_EMPTY]));
  const many = new Map<boolean, Statement>();
  /** The statement that writes many, whose rest is empty or not. */
  const insertMany = (isRestEmpty: boolean): Statement => {
    const columns = isRestEmpty ? FILLED : [...FILLED, ...OFTEN_EMPTY];
    const statement = many.get(isRestEmpty) ?? db.prepare(insertOf(MANY, columns));
    many.set(isRestEmpty, statement);
    return statement;
  };

  /** What all new lines of a section have in common. */
  function sectionOf(id: number) {
    return {
      dealSet: dealSet.get(id) ?? null,
      isBegun: anyOf.get(id) !== undefined,
      hasMatches: hasMatches.get(id) !== undefined,
    };
  }

  return {
    newest: (slot) => fromRow(newest.get(slot)),
    history: (slot) => history.all(slot).map(withOutcome),
    current: (session) => current.all(session).map(withOutcome),
    currentSince: (session, since) => currentSince.all(session, since).map(withOutcome),
    ofChange: (change) => ofChange.all(change).map(withOutcome),
    reasonBefore: (change) => reasonBefore.get(change) as string,
    lastRoundOf: (pair) => lastRound.get({ pair }) ?? 0,
    version: (slot, number) => fromRow(version.get({ ...slotOf(slot), version: number })),
    otherOnBoard(slots, board, pair) {
      const own = new Set(slots.map(slotKey));
      const rows = onBoard.all({ section: slots[0]?.section ?? 0, board, pair });
      return rows.find((row) => !own.has(slotKey(row))) ?? null;
    },
    add(change, versions, onWritten) {
      const ids = new Set(versions.map(({ section }) => section));
      const sections = new Map([...ids].map((id) => [id, sectionOf(id)]));
      const next = versions.map((slot) => (sections.get(slot.section)?.isBegun ? (replace.get(slotOf(slot)) ?? 1) : 1));
      const valuesOf = (slot: SlotKey & NewResult, index: number): VersionValues => {
        const { section, round, table, slotBoard, board, ns, ew, typed, form = null, note = '' } = slot;
        const own = sections.get(section);
        const matchId = own?.hasMatches ? (match.get({ ...slotOf(slot), ns, ew }) ?? null) : null;
        const { kind, level, strain, risk, declarer, tricks, lead, score, ...rest } = outcomeColumns(
          slot.outcome,
          board,
        );
        const { awardNs, awardEw, awardNsAverage, awardEwAverage, awardSide, ruling } = rest;
        const place = [change, section, round, table, slotBoard, next[index], own?.dealSet, board, ns, ew];
        const awards = [awardNs, awardEw, awardNsAverage, awardEwAverage, awardSide];
        return {
          filled: [...place, kind, level, strain, risk, declarer, tricks, score],
          oftenEmpty: [matchId, lead, ...awards, ruling, form, note, typed],
        };
      };
      const together = versions.length - (versions.length % MANY);
      for (let from = 0; from < together; from += MANY) {
        const rows = versions.slice(from, from + MANY).map((slot, index) => valuesOf(slot, from + index));
        const isRestEmpty = rows.every(({ oftenEmpty }) => oftenEmpty.every((value) => value === null || value === ''));
        const values = rows.map(({ filled, oftenEmpty }) => (isRestEmpty ? filled : [...filled, ...oftenEmpty]));
        insertMany(isRestEmpty).run(values.flat());
        onWritten?.(from + MANY);
      }
      for (const [index, slot] of versions.slice(together).entries()) {
        const { filled, oftenEmpty } = valuesOf(slot, together + index);
        insert.run([...filled, ...oftenEmpty]);
      }
    },
  };
}

function fromRow(row: Row | undefined): ResultVersionRow | null {
  return row ? withOutcome(row) : null;
}

function withOutcome(row: Row): ResultVersionRow {
  const { section, round, table, slotBoard, version, change, board, ns, ew, typed, form, note } = row;
  const { score, at, author, reason } = row;
  const outcome = outcomeFromColumns(row);
  return {
    section,
    round,
    table,
    slotBoard,
    version,
    change,
    board,
    ns,
    ew,
    outcome,
    typed,
    form,
    note,
    score,
    at,
    author,
    reason,
  };
}
