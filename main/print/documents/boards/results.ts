import { formatPercentFigure } from '../../../../src/language/numbers.ts';
import { alignedCells, exactFromText } from '../../figures.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { fitNames, fitText, joinNames } from '../../press/fit.ts';
import { sliceTitle, type FlowBlock, type BlockSlice } from '../../press/flow.ts';
import { textMark, type Mark, type MeasureText } from '../../press/marks.ts';
import { outcomeCells, scoreCells } from '../../press/notation.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { tableHead, tableRow, type TableCell, type TableShape } from '../../press/table.ts';
import { pairLabel, playersOfEntry, type PrintedField } from '../../sections.ts';
import type { PrintedBoard } from './board.ts';

const BODY = { size: 13 } as const;
const TITLE = { size: 15, bold: true } as const;
const NAMES_WIDTH = 122;
/** Names of partners are stacked where one line would cut off more than a few letters. */
const STACKED = { size: 12 } as const;
const FEW_LETTERS_LOST = 1.15;
const TITLE_BASELINE = 41;
export const RESULTS_BLOCK: Omit<FlowBlock, 'rows'> = { headHeight: 91, rowHeight: 27, leastRowHeight: 20, gap: 0 };
export const STACKED_BLOCK: Omit<FlowBlock, 'rows'> = { ...RESULTS_BLOCK, rowHeight: 33, leastRowHeight: 29 };

export function resultMarks(
  job: PrintJob,
  field: PrintedField,
  board: PrintedBoard,
  slice: BlockSlice,
  area: PrintArea,
  measure: MeasureText,
): Mark[] {
  const words = paperWordsFor(job);
  const shape = resultShape(job, area);
  const rule = slice.top + RESULTS_BLOCK.headHeight;
  const cells = resultCells(job, field, board, measure);
  return [
    textMark(sliceTitle(slice, words.results, words.continued), area.left, slice.top + TITLE_BASELINE, TITLE),
    ...tableHead(shape, rule),
    ...cells
      .slice(slice.from, slice.to)
      .flatMap((row, place) =>
        tableRow(shape, { cells: row, top: rule + place * slice.rowHeight, height: slice.rowHeight }, measure),
      ),
  ];
}

function resultShape(job: PrintJob, area: PrintArea): TableShape {
  const words = paperWordsFor(job);
  const unit = pointsUnit(job);
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

function resultCells(job: PrintJob, field: PrintedField, board: PrintedBoard, measure: MeasureText): TableCell[][] {
  const { language } = job;
  const { lines } = board;
  const stacked = !namesFitOneLine(field, board, measure);
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
      scored?.nsPercentage ? formatPercentFigure(exactFromText(scored.nsPercentage), 1, language) : '',
    ];
  });
}

/** Whether the names of each pair of the board fit in one line, give or take a few letters. */
export function namesFitOneLine(field: PrintedField, { lines }: PrintedBoard, measure: MeasureText): boolean {
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
