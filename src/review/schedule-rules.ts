import { onlySideOf } from '../bridge/result/award.ts';
import type { Outcome } from '../bridge/result/result.ts';
import { SIDES } from '../bridge/seat.ts';
import { AVERAGE_EACH, secondPlayOutcome } from '../bridge/result/second-play.ts';
import { slotKey, slotOf, type Slot } from '../session/slot.ts';
import {
  type EntryTable,
  type Finding,
  type FindingKey,
  type Fix,
  type ReviewedCell,
  type ReviewedResult,
  type ReviewedSession,
  type SectionTable,
} from './finding.ts';
import { withExpectedPair, findWrongNumber, type OtherLines } from './wrong-number.ts';

/**
 * Findings from the schedule and what was really played. A result on another board, or between other pairs, leaves
 * boards that a pair has not played (Law 15B2: the score stands where none of the four had played the board before, and
 * the Director may have the right board played later). It also leaves lines that can't be played any more because a
 * pair has already played the board (Law 15B3: contestants deprived of a score get an artificial adjusted score).
 */
export function scheduleFindings(session: ReviewedSession): readonly Finding[] {
  const byLine = new Map(session.results.map((result) => [slotKey(result), result]));
  const { playersOf = alone } = session;
  const settled = new Boards(session.results, playersOf);
  const results = session.results.filter(({ outcome }) => outcome.kind !== 'notPlayed');
  const played = new Boards(results, playersOf);
  const playedIn = Map.groupBy(session.results, ({ round }) => round);
  const lines = otherLines(session.cells, playedIn, settled);
  const playedOtherwise = session.cells.flatMap((cell) => {
    const inRound = playedIn.get(cell.round) ?? [];
    const twoTables = atTwoTables(cell, byLine, inRound, settled, playersOf);
    return [...twoTables, ...unplayedAt(cell, byLine, settled, lines).map((one) => following(one, twoTables))];
  });
  const causes = causesOf(playedOtherwise);
  const open = session.cells.flatMap((cell) =>
    slotsOf(cell)
      .filter((slot) => !byLine.has(slotKey(slot)))
      .flatMap((slot) => openLine(cell, slot, played, session.roundInPlay).map((one) => causedBy(one, causes))),
  );
  return [...playedOtherwise, ...open];
}

function otherLines(
  cells: readonly ReviewedCell[],
  playedIn: ReadonlyMap<number, readonly ReviewedResult[]>,
  settled: Boards,
): OtherLines {
  const meetings = new Map(
    cells.flatMap((cell) =>
      [cell.ns, cell.ew].flatMap((entry) => cell.boards.map((board) => [`${entry} ${board}`, cell] as const)),
    ),
  );
  return {
    meets: (entry, board) => meetings.get(`${entry} ${board}`),
    has: (entry, board) => settled.of(entry, board) !== undefined,
    playsElsewhere: (entry, cell) =>
      playedIn
        .get(cell.round)
        ?.some((result) => !isAt(result, cell) && (result.ns === entry || result.ew === entry)) === true,
  };
}

/** Unplayed boards follow from a pair that played at two tables: that finding is shown first. */
function following(finding: Unplayed, twoTables: readonly Finding[]): Finding {
  const cause = twoTables.find(({ slot, fixes }) => fixes.length > 0 && slotKey(slot) === slotKey(finding.slot));
  return cause ? { ...finding, follows: { code: cause.code, slot: cause.slot } } : finding;
}

/** By entry and board: the finding that the entry was typed there in the place of another. */
type Causes = ReadonlyMap<string, FindingKey>;

function causesOf(findings: readonly Finding[]): Causes {
  return new Map(
    findings.flatMap((finding) => {
      const { code, slot } = finding;
      const name = { code, slot };
      if (code === 'twoTables' && finding.fixes.length > 0)
        return [[`${finding.entry} ${slot.slotBoard}`, name] as const];
      if (code !== 'unplayed' || !finding.instead) return [];
      const { entry } = finding.instead;
      return finding.boards.map((board) => [`${entry} ${board}`, name] as const);
    }),
  );
}

/** A line that can't be played because of wrong numbers on other lines follows from the first of these. */
function causedBy(finding: Finding, causes: Causes): Finding {
  if (finding.code !== 'cannotPlay') return finding;
  const [cause, ...others] = finding.played.map(({ entry }) => causes.get(`${entry} ${finding.slot.slotBoard}`));
  return cause && others.every((other) => other !== undefined) ? { ...finding, follows: cause } : finding;
}

/** Who has a result on which board, player by player where these are ranked. */
class Boards {
  readonly #played = new Map<number, Map<number, EntryTable>>();
  readonly #playersOf: (sitter: number) => readonly number[];

  constructor(results: readonly ReviewedResult[], playersOf: (sitter: number) => readonly number[]) {
    this.#playersOf = playersOf;
    for (const { section, ns, ew, board, round, table, outcome } of results) {
      const side = onlySideOf(outcome);
      for (const entry of side === null ? [ns, ew] : [side === 'NS' ? ns : ew]) {
        for (const player of playersOf(entry)) {
          const boards = this.#played.get(player) ?? new Map<number, EntryTable>();
          boards.set(board, { entry, section, round, table });
          this.#played.set(player, boards);
        }
      }
    }
  }

  /** Where a pair, or one of two players, has a result of a board. */
  of(sitter: number, board: number): EntryTable | undefined {
    return this.#playersOf(sitter)
      .map((player) => this.#played.get(player)?.get(board))
      .find((found) => found !== undefined);
  }

  /** Whether a pair, or one of two players, has none. */
  lacks(sitter: number, board: number): boolean {
    return this.#playersOf(sitter).some((player) => !this.#played.get(player)?.has(board));
  }
}

/** A pair is ranked itself. */
function alone(sitter: number): readonly number[] {
  return [sitter];
}

/** Whether two are at one table. A pair may sit at a table of another section. */
function isAt(one: SectionTable, other: SectionTable): boolean {
  return one.section === other.section && one.table === other.table;
}

function tableOf({ section, table }: SectionTable): SectionTable {
  return { section, table };
}

/** Lines with an unexpected pair that played at another table in the same round. */
function atTwoTables(
  cell: ReviewedCell,
  byLine: ReadonlyMap<string, ReviewedResult>,
  inRound: readonly ReviewedResult[],
  settled: Boards,
  playersOf: (sitter: number) => readonly number[],
): readonly Finding[] {
  return slotsOf(cell).flatMap((slot): readonly Finding[] => {
    const result = byLine.get(slotKey(slot));
    const entry = result && [result.ns, result.ew].find((one) => one !== cell.ns && one !== cell.ew);
    if (!result || entry === undefined || result.outcome.kind !== 'played') return [];
    const players = playersOf(entry);
    const sits = (sitter: number) => playersOf(sitter).some((player) => players.includes(player));
    const elsewhere = inRound.find(
      (one) => !isAt(one, cell) && one.outcome.kind === 'played' && (sits(one.ns) || sits(one.ew)),
    );
    if (!elsewhere) return [];
    const { board, ns, ew, outcome } = result;
    const expected = [cell.ns, cell.ew].find((one) => one !== ns && one !== ew) ?? entry;
    const corrected = { ...slot, board, ns: ns === entry ? expected : ns, ew: ew === entry ? expected : ew, outcome };
    const fixes = settled.of(expected, board) ? [] : [[corrected]];
    return [{ code: 'twoTables', slot, entry, other: tableOf(elsewhere), fixes }];
  });
}

function slotsOf({ section, round, table, boards }: ReviewedCell): readonly Slot[] {
  return boards.map((slotBoard) => ({ section, round, table, slotBoard }));
}

/** Boards of a table's round that its pairs lack because other pairs or boards were played, grouped by the pairs. */
function unplayedAt(
  cell: ReviewedCell,
  byLine: ReadonlyMap<string, ReviewedResult>,
  settled: Boards,
  lines: OtherLines,
): readonly Unplayed[] {
  const lacking = slotsOf(cell).flatMap((slot) => {
    const result = byLine.get(slotKey(slot));
    if (!result) return [];
    const entries = [cell.ns, cell.ew].filter((entry) => settled.lacks(entry, slot.slotBoard));
    if (entries.length === 0) return [];
    const wrong = entries.length === 1 ? findWrongNumber(result, cell, lines) : null;
    return [{ slot, entries, wrong, fix: wrong && withExpectedPair(result, wrong) }];
  });
  const groups = Map.groupBy(lacking, ({ entries, wrong }) => `${entries.join(' ')} ${wrong?.typed}`);
  return [...groups.values()].flatMap((group): readonly Unplayed[] => {
    const [first] = group;
    if (!first) return [];
    const { entries, wrong } = first;
    const slots = group.map(({ slot }) => slot);
    const boards = slots.map(({ slotBoard }) => slotBoard);
    const numbered = group.flatMap(({ fix }) => fix ?? []);
    const fixes = entries.length === 2 ? settlements(cell, slots, byLine) : wrong ? [numbered] : [];
    const instead = wrong && { entry: wrong.typed, round: wrong.meets.round, ...tableOf(wrong.meets) };
    return [{ code: 'unplayed', slot: slotOf(first.slot), boards, entries, instead, fixes }];
  });
}

type Unplayed = Extract<Finding, { readonly code: 'unplayed' }>;

/** The outcomes for boards that both pairs of a table lack, likeliest first; null where they are to be played later. */
const SETTLED_AS = [null, { kind: 'notPlayed' }, AVERAGE_EACH] as const;

/**
 * The fixes for lines on which another board was played. The result moves to the line of its own board at the table,
 * off schedule if need be; there is no fix where that line has a result.
 */
function settlements(
  { ns, ew }: ReviewedCell,
  slots: readonly Slot[],
  byLine: ReadonlyMap<string, ReviewedResult>,
): readonly Fix[] {
  const played = slots.flatMap((slot) => byLine.get(slotKey(slot)) ?? []);
  const moved = played.map(({ board, outcome, ...result }) => {
    return { ...slotOf(result), slotBoard: board, board, ns: result.ns, ew: result.ew, outcome };
  });
  if (moved.some((line) => byLine.has(slotKey(line)))) return [];
  return SETTLED_AS.map((outcome) => [
    ...slots.map((slot) => ({ ...slotOf(slot), board: slot.slotBoard, ns, ew, outcome })),
    ...moved,
  ]);
}

/** The finding of a line without a result, if its board can't be played any more or its round is over. */
function openLine(cell: ReviewedCell, slot: Slot, played: Boards, roundInPlay: number): readonly Finding[] {
  const before = [cell.ns, cell.ew].flatMap((entry) => played.of(entry, slot.slotBoard) ?? []);
  // Both played it here in this round, on another line: this line may be the one with the other board.
  const isHere = before.length === 2 && before.every((one) => one.round === cell.round && isAt(one, cell));
  if (before.length > 0 && !isHere) {
    const again = SIDES.filter((side) => played.of(side === 'NS' ? cell.ns : cell.ew, slot.slotBoard));
    const deprived = [cell.ns, cell.ew].filter((entry) => !played.of(entry, slot.slotBoard));
    const ruling = settledAs(cell, slot, secondPlayOutcome(again));
    const fixes = deprived.length === 0 ? [ruling] : [ruling, settledAs(cell, slot, NOT_PLAYED)];
    return [{ code: 'cannotPlay', slot, played: before, deprived, fixes }];
  }
  return slot.round < roundInPlay ? [{ code: 'missing', slot, fixes: [settledAs(cell, slot, NOT_PLAYED)] }] : [];
}

const NOT_PLAYED = { kind: 'notPlayed' } as const;

function settledAs({ ns, ew }: ReviewedCell, slot: Slot, outcome: Outcome): Fix {
  return [{ ...slot, board: slot.slotBoard, ns, ew, outcome }];
}
