import { formWords } from '../../../../src/language/paper/forms.ts';
import type { CellView } from '../../../club/model/session.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine } from '../../lines.ts';
import { cardSize, gridSheets, type CardSize } from '../../press/card-sheets.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { PAPER_SIZES } from '../../press/sheet.ts';
import { GRID_HEAD_HEIGHT, gridRowHeight, writingGridMarks } from '../../press/writing-grid.ts';
import { pairNumber, printedSections, type PrintedSection } from '../../sections.ts';

const PADDING = 28;
const PLACE = { size: 15, bold: true } as const;
const PLACE_BASELINE = 38;
const PLACE_GAP = 12;
const NOTE = { size: 9 } as const;
const LEAST_NOTE = 7;
const NOTE_BASELINE = 52;
const BOARD = { size: 13, bold: true } as const;
const AGREED = { size: 11 } as const;
const GRID_TOP = 60;
const BELOW = 50;
const LINE_OF_WRITING = 60;
/** A row is for handwriting; fewer slips stand on a sheet where that takes it. */
const ROW = 26;
const MOST_DOWN = 6;
const SHARES = [0.11, 0.24, 0.1, 0.13, 0.12, 0.15, 0.15] as const;
const BLANK_BOARDS = 3;

/** A slip for each table and round, to be collected after it: its boards, to be filled in by hand. */
export const slipsDocument: PrintedDocument = {
  use: 'before',
  for: 'field',
  options: ['blank'],
  title: (language) => formWords[language].slips,
  layOut(job, measure) {
    return job.blank
      ? sheetsOf(job, [], BLANK_BOARDS, measure)
      : printedSections(job).flatMap((section) => sectionPages(job, section, measure));
  },
};

interface Slip {
  readonly section: PrintedSection;
  readonly cell: CellView;
}

/** Table by table and round by round, so that each table has its slips together. */
function sectionPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  const cells = section.view.cells
    .filter(({ sitOut, boards }) => !sitOut && boards.length > 0)
    .toSorted((a, b) => a.table - b.table || a.round - b.round);
  const slips = cells.map((cell) => ({ section, cell }));
  const most = Math.max(1, ...cells.map(({ boards }) => boards.length));
  return slips.length === 0 ? [] : sheetsOf(job, slips, most, measure);
}

/** Sheets of slips; a sheet of empty ones where there are none. */
function sheetsOf(job: PrintJob, slips: readonly Slip[], boards: number, measure: MeasureText): PrintedPage[] {
  const needed = GRID_TOP + GRID_HEAD_HEIGHT + boards * ROW + BELOW;
  const down = Math.min(MOST_DOWN, Math.max(1, Math.floor(PAPER_SIZES[job.paper].height / needed)));
  const grid = { across: 2, down };
  const size = cardSize(job.paper, grid);
  const empty = Array.from({ length: grid.across * down }, () => null);
  const all: readonly (Slip | null)[] = slips.length > 0 ? slips : empty;
  return gridSheets(
    job.paper,
    grid,
    all.map((slip) => slipMarks(job, slip, boards, size, measure)),
  );
}

function slipMarks(job: PrintJob, slip: Slip | null, boards: number, size: CardSize, measure: MeasureText): Mark[] {
  const words = formWords[job.language];
  const width = size.width - 2 * PADDING;
  const edges = SHARES.reduce<number[]>((all, share) => [...all, (all.at(-1) ?? 0) + share * width], [0]);
  const area = { left: PADDING, right: PADDING + width, width, height: size.height };
  const rows = Array.from({ length: boards }, (_, index) => {
    const board = slip?.cell.boards[index];
    return board === undefined ? [] : [{ text: String(board), style: BOARD }];
  });
  const rowHeight = gridRowHeight(size.height - GRID_TOP - BELOW, boards);
  const bottom = GRID_TOP + GRID_HEAD_HEIGHT + boards * rowHeight;
  const right = PADDING + width;
  return [
    ...placeMarks(job, slip, right, measure),
    ...noteMarks(job, width, measure),
    ...writingGridMarks(
      {
        edges,
        heavyEdges: [0, edges[1] ?? 0, edges[5] ?? 0, width],
        heads: headsOf(job),
        rows,
        rowHeight,
        top: GRID_TOP,
      },
      area,
    ),
    textMark(words.agreed, right - LINE_OF_WRITING - 6, bottom + 22, AGREED, 'right'),
    horizontalRule(bottom + 24, right - LINE_OF_WRITING, right, 0.75),
  ];
}

/** The table and the round at the left, both pairs at the right; lines to write on where they are not known. */
function placeMarks(job: PrintJob, slip: Slip | null, right: number, measure: MeasureText): Mark[] {
  const words = formWords[job.language];
  const { lineShort } = paperWordsFor(job);
  if (slip === null) {
    const places = [words.tableHead, words.roundHead, lineShort.NS, lineShort.EW];
    const width = (right - PADDING) / places.length;
    return places.flatMap((text, index) => {
      const left = PADDING + index * width;
      const from = left + measure(text, AGREED) + 5;
      return [
        textMark(text, left, PLACE_BASELINE, AGREED),
        horizontalRule(PLACE_BASELINE + 2, from, left + width - 10, 0.75),
      ];
    });
  }
  const { section, cell } = slip;
  const several = job.session.sections.length > 1 ? `${section.view.letter} ` : '';
  const table = `${several}${words.table(cell.table)}`;
  const round = words.round(cell.round);
  const pairs = (['NS', 'EW'] as const).map(
    (side) => `${lineShort[side]} ${pairNumber(section, side === 'NS' ? cell.ns : cell.ew)}`,
  );
  return [
    textMark(table, PADDING, PLACE_BASELINE, PLACE),
    textMark(round, PADDING + measure(table, PLACE) + PLACE_GAP, PLACE_BASELINE, PLACE),
    textMark(pairs.join('   '), right, PLACE_BASELINE, PLACE, 'right'),
  ];
}

function noteMarks(job: PrintJob, width: number, measure: MeasureText): Mark[] {
  const { lines, ...style } = shrinkOrWrap(eventLine(job), width, NOTE, LEAST_NOTE, measure);
  const leading = style.size + 1;
  const first = NOTE_BASELINE - (lines.length - 1) * (leading / 2);
  return lines.map((line, index) => textMark(line, PADDING, first + index * leading, style));
}

function headsOf(job: PrintJob): readonly string[] {
  const { contract, by, leadShort, scoreLine } = paperWordsFor(job);
  const words = formWords[job.language];
  return [words.board, contract, by, leadShort, words.tricks, scoreLine.NS, scoreLine.EW];
}
