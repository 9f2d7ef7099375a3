import type { RubberEntry, RubberSheet } from '../../../../src/bridge/rubber/sheet.ts';
import { scoreColumns, type ScoreColumn } from '../../../../src/bridge/sheet/rubber-rows.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import { formatWhole } from '../../../../src/language/numbers.ts';
import { sheetWords } from '../../../../src/language/sheet/words.ts';
import type { SheetJob } from '../../job.ts';
import { wrapText } from '../../press/fit.ts';
import { horizontalRule, textMark, verticalRule, type Mark, type MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';

const SIDE = { size: 15, bold: true } as const;
const NAME = { size: 13 } as const;
const FIGURE = { size: 14 } as const;
const TOTAL = { size: 16, bold: true } as const;
const NAME_LEADING = 17;
const LEADING = 20;
const ABOVE_LINE = 8;
const BELOW_LINE = 18;
/** Above the line so many figures stand over each other before a further column begins. */
const MOST_STACKED = 20;
const LEAST_STACKED = 5;
const FIGURE_INSET = 24;

/** The score of a rubber as it is written by hand. */
export interface PlacedScore {
  readonly marks: readonly Mark[];
  /** Its lower end. */
  readonly bottom: number;
}

/** The names of each side and their figures: above the line from the line up, below it game by game, and the totals. */
export function rubberScoreMarks(
  job: SheetJob,
  rubber: RubberSheet,
  area: PrintArea,
  { top, measure }: { readonly top: number; readonly measure: MeasureText },
): PlacedScore {
  const words = sheetWords[job.language];
  const columns = scoreColumns(rubber).map((column, place) => ({ column, place: columnPlace(area, place) }));
  const { N, E, S, W } = job.sheet.players;
  const names: Readonly<Record<Side, readonly string[]>> = { NS: [N, S], EW: [E, W] };
  const heads = columns.map(({ column: { side }, place }) => {
    const lines = names[side]
      .filter((name) => name !== '')
      .flatMap((name) => wrapText(name, place.width - 32, NAME, measure));
    return {
      lines: lines.length,
      marks: [
        textMark(words.short[side], place.middle, top + 16, SIDE, 'centre'),
        ...lines.map((line, index) => textMark(line, place.middle, top + 36 + index * NAME_LEADING, NAME, 'centre')),
      ],
    };
  });
  const nameLines = Math.max(0, ...heads.map(({ lines }) => lines));
  const aboveTop = top + 34 + nameLines * NAME_LEADING;
  const stacked = Math.max(LEAST_STACKED, ...columns.map(({ column }) => Math.min(MOST_STACKED, column.above.length)));
  const line = aboveTop + stacked * LEADING + ABOVE_LINE;
  const games = belowMarks(columns, line, area);
  const total = games.bottom + 26;
  const bottom = total + 10;
  const marks = [
    ...heads.flatMap((head) => head.marks),
    horizontalRule(aboveTop - 6, area.left, area.right, 0.75, 'grey'),
    ...columns.flatMap(({ column, place }) => aboveMarks(column.above, place.right, line)),
    horizontalRule(line, area.left, area.right, 3),
    ...games.marks,
    ...columns.map(({ column, place }) => textMark(formatWhole(column.total), place.right, total, TOTAL, 'right')),
    verticalRule((area.left + area.right) / 2, top, bottom, 1),
    horizontalRule(bottom, area.left, area.right, 2),
  ];
  return { marks, bottom };
}

/** Where a column's names are centred, and where its figures end. */
interface ColumnPlace {
  readonly width: number;
  readonly middle: number;
  readonly right: number;
}

function columnPlace(area: PrintArea, place: number): ColumnPlace {
  const width = area.width / 2;
  const left = area.left + place * width;
  return { width, middle: left + width / 2, right: left + width - FIGURE_INSET };
}

function aboveMarks(entries: readonly RubberEntry[], right: number, line: number): readonly Mark[] {
  return entries.map(({ points }, index) => {
    const column = Math.floor(index / MOST_STACKED);
    const baseline = line - ABOVE_LINE - (index % MOST_STACKED) * LEADING;
    return textMark(formatWhole(points), right - column * 64, baseline, FIGURE, 'right');
  });
}

function belowMarks(
  columns: readonly { readonly column: ScoreColumn; readonly place: ColumnPlace }[],
  line: number,
  area: PrintArea,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const games = columns[0]?.column.below.length ?? 0;
  const marks: Mark[] = [];
  let top = line;
  for (let game = 0; game < games; game += 1) {
    const rows = Math.max(1, ...columns.map(({ column }) => column.below[game]?.length ?? 0));
    for (const { column, place } of columns) {
      for (const [index, { points }] of (column.below[game] ?? []).entries())
        marks.push(textMark(formatWhole(points), place.right, top + BELOW_LINE + index * LEADING, FIGURE, 'right'));
    }
    top += BELOW_LINE + (rows - 1) * LEADING + 10;
    marks.push(horizontalRule(top, area.left, area.right, 1));
  }
  return { marks, bottom: top };
}
