import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { joints } from '../../../../src/language/sentences.ts';
import { northSouthIn, opponentOf, ROOMS, type Room } from '../../../../src/scoring/teams/team.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine } from '../../lines.ts';
import { printedMatches, type PrintedMatch } from '../../matches.ts';
import { halfSheets } from '../../press/card-sheets.ts';
import { joinNames, shrinkOrWrap } from '../../press/fit.ts';
import { rightColumn } from '../../press/heading.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, PAPER_SIZES, type PrintArea } from '../../press/sheet.ts';
import { gridRowHeight, gridRowsIn, writingGridMarks } from '../../press/writing-grid.ts';
import { isInRounds, partTitle, roomName } from './line-up-block.ts';

const MEASURE = 684;
const TABLE = { size: 20, bold: true } as const;
const LEAST_TABLE = 14;
const TABLE_BASELINE = 54;
const TABLE_LEADING = 1.2;
const NAMES = { size: 13 } as const;
const LEAST_NAMES = 10;
const NAMES_LEADING = 17;
const NAMES_UNDER_TABLE = 24;
const FIRST_NOTE = 36;
const NOTE_LEADING = 18;
/** The share of the width that belongs to the notes at the right. */
const NOTES_SHARE = 0.4;
const GAP = 24;
const GRID_UNDER_NAMES = 12;
const BELOW = 22;
const BOARD = { size: 15, bold: true } as const;
const DEALT = { size: 11 } as const;

/** The left edges: board, dealer, vulnerability, contract, by, lead, tricks, scores, the other room, figures. */
const EDGES = [0, 44, 84, 132, 214, 252, 304, 358, 414, 470, 540, 612, 684] as const;
const HEAVY_EDGES: readonly number[] = [0, 132, 358, 470, 684];

/** A slip for each table of a match, half by half: its boards in order of play, to be filled in by hand. */
export const tableSlipsDocument: PrintedDocument = {
  use: 'before',
  for: 'matches',
  options: ['match'],
  title: (language) => matchPaperWords[language].tableSlips,
  layOut: layOutTableSlips,
};

/** What a table plays of a match with one line-up. */
interface Slip {
  readonly match: PrintedMatch;
  readonly part: number;
  readonly room: Room;
  readonly boards: readonly number[];
}

function layOutTableSlips(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const { height } = PAPER_SIZES[job.paper];
  const area = centredArea(job.paper, MEASURE);
  const slips = printedMatches(job).flatMap((match) => slipsOf(match));
  const heads = slips.map((slip) => headOf(job, slip, area, measure));
  const fitHalf = slips.every(({ boards }, index) => rowsUnder(heads[index], height / 2) >= boards.length);
  const space = fitHalf ? height / 2 : height;
  const sheets = slips.flatMap((slip, index) => slipSheets(job, slip, heads[index], { ...area, height: space }));
  return fitHalf ? halfSheets(job.paper, sheets) : sheets;
}

function slipsOf(match: PrintedMatch): Slip[] {
  return match.parts.flatMap(({ rooms }, part) =>
    ROOMS.map((room) => ({ match, part, room, boards: rooms[room].boards })).filter(({ boards }) => boards.length > 0),
  );
}

interface SlipHead {
  readonly marks: readonly Mark[];
  readonly bottom: number;
}

function rowsUnder(head: SlipHead | undefined, height: number): number {
  return gridRowsIn(height - (head?.bottom ?? 0) - BELOW);
}

/** The sheets of a slip: several only where its boards don't fit on one. */
function slipSheets(job: PrintJob, slip: Slip, head: SlipHead | undefined, area: PrintArea): Mark[][] {
  const { boards } = slip;
  const top = head?.bottom ?? 0;
  const sheets = Math.ceil(boards.length / rowsUnder(head, area.height));
  const each = Math.ceil(boards.length / sheets);
  return Array.from({ length: sheets }, (_, sheet) => [
    ...(head?.marks ?? []),
    ...writingGridMarks(
      {
        edges: EDGES,
        heavyEdges: HEAVY_EDGES,
        heads: headsOf(job, slip),
        rows: boards.slice(sheet * each, (sheet + 1) * each).map((board) => [
          { text: String(board), style: BOARD },
          { text: seatLetter(dealerOf(board), job.language), style: DEALT },
          { text: matchPaperWords[job.language].vulnerable[vulnerabilityOf(board)], style: DEALT },
        ]),
        rowHeight: gridRowHeight(area.height - top - BELOW, each),
        top,
      },
      area,
    ),
  ]);
}

function headsOf(job: PrintJob, { match, part, room }: Slip): string[] {
  const paper = paperWordsFor(job);
  const words = matchPaperWords[job.language];
  const figure = words.boardFigure[match.scored.boardFigure];
  return [
    words.board,
    words.dealer,
    words.vulnerableHead,
    paper.contract,
    paper.by,
    paper.lead,
    paper.tricks,
    paper.scoreLine.NS,
    paper.scoreLine.EW,
    words.otherOf[isInRounds(match.parts[part]?.rooms[room]) ? 'rounds' : 'rooms'],
    `${figure} ${paper.lineShort.NS}`,
    `${figure} ${paper.lineShort.EW}`,
  ];
}

/** The table and its room, what it plays, and who sits there. */
function headOf(job: PrintJob, slip: Slip, area: PrintArea, measure: MeasureText): SlipHead {
  const { match, part, room } = slip;
  const words = matchPaperWords[job.language];
  const seats = match.parts[part]?.rooms[room];
  const name = roomName(job, seats, room);
  const title = seats?.table ? words.tableIn(seats.table, name.toLowerCase()) : name;
  const half = match.parts.length > 1 ? [partTitle(job, match, part)] : [];
  const texts = [eventLine(job), ...(match.when === null ? [] : [match.when]), ...half];
  const notes = rightColumn(texts, area.width * NOTES_SHARE, measure);
  const notesBaseline = FIRST_NOTE + (texts.length - 1) * NOTE_LEADING;
  const wide = area.width - notes.width - GAP;
  const { lines: titles, ...style } = shrinkOrWrap(title, wide, TABLE, LEAST_TABLE, measure);
  const titleBottom = TABLE_BASELINE + (titles.length - 1) * style.size * TABLE_LEADING;
  const first = Math.max(titleBottom, notesBaseline + notes.further) + NAMES_UNDER_TABLE;
  const names = seatedLines(job, slip, area, measure);
  return {
    marks: [
      ...titles.map((line, index) =>
        textMark(line, area.left, TABLE_BASELINE + index * style.size * TABLE_LEADING, style),
      ),
      ...notes.at(area.right, notesBaseline),
      ...names.map(({ line, size }, index) => textMark(line, area.left, first + index * NAMES_LEADING, { size })),
    ],
    bottom: first + (names.length - 1) * NAMES_LEADING + GRID_UNDER_NAMES,
  };
}

/** The pairs of both teams; where they are not known, space to write them. */
function seatedLines(
  job: PrintJob,
  { match, part, room }: Slip,
  area: PrintArea,
  measure: MeasureText,
): readonly { readonly line: string; readonly size: number }[] {
  const seated = match.parts[part]?.rooms[room];
  return SIDES.flatMap((side) => {
    const team = match.teams[side === 'NS' ? northSouthIn(room) : opponentOf(northSouthIn(room))].name;
    const names = joinNames(seated?.[side === 'NS' ? 'ns' : 'ew'] ?? NOBODY) || BLANK;
    const line = `${paperWordsFor(job).lineShort[side]}, ${team}${joints[job.language].colon}${names}`;
    const { lines, size } = shrinkOrWrap(line, area.width, NAMES, LEAST_NAMES, measure);
    return lines.map((each) => ({ line: each, size }));
  });
}

const NOBODY = ['', ''] as const;
const BLANK = '_'.repeat(40);
