import type { Database } from 'better-sqlite3';
import type { Side } from '../../../src/bridge/seat.ts';

/** A number of a section, and the entry that sits under it. */
export interface NumberRow {
  readonly number: number;
  /** The line it is ranked in; null with one winner. */
  readonly line: Side | null;
  readonly entry: number;
  /** Whether it has left. */
  readonly gone: 0 | 1;
}

/** A table in a round of a schedule, by entries. Whoever is absent keeps the seat as a number only. */
export interface SeatingRow {
  readonly round: number;
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly nsAbsent: 0 | 1;
  readonly ewAbsent: 0 | 1;
  readonly boards: readonly number[];
  /** In a match; all three are null, or left out, where there are none. */
  readonly match?: number | null;
  /** The part of the match that is played with one line-up, from 1. */
  readonly segment?: number | null;
  /** 1 open, 2 closed. */
  readonly room?: 1 | 2 | null;
}

/** A board that is dealt for one match: the number on its case, which another match's board may show as well. */
export interface MatchBoardRow {
  readonly number: number;
  readonly shown: number;
  readonly match: number;
}

/** One version of a section's schedule, whole. */
export interface ScheduleRow {
  /** The MovementSpec the section began with, as JSON. */
  readonly movement: string;
  readonly winners: 1 | 2;
  readonly tables: number;
  readonly rounds: number;
  /** The highest number of a board in play; they count from 1. */
  readonly boards: number;
  readonly numbers: readonly NumberRow[];
  readonly seatings: readonly SeatingRow[];
  /** Boards that only one match plays; the others count from 1 and show their number. */
  readonly matchBoards?: readonly MatchBoardRow[];
}

/** Schedules of sections: versions are only added, and the newest counts. */
export interface SchedulesTable {
  /**
   * Adds the next version, and boards that the section's deal set lacks. A number whose seats are all marked absent is
   * a phantom's; in matches, and where players or teams are ranked, each number is a contestant's.
   * @param sameAs the earlier version that it repeats
   */
  add(section: number, change: number, schedule: ScheduleRow, sameAs?: number): void;
  read(section: number, version: number): ScheduleRow | null;
  /** The versions a change made. */
  ofChange(change: number): readonly { readonly section: number; readonly version: number }[];
  /** The version that a version repeats, itself where it repeats none, and the change that wrote it. */
  original(section: number, version: number): { readonly version: number; readonly change: number };
  /** The highest number of a board of the section's deal set, in play or not any more. */
  lastBoard(section: number): number;
  /** The entry of a number, in the schedule or not any more. */
  entryOfNumber(section: number, number: number): number | null;
}

type Head = Omit<ScheduleRow, 'numbers' | 'seatings' | 'matchBoards'>;

/** A row whose boards are JSON. */
export type WithBoardsAsJson<Row extends { readonly boards: readonly number[] }> = Omit<Row, 'boards'> & {
  readonly boards: string;
};

export function parseBoards<Row extends { readonly boards: string }>(
  row: Row,
): Omit<Row, 'boards'> & { readonly boards: readonly number[] } {
  return { ...row, boards: JSON.parse(row.boards) as readonly number[] };
}

/**
 * Boards from the first that the section's deal set lacks to the last in play; each is shown as its number. With a
 * plain bound value SQLite would prepare the statement anew each time.
 */
const ADD_BOARDS = `
  WITH RECURSIVE
    own (deal_set) AS (SELECT deal_set_id FROM sections WHERE id = +:section),
    board (number) AS (
      SELECT 1 + (SELECT coalesce(max(number), 0) FROM boards WHERE deal_set_id = (SELECT deal_set FROM own))
      UNION ALL SELECT number + 1 FROM board WHERE number < :boards)
  INSERT INTO boards (deal_set_id, number, shown)
  SELECT deal_set, number, number FROM own, board WHERE number <= :boards`;

/** Reads the rows of `:rows`, a JSON array of arrays, under the names of their columns. */
function rowsOf(...columns: readonly string[]): string {
  return `SELECT ${columns.map((name, place) => `value ->> ${place} AS "${name}"`).join(', ')} FROM json_each(:rows)`;
}

export function schedulesTable(db: Database): SchedulesTable {
  const newest = db
    .prepare<[number], number>('SELECT coalesce(max(version), 0) FROM schedules WHERE section_id = ?')
    .pluck();
  const addBoards = db.prepare(ADD_BOARDS);
  const addMatchBoard = db.prepare(
    `INSERT INTO boards (deal_set_id, number, shown, match_id)
     SELECT deal_set_id, :number, :shown, :match FROM sections WHERE id = :section`,
  );
  const addPlayed = db.prepare(
    `INSERT INTO boards (deal_set_id, number, shown)
     SELECT deal_set_id, played.value, played.value FROM sections, json_each(:played) AS played
     WHERE sections.id = +:section
     ON CONFLICT DO NOTHING`,
  );
  const insert = db.prepare(
    `INSERT INTO schedules (section_id, version, change_id, movement, winners, tables, rounds, boards, same_as)
     VALUES (:section, :version, :change, :movement, :winners, :tables, :rounds, :boards, :sameAs)`,
  );
  // The rows of a version are written at once, since each statement has a price of its own.
  const insertNumbers = db.prepare(
    `INSERT INTO section_numbers (section_id, version, number, line, contestant_id, entry_id, gone)
     SELECT :section, :version, number, line,
       CASE WHEN plays OR (SELECT ranks FROM events WHERE id = (SELECT event_id FROM entries WHERE id = entry)) <> 'pair'
         THEN (SELECT contestant_id FROM entry_contestants WHERE entry_id = entry AND place = 1) END,
       entry, gone
     FROM (${rowsOf('number', 'line', 'entry', 'gone', 'plays')})`,
  );
  const insertCells = db.prepare(
    `INSERT INTO schedule_cells (section_id, round, table_number)
     SELECT :section, round, "table" FROM (${rowsOf('round', 'table')}) WHERE true
     ON CONFLICT DO NOTHING`,
  );
  const insertSeatings = db.prepare(
    `INSERT INTO seatings (section_id, version, round, table_number, ns_entry, ew_entry, ns_absent, ew_absent,
       boards, match_id, segment, room)
     SELECT :section, :version, round, "table", ns, ew, nsAbsent, ewAbsent, boards, match, segment, room
     FROM (${rowsOf('round', 'table', 'ns', 'ew', 'nsAbsent', 'ewAbsent', 'boards', 'match', 'segment', 'room')})`,
  );
  const head = db.prepare<[number, number], Head>(
    'SELECT movement, winners, tables, rounds, boards FROM schedules WHERE section_id = ? AND version = ?',
  );
  const numbers = db.prepare<[number, number], NumberRow>(
    `SELECT number, line, entry_id AS entry, gone FROM section_numbers
     WHERE section_id = ? AND version = ? ORDER BY number`,
  );
  const seatings = db.prepare<[number, number], WithBoardsAsJson<SeatingRow>>(
    `SELECT round, table_number AS "table", ns_entry AS ns, ew_entry AS ew, ns_absent AS nsAbsent,
       ew_absent AS ewAbsent, boards, match_id AS match, segment, room
     FROM seatings WHERE section_id = ? AND version = ? ORDER BY round, table_number`,
  );
  const ofChange = db.prepare<[number], { section: number; version: number }>(
    'SELECT section_id AS section, version FROM schedules WHERE change_id = ? ORDER BY section_id',
  );
  const original = db.prepare<[{ section: number; version: number }], { version: number; change: number }>(
    `WITH RECURSIVE again (version) AS (
       VALUES (:version)
       UNION ALL
       SELECT same_as FROM again JOIN schedules ON section_id = :section AND schedules.version = again.version
       WHERE same_as IS NOT NULL)
     SELECT version, change_id AS change FROM schedules
     WHERE section_id = :section AND version = (SELECT min(version) FROM again)`,
  );
  const lastBoard = db
    .prepare<[number], number>(
      `SELECT coalesce(max(number), 0) FROM boards
       WHERE deal_set_id = (SELECT deal_set_id FROM sections WHERE id = ?)`,
    )
    .pluck();
  const entryOfNumber = db
    .prepare<[number, number], number>(
      `SELECT entry_id FROM section_numbers
       WHERE section_id = ? AND number = ? AND entry_id IS NOT NULL ORDER BY version DESC LIMIT 1`,
    )
    .pluck();
  return {
    add(section, change, { numbers: own, seatings: cells, matchBoards = [], ...row }, sameAs) {
      const key = { section, version: 1 + (newest.get(section) ?? 0) };
      const { movement, winners, tables, rounds, boards } = row;
      if (matchBoards.length === 0) addBoards.run({ section, boards });
      for (const board of matchBoards) addMatchBoard.run({ section, ...board });
      addPlayed.run({ section, played: JSON.stringify([...new Set(cells.flatMap((cell) => cell.boards))]) });
      insert.run({ ...key, change, movement, winners, tables, rounds, boards, sameAs: sameAs ?? null });
      const playing = new Set(
        cells.flatMap(({ ns, ew, nsAbsent, ewAbsent }) => [...(nsAbsent ? [] : [ns]), ...(ewAbsent ? [] : [ew])]),
      );
      const isDrawn = cells.some(({ match }) => typeof match === 'number');
      const numberRows = own.map(({ number, line, entry, gone }) => {
        return [number, line, entry, gone, Number(isDrawn || playing.has(entry))];
      });
      insertNumbers.run({ ...key, rows: JSON.stringify(numberRows) });
      insertCells.run({ section, rows: JSON.stringify(cells.map(({ round, table }) => [round, table])) });
      const seatingRows = cells.map((cell) => {
        const { round, table, ns, ew, nsAbsent, ewAbsent, match = null, segment = null, room = null } = cell;
        return [round, table, ns, ew, nsAbsent, ewAbsent, JSON.stringify(cell.boards), match, segment, room];
      });
      insertSeatings.run({ ...key, rows: JSON.stringify(seatingRows) });
    },
    read(section, version) {
      const found = head.get(section, version);
      if (!found) return null;
      return {
        ...found,
        numbers: numbers.all(section, version),
        seatings: seatings.all(section, version).map(parseBoards),
      };
    },
    ofChange: (change) => ofChange.all(change),
    original(section, version) {
      const found = original.get({ section, version });
      if (!found) throw new Error(`section ${section} has no schedule of version ${version}`);
      return found;
    },
    lastBoard: (section) => lastBoard.get(section) ?? 0,
    entryOfNumber: (section, asked) => entryOfNumber.get(section, asked) ?? null,
  };
}
