import { formatPercentFigure } from '../../../../src/language/numbers.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import type { BoardScoresView, FrequencyView } from '../../../club/model/board.ts';
import { alignedCells, exactFromText } from '../../figures.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { sliceTitle, type FlowBlock, type BlockSlice } from '../../press/flow.ts';
import { textMark, type Mark, type MeasureText } from '../../press/marks.ts';
import { scoreCells } from '../../press/notation.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { tableHead, tableRow, type TableShape } from '../../press/table.ts';

const WIDTH = 396;
const BODY = { size: 13 } as const;
const TITLE = { size: 15, bold: true } as const;
const TITLE_BASELINE = 41;
/** The column of ticks, left of the matchpoints. */
const TICKS = { left: 112, width: 118, step: 13, gap: 4, height: 13 } as const;

/** The heights of the table of frequencies. */
export const FREQUENCIES_BLOCK: Omit<FlowBlock, 'rows'> = { headHeight: 72, rowHeight: 24, leastRowHeight: 18, gap: 1 };

/** Results of a board that were compared with each other. */
export interface PrintedFrequencies {
  readonly title: string;
  readonly frequencies: readonly FrequencyView[];
  /** The side whose figures it gives; null where it gives both. */
  readonly side: Side | null;
}

/** The tables of a board: one, or one for each form of a fouled board and for each side of a split score. */
export function frequencyTables(
  job: PrintJob,
  { subfields, frequencies }: BoardScoresView,
): readonly PrintedFrequencies[] {
  const words = paperWordsFor(job);
  const tables = subfields?.map((field) => ({
    ...field,
    title: field.side ? words.frequenciesOfSide[field.side] : words.frequenciesOfForm(field.form ?? ''),
  })) ?? [{ title: words.frequencies, frequencies, side: null }];
  return tables.filter((table) => table.frequencies.length > 0);
}

/** The scores of a board, how often each occurred, and what it was worth. */
export function frequencyMarks(
  job: PrintJob,
  { title, frequencies, side }: PrintedFrequencies,
  slice: BlockSlice,
  area: PrintArea,
  measure: MeasureText,
): Mark[] {
  const words = paperWordsFor(job);
  const shape = frequencyShape(job, area);
  const rule = slice.top + FREQUENCIES_BLOCK.headHeight;
  const cells = frequencyCells(job, frequencies, side);
  const step = Math.min(TICKS.step, TICKS.width / Math.max(1, ...frequencies.map(({ times }) => Math.ceil(times))));
  return [
    textMark(sliceTitle(slice, title, words.continued), area.left, slice.top + TITLE_BASELINE, TITLE),
    ...tableHead(shape, rule),
    ...frequencies.slice(slice.from, slice.to).flatMap((frequency, place) => {
      const row = { top: rule + place * slice.rowHeight, height: slice.rowHeight };
      return [
        ...tableRow(shape, { cells: cells[slice.from + place] ?? [], ...row }, measure),
        ...ticks(frequency.times, area.left + TICKS.left, row.top + (row.height - TICKS.height) / 2, step),
      ];
    }),
  ];
}

function frequencyShape(job: PrintJob, area: PrintArea): TableShape {
  const words = paperWordsFor(job);
  const unit = pointsUnit(job);
  return {
    left: area.left,
    width: WIDTH,
    style: BODY,
    columns: [
      { head: words.lineShort.NS, align: 'right', x: 44 },
      { head: words.lineShort.EW, align: 'right', x: 92 },
      { head: words.times, align: 'left', x: TICKS.left },
      { head: words.pointsLine[unit].NS, align: 'right', x: 272 },
      { head: words.pointsLine[unit].EW, align: 'right', x: 332 },
      { head: unit === 'imps' ? '' : words.percentSide.NS, align: 'right', x: 396 },
    ],
  };
}

function frequencyCells(job: PrintJob, frequencies: readonly FrequencyView[], side: Side | null): string[][] {
  const { language } = job;
  const ns = alignedCells(
    frequencies.map(({ nsPoints }) => nsPoints),
    job,
  );
  const ew = alignedCells(
    frequencies.map(({ ewPoints }) => ewPoints),
    job,
  );
  const percent = (share: string | null) =>
    share === null ? '' : formatPercentFigure(exactFromText(share), 1, language);
  return frequencies.map((frequency, index) => [
    ...scoreCells(frequency.score),
    '',
    side === 'EW' ? '' : (ns[index] ?? ''),
    side === 'NS' ? '' : (ew[index] ?? ''),
    side === 'EW' ? '' : percent(frequency.nsPercentage),
  ]);
}

/** A tick for each result, and part of a tick for a component of a weighted score. */
function ticks(times: number, left: number, top: number, step: number): Mark[] {
  const gap = Math.min(TICKS.gap, step / 3);
  return Array.from({ length: Math.ceil(times) }, (_, place) => ({
    kind: 'box' as const,
    x: left + place * step,
    y: top,
    width: (step - gap) * Math.min(1, times - place),
    height: TICKS.height,
    filled: true,
  }));
}
