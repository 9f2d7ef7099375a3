import { horizontalRule, textMark, type Align, type Mark, type MeasureText, type TextStyle } from './marks.ts';

/** A column of an open table: hairlines separate its rows only. `x` counts from the table's left edge. */
export interface TableColumn {
  readonly head: string;
  readonly align: Align;
  readonly x: number;
  /** The position of the head where it differs from that of the cells. */
  readonly headAt?: { readonly align: Align; readonly x: number };
}

/** A run of type inside a cell. A cell may hold several in a row. */
export interface TextRun extends Partial<TextStyle> {
  readonly text: string;
  /** The width it may take: it is set smaller where it would be wider. */
  readonly within?: number;
}

/** Lines of type stacked in one cell. */
export interface TextStack extends TextStyle {
  readonly lines: readonly string[];
  /** Further lines in a style of their own. */
  readonly below?: TextStyle & { readonly lines: readonly string[] };
}

export type TableCell = string | readonly TextRun[] | TextStack;

/** A second head over several columns. */
export interface GroupHead {
  readonly head: string;
  readonly from: number;
  readonly to: number;
}

/** The shape of an open table, the same on each of its pages. */
export interface TableShape {
  readonly left: number;
  readonly width: number;
  readonly columns: readonly TableColumn[];
  readonly groups?: readonly GroupHead[];
  readonly style: TextStyle;
}

const HEAD: TextStyle = { size: 11 };
/** Distances from a head's baseline to the rule below, and to the baseline and the rule of the group head above. */
const HEAD_OVER_RULE = 7;
const GROUP_OVER_HEAD = 19;
const GROUP_RULE_OVER_HEAD = 14;
const HAIRLINE = 0.75;
/** The distance between lines of a stack, in sizes of its type. */
const STACK_LEADING = 1.15;

/** The column heads above the rule at `rule`. */
export function tableHead({ left, width, columns, groups = [] }: TableShape, rule: number): Mark[] {
  const baseline = rule - HEAD_OVER_RULE;
  const heads = columns.map(({ head, headAt, align, x }) =>
    textMark(head, left + (headAt?.x ?? x), baseline, HEAD, headAt?.align ?? align),
  );
  const over = groups.flatMap(({ head, from, to }) => [
    textMark(head, left + (from + to) / 2, baseline - GROUP_OVER_HEAD, HEAD, 'centre'),
    horizontalRule(baseline - GROUP_RULE_OVER_HEAD, left + from, left + to, HAIRLINE, 'grey'),
  ]);
  return [...over, ...heads, horizontalRule(rule, left, left + width, 1)];
}

/** The cells of a row, its top and its height. `bold` marks the leaders. */
interface TableRow {
  readonly cells: readonly TableCell[];
  readonly top: number;
  readonly height: number;
  readonly bold?: boolean;
}

/** One row from `top` to the hairline `height` below it. */
export function tableRow(shape: TableShape, row: TableRow, measure: MeasureText): Mark[] {
  const rule = row.top + row.height;
  return [
    ...tableCells(shape, row, measure),
    horizontalRule(rule, shape.left, shape.left + shape.width, HAIRLINE, 'grey'),
  ];
}

/** The same without its hairline. */
export function tableCells(shape: TableShape, row: TableRow, measure: MeasureText): Mark[] {
  const style = { ...shape.style, ...(row.bold ? { bold: true } : {}) };
  return shape.columns.flatMap(({ x, align }, place) =>
    cellMarks(row.cells[place] ?? '', { x: shape.left + x, top: row.top, height: row.height, align, style }, measure),
  );
}

/** The baseline that centres capitals in the height of a row. */
export function rowBaseline(top: number, height: number, { size }: TextStyle): number {
  return top + height / 2 + size * 0.36;
}

interface Place {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly align: Align;
  readonly style: TextStyle;
}

function cellMarks(cell: TableCell, place: Place, measure: MeasureText): Mark[] {
  if (cell === '') return [];
  const baseline = rowBaseline(place.top, place.height, place.style);
  if (typeof cell === 'string') return [textMark(cell, place.x, baseline, place.style, place.align)];
  return 'lines' in cell ? stackMarks(cell, place) : runMarks(cell, place, baseline, measure);
}

function stackMarks(stack: TextStack, { x, top, height, align }: Place): Mark[] {
  const first = rowBaseline(top, height, stack) - stackHeight(stack) / 2;
  let baseline = first;
  return stackLines(stack).map(({ line, style }, index) => {
    if (index > 0) baseline += style.size * STACK_LEADING;
    return textMark(line, x, baseline, style, align);
  });
}

function stackLines({ lines, below, ...style }: TextStack) {
  const { lines: further, ...smaller } = below ?? { lines: [], ...style };
  return [...lines.map((line) => ({ line, style })), ...further.map((line) => ({ line, style: smaller }))];
}

/** How much higher a stack is than its first line. */
export function stackHeight(stack: TextStack): number {
  return stackLines(stack)
    .slice(1)
    .reduce((sum, { style }) => sum + style.size * STACK_LEADING, 0);
}

/** How much higher a stack of lines is than a single line. */
export function stackedHeight(lines: number, { size }: TextStyle): number {
  return Math.max(0, lines - 1) * size * STACK_LEADING;
}

/** Runs of type in a row, from `x` to the right. */
export function runMarksAt(
  runs: readonly TextRun[],
  x: number,
  baseline: number,
  style: TextStyle,
  measure: MeasureText,
): readonly Mark[] {
  return runMarks(runs, { x, top: 0, height: 0, align: 'left', style }, baseline, measure);
}

function runMarks(runs: readonly TextRun[], place: Place, baseline: number, measure: MeasureText): Mark[] {
  const styled = runs.map((run) => ({ text: run.text, style: { ...place.style, ...styleOf(run, place, measure) } }));
  const widths = styled.map((run) => measure(run.text, run.style));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let x = place.x - (place.align === 'right' ? total : place.align === 'centre' ? total / 2 : 0);
  return styled.map((run, index) => {
    const mark = textMark(run.text, x, baseline, run.style);
    x += widths[index] ?? 0;
    return mark;
  });
}

/** Runs of type in a smaller or a larger size. */
export function scaleRuns(runs: readonly TextRun[], scale: number): TextRun[] {
  return runs.map((run) => (run.size === undefined ? run : { ...run, size: run.size * scale }));
}

function styleOf({ text, size, bold, within }: TextRun, { style }: Place, measure: MeasureText): Partial<TextStyle> {
  const own = { ...(size === undefined ? {} : { size }), ...(bold === undefined ? {} : { bold }) };
  const width = within === undefined ? 0 : measure(text, { ...style, ...own });
  if (within === undefined || width <= within) return own;
  return { ...own, size: ((size ?? style.size) * within) / width };
}

/** The lines of all texts: a size of type that needs fewer of them is the better one. */
export function linesIn(stacks: readonly TextStack[]): number {
  return stacks.reduce((sum, { lines }) => sum + lines.length, 0);
}
