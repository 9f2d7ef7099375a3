import { SIDES } from '../../../../src/bridge/seat.ts';
import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { matchWords } from '../../../../src/language/game/match.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import { northSouthIn, opponentOf, ROOMS, type Room } from '../../../../src/scoring/teams/team.ts';
import type { PrintJob } from '../../job.ts';
import type { PrintedMatch, PrintedPart } from '../../matches.ts';
import { wrapNames, wrapText } from '../../press/fit.ts';
import { placedRows } from '../../press/flow.ts';
import type { Mark, MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { linesIn, stackedHeight, tableHead, tableRow, type TableShape, type TextStack } from '../../press/table.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';

const BODY = { size: 12 } as const;
const LABEL_SIZES = [BODY.size, 11, 10] as const;
const BLOCK = { headHeight: 52, rowHeight: 26, leastRowHeight: 22, gap: 4 } as const;
/** Two names are written by hand into a row so high. */
const BLANK_ROW = 44;
/** The width of the column of halves, and of that of matches with two names of teams. */
export const OWN_WIDTHS = { half: 126, match: 150 } as const;
const BETWEEN = 6;
/** Names of two columns that stand in one line each must not read as one. */
const BETWEEN_PAIRS = 14;
/** A row of several lines leaves so much less space around them. */
const STACK_CLOSER = 6;

/** A line-up with what it is of. */
export interface LineUpRow {
  /** Each text begins a line of its own; so do its pieces where they don't fit in one. */
  readonly label: readonly (readonly string[])[];
  readonly rooms: PrintedPart['rooms'];
}

/** What stands above a block's column heads. */
export interface AboveBlock {
  readonly height: number;
  readonly at: (top: number) => readonly Mark[];
}

/** The heads of a block of line-ups: its own, and those of the rooms. */
interface LineUpHeads {
  readonly own: string;
  readonly ownWidth: number;
  readonly rooms: Readonly<Record<Room, string>>;
  readonly above?: AboveBlock;
}

/** Who sits where, a row for each half. */
export function lineUpBlock(
  job: PrintJob,
  rows: readonly LineUpRow[],
  heads: LineUpHeads,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const { ownWidth } = heads;
  const width = (area.width - ownWidth) / 4;
  const cells = rows.map(({ label, rooms }) => [
    labelStack(label, ownWidth - BETWEEN, measure),
    ...ROOMS.flatMap((room) =>
      SIDES.map((side) => {
        const names = job.blank ? NOBODY : rooms[room][side === 'NS' ? 'ns' : 'ew'];
        return stackOf(wrapNames(names, width - BETWEEN_PAIRS, BODY, measure));
      }),
    ),
  ]);
  const shape = shapeOf(job, heads, width, area);
  const heights = job.blank ? { ...BLOCK, rowHeight: BLANK_ROW, leastRowHeight: BLANK_ROW } : BLOCK;
  const headHeight = heights.headHeight + (heads.above?.height ?? 0);
  const extraHeights = cells.map((row) => Math.max(...row.map(({ lines }) => furtherHeight(lines.length))));
  const block = { ...heights, headHeight, rows: rows.length, extraHeights };
  return {
    ...block,
    marks: (slice) => [
      ...(heads.above?.at(slice.top) ?? []),
      ...tableHead(shape, slice.top + headHeight),
      ...placedRows(block, slice).flatMap(({ row, ...placed }) =>
        tableRow(shape, { cells: cells[row] ?? [], ...placed }, measure),
      ),
    ],
  };
}

/** In the size of type that needs the fewest lines. */
function labelStack(texts: LineUpRow['label'], width: number, measure: MeasureText): TextStack {
  const stacks = LABEL_SIZES.map((size) => ({ lines: texts.flatMap((text) => linesOf(text, size)), size }));
  return stacks.reduce((best, smaller) => (linesIn([smaller]) < linesIn([best]) ? smaller : best));

  function linesOf(pieces: readonly string[], size: number): readonly string[] {
    const whole = pieces.join(' ');
    const fits = measure(whole, { size }) <= width;
    return fits ? [whole] : pieces.flatMap((piece) => wrapText(piece, width, { size }, measure));
  }
}

const NOBODY = ['', ''] as const;

function stackOf(lines: readonly string[]): TextStack {
  return { lines, ...BODY };
}

function furtherHeight(lines: number): number {
  return lines > 1 ? stackedHeight(lines, BODY) - STACK_CLOSER : 0;
}

function shapeOf(job: PrintJob, { own, ownWidth, rooms }: LineUpHeads, width: number, area: PrintArea): TableShape {
  const words = matchPaperWords[job.language];
  const sides = sideNamesShort[job.language];
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: own, align: 'left', x: 0 },
      ...ROOMS.flatMap((room, place) =>
        SIDES.map((side, index) => {
          const team = side === 'NS' ? northSouthIn(room) : opponentOf(northSouthIn(room));
          const head = words.sideOf(sides[side], words[team]);
          return { head, align: 'left' as const, x: ownWidth + (place * 2 + index) * width };
        }),
      ),
    ],
    groups: ROOMS.map((room, place) => ({
      head: rooms[room],
      from: ownWidth + place * 2 * width,
      to: ownWidth + (place + 1) * 2 * width - BETWEEN,
    })),
  };
}

/** The half or the part of a match; of a match in one, its boards. */
export function partTitle(job: PrintJob, { parts }: PrintedMatch, part: number): string {
  const words = matchPaperWords[job.language];
  const boards = parts[part]?.rows.map(({ shown }) => shown) ?? [];
  return parts.length === 1 ? words.boardsOf(boardsText(boards)) : words.part(part + 1, parts.length);
}

/** A room, or the round, with the table it is at, where that stays the same all match. */
export function roomHead(job: PrintJob, { parts }: PrintedMatch, room: Room): string {
  const words = matchPaperWords[job.language];
  const tables = [...new Set(parts.flatMap(({ rooms }) => rooms[room].table ?? []))];
  const name = roomName(job, parts[0]?.rooms[room], room);
  return tables.length === 1 ? words.roomAt(name, String(tables[0])) : name;
}

/** Whether the two teams meet in two rounds, or in two halves of one, instead of two rooms. */
export function isInRounds(seats: PrintedPart['rooms'][Room] | undefined): boolean {
  return (seats?.round ?? seats?.half ?? null) !== null;
}

/** A room, or the round or its half where the two teams meet in two. */
export function roomName(job: PrintJob, seats: PrintedPart['rooms'][Room] | undefined, room: Room): string {
  const { round = null, half = null } = seats ?? {};
  if (half !== null) return matchWords[job.language].halfNames[room];
  return round === null ? matchPaperWords[job.language].tablesOf.rooms[room] : matchWords[job.language].round(round);
}
