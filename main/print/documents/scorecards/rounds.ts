import { vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS_OF } from '../../../../src/bridge/seat.ts';
import { formatPercentFigure, formatSignedExact } from '../../../../src/language/numbers.ts';
import { scorecardWords } from '../../../../src/language/paper/scorecard.ts';
import { withInitials } from '../../../../src/names/forms.ts';
import { toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { alignedNumbers } from '../../figures.ts';
import { paperWordsFor, pointsUnit, type PrintJob } from '../../job.ts';
import { shortNames, wrapText } from '../../press/fit.ts';
import {
  horizontalRule,
  textMark,
  verticalRule,
  type Mark,
  type MeasureText,
  type TextStyle,
} from '../../press/marks.ts';
import { outcomeCells, scoreCells } from '../../press/notation.ts';
import type { PrintArea } from '../../press/sheet.ts';
import {
  rowBaseline,
  scaleRuns,
  tableCells,
  type TableCell,
  type TableShape,
  type TextStack,
} from '../../press/table.ts';
import { pairNumber, playersOfEntry, type PrintedSection } from '../../sections.ts';
import type { OwnResult } from './own-results.ts';

const BODY = { size: 12 } as const;
const STRONG = { size: 12, bold: true } as const;
const SMALL = { size: 11 } as const;
/** Contracts stand in the size of their table. */
const CONTRACT_SCALE = 12 / 14;
/** The right edges of what a round has once, and of its boards. */
const X = { boards: 176, bar: 592 } as const;
/** Right edges of rounds and numbers, and where names begin. A player's seat stands there instead of a number. */
const PAIR = { round: 28, seat: 0, number: 54, names: 62 } as const;
const PLAYER = { round: 15, seat: 21, number: 36, names: 42 } as const;
const NAMES_GAP = 8;
const NAMES_LEADING = 14;
const NAME_SIZES = [12, 11, 10, 9] as const;
const HALF_BAR = 28;
const BAR_HEIGHT = 8;
const HAIRLINE = 0.75;

/** A round laid out: its boards, and the names beside them. */
export interface PrintedRound {
  readonly own: readonly OwnResult[];
  /** By how much the round is higher than its boards are, for names of several lines. */
  readonly extraHeight: (rowHeight: number) => number;
  readonly marks: (top: number, rowHeight: number) => readonly Mark[];
}

/** The columns of a scorecard. Names stand once a round, the rest once a board. */
export function scorecardShape(job: PrintJob, area: PrintArea): TableShape {
  const words = paperWordsFor(job);
  const own = scorecardWords[job.language];
  const isImps = pointsUnit(job) === 'imps';
  const edges = edgesOf(job);
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.round, align: 'right', x: edges.round, headAt: { align: 'left', x: 0 } },
      { head: '', align: 'right', x: edges.number },
      { head: own.opponents, align: 'left', x: edges.names },
      { head: '', align: 'right', x: X.boards },
      { head: own.board, align: 'right', x: 202 },
      { head: own.vulnerable, align: 'left', x: 210 },
      { head: words.contract, align: 'left', x: 246 },
      { head: words.by, align: 'left', x: 300 },
      { head: words.leadShort, align: 'left', x: 322 },
      { head: words.resultShort, align: 'left', x: 358 },
      { head: words.lineShort.NS, align: 'right', x: 420 },
      { head: words.lineShort.EW, align: 'right', x: 462 },
      { head: words.pointsShort[pointsUnit(job)], align: 'right', x: isImps ? 536 : 514 },
      { head: isImps ? '' : '%', align: 'right', x: 554 },
      { head: isImps ? '0' : '50', align: 'centre', x: X.bar },
      { head: own.soFar, align: 'right', x: area.width },
    ],
  };
}

/** Draws bars on one scale: half the width of a bar is the whole of a top, or the most IMPs of a board. */
export function printedRound(
  job: PrintJob,
  section: PrintedSection,
  own: readonly OwnResult[],
  mostImps: number,
  shape: TableShape,
  measure: MeasureText,
): PrintedRound {
  const [first] = own;
  const names = first ? roundNames(job, section, first, measure) : { lines: [], ...BODY };
  const points = alignedNumbers(
    own.flatMap((one) => one.points ?? []),
    job.language,
    pointsUnit(job),
  );
  let next = 0;
  const cells = own.map((one) => boardCells(job, one, one.points === null ? '' : (points[next++] ?? '')));
  const heightOf = (rowHeight: number) =>
    Math.max(own.length * rowHeight, names.lines.length * NAMES_LEADING + rowHeight - NAMES_LEADING);
  return {
    own,
    extraHeight: (rowHeight) => heightOf(rowHeight) - own.length * rowHeight,
    marks: (top, rowHeight) => {
      const baseline = rowBaseline(top, rowHeight, BODY);
      const bottom = top + heightOf(rowHeight);
      const { left } = shape;
      return [
        ...(first ? roundMarks(job, section, first, { left, baseline }) : []),
        ...names.lines.map((line, index) =>
          textMark(line, left + edgesOf(job).names, baseline + index * NAMES_LEADING, names),
        ),
        ...cells.flatMap((row, index) => {
          const at = { top: top + index * rowHeight, height: rowHeight };
          const figure = own[index];
          return [
            ...tableCells(shape, { cells: ['', '', '', '', ...row], ...at }, measure),
            ...(figure ? barMarks(job, figure, mostImps, { x: left + X.bar, ...at }) : []),
            ...(index > 0 ? [horizontalRule(at.top, left + X.boards, left + shape.width, HAIRLINE, 'grey')] : []),
          ];
        }),
        horizontalRule(bottom, left, left + shape.width, HAIRLINE),
      ];
    },
  };
}

/** The round, and the number of the opponents; for a player the seat, as the opponents have numbers of their own. */
function roundMarks(
  job: PrintJob,
  section: PrintedSection,
  { result, side, place, partner }: OwnResult,
  { left, baseline }: { readonly left: number; readonly baseline: number },
): Mark[] {
  const edges = edgesOf(job);
  const round = textMark(String(result.round), left + edges.round, baseline, BODY, 'right');
  if (partner === null) {
    const opponents = pairNumber(section, side === 'NS' ? result.ew : result.ns);
    return [round, textMark(opponents, left + edges.number, baseline, SMALL, 'right')];
  }
  return [round, textMark(seatLetter(SEATS_OF[side][place], job.language), left + edges.seat, baseline, SMALL)];
}

function edgesOf({ session }: PrintJob): typeof PAIR | typeof PLAYER {
  return session.ranks === 'player' ? PLAYER : PAIR;
}

/** The opponents of a round; for a player the partner below. In smaller type where that takes fewer lines. */
function roundNames(job: PrintJob, section: PrintedSection, one: OwnResult, measure: MeasureText): TextStack {
  const stacks = NAME_SIZES.map((size) => ({ lines: namesIn(job, section, one, { size }, measure), size }));
  return stacks.reduce((best, smaller) => (smaller.lines.length < best.lines.length ? smaller : best));
}

function namesIn(
  job: PrintJob,
  section: PrintedSection,
  { result, side, partner }: OwnResult,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  const width = X.boards - edgesOf(job).names - NAMES_GAP;
  const met = side === 'NS' ? result.ew : result.ns;
  const opponents = playersOfEntry(section, met, result.round);
  if (partner === null) return shortNames(opponents, width, style, measure).filter((line) => line !== '');
  const numbers = section.entries.get(met)?.playerLabels ?? [];
  const withWhom = `${paperWordsFor(job).partner.toLowerCase()} ${pairNumber(section, partner)}`;
  return [
    ...opponents.flatMap((name, index) => numberedName(numbers[index] ?? '', name, width, style, measure)),
    ...numberedName(withWhom, playersOfEntry(section, partner, result.round)[0], width, style, measure),
  ];
}

/** A player's number and name on a line: with initials where the name is too long, wrapped where these are too. */
function numberedName(
  number: string,
  name: string,
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  const [whole, short] = [name, withInitials(name)].map((form) => `${number} ${form}`.trim()) as [string, string];
  return measure(whole, style) <= width ? [whole] : wrapText(short, width, style, measure);
}

function boardCells(job: PrintJob, { result, share, soFar }: OwnResult, points: string): TableCell[] {
  const { language } = job;
  const words = scorecardWords[language];
  const { contract, by, lead, result: tricks } = outcomeCells(result.outcome, language, paperWordsFor(job));
  const isImps = pointsUnit(job) === 'imps';
  return [
    [{ text: String(result.board), bold: true }],
    [{ text: words.vulnerability[vulnerabilityOf(result.board)], size: SMALL.size }],
    typeof contract === 'string' ? contract : scaleRuns(contract, CONTRACT_SCALE),
    by,
    lead,
    tricks,
    ...scoreCells(result.score),
    [{ text: points, bold: true }],
    share === null ? '' : formatPercentFigure(share, 1, language),
    '',
    [{ text: soFar === null ? '' : runningText(soFar, isImps, job), ...STRONG }],
  ];
}

function runningText(value: Exact, isImps: boolean, { language }: PrintJob): string {
  return isImps ? formatSignedExact(value, 2, language) : formatPercentFigure(value, 2, language);
}

/** A bar from the average: filled above it, outlined below. */
function barMarks(
  job: PrintJob,
  { points, share }: OwnResult,
  mostImps: number,
  { x, top, height }: { readonly x: number; readonly top: number; readonly height: number },
): Mark[] {
  const value =
    pointsUnit(job) === 'imps' ? ratio(points, mostImps) : share === null ? null : (toNumber(share) - 0.5) * 2;
  if (value === null) return [];
  const y = top + (height - BAR_HEIGHT) / 2;
  const width = Math.min(1, Math.abs(value)) * HALF_BAR;
  const middle = verticalRule(x, y - 3, y + BAR_HEIGHT + 3, HAIRLINE);
  if (width === 0) return [middle];
  const box = { kind: 'box', y, height: BAR_HEIGHT } as const;
  return value > 0
    ? [middle, { ...box, x, width, filled: true }]
    : [middle, { ...box, x: x - width, width, filled: false }];
}

function ratio(points: Exact | null, most: number): number | null {
  return points === null ? null : toNumber(points) / Math.max(1, most);
}
