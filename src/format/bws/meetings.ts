/** The movement in a Bridgemate server's file: who sits at each table in each round, and on which boards. */
import { isBoardNumber } from '../event/board-faults.ts';
import { quoteOf } from '../event/deal-faults.ts';
import type { BwsProblem } from './problem.ts';
import { numberIn, textIn, type BwsRow } from './tables.ts';

/** A row of RoundData. A number of 0 is nobody. */
export interface BwsMeeting {
  readonly section: number;
  readonly table: number;
  readonly round: number;
  /** The pair North-South; in an individual the player North. */
  readonly ns: number;
  /** The pair East-West; in an individual the player East. */
  readonly ew: number;
  /** The other two players of an individual; null where pairs play. */
  readonly partners: { readonly south: number; readonly west: number } | null;
  /** Ascending; empty where the row names none. */
  readonly boards: readonly number[];
}

export interface MeetingsOfFile {
  /** Each table of a round once, as its last row has it. */
  readonly meetings: readonly BwsMeeting[];
  readonly problems: readonly BwsProblem[];
}

/** More boards than a table plays in a round. */
const MOST_BOARDS = 99;

/** A row that makes no sense is a problem, and its table plays nothing in that round. */
export function readMeetings(rows: readonly BwsRow[]): MeetingsOfFile {
  const meetings = new Map<string, BwsMeeting>();
  const problems: BwsProblem[] = [];
  for (const row of rows) {
    const [section = 0, table = 0, round = 0] = ['Section', 'Table', 'Round'].map((name) => numberIn(row, name) ?? 0);
    const [ns, ew] = [pairIn(row, 'NSPair'), pairIn(row, 'EWPair')];
    const boards = boardsIn(row);
    if (section < 1 || table < 1 || round < 1 || boards === null) {
      const text = quoteOf(
        ['Section', 'Table', 'Round', 'LowBoard', 'HighBoard', 'CustomBoards']
          .map((name) => textIn(row, name) || '-')
          .join(' '),
      );
      problems.push({ kind: 'problem', code: 'meeting', line: row.at, text, board: null });
      continue;
    }
    const key = `${section} ${round} ${table}`;
    meetings.delete(key);
    meetings.set(key, { section, table, round, ns, ew, partners: partnersIn(row), boards });
  }
  return { meetings: [...meetings.values()], problems };
}

/**
 * The movement with nobody in the place of the pair that a section says is missing, so that its opponents sit out. A
 * number that plays, or that both lines have, stays.
 */
export function withoutMissingPair(
  meetings: readonly BwsMeeting[],
  missingOf: (section: number) => number,
  lines: readonly Pick<BwsMeeting, 'section' | 'ns' | 'ew'>[],
): readonly BwsMeeting[] {
  const ofLines = Map.groupBy(lines, ({ section }) => section);
  const away = new Map<number, number>();
  for (const [section, own] of Map.groupBy(meetings, (meeting) => meeting.section)) {
    const missing = missingOf(section);
    const plays = ofLines.get(section)?.some(({ ns, ew }) => ns === missing || ew === missing);
    const norths = new Set(own.filter(({ ns }) => ns === missing).map(({ round }) => round));
    const isOfBothLines = own.some(({ round, ew }) => ew === missing && norths.has(round));
    if (missing > 0 && !plays && !isOfBothLines) away.set(section, missing);
  }
  return meetings.map((meeting) => {
    const missing = away.get(meeting.section);
    const present = (pair: number) => (pair === missing ? 0 : pair);
    return { ...meeting, ns: present(meeting.ns), ew: present(meeting.ew) };
  });
}

/** The numbers of South and West, which files of individuals have in columns of their own. */
export function partnersIn(row: BwsRow): BwsMeeting['partners'] {
  const [south, west] = [pairIn(row, 'South'), pairIn(row, 'West')];
  return south > 0 || west > 0 ? { south, west } : null;
}

/** A pair without opponents meets number 0. */
function pairIn(row: BwsRow, column: string): number {
  return Math.max(0, numberIn(row, column) ?? 0);
}

/** The boards of a row: those of CustomBoards, else all from LowBoard to HighBoard; null for any that can't be. */
function boardsIn(row: BwsRow): readonly number[] | null {
  const custom = textIn(row, 'CustomBoards')
    .split(/[\s,;]+/)
    .filter((text) => text !== '');
  const [low, high] = [numberIn(row, 'LowBoard') ?? 0, numberIn(row, 'HighBoard') ?? 0];
  if (custom.length === 0 && low <= 0 && high <= 0) return [];
  const isRun = low <= high && high - low < MOST_BOARDS;
  const run = isRun ? Array.from({ length: high - low + 1 }, (_, index) => low + index) : [Number.NaN];
  const boards = custom.length > 0 ? [...new Set(custom.map(Number))].toSorted((a, b) => a - b) : run;
  const isPossible = boards.every((board) => Number.isInteger(board) && isBoardNumber(board));
  return isPossible && boards.length <= MOST_BOARDS ? boards : null;
}
