import { slotKey, type Slot } from '../movement/slot.ts';
import {
  slotOnly,
  type EarlierPlay,
  type Finding,
  type Fix,
  type ReviewedCell,
  type ReviewedResult,
  type ReviewedSession,
} from './finding.ts';

/**
 * What the schedule still asks for once what really happened is set against it. A result on another board, or between
 * other pairs, leaves boards that somebody has not played (Law 15A: the score stands where none of the four had played
 * the board before, and the Director may have the right board played later) and lines that can't be played any more,
 * because a pair has met the board already (Law 15B: those deprived of a score get an artificial adjusted score).
 */
export function scheduleFindings(session: ReviewedSession): readonly Finding[] {
  const byLine = new Map(session.results.map((result) => [slotKey(result), result]));
  const settled = boardsOf(session.results);
  const played = boardsOf(session.results.filter(({ outcome }) => outcome.kind !== 'notPlayed'));
  return session.cells.flatMap((cell) => {
    const open = slotsOf(cell).filter((slot) => !byLine.has(slotKey(slot)));
    return [
      ...unplayedAt(cell, byLine, settled),
      ...open.flatMap((slot) => openLine(cell, slot, played, session.roundInPlay)),
    ];
  });
}

type Boards = ReadonlyMap<number, ReadonlyMap<number, EarlierPlay>>;

/** By entry and board: where the entry has a result on it. */
function boardsOf(results: readonly ReviewedResult[]): Boards {
  const played = new Map<number, Map<number, EarlierPlay>>();
  for (const { ns, ew, board, round, table } of results) {
    for (const entry of [ns, ew]) {
      const boards = played.get(entry) ?? new Map<number, EarlierPlay>();
      boards.set(board, { entry, round, table });
      played.set(entry, boards);
    }
  }
  return played;
}

function slotsOf({ section, round, table, boards }: ReviewedCell): readonly Slot[] {
  return boards.map((slotBoard) => ({ section, round, table, slotBoard }));
}

/** The boards of a table's round that its pairs lack because something else was played, those of the same pairs together. */
function unplayedAt(
  cell: ReviewedCell,
  byLine: ReadonlyMap<string, { readonly board: number; readonly ns: number; readonly ew: number }>,
  settled: Boards,
): readonly Finding[] {
  const lacking = slotsOf(cell).flatMap((slot) => {
    const result = byLine.get(slotKey(slot));
    if (!result) return [];
    const entries = [cell.ns, cell.ew].filter((entry) => !settled.get(entry)?.has(slot.slotBoard));
    return entries.length > 0 ? [{ slot, entries }] : [];
  });
  return [...Map.groupBy(lacking, ({ entries }) => entries.join(' ')).values()].flatMap((group): readonly Finding[] => {
    const [first] = group;
    if (!first) return [];
    const boards = group.map(({ slot }) => slot.slotBoard);
    return [{ code: 'unplayed', slot: slotOnly(first.slot), boards, entries: first.entries, fixes: [] }];
  });
}

/** A line without a result: it can't be played, or its round is over. */
function openLine(cell: ReviewedCell, slot: Slot, played: Boards, roundInPlay: number): readonly Finding[] {
  const before = [cell.ns, cell.ew].flatMap((entry) => played.get(entry)?.get(slot.slotBoard) ?? []);
  // Played here, on another line of the same round: that line's board may be typed on this one.
  const isHere =
    before.length === 2 && before.every(({ round, table }) => round === cell.round && table === cell.table);
  if (before.length > 0 && !isHere) {
    const deprived = [cell.ns, cell.ew].filter((entry) => !played.get(entry)?.has(slot.slotBoard));
    return [{ code: 'cannotPlay', slot, played: before, deprived, fixes: [notPlayed(cell, slot)] }];
  }
  return slot.round < roundInPlay ? [{ code: 'missing', slot, fixes: [notPlayed(cell, slot)] }] : [];
}

function notPlayed({ ns, ew }: ReviewedCell, slot: Slot): Fix {
  return [{ ...slot, board: slot.slotBoard, ns, ew, outcome: { kind: 'notPlayed' } }];
}
