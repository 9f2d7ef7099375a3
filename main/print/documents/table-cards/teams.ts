import { unbroken } from '../../../../src/language/typography.ts';
import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { matchWords } from '../../../../src/language/game/match.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { hasRooms } from '../../../../src/movement/event-movement.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import type { CellView } from '../../../club/model/session.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { shownBoard, teamOf } from '../../matches.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import type { MeasureText, TextStyle } from '../../press/marks.ts';
import type { TableCell, TableShape } from '../../press/table.ts';
import type { PrintedSection } from '../../sections.ts';

const LEAST_NAME = 9;
const NAME = { size: 13, bold: true } as const;
const ROOM = { size: 11 } as const;
const COLUMN = { round: 31, ns: 40 } as const;
const ROOM_WIDTH = 46;
const BETWEEN = 6;
/** The least width of boards; names leave them more where a table has more to say of them. */
const LEAST_BOARDS = 50;
/** The distance between two lines of a name, in sizes of its type. */
const LEADING = 1.15;
/** What of a row's height a name leaves to the lines above and below. */
const CLEAR = 4;

/**
 * Columns for round, both teams, boards, and the room where there are two: whole teams go where their own card says.
 * Boards take the width that the widest of the section needs.
 */
export function shapeOfTeams(
  job: PrintJob,
  section: PrintedSection,
  left: number,
  width: number,
  style: TextStyle,
  measure: MeasureText,
): TableShape {
  const words = paperWordsFor(job);
  const sides = sideNamesShort[job.language];
  const boards = section.view.cells.map((cell) => measure(boardsOfCell(section, cell), style));
  const rooms = hasRooms(section.view.spec);
  const boardsRight = rooms ? width - ROOM_WIDTH : width;
  const boardsLeft = boardsRight - Math.max(LEAST_BOARDS, ...boards) - BETWEEN;
  return {
    left,
    width,
    style,
    columns: [
      { head: words.round, align: 'right', x: COLUMN.round, headAt: { align: 'left', x: 0 } },
      { head: sides.NS, align: 'left', x: COLUMN.ns },
      { head: sides.EW, align: 'left', x: (COLUMN.ns + boardsLeft) / 2 },
      { head: words.boards, align: 'right', x: boardsRight },
      ...(rooms ? [{ head: matchPaperWords[job.language].room, align: 'right' as const, x: width }] : []),
    ],
  };
}

function boardsOfCell(section: PrintedSection, { boards }: CellView): string {
  return boardsText(boards.map((board) => shownBoard(section, board)));
}

/** A round of a table: the number of each team with its name, where it is not too long for the row. */
export function cellsOfTeams(
  job: PrintJob,
  section: PrintedSection,
  cell: CellView,
  { columns }: TableShape,
  height: number,
  measure: MeasureText,
): TableCell[] {
  const words = matchPaperWords[job.language];
  const [, ns, ew] = columns;
  const room = (ew?.x ?? 0) - (ns?.x ?? 0) - BETWEEN;
  const teamAt = (sitter: number): TableCell => {
    const [entry = sitter] = section.view.partnerships.find(({ id }) => id === sitter)?.of ?? [];
    const { label, name } = teamOf(section, entry, job.language);
    // The number stays with the name.
    const named = shrinkOrWrap(`${unbroken(`${label} `)}${name}`, room, NAME, LEAST_NAME, measure);
    return named.lines.length * named.size * LEADING <= height - CLEAR ? named : [{ text: label, ...NAME }];
  };
  const rooms = cell.match?.isHalf ? matchWords[job.language].halfNamesShort : words.roomShort;
  return [
    String(cell.round),
    teamAt(cell.ns),
    teamAt(cell.ew),
    boardsOfCell(section, cell),
    ...(cell.match && hasRooms(section.view.spec) ? [[{ text: rooms[cell.match.room], ...ROOM }]] : []),
  ];
}

/** Which table plays the other half of every match at a table; null where it isn't always the same. */
export function otherTable({ view }: PrintedSection, table: number): number | null {
  const others = view.cells
    .filter((cell) => cell.table === table)
    .map(({ match, round }) =>
      view.cells.find((one) => one.round === round && one.match?.id === match?.id && one.table !== table),
    );
  const tables = new Set(others.map((one) => one?.table));
  const [first] = tables;
  return tables.size === 1 && first !== undefined ? first : null;
}
