import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import { formatSigned } from '../../../../src/language/numbers.ts';
import type { PrintedDocument } from '../../document.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, fieldLine, scoringLineText, stateLine } from '../../lines.ts';
import { flowBlocks } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { rightColumn, type PlacedHeading } from '../../press/heading.ts';
import { boardGlyph } from '../../press/glyph.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { printedFields, type PrintedField } from '../../sections.ts';
import { type PrintedBoard, printedBoards } from './board.ts';
import { FREQUENCIES_BLOCK, frequencyMarks, frequencyTables } from './frequencies.ts';
import { resultMarks, resultsBlock } from './results.ts';

const MEASURE = 666;
const BOARD = { size: 26, bold: true } as const;
const SMALL = { size: 13 } as const;
const RULE = 141;
const BODY_UNDER_RULE = 1;
/** Between the board and what stands at the right. */
const GAP = 24;

/** A sheet for each scored board: its results with their points, and its frequencies. */
export const boardsDocument: PrintedDocument = {
  use: 'after',
  for: 'field',
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
    ...footMarks(
      area,
      {
        note: words.boardFoot[pointsUnit(job)](scoringLineText(job)),
        state: stateLine(job),
        page: words.page(index + 1, pages.length),
      },
      measure,
    ),
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
  const tables = frequencyTables(job, board.scores);
  const blocks = [results, ...tables.map(({ frequencies: { length: rows } }) => ({ ...FREQUENCIES_BLOCK, rows }))];
  const heading = headingMarks(job, field, board, area, measure);
  return flowBlocks(blocks, { top: heading.rule + BODY_UNDER_RULE, bottom: bodyBottom(area) }).map((slices) => [
    ...heading.marks,
    ...slices.flatMap((slice) => {
      const table = tables[slice.block - 1];
      return table
        ? frequencyMarks(job, table, slice, area, measure)
        : resultMarks(job, field, board, results, slice, area, measure);
    }),
  ]);
}

function headingMarks(
  job: PrintJob,
  field: PrintedField,
  board: PrintedBoard,
  area: PrintArea,
  measure: MeasureText,
): PlacedHeading {
  const words = paperWordsFor(job);
  const textLeft = area.left + 82;
  const several = job.session.sections.length > 1;
  const { actual, top, datum } = board.scores;
  const figures =
    pointsUnit(job) === 'imps'
      ? words.resultsDatum(actual, datum === null ? null : formatSigned(datum))
      : words.resultsTop(actual, top);
  const name = words.board(board.number);
  const dealer = dealerText(dealerOf(board.number), vulnerabilityOf(board.number), job.language);
  const room = area.right - textLeft - Math.max(measure(name, BOARD), measure(dealer, SMALL)) - GAP;
  const column = rightColumn([...(several ? [fieldLine(job, field)] : []), eventLine(job), figures], room, measure);
  const rule = RULE + column.further;
  const marks = [
    ...boardGlyph(board.number, area.left, 60),
    textMark(name, textLeft, 91, BOARD),
    textMark(dealer, textLeft, 113, SMALL),
    ...column.at(area.right, 120),
    horizontalRule(rule, area.left, area.right, 2),
  ];
  return { marks, rule };
}
