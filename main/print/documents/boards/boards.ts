import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { formatPercentFigure, formatSigned } from '../../../../src/language/numbers.ts';
import type { BoardScoresView, ScoredResultView } from '../../../club/model/board.ts';
import type { ResultView } from '../../../club/model/result.ts';
import { FREQUENCIES, frequencyMarks } from './frequencies.ts';
import { alignedCells, exactFrom } from '../../figures.ts';
import type { PrintedDocument } from '../../document.ts';
import { isBoardChosen, unitOf, paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, fieldLine, scoringLineText, stateLine } from '../../lines.ts';
import { printedFields, pairLabel, playersOfEntry, scoredResultFinder, type PrintedField } from '../../sections.ts';
import { fitNames, fitText, joinNames } from '../../press/fit.ts';
import { flow, sliceTitle, type Block, type Slice } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { boardGlyph } from '../../press/glyph.ts';
import { horizontal, text, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { outcomeCells, scoreCells } from '../../press/notation.ts';
import { centred, type Area } from '../../press/sheet.ts';
import { tableHead, tableRow, type TableCell, type TableShape } from '../../press/table.ts';

const MEASURE = 666;
const BODY = { size: 13 } as const;
const TITLE = { size: 15, bold: true } as const;
const BOARD = { size: 26, bold: true } as const;
const SMALL = { size: 13 } as const;
const NAMES_WIDTH = 122;
/** Partners stand one over the other where their names, side by side, would lose more than a few letters. */
const STACKED = { size: 12 } as const;
const FEW_LETTERS_LOST = 1.15;
const BODY_TOP = 142;
const TITLE_BASELINE = 41;
const RESULTS: Omit<Block, 'rows'> = { headHeight: 91, rowHeight: 27, leastRowHeight: 20, gap: 0 };
const STACKED_RESULTS: Omit<Block, 'rows'> = { ...RESULTS, rowHeight: 33, leastRowHeight: 29 };

/** A sheet for every scored board: who did what for how many points, and how often each score came. */
export const boardsDocument: PrintedDocument = {
  options: ['boards'],
  title: (language) => paperWordsFor({ language }).results,
  layOut: layOutBoards,
};

function layOutBoards(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const area = centred(job.paper, MEASURE);
  const words = paperWordsFor(job);
  const pages = printedFields(job).flatMap((field) =>
    boardsOf(job, field).flatMap((board) => boardPages(job, field, board, area, measure)),
  );
  return pages.map((marks, index) => [
    ...marks,
    ...footMarks(area, {
      note: words.boardFoot[unitOf(job)](scoringLineText(job)),
      state: stateLine(job),
      page: words.page(index + 1, pages.length),
    }),
  ]);
}

/** A board of a field with the results that were really played on it. */
interface Board {
  readonly number: number;
  readonly scores: BoardScoresView;
  readonly lines: readonly Line[];
}

interface Line {
  readonly result: ResultView;
  readonly scored: ScoredResultView | null;
}

function boardsOf(job: PrintJob, field: PrintedField): Board[] {
  const scores = field.standings.boards.filter(({ results }) => results.length > 0);
  return scores
    .filter(({ board }) => isBoardChosen(job, board))
    .toSorted((a, b) => a.board - b.board)
    .map((board) => ({ number: board.board, scores: board, lines: linesOf(job, field, board) }));
}

/** The results of a board, in order of section and North-South pair. */
function linesOf({ session }: PrintJob, field: PrintedField, board: BoardScoresView): Line[] {
  const scored = scoredResultFinder(field);
  const number = (entry: number): number => field.entries.get(entry)?.number ?? 0;
  const place = (section: number): number => field.standings.sections.indexOf(section);
  return session.results
    .filter((result) => place(result.section) >= 0 && result.board === board.board)
    .toSorted(
      (a, b) => place(a.section) - place(b.section) || number(a.ns) - number(b.ns) || number(a.ew) - number(b.ew),
    )
    .map((result) => ({ result, scored: scored(result) }));
}

function boardPages(job: PrintJob, field: PrintedField, board: Board, area: Area, measure: MeasureText): Mark[][] {
  const blocks = [
    { ...(namesFit(field, board, measure) ? RESULTS : STACKED_RESULTS), rows: board.lines.length },
    { ...FREQUENCIES, rows: board.scores.frequencies.length },
  ].filter((block) => block.rows > 0);
  const heading = headingMarks(job, field, board, area);
  return flow(blocks, { top: BODY_TOP, bottom: bodyBottom(area) }).map((slices) => [
    ...heading,
    ...slices.flatMap((slice) =>
      slice.block === 0
        ? resultMarks(job, field, board, slice, area, measure)
        : frequencyMarks(job, board.scores.frequencies, slice, area, measure),
    ),
  ]);
}

function headingMarks(job: PrintJob, field: PrintedField, board: Board, area: Area): Mark[] {
  const words = paperWordsFor(job);
  const textLeft = area.left + 82;
  const several = job.session.sections.length > 1;
  const { actual, top, datum } = board.scores;
  const figures =
    unitOf(job) === 'imps'
      ? words.resultsDatum(actual, datum === null ? null : formatSigned(datum))
      : words.resultsTop(actual, top);
  return [
    ...boardGlyph(board.number, area.left, 60),
    text(words.board(board.number), textLeft, 91, BOARD),
    text(dealerText(dealerOf(board.number), vulnerabilityOf(board.number), job.language), textLeft, 113, SMALL),
    ...(several ? [text(fieldLine(job, field), area.right, 84, SMALL, 'right')] : []),
    text(eventLine(job), area.right, 102, SMALL, 'right'),
    text(figures, area.right, 120, SMALL, 'right'),
    horizontal(141, area.left, area.right, 2),
  ];
}

function resultMarks(
  job: PrintJob,
  field: PrintedField,
  board: Board,
  slice: Slice,
  area: Area,
  measure: MeasureText,
): Mark[] {
  const words = paperWordsFor(job);
  const shape = resultShape(job, area);
  const rule = slice.top + RESULTS.headHeight;
  const cells = resultCells(job, field, board, measure);
  return [
    text(sliceTitle(slice, words.results, words.continued), area.left, slice.top + TITLE_BASELINE, TITLE),
    ...tableHead(shape, rule),
    ...cells
      .slice(slice.from, slice.to)
      .flatMap((row, place) =>
        tableRow(shape, { cells: row, top: rule + place * slice.rowHeight, height: slice.rowHeight }, measure),
      ),
  ];
}

function resultShape(job: PrintJob, area: Area): TableShape {
  const words = paperWordsFor(job);
  const unit = unitOf(job);
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: '', align: 'right', x: 16 },
      { head: words.line.NS, align: 'left', x: 22 },
      { head: '', align: 'right', x: 166 },
      { head: words.line.EW, align: 'left', x: 174 },
      { head: words.contract, align: 'left', x: 300 },
      { head: words.by, align: 'left', x: 358 },
      { head: words.leadShort, align: 'left', x: 382 },
      { head: words.resultShort, align: 'centre', x: 435 },
      { head: words.lineShort.NS, align: 'right', x: 496 },
      { head: words.lineShort.EW, align: 'right', x: 534 },
      { head: words.lineShort.NS, align: 'right', x: 577 },
      { head: words.lineShort.EW, align: 'right', x: 621 },
      { head: unit === 'imps' ? '' : words.percentSide.NS, align: 'right', x: 666 },
    ],
    groups: [
      { head: words.score, from: 466, to: 534 },
      { head: words.points[unit], from: 546, to: unit === 'imps' ? 621 : 666 },
    ],
  };
}

function resultCells(job: PrintJob, field: PrintedField, board: Board, measure: MeasureText): TableCell[][] {
  const { language } = job;
  const { lines } = board;
  const stacked = !namesFit(field, board, measure);
  const matchpoints = {
    ns: alignedCells(
      lines.map(({ scored }) => scored?.nsPoints ?? null),
      job,
    ),
    ew: alignedCells(
      lines.map(({ scored }) => scored?.ewPoints ?? null),
      job,
    ),
  };
  return lines.map(({ result, scored }, index) => {
    const { contract, by, lead, result: tricks } = outcomeCells(result.outcome, language, paperWordsFor(job));
    const names = (entry: number): TableCell => namesCell(playersOfEntry(field, entry), stacked, measure);
    return [
      pairLabel(field, result.ns),
      names(result.ns),
      pairLabel(field, result.ew),
      names(result.ew),
      contract,
      by,
      lead,
      tricks,
      ...scoreCells(result.score),
      matchpoints.ns[index] ?? '',
      matchpoints.ew[index] ?? '',
      scored?.nsPercentage ? formatPercentFigure(exactFrom(scored.nsPercentage), 1, language) : '',
    ];
  });
}

/** Whether every pair of the board goes into one line with its names whole or nearly so. */
function namesFit(field: PrintedField, { lines }: Board, measure: MeasureText): boolean {
  const entries = lines.flatMap(({ result }) => [result.ns, result.ew]);
  return entries.every(
    (entry) => measure(joinNames(playersOfEntry(field, entry)), BODY) <= NAMES_WIDTH * FEW_LETTERS_LOST,
  );
}

function namesCell(players: readonly [string, string], stacked: boolean, measure: MeasureText): TableCell {
  if (!stacked) return fitNames(players, NAMES_WIDTH, BODY, measure);
  const known = players.filter((name) => name.trim() !== '');
  return { lines: known.map((name) => fitText(name, NAMES_WIDTH, STACKED, measure)), ...STACKED };
}
