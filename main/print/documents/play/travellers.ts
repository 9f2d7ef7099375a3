import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import type { PaperWords } from '../../../../src/language/paper/paper.ts';
import type { CellView } from '../../../club/model/session.ts';
import type { PrintedDocument } from '../../document.ts';
import { isBoardChosen, pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, movementLine } from '../../lines.ts';
import { pairNumber, printedSections, type PrintedSection } from '../../sections.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { boardGlyph } from '../../press/glyph.ts';
import {
  cutLine,
  horizontalRule,
  translateMarks,
  textMark,
  verticalRule,
  type Mark,
  type MeasureText,
  type PrintedPage,
} from '../../press/marks.ts';
import { centredArea, PAPER_SIZES, type PrintArea } from '../../press/sheet.ts';
import { rowBaseline } from '../../press/table.ts';

const MEASURE = 684;
const BOARD = { size: 20, bold: true } as const;
const DEALER = { size: 13 } as const;
const NOTE = { size: 11 } as const;
const LEAST_NOTE = 9;
const NOTE_LEADING = 15;
/** Between the board and the notes at the right. */
const GAP = 24;
const HEAD = { size: 11 } as const;
const PAIR = { size: 15, bold: true } as const;
const ROUND = { size: 13 } as const;
const HEAD_TOP = 110;
const HEAD_HEIGHT = 22;
/** Rows are for handwriting: 8 mm where there is space, never less than 6. */
const ROW = { best: 30, least: 23 } as const;
const BELOW = 24;
const HEAVY = 1.2;
const HAIRLINE = 0.75;

/** The left edges of the columns, and of those with a heavy rule: pairs and round, contract, score, points. */
const EDGES = [0, 57, 113, 169, 261, 305, 369, 435, 503, 571, 627, 684] as const;
const HEAVY_EDGES: readonly number[] = [0, 169, 435, 571, 684];

/** A traveller for each board, with pairs and rounds filled in. Two a sheet where they fit. */
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
  const { width, height } = PAPER_SIZES[job.paper];
  const travellers = travellersOf(job, section);
  const most = Math.max(0, ...travellers.map(({ lines }) => lines.length));
  const halves = rowsIn(height / 2) >= most;
  const area = { ...centredArea(job.paper, MEASURE), height: halves ? height / 2 : height };
  const sheets = travellers.flatMap((traveller) => travellerSheets(job, section, traveller, area, measure));
  if (!halves) return sheets;
  return pairsOf(sheets).map(([upper, lower]) => [
    ...upper,
    ...translateMarks(lower ?? [], { x: 0, y: height / 2 }),
    cutLine({ x: 0, y: height / 2 }, { x: width, y: height / 2 }),
  ]);
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
  return Math.floor((height - HEAD_TOP - HEAD_HEIGHT - BELOW) / ROW.least);
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
  const space = area.height - HEAD_TOP - HEAD_HEIGHT - BELOW;
  const rowHeight = Math.min(ROW.best, Math.floor(space / Math.max(1, perSheet)));
  return Array.from({ length: parts }, (_, part) => [
    ...headingMarks(job, section, board, { part: part + 1, parts }, area, measure),
    ...gridMarks(job, section, lines.slice(part * perSheet, (part + 1) * perSheet), rowHeight, area),
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
): Mark[] {
  const first = HEAD_TOP + HEAD_HEIGHT;
  const bottom = first + lines.length * rowHeight;
  const middle = (column: number): number => area.left + ((EDGES[column] ?? 0) + (EDGES[column + 1] ?? 0)) / 2;
  const heads = headsOf(paperWordsFor(job), pointsUnit(job)).map((head, column) =>
    textMark(head, middle(column), rowBaseline(HEAD_TOP, HEAD_HEIGHT, HEAD), HEAD, 'centre'),
  );
  const rows = lines.flatMap((cell, index) => {
    const top = first + index * rowHeight;
    const baseline = rowBaseline(top, rowHeight, PAIR);
    return [
      textMark(pairNumber(section, cell.ns), middle(0), baseline, PAIR, 'centre'),
      textMark(pairNumber(section, cell.ew), middle(1), baseline, PAIR, 'centre'),
      textMark(String(cell.round), middle(2), baseline, ROUND, 'centre'),
      ...(index > 0 ? [horizontalRule(top, area.left, area.right, HAIRLINE, 'grey')] : []),
    ];
  });
  // Heavy rules are drawn after the grey ones that touch them.
  const uprights = [...EDGES.filter((edge) => !isHeavy(edge)), ...EDGES.filter(isHeavy)].map((edge) =>
    isHeavy(edge)
      ? verticalRule(area.left + edge, HEAD_TOP, bottom, HEAVY)
      : verticalRule(area.left + edge, HEAD_TOP, bottom, HAIRLINE, 'grey'),
  );
  const frame = [HEAD_TOP, first, bottom].map((y) => horizontalRule(y, area.left, area.right, HEAVY));
  return [...heads, ...rows, ...uprights, ...frame];
}

function isHeavy(edge: number): boolean {
  return HEAVY_EDGES.includes(edge);
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

function pairsOf<Item>(items: readonly Item[]): [Item, Item | undefined][] {
  return items.flatMap((item, index) =>
    index % 2 === 0 ? [[item, items[index + 1]] as [Item, Item | undefined]] : [],
  );
}
