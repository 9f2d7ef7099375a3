import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import { formatSigned } from '../../../../src/language/numbers.ts';
import type { PrintedDocument } from '../../document.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine, fieldLine, scoringLineText, stateLine } from '../../lines.ts';
import { flowBlocks, placedRows, sliceTitle, type BlockSlice } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { rightColumn } from '../../press/heading.ts';
import { marginHead } from '../../press/margin-head.ts';
import { boardGlyph } from '../../press/glyph.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { printedFields, type PrintedField } from '../../sections.ts';
import { type PrintedBoard, printedBoards } from './board.ts';
import { frequencyStrips } from './frequencies.ts';
import { resultMarks, resultRows, RESULTS_HEAD } from './results.ts';

const MEASURE = 666;
const BOARD = { size: 22, bold: true } as const;
const SMALL = { size: 13 } as const;
/** The space between two boards. */
const GAP_BETWEEN = 14;
/** From a board's top: its name, dealer and vulnerability, the lowest line at the right, the rule. */
const AT = { name: 27, dealer: 48, right: 56, rule: 70 } as const;
/** Between the board and what stands at the right. */
const GAP = 24;

/** Every scored board with its results, their points and its frequencies; several a page where they fit. */
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
    fieldPages(job, field, area, measure).map((marks) => ({ marks, state: stateLine(job, field.views) })),
  );
  return pages.map(({ marks, state }, index) => [
    ...marks,
    ...footMarks(
      area,
      {
        note: words.boardFoot[pointsUnit(job)](scoringLineText(job)),
        state,
        page: words.page(index + 1, pages.length),
      },
      measure,
    ),
  ]);
}

function fieldPages(job: PrintJob, field: PrintedField, area: PrintArea, measure: MeasureText): Mark[][] {
  const blocks = printedBoards(job, field).map((board) => boardBlock(job, field, board, area, measure));
  if (blocks.length === 0) return [];
  const several = job.session.sections.length > 1;
  const { clubName } = job.settings;
  const right = [...(clubName === '' ? [] : [clubName]), eventLine(job), ...(several ? [fieldLine(job, field)] : [])];
  const head = marginHead(right, area, measure);
  return flowBlocks(blocks, { top: head.bottom, bottom: bodyBottom(area) }).map((slices) => [
    ...head.marks,
    ...slices.flatMap((slice) => blocks[slice.block]?.marks(slice) ?? []),
  ]);
}

/** A board: its head, its results, and below the last of them its frequencies. */
function boardBlock(
  job: PrintJob,
  field: PrintedField,
  board: PrintedBoard,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const heading = headingOf(job, board, area, measure);
  const { extraHeights, ...rows } = resultRows(field, board, measure);
  const strips = frequencyStrips(job, board.scores, area, measure);
  const last = rows.rows - 1;
  const block = {
    ...rows,
    headHeight: heading.height + RESULTS_HEAD,
    gap: GAP_BETWEEN,
    extraHeights: extraHeights.map((height, row) => (row === last ? height + strips.height : height)),
  };
  return {
    ...block,
    marks: (slice) => {
      const placed = placedRows(block, slice).map((at) =>
        at.row === last ? { ...at, height: at.height - strips.height } : at,
      );
      const bottom = placed.at(-1);
      return [
        ...heading.marks(slice),
        ...resultMarks(job, field, board, { rule: slice.top + block.headHeight, placed }, area, measure),
        ...(bottom?.row === last ? strips.marks(bottom.top + bottom.height) : []),
      ];
    },
  };
}

interface BoardHeading {
  readonly height: number;
  readonly marks: (slice: BlockSlice) => readonly Mark[];
}

function headingOf(job: PrintJob, board: PrintedBoard, area: PrintArea, measure: MeasureText): BoardHeading {
  const words = paperWordsFor(job);
  const textLeft = area.left + 82;
  const { actual, top: most, datum } = board.scores;
  const figures =
    pointsUnit(job) === 'imps'
      ? words.resultsDatum(actual, datum === null ? null : formatSigned(datum))
      : words.resultsTop(actual, most);
  const name = words.board(board.number);
  const dealer = dealerText(dealerOf(board.number), vulnerabilityOf(board.number), job.language);
  const widest = Math.max(measure(words.continued(name), BOARD), measure(dealer, SMALL));
  const room = area.right - textLeft - widest - GAP;
  const column = rightColumn([figures], room, measure);
  const height = AT.rule + column.further;
  return {
    height,
    marks: (slice) => [
      ...boardGlyph(board.number, area.left, slice.top),
      textMark(sliceTitle(slice, name, words.continued), textLeft, slice.top + AT.name, BOARD),
      textMark(dealer, textLeft, slice.top + AT.dealer, SMALL),
      ...column.at(area.right, slice.top + AT.right),
      horizontalRule(slice.top + height, area.left, area.right, 2),
    ],
  };
}
