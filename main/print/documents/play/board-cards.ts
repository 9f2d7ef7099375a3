import { formWords } from '../../../../src/language/paper/forms.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import { numbersFrom, numbersTo } from '../../../../src/basics/numbers-to.ts';
import type { CellView } from '../../../club/model/session.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, movementLine } from '../../lines.ts';
import { shownBoard } from '../../matches.ts';
import { cardSheets, type CardSize } from '../../press/card-sheets.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { tableHead, tableRow, type TableCell, type TableShape } from '../../press/table.ts';
import { printedSections, seatedLabel, type PrintedSection } from '../../sections.ts';

const PADDING = 30;
const NUMBERS = { size: 40, bold: true } as const;
const LEAST_NUMBERS = 20;
const NUMBERS_BASELINE = 68;
const NOTE = { size: 11 } as const;
const LEAST_NOTE = 9;
const NOTE_LEADING = 14;
/** The lowest line beside the numbers, clear of the heads below. */
const LAST_NOTE = 100;
const BODY = { size: 14 } as const;
const STRONG = { size: 15, bold: true } as const;
const HEAD_RULE = 128;
const BELOW = 24;
const ROW = { best: 30, least: 16 } as const;

/**
 * A card that lies with the boards of a set: the table they go to in each round, and who plays them there. Boards that
 * one match of several has for itself stay with it, and have none.
 */
export const boardCardsDocument: PrintedDocument = {
  use: 'before',
  options: [],
  title: (language) => formWords[language].boardCards,
  layOut: (job, measure) => printedSections(job).flatMap((section) => sectionPages(job, section, measure)),
};

/** Boards that are always on a table together, with where they are played. */
interface BoardSet {
  readonly boards: readonly number[];
  readonly cells: readonly CellView[];
}

function sectionPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  const sets = boardSets(section.view.cells).filter(({ cells }) => goesAround(job, cells));
  if (sets.length === 0) return [];
  const lines = sets.map(({ cells }) => linesOf(section, cells));
  const most = Math.max(1, ...lines.map(({ length }) => length));
  return cardSheets(job.paper, { rows: most, room: HEAD_RULE + BELOW, least: ROW.least }, (size) =>
    sets.map((set, index) => cardMarks(job, section, set, lines[index] ?? [], size, most, measure)),
  );
}

function goesAround({ session }: PrintJob, cells: readonly CellView[]): boolean {
  return session.matches.length < 2 || new Set(cells.map(({ match }) => match?.id)).size > 1;
}

function boardSets(all: readonly CellView[]): readonly BoardSet[] {
  const played = all.filter(({ sitOut }) => !sitOut);
  const boards = [...new Set(played.flatMap((cell) => cell.boards))].toSorted((a, b) => a - b);
  const sets = Map.groupBy(boards, (board) =>
    played.flatMap((cell, index) => (cell.boards.includes(board) ? [index] : [])).join(' '),
  );
  return [...sets.values()].map((together) => ({
    boards: together,
    cells: played
      .filter((cell) => cell.boards.includes(together[0] ?? 0))
      .toSorted((a, b) => a.round - b.round || a.table - b.table),
  }));
}

interface CardLine {
  readonly round: number;
  /** The last of several rounds at the bye stand. */
  readonly to?: number;
  /** Null: at the bye stand. */
  readonly cell: CellView | null;
}

/** A line for each table that plays the boards, and for the rounds in which none does before the last that does. */
function linesOf({ view }: PrintedSection, cells: readonly CellView[]): readonly CardLine[] {
  const lines: CardLine[] = [];
  for (const round of numbersTo(Math.min(cells.at(-1)?.round ?? 0, view.rounds))) {
    const own = cells.filter((cell) => cell.round === round);
    const last = lines.at(-1);
    if (own.length > 0) lines.push(...own.map((cell) => ({ round, cell })));
    else if (last?.cell === null) lines[lines.length - 1] = { ...last, to: round };
    else lines.push({ round, cell: null });
  }
  return lines;
}

function cardMarks(
  job: PrintJob,
  section: PrintedSection,
  { boards }: BoardSet,
  lines: readonly CardLine[],
  size: CardSize,
  most: number,
  measure: MeasureText,
): Mark[] {
  const shape = shapeFor(job, size);
  const height = Math.min(ROW.best, Math.floor((size.height - HEAD_RULE - BELOW) / most));
  return [
    ...headingMarks(
      job,
      section,
      boards.map((board) => shownBoard(section, board)),
      size,
      measure,
    ),
    ...tableHead(shape, HEAD_RULE),
    ...lines.flatMap((line, index) =>
      tableRow(
        shape,
        { cells: lineCells(job, section, line, lines[index - 1]), top: HEAD_RULE + index * height, height },
        measure,
      ),
    ),
  ];
}

function headingMarks(
  job: PrintJob,
  section: PrintedSection,
  boards: readonly number[],
  size: CardSize,
  measure: MeasureText,
): Mark[] {
  const width = size.width - 2 * PADDING;
  const numbers = shrinkOrWrap(boardsText(boards), width * 0.45, NUMBERS, LEAST_NUMBERS, measure);
  const numbersWidth = Math.max(...numbers.lines.map((line) => measure(line, numbers)));
  const left = PADDING + numbersWidth + 16;
  const notes = [formWords[job.language].boards(boards), eventLine(job), movementLine(job, section.view)].flatMap(
    (text, index) => {
      const style = index === 0 ? { ...NOTE, size: 13, bold: true } : NOTE;
      const { lines, ...fitted } = shrinkOrWrap(text, size.width - PADDING - left, style, LEAST_NOTE, measure);
      return lines.map((line) => ({ line, style: fitted }));
    },
  );
  const middle = NUMBERS_BASELINE - 14 - Math.max(0, notes.length - 3) * (NOTE_LEADING / 2);
  const first = Math.min(middle, LAST_NOTE - (notes.length - 1) * (NOTE_LEADING + 1));
  return [
    ...numbers.lines.map((line, index) =>
      textMark(line, PADDING, NUMBERS_BASELINE + (index - (numbers.lines.length - 1) / 2) * numbers.size, numbers),
    ),
    ...notes.map(({ line, style }, index) => textMark(line, left, first + index * (NOTE_LEADING + 1), style)),
  ];
}

function shapeFor(job: PrintJob, size: CardSize): TableShape {
  const words = formWords[job.language];
  const { lineShort } = paperWordsFor(job);
  const width = size.width - 2 * PADDING;
  return {
    left: PADDING,
    width,
    style: BODY,
    columns: [
      { head: words.roundHead, align: 'right', x: 36, headAt: { align: 'left', x: 0 } },
      { head: words.tableHead, align: 'right', x: 120 },
      { head: lineShort.NS, align: 'right', x: 220 },
      { head: lineShort.EW, align: 'right', x: width },
    ],
  };
}

function lineCells(
  job: PrintJob,
  section: PrintedSection,
  { round, to, cell }: CardLine,
  before: CardLine | undefined,
): TableCell[] {
  const number = before?.round === round ? '' : boardsText(to === undefined ? [round] : numbersFrom(round, to));
  if (cell === null) return [number, formWords[job.language].stand];
  const table = [{ text: String(cell.table), ...STRONG }];
  return [number, table, seatedLabel(section, cell.ns), seatedLabel(section, cell.ew)];
}
