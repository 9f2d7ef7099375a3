import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import type { PaperWords } from '../../../../src/language/paper/paper.ts';
import type { CellView } from '../../../club/model/session.ts';
import type { PrintedDocument } from '../../document.ts';
import { isBoardChosen, pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, movementLine } from '../../lines.ts';
import { pairNumber, printedSections, type PrintedSection } from '../../sections.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { cardSize, gridSheets } from '../../press/card-sheets.ts';
import { boardGlyph } from '../../press/glyph.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, PAPER_SIZES, type PrintArea } from '../../press/sheet.ts';
import { gridRowHeight, gridRowsIn, writingGridMarks } from '../../press/writing-grid.ts';

const MEASURE = 684;
const BOARD = { size: 20, bold: true } as const;
const DEALER = { size: 13 } as const;
const NOTE = { size: 11 } as const;
const LEAST_NOTE = 9;
const NOTE_LEADING = 15;
/** Between the board and the notes at the right. */
const GAP = 24;
const PAIR = { size: 15, bold: true } as const;
const ROUND = { size: 13 } as const;
const HEAD_TOP = 110;
const BELOW = 24;
/** The least height of rows where more than two boards share a sheet. */
const ROOMY_ROW = 26;

/** The left edges of the columns, and of those with a heavy rule: pairs and round, contract, score, points. */
const EDGES = [0, 57, 113, 169, 261, 305, 369, 435, 503, 571, 627, 684] as const;
/** The room of the numbers of a pair or two players between its rules. */
const PAIR_WIDTH = 51;
const HEAVY_EDGES: readonly number[] = [0, 169, 435, 571, 684];

/** A traveller for each board, with pairs and rounds filled in: two a sheet, or up to four where few tables play. */
export const travellersDocument: PrintedDocument = {
  use: 'before',
  for: 'field',
  options: ['boards'],
  title: (language) => paperWordsFor({ language }).travellers,
  layOut: layOutTravellers,
};

function layOutTravellers(job: PrintJob, measure: MeasureText): PrintedPage[] {
  return printedSections(job).flatMap((section) => sectionPages(job, section, measure));
}

function sectionPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  const travellers = travellersOf(job, section);
  const most = Math.max(0, ...travellers.map(({ lines }) => lines.length));
  const down = boardsASheet(PAPER_SIZES[job.paper].height, most);
  const area = { ...centredArea(job.paper, MEASURE), height: cardSize(job.paper, { across: 1, down }).height };
  const sheets = travellers.flatMap((traveller) => travellerSheets(job, section, traveller, area, measure));
  return gridSheets(job.paper, { across: 1, down }, sheets);
}

/** Where few tables play, more boards share a sheet, as long as there is enough room to write. */
function boardsASheet(height: number, most: number): number {
  const roomy = [4, 3].find((count) => gridRowHeight(height / count - HEAD_TOP - BELOW, most) >= ROOMY_ROW);
  return roomy ?? (rowsIn(height / 2) >= most ? 2 : 1);
}

interface Traveller {
  readonly board: number;
  readonly lines: readonly CellView[];
}

/** The boards of the schedule, each with a line for each table that plays it, in order of the North-South pair. */
function travellersOf(job: PrintJob, section: PrintedSection): Traveller[] {
  const number = (cell: CellView): number => section.entries.get(cell.ns)?.number ?? 0;
  // Players of an individual have no table of their own: their lines stand as they are played.
  const order =
    job.session.ranks === 'player'
      ? (a: CellView, b: CellView) => a.round - b.round || a.table - b.table
      : (a: CellView, b: CellView) => number(a) - number(b);
  const played = section.view.cells.filter((cell) => !cell.sitOut);
  const boards = [...new Set(played.flatMap((cell) => cell.boards))].toSorted((a, b) => a - b);
  return boards
    .filter((board) => isBoardChosen(job, board))
    .map((board) => ({
      board,
      lines: played.filter((cell) => cell.boards.includes(board)).toSorted(order),
    }));
}

function rowsIn(height: number): number {
  return gridRowsIn(height - HEAD_TOP - BELOW);
}

/** The sheets of one board: several only where its lines don't fit on one. */
function travellerSheets(
  job: PrintJob,
  section: PrintedSection,
  traveller: Traveller,
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const { board, lines } = traveller;
  const parts = Math.max(1, Math.ceil(lines.length / rowsIn(area.height)));
  const perSheet = Math.ceil(lines.length / parts);
  const rowHeight = gridRowHeight(area.height - HEAD_TOP - BELOW, perSheet);
  return Array.from({ length: parts }, (_, part) => [
    ...headingMarks(job, section, board, { part: part + 1, parts }, area, measure),
    ...gridMarks(job, section, lines.slice(part * perSheet, (part + 1) * perSheet), rowHeight, area, measure),
  ]);
}

function headingMarks(
  job: PrintJob,
  section: PrintedSection,
  board: number,
  { part, parts }: { readonly part: number; readonly parts: number },
  area: PrintArea,
  measure: MeasureText,
): Mark[] {
  const words = paperWordsFor(job);
  const left = area.left + 80;
  const right = area.right - 2;
  const name = parts > 1 ? words.boardPart(board, part, parts) : words.board(board);
  const dealer = dealerText(dealerOf(board), vulnerabilityOf(board), job.language);
  const room = right - left - Math.max(measure(name, BOARD), measure(dealer, DEALER)) - GAP;
  const notes = [eventLine(job), movementLine(job, section.view)].flatMap((text) => {
    const { lines, ...style } = shrinkOrWrap(text, room, NOTE, LEAST_NOTE, measure);
    return lines.map((line) => ({ line, style }));
  });
  return [
    ...boardGlyph(board, area.left, 36),
    textMark(name, left, 66, BOARD),
    textMark(dealer, left, 86, DEALER),
    ...notes.map(({ line, style }, index) => textMark(line, right, 47 + index * NOTE_LEADING, style, 'right')),
  ];
}

function gridMarks(
  job: PrintJob,
  section: PrintedSection,
  lines: readonly CellView[],
  rowHeight: number,
  area: PrintArea,
  measure: MeasureText,
): Mark[] {
  const pairs = lines.flatMap(({ ns, ew }) => [pairNumber(section, ns), pairNumber(section, ew)]);
  const widest = Math.max(PAIR_WIDTH, ...pairs.map((text) => measure(text, PAIR)));
  // The numbers of two players are all as small as the widest must be.
  const style = { ...PAIR, size: (PAIR.size * PAIR_WIDTH) / widest };
  const rows = lines.map((cell) => [
    { text: pairNumber(section, cell.ns), style },
    { text: pairNumber(section, cell.ew), style },
    { text: String(cell.round), style: ROUND },
  ]);
  const heads = headsOf(paperWordsFor(job), pointsUnit(job));
  return writingGridMarks({ edges: EDGES, heavyEdges: HEAVY_EDGES, heads, rows, rowHeight, top: HEAD_TOP }, area);
}

function headsOf(words: PaperWords, unit: keyof PaperWords['pointsLine']): string[] {
  return [
    words.lineShort.NS,
    words.lineShort.EW,
    words.round,
    words.contract,
    words.by,
    words.lead,
    words.tricks,
    words.scoreLine.NS,
    words.scoreLine.EW,
    words.pointsLine[unit].NS,
    words.pointsLine[unit].EW,
  ];
}
