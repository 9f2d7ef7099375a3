import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import type { CellView } from '../../../club/model/session.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { shownBoard, teamOf } from '../../matches.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import type { MeasureText, TextStyle } from '../../press/marks.ts';
import type { TableCell, TableShape } from '../../press/table.ts';
import type { PrintedSection } from '../../sections.ts';

const LEAST_NAME = 8;
const NAME = { size: 13, bold: true } as const;
const ROOM = { size: 11 } as const;
const COLUMN = { round: 31, ns: 40, boards: 102 } as const;
const BETWEEN = 6;
/** The distance between two lines of a name, in sizes of its type. */
const LEADING = 1.15;

/** Columns for round, both teams, boards and room: whole teams go where their own card says. */
export function shapeOfTeams(job: PrintJob, left: number, width: number, style: TextStyle): TableShape {
  const words = paperWordsFor(job);
  const sides = sideNamesShort[job.language];
  return {
    left,
    width,
    style,
    columns: [
      { head: words.round, align: 'right', x: COLUMN.round, headAt: { align: 'left', x: 0 } },
      { head: sides.NS, align: 'left', x: COLUMN.ns },
      { head: sides.EW, align: 'left', x: COLUMN.ns + nameWidth(width) },
      { head: words.boards, align: 'right', x: width - ROOM_WIDTH },
      { head: matchPaperWords[job.language].room, align: 'right', x: width },
    ],
  };
}

const ROOM_WIDTH = 46;

function nameWidth(width: number): number {
  return (width - COLUMN.ns - COLUMN.boards - BETWEEN) / 2;
}

/** A round of a table: the number of each team with its name, where it is not too long for the row. */
export function cellsOfTeams(
  job: PrintJob,
  section: PrintedSection,
  cell: CellView,
  { width }: TableShape,
  height: number,
  measure: MeasureText,
): TableCell[] {
  const words = matchPaperWords[job.language];
  const teamAt = (sitter: number): TableCell => {
    const [entry = sitter] = section.view.partnerships.find(({ id }) => id === sitter)?.of ?? [];
    const { label, name } = teamOf(section, entry, job.language);
    const named = shrinkOrWrap(`${label} ${name}`, nameWidth(width) - BETWEEN, NAME, LEAST_NAME, measure);
    return named.lines.length * named.size * LEADING <= height ? named : [{ text: label, ...NAME }];
  };
  return [
    String(cell.round),
    teamAt(cell.ns),
    teamAt(cell.ew),
    boardsText(cell.boards.map((board) => shownBoard(section, board))),
    cell.match ? [{ text: words.roomShort[cell.match.room], ...ROOM }] : '',
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
