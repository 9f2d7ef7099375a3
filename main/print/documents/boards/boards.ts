import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import { formatSigned } from '../../../../src/language/numbers.ts';
import type { PrintedDocument } from '../../document.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, fieldLine, scoringLineText, stateLine } from '../../lines.ts';
import { flowBlocks } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { boardGlyph } from '../../press/glyph.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { printedFields, type PrintedField } from '../../sections.ts';
import { type PrintedBoard, printedBoards } from './board.ts';
import { FREQUENCIES_BLOCK, frequencyMarks } from './frequencies.ts';
import { resultMarks, resultsBlock } from './results.ts';

const MEASURE = 666;
const BOARD = { size: 26, bold: true } as const;
const SMALL = { size: 13 } as const;
const BODY_TOP = 142;

/** A sheet for each scored board: its results with their points, and its frequencies. */
export const boardsDocument: PrintedDocument = {
  options: ['boards'],
  title: (language) => paperWordsFor({ language }).results,
  layOut: layOutBoards,
};

function layOutBoards(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const words = paperWordsFor(job);
  const pages = printedFields(job).flatMap((field) =>
    printedBoards(job, field).flatMap((board) => boardPages(job, field, board, area, measure)),
  );
  return pages.map((marks, index) => [
    ...marks,
    ...footMarks(area, {
      note: words.boardFoot[pointsUnit(job)](scoringLineText(job)),
      state: stateLine(job),
      page: words.page(index + 1, pages.length),
    }),
  ]);
}

function boardPages(
  job: PrintJob,
  field: PrintedField,
  board: PrintedBoard,
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const results = resultsBlock(field, board, measure);
  const blocks = [results, { ...FREQUENCIES_BLOCK, rows: board.scores.frequencies.length }].filter(
    (block) => block.rows > 0,
  );
  const heading = headingMarks(job, field, board, area);
  return flowBlocks(blocks, { top: BODY_TOP, bottom: bodyBottom(area) }).map((slices) => [
    ...heading,
    ...slices.flatMap((slice) =>
      slice.block === 0
        ? resultMarks(job, field, board, results, slice, area, measure)
        : frequencyMarks(job, board.scores.frequencies, slice, area, measure),
    ),
  ]);
}

function headingMarks(job: PrintJob, field: PrintedField, board: PrintedBoard, area: PrintArea): Mark[] {
  const words = paperWordsFor(job);
  const textLeft = area.left + 82;
  const several = job.session.sections.length > 1;
  const { actual, top, datum } = board.scores;
  const figures =
    pointsUnit(job) === 'imps'
      ? words.resultsDatum(actual, datum === null ? null : formatSigned(datum))
      : words.resultsTop(actual, top);
  return [
    ...boardGlyph(board.number, area.left, 60),
    textMark(words.board(board.number), textLeft, 91, BOARD),
    textMark(dealerText(dealerOf(board.number), vulnerabilityOf(board.number), job.language), textLeft, 113, SMALL),
    ...(several ? [textMark(fieldLine(job, field), area.right, 84, SMALL, 'right')] : []),
    textMark(eventLine(job), area.right, 102, SMALL, 'right'),
    textMark(figures, area.right, 120, SMALL, 'right'),
    horizontalRule(141, area.left, area.right, 2),
  ];
}
