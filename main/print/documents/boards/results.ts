import { formatPercentFigure } from '../../../../src/language/numbers.ts';
import { withInitials } from '../../../../src/names/forms.ts';
import { alignedCells, exactFromText } from '../../figures.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { joinNames, stackShortNames } from '../../press/fit.ts';
import type { FlowBlock, PlacedRow } from '../../press/flow.ts';
import type { Mark, MeasureText, TextStyle } from '../../press/marks.ts';
import { outcomeCells, scoreCells } from '../../press/notation.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { stackedHeight, tableHead, tableRow, type TableCell, type TableShape } from '../../press/table.ts';
import { pairLabel, playersOfEntry, type PrintedField } from '../../sections.ts';
import type { PrintedBoard } from './board.ts';

const BODY = { size: 13 } as const;
/** What names have: two numbers of players before them leave less than one of a pair. */
const NAMES_WIDTH = { pair: 134, player: 104 } as const;
/** Partners stand one below the other where their names are too long for one line; in smaller type if that helps. */
const STACKED_SIZES = [12, 11] as const;
/** The heads of the columns, with those of score and points above them. */
export const RESULTS_HEAD = 44;
const ROW = { rowHeight: 24, leastRowHeight: 18 } as const;
const STACKED_ROW = { rowHeight: 32, leastRowHeight: 28 } as const;

/** The heights of a board's results. Rows are higher where names of partners take more than one line. */
export type ResultRows = Pick<FlowBlock, 'rows' | 'rowHeight' | 'leastRowHeight'> & {
  readonly extraHeights: readonly number[];
};

export function resultRows(field: PrintedField, board: PrintedBoard, measure: MeasureText): ResultRows {
  const { length: rows } = board.lines;
  if (lineOfNames(field, board, measure)) return { ...ROW, rows, extraHeights: board.lines.map(() => 0) };
  const style = stackedStyle(field, board, measure);
  const usual = stackedHeight(2, style);
  const extraHeights = board.lines.map((line) =>
    Math.max(0, stackedHeight(stackedLines(field, line, style, measure), style) - usual),
  );
  return { ...STACKED_ROW, rows, extraHeights };
}

/** The results of a slice below their heads, whose rule is at `rule`. */
export function resultMarks(
  job: PrintJob,
  field: PrintedField,
  board: PrintedBoard,
  { rule, placed }: { readonly rule: number; readonly placed: readonly PlacedRow[] },
  area: PrintArea,
  measure: MeasureText,
): Mark[] {
  const shape = resultShape(job, area, hasForms(board));
  const cells = resultCells(job, field, board, measure);
  return [
    ...tableHead(shape, rule),
    ...placed.flatMap(({ row, ...at }) => [
      ...tableRow(shape, { cells: cells[row] ?? [], ...at }, measure),
      ...(board.lines[row]?.result.form === undefined ? [] : [formBox(area.left, at)]),
    ]),
  ];
}

/** Whether the board is fouled: its lines then say which form each table played. */
function hasForms({ lines }: PrintedBoard): boolean {
  return lines.some(({ result }) => result.form !== undefined);
}

/** The box around the letter of a form. */
function formBox(left: number, { top, height }: { readonly top: number; readonly height: number }): Mark {
  const { x, size } = FORM;
  const corner = { x: left + x - size / 2, y: top + (height - size) / 2 };
  return { kind: 'box', ...corner, width: size, height: size, filled: false };
}

/** Right edges of the numbers and left edges of the names, North-South first. */
const PAIRS = [
  [16, 21],
  [178, 184],
] as const;
const PLAYERS = [
  [46, 51],
  [208, 214],
] as const;

/** The middle of the column of forms, and the side of the box around a letter. */
const FORM = { x: 327, size: 12 } as const;
/** Where contract, declarer, lead and result stand, beside a column of forms and without one. */
const PLAY = { alone: [324, 376, 398, 444], besideForms: [336, 384, 404, 448] } as const;

function resultShape(job: PrintJob, area: PrintArea, forms: boolean): TableShape {
  const words = paperWordsFor(job);
  const unit = pointsUnit(job);
  const [contract, by, lead, tricks] = PLAY[forms ? 'besideForms' : 'alone'];
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      ...(job.session.ranks === 'player' ? PLAYERS : PAIRS)
        .map(([number, names], index) => [
          { head: '', align: 'right', x: number } as const,
          { head: words.line[index === 0 ? 'NS' : 'EW'], align: 'left', x: names } as const,
        ])
        .flat(),
      ...(forms ? [{ head: '', align: 'centre', x: FORM.x } as const] : []),
      { head: words.contract, align: 'left', x: contract },
      { head: words.by, align: 'left', x: by },
      { head: words.leadShort, align: 'left', x: lead },
      { head: words.resultShort, align: 'centre', x: tricks },
      { head: words.lineShort.NS, align: 'right', x: 493 },
      { head: words.lineShort.EW, align: 'right', x: 529 },
      { head: words.lineShort.NS, align: 'right', x: 574 },
      { head: words.lineShort.EW, align: 'right', x: 620 },
      { head: unit === 'imps' ? '' : words.percentSide.NS, align: 'right', x: 666 },
    ],
    groups: [
      { head: words.score, from: 462, to: 529 },
      { head: words.points[unit], from: 541, to: unit === 'imps' ? 620 : 666 },
    ],
  };
}

function resultCells(job: PrintJob, field: PrintedField, board: PrintedBoard, measure: MeasureText): TableCell[][] {
  const { language } = job;
  const { lines } = board;
  const onOneLine = lineOfNames(field, board, measure);
  const stacked = stackedStyle(field, board, measure);
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
    const names = (entry: number): TableCell => {
      const players = playersOfEntry(field, entry, result.round);
      return onOneLine
        ? [{ text: joinNames(onOneLine.form(players)), size: onOneLine.size }]
        : { lines: stackOf(field, players, stacked, measure), ...stacked };
    };
    return [
      pairLabel(field, result.ns),
      names(result.ns),
      pairLabel(field, result.ew),
      names(result.ew),
      ...(hasForms(board) ? [[{ text: result.form ?? '', bold: true, size: 11 }]] : []),
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

function namesWidth({ views }: PrintedField): number {
  const ofPlayers = views.some(({ partnerships }) => partnerships.some(({ playerLabels }) => playerLabels));
  return NAMES_WIDTH[ofPlayers ? 'player' : 'pair'];
}

/** Both names of a pair on one line: whole, or first names as initials. */
interface LineOfNames {
  readonly size: number;
  readonly form: (players: Players) => Players;
}

type Players = readonly [string, string];

const INITIALS = ([first, second]: Players): Players => [withInitials(first), withInitials(second)];
const LINES: readonly LineOfNames[] = [
  { size: 13, form: (players) => players },
  { size: 12, form: (players) => players },
  { size: 13, form: INITIALS },
  { size: 12, form: INITIALS },
  { size: 11, form: INITIALS },
];

/** The fullest form in which the names of every pair of the board fit on one line; null where none does. */
function lineOfNames(field: PrintedField, { lines }: PrintedBoard, measure: MeasureText): LineOfNames | null {
  const width = namesWidth(field);
  const pairs = lines.flatMap(({ result }) =>
    [result.ns, result.ew].map((entry) => playersOfEntry(field, entry, result.round)),
  );
  const fits = ({ form, ...style }: LineOfNames) =>
    pairs.every((players) => measure(joinNames(form(players)), style) <= width);
  return LINES.find(fits) ?? null;
}

/** The names of partners, a line each: with initials where the whole name is too long, wrapped where these are too. */
function stackOf(
  field: PrintedField,
  players: readonly [string, string],
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  return stackShortNames(players, namesWidth(field), style, measure);
}

/** The lines that the longer of both pairs' names takes. */
function stackedLines(
  field: PrintedField,
  { result: { ns, ew, round } }: PrintedBoard['lines'][number],
  style: TextStyle,
  measure: MeasureText,
): number {
  const lines = [ns, ew].map((entry) => stackOf(field, playersOfEntry(field, entry, round), style, measure).length);
  return Math.max(...lines);
}

/** The largest type in which the names of a board take the fewest lines. */
function stackedStyle(field: PrintedField, { lines }: PrintedBoard, measure: MeasureText): TextStyle {
  const taken = (style: TextStyle) => lines.reduce((sum, line) => sum + stackedLines(field, line, style, measure), 0);
  return STACKED_SIZES.map((size): TextStyle => ({ size })).reduce((best, smaller) =>
    taken(smaller) < taken(best) ? smaller : best,
  );
}
