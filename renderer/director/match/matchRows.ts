import type { MatchBoardView, MatchScoreView } from '../../../main/club/model/matches.ts';
import type { CellView, EntryView, MatchView, SectionView, SessionView } from '../../../main/club/model/session.ts';
import type { ResultView } from '../../../main/club/model/result.ts';
import { sittersOf } from '../../../src/session/partnerships.ts';
import { slotKey, type Slot } from '../../../src/session/slot.ts';
import { pairInRound } from '../../../src/session/substitutes.ts';
import { ROOMS, type Room } from '../../../src/scoring/teams/team.ts';

/** A board of a match in one room: its line, the result on it, and whether the result is of another line. */
export interface RoomLine {
  /** Null where the schedule has none. */
  readonly slot: Slot | null;
  readonly result: ResultView | null;
}

/** A board of a match in both rooms. */
export interface BothRoomsRow {
  readonly board: MatchBoardView;
  /** What its case shows. */
  readonly shown: number;
  readonly rooms: Readonly<Record<Room, RoomLine>>;
}

/** Who sits in a room while a segment is played; a player may have been replaced in it. */
export interface SeatedPairs {
  readonly ns: EntryView;
  readonly ew: EntryView;
}

/** A half of a match, or another part with one line-up. */
export interface MatchPart {
  readonly segment: number;
  readonly rows: readonly BothRoomsRow[];
  readonly score: MatchScoreView['segments'][number];
  readonly seats: Readonly<Record<Room, SeatedPairs | null>>;
}

/** The parts of a match with their boards and line-ups. */
export function partsOfMatch(
  { sections }: SessionView,
  match: MatchView,
  score: MatchScoreView,
  results: ReadonlyMap<string, ResultView>,
): readonly MatchPart[] {
  const cells = sections.flatMap((section) =>
    section.cells.flatMap((cell) =>
      cell.match?.id === match.id || cell.meeting === match.id ? [{ section, cell }] : [],
    ),
  );
  return score.segments.map((part, index) => {
    const segment = index + 1;
    const own = cells.filter(({ cell }) => (cell.match?.segment ?? 1) === segment);
    // Two pairs meet at one table.
    const inRoom = (room: Room) => own.filter(({ cell }) => (cell.match?.room ?? 'open') === room);
    return {
      segment,
      score: part,
      seats: { open: seatedIn(inRoom('open')), closed: seatedIn(inRoom('closed')) },
      rows: part.boards.map((board) => ({
        board,
        shown: own[0]?.section.shown[board.board] ?? board.board,
        rooms: {
          open: lineIn(inRoom('open'), board, 'open', results),
          closed: lineIn(inRoom('closed'), board, 'closed', results),
        },
      })),
    };
  });
}

interface MatchCell {
  readonly section: SectionView;
  readonly cell: CellView;
}

function lineIn(
  cells: readonly MatchCell[],
  { board, lines }: MatchBoardView,
  room: Room,
  results: ReadonlyMap<string, ResultView>,
): RoomLine {
  const found = cells.find(({ cell }) => cell.boards.includes(board));
  const due = found && {
    section: found.section.id,
    round: found.cell.round,
    table: found.cell.table,
    slotBoard: board,
  };
  const slot = lines[room] ?? due ?? null;
  return { slot, result: (slot && results.get(slotKey(slot))) ?? null };
}

function seatedIn(cells: readonly MatchCell[]): SeatedPairs | null {
  const [first] = cells.toSorted((a, b) => a.cell.round - b.cell.round);
  if (!first) return null;
  const sitters = sittersOf(first.section);
  const [ns, ew] = [first.cell.ns, first.cell.ew].map((id) => sitters.get(id));
  if (!ns || !ew) return null;
  return { ns: pairInRound(ns, first.cell.round), ew: pairInRound(ew, first.cell.round) };
}

/** The line to type or correct first on a board: the one that is missing, otherwise the open room's. */
export function lineToOpen({ rooms }: BothRoomsRow): Slot | null {
  const missing = ROOMS.find((room) => rooms[room].slot && !rooms[room].result);
  return rooms[missing ?? 'open'].slot ?? rooms.closed.slot;
}
