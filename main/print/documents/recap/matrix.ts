import { formatExact, formatPercentFigure, formatShort, formatSignedExact } from '../../../../src/language/numbers.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { recapWords } from '../../../../src/language/paper/recap.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import { withInitials } from '../../../../src/names/forms.ts';
import type { RankingRowView, RankingView } from '../../../club/model/standings.ts';
import { alignedNumbers, exactFromText } from '../../figures.ts';
import { paperWordsFor, pointsUnit, type PrintJob } from '../../job.ts';
import { joinNames, shortNames } from '../../press/fit.ts';
import { placedRows, sliceTitle, type BlockSlice } from '../../press/flow.ts';
import { textMark, verticalRule, type Mark, type MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import {
  linesIn,
  stackHeight,
  tableHead,
  tableRow,
  type TableCell,
  type TableShape,
  type TextStack,
} from '../../press/table.ts';
import { pairLabel, playersOfEntry, type PrintedField } from '../../sections.ts';
import { isLeader, placeCells } from '../ranking/table.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import type { FieldPoints } from './points.ts';

const TITLE = { size: 13, bold: true } as const;
const BODY = { size: 12 } as const;
/** Sizes of names: a smaller one where it needs fewer lines. */
const NAME_SIZES = [12, 11, 10] as const;
const BLOCK = { headHeight: 40, rowHeight: 19, leastRowHeight: 16, gap: 12 } as const;
const HEAD_UNDER_RULE = 8;
/** Sizes of the figures: the largest in which all boards stand beside each other, else the second. */
const SIZES = [11, 10, 9] as const;
const USUAL_SIZE = 10;
const COLUMN = { between: 2.5, least: 15, spare: 1.5 } as const;
/** More boards than these stand in several parts, whatever their width. */
const MOST_BOARDS = 30;
/** The least right edges of places and numbers: those of two digits each. */
const LEAST_RIGHT = { place: 14, number: 38 } as const;
/** The width of an equals sign and the space behind it. */
const EQUALS = 9;
const PLACE_TO_NUMBER = 4;
const NUMBER_TO_NAMES = 5;
const NAMES_WIDTH = 112;
const NAMES_TO_BOARDS = 3;
/** From the right edge to that of the totals, and between the totals and the boards. */
const TOTAL_FROM_RIGHT = 42;
const TOTAL_TO_BOARDS = 6;
/** What a total has at least: the width of three digits. */
const LEAST_TOTAL = 22;
const HAIRLINE = 0.75;
const STACK_CLOSER = 2;

/** The right edges of places and numbers, and the left one of names. */
interface LeadColumns {
  readonly place: number;
  readonly number: number;
  readonly names: number;
}

/** How the boards of a field stand side by side, in one part or in several. */
export interface BoardColumns {
  readonly lead: LeadColumns;
  readonly size: number;
  readonly width: number;
  /** From a column's right edge to that of its figures, so that the widest stands in its middle. */
  readonly inset: number;
  /** From the sheet's right edge to that of the last board. */
  readonly fromRight: number;
  readonly parts: readonly (readonly number[])[];
}

/** The parts in which the boards stand, each as wide as the sheet. */
export function boardColumns(
  job: PrintJob,
  field: PrintedField,
  { boards, rankings }: { readonly boards: readonly number[]; readonly rankings: readonly RankingView[] },
  points: FieldPoints,
  area: PrintArea,
  measure: MeasureText,
): BoardColumns {
  const cellText = cellWriter(job, points);
  const texts = [...points.values()].flatMap((own) => [...own.values()].map((one) => cellText(one.points)));
  const distinct = [...new Set([...texts, ...boards.map(String)])];
  const widest = (size: number) => Math.max(0, ...distinct.map((text) => measure(text, { size, bold: true })));
  const leastWidth = (size: number) => Math.max(COLUMN.least, widest(size) + COLUMN.between);
  const totals = rankings.flatMap((ranking) => figuresOf(job, ranking).totals);
  const widestTotal = Math.max(LEAST_TOTAL, ...totals.map((text) => measure(text, { ...BODY, bold: true })));
  const fromRight = TOTAL_FROM_RIGHT + widestTotal + TOTAL_TO_BOARDS;
  const lead = leadColumns(field, rankings, measure);
  const room = area.width - lead.names - NAMES_WIDTH - fromRight;
  const fitting = SIZES.find((size) => boards.length <= MOST_BOARDS && leastWidth(size) * boards.length <= room);
  const size = fitting ?? USUAL_SIZE;
  const most = Math.min(MOST_BOARDS, Math.max(1, Math.floor(room / leastWidth(size))));
  const count = Math.max(1, Math.ceil(boards.length / most));
  const each = Math.ceil(boards.length / count);
  const parts = Array.from({ length: count }, (_, part) => boards.slice(part * each, (part + 1) * each));
  // Names take the width that is free.
  const width = Math.min(leastWidth(size) + COLUMN.spare, room / Math.max(1, each));
  return { lead, size, width, inset: Math.max(0, (width - widest(size)) / 2), fromRight, parts };
}

function leadColumns(field: PrintedField, rankings: readonly RankingView[], measure: MeasureText): LeadColumns {
  const rows = rankings.flatMap((ranking) => ranking.rows);
  const widest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => measure(text, { ...BODY, bold: true })));
  const place = Math.max(LEAST_RIGHT.place, widest(rows.map((row) => placeCells(row)[0])));
  const equals = rows.some((row) => placeCells(row)[1] !== '') ? EQUALS : 0;
  const numbers = widest(rows.map(({ entry }) => pairLabel(field, entry)));
  const number = Math.max(LEAST_RIGHT.number, place + equals + PLACE_TO_NUMBER + numbers);
  return { place, number, names: number + NUMBER_TO_NAMES };
}

/** The pairs of a ranking by some boards, in order of place, with their totals. */
export function matrixBlock(
  job: PrintJob,
  field: PrintedField,
  {
    ranking,
    boards,
    columns,
  }: { readonly ranking: RankingView; readonly boards: readonly number[]; readonly columns: BoardColumns },
  points: FieldPoints,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const { rows } = ranking;
  const cellText = cellWriter(job, points);
  const shape = shapeOf(job, boards, columns, area);
  const namesWidth =
    area.width - columns.fromRight - columns.width * boards.length - columns.lead.names - NAMES_TO_BOARDS;
  const names = namesOf(field, rows, namesWidth, measure);
  const extraHeights = names.map((stack) => Math.max(0, stackHeight(stack) - STACK_CLOSER));
  const figures = figuresOf(job, ranking);
  const cells = rows.map((row, index): TableCell[] => [
    ...placeCells(row),
    pairLabel(field, row.entry),
    names[index] ?? '',
    ...boards.map((board): TableCell => {
      const one = points.get(row.entry)?.get(board);
      return one ? [{ text: cellText(one.points), bold: one.isBest, size: columns.size }] : '';
    }),
    [{ text: figures.totals[index] ?? '' }],
    [{ text: figures.ranked[index] ?? '', bold: true }],
  ]);
  const block = { ...BLOCK, rows: rows.length, extraHeights };
  return {
    ...block,
    marks: (slice) => {
      const rule = slice.top + BLOCK.headHeight;
      const placed = placedRows(block, slice);
      const bottom = placed.reduce((_, { top, height }) => top + height, rule);
      return [
        ...titleMarks(job, ranking, columns, boards, slice, area),
        ...tableHead(shape, rule),
        ...groupRules(job, boards, columns, area, { top: rule - HEAD_UNDER_RULE - 10, bottom }),
        ...placed.flatMap(({ row, ...at }) =>
          tableRow(
            shape,
            { cells: cells[row] ?? [], ...at, bold: rows[row] !== undefined && isLeader(rows[row]) },
            measure,
          ),
        ),
      ];
    },
  };
}

/** The names of all pairs in one size: whole on one line, with initials on one line, or one below the other. */
function namesOf(
  field: PrintedField,
  rows: readonly RankingRowView[],
  width: number,
  measure: MeasureText,
): readonly TextStack[] {
  const stacks = NAME_SIZES.map((size) =>
    rows.map((row): TextStack => {
      const style = { size, bold: isLeader(row) };
      const players = playersOfEntry(field, row.entry);
      const short = [withInitials(players[0]), withInitials(players[1])] as const;
      const line = [players, short].map(joinNames).find((text) => measure(text, style) <= width);
      return { lines: line === undefined ? shortNames(players, width, style, measure) : [line], ...style };
    }),
  );
  return stacks.reduce((best, smaller) => (linesIn(smaller) < linesIn(best) ? smaller : best));
}

function titleMarks(
  job: PrintJob,
  { line }: RankingView,
  { parts }: BoardColumns,
  boards: readonly number[],
  slice: BlockSlice,
  area: PrintArea,
): Mark[] {
  const words = paperWordsFor(job);
  const name = line === null ? words.ranking : words.line[line];
  const title =
    parts.length === 1 ? name : recapWords[job.language].boardsFrom(name, boards[0] ?? 0, boards.at(-1) ?? 0);
  return [
    textMark(
      sliceTitle(slice, title, words.continued),
      area.left,
      slice.top + BLOCK.headHeight - 7 - (parts.length === 1 ? 0 : 15),
      TITLE,
    ),
  ];
}

function shapeOf(
  job: PrintJob,
  boards: readonly number[],
  { lead, width, inset, fromRight }: BoardColumns,
  area: PrintArea,
): TableShape {
  const words = paperWordsFor(job);
  const unit = pointsUnit(job);
  const { matches } = job.session.scoring;
  const first = area.width - fromRight - width * boards.length;
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: '', align: 'right', x: lead.place },
      { head: '', align: 'left', x: lead.place },
      { head: '', align: 'right', x: lead.number },
      { head: '', align: 'left', x: lead.names },
      ...boards.map((board, index) => ({
        head: String(board),
        align: 'right' as const,
        x: first + (index + 1) * width - inset,
      })),
      { head: matches ? '' : words.pointsShort[unit], align: 'right', x: area.width - TOTAL_FROM_RIGHT },
      {
        head: matches ? matchPaperWords[job.language].unit['victory-points'] : unit === 'imps' ? '' : '%',
        align: 'right',
        x: area.width,
      },
    ],
  };
}

/** Hairlines between the boards that are played together. */
function groupRules(
  { session }: PrintJob,
  boards: readonly number[],
  { width, fromRight }: BoardColumns,
  area: PrintArea,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): Mark[] {
  const together = session.sections[0]?.boardsPerRound ?? 1;
  if (together < 2) return [];
  const first = area.right - fromRight - width * boards.length;
  return boards.flatMap((board, index) =>
    index > 0 && (board - 1) % together === 0
      ? [verticalRule(first + index * width, top, bottom, HAIRLINE, 'grey')]
      : [],
  );
}

function figuresOf(job: PrintJob, { rows }: RankingView) {
  const { language } = job;
  const unit = pointsUnit(job);
  const { shown, unequalBoards } = job.session.scoring.regulation;
  const totals = alignedNumbers(
    rows.map(({ total }) => exactFromText(total)),
    language,
    unit,
  );
  const values = rows.map(({ ranked }) => exactFromText(ranked ?? '0'));
  const average = (value: Exact) =>
    unit === 'imps'
      ? formatSignedExact(value, shown.percentages, language)
      : formatPercentFigure(value, shown.percentages, language);
  const ranked =
    unequalBoards === 'average' ? values.map(average) : values.map((value) => formatExact(value, 2, language));
  if (job.session.scoring.matches) {
    // Matches decide: their victory points stand alone.
    return {
      totals: rows.map(() => ''),
      ranked: rows.map(({ total }) => formatShort(exactFromText(total), 2, language)),
    };
  }
  const shownIf = (texts: readonly string[]) =>
    rows.map(({ figure }, index) => (figure === null ? '' : (texts[index] ?? '')));
  return { totals: shownIf(totals), ranked: shownIf(ranked) };
}

/** Formats the points of a board: matchpoints with a decimal where they have one, IMPs all with one where any has. */
function cellWriter(job: PrintJob, points: FieldPoints): (points: Exact) => string {
  const { language } = job;
  if (pointsUnit(job) !== 'imps') return (value) => formatShort(value, 1, language);
  const all = [...points.values()].flatMap((own) => [...own.values()].map((one) => one.points));
  const decimals = all.some(({ denominator }) => denominator !== 1n) ? 1 : 0;
  return (value) => formatSignedExact(value, decimals, language);
}
