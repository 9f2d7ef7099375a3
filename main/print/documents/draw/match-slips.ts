import { drawPaperWords } from '../../../../src/language/paper/draw.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import type { MatchOfRound } from '../../../../src/session/rounds/announced.ts';
import { sittersIn } from '../../../../src/session/partnerships.ts';
import type { PrintedDocument } from '../../document.ts';
import { pointsUnit, type PrintJob } from '../../job.ts';
import { eventLine } from '../../lines.ts';
import { rankedName } from '../../people.ts';
import { cardSize, gridSheets, type CardSize } from '../../press/card-sheets.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { printedFields } from '../../sections.ts';
import { drawToPrint } from './draw.ts';

const GRID = { across: 2, down: 4 } as const;
const PADDING = 28;
const PLACE = { size: 17, bold: true } as const;
const NOTE = { size: 10 } as const;
const LEAST_NOTE = 7;
const HEAD = { size: 11 } as const;
const NAME = { size: 14, bold: true } as const;
/** Type of a name that takes one line or two; in smaller type stands what no name should be. */
const LEAST_NAMES = [10, 9, 8, 7, 6, 5] as const;
const NAME_LEADING = 1.15;
/** From the baseline of a name to that of the word under it, and what stays clear below that. */
const UNDER_NAME = 13;
const CLEAR = 3;
const BASELINE = { place: 42, event: 57, heads: 86, first: 114 } as const;
const ROW = 44;
/** What a side writes: from the right edge, the ends of the lines to write on. */
const FIGURES = [
  { from: 158, to: 88 },
  { from: 76, to: 6 },
] as const;
const NUMBER_WIDTH = 30;
const SIGNED_ABOVE_BOTTOM = 54;
const HAND_IN_ABOVE_BOTTOM = 32;

/** A slip for each match of a round: both write what they have, and sign. */
export const matchSlipsDocument: PrintedDocument = {
  use: 'before',
  for: 'matches',
  drawn: true,
  options: ['round'],
  title: (language) => drawPaperWords[language].slips,
  layOut: layOutMatchSlips,
};

function layOutMatchSlips(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const round = drawToPrint(job);
  const size = cardSize(job.paper, GRID);
  const slips = (round?.matches ?? []).filter(({ away }) => away !== null);
  return gridSheets(
    job.paper,
    GRID,
    slips.map((match) => slipMarks(job, match, round?.number ?? 0, size, measure)),
  );
}

function slipMarks(
  job: PrintJob,
  { home, away, tables, isHalf }: MatchOfRound,
  round: number,
  { width, height }: CardSize,
  measure: MeasureText,
): Mark[] {
  const words = drawPaperWords[job.language];
  const right = width - PADDING;
  const event = shrinkOrWrap(eventLine(job), right - PADDING, NOTE, LEAST_NOTE, measure);
  const lower = (event.lines.length - 1) * (event.size + 1);
  const unit = printedFields(job)[0]?.standings.matches?.unit ?? 'victory-points';
  const { unit: units, boardFigure } = matchPaperWords[job.language];
  const figure = pointsUnit(job) === 'imps' ? boardFigure.imps : '%';
  const heads = [figure, unit === 'imps' ? '' : units[unit]];
  const signed = height - SIGNED_ABOVE_BOTTOM;
  return [
    textMark(isHalf ? words.roundOfHalves(round) : words.round(round), PADDING, BASELINE.place, PLACE),
    textMark(isHalf ? words.atTablesInHalves(tables) : words.atTables(tables), right, BASELINE.place, PLACE, 'right'),
    ...event.lines.map((line, index) =>
      textMark(line, PADDING, BASELINE.event + index * (event.size + 1), { size: event.size }),
    ),
    ...heads.map((head, index) =>
      textMark(head, right - (FIGURES[index]?.from ?? 0) + 35, BASELINE.heads + lower, HEAD, 'centre'),
    ),
    ...[home, away ?? 0].flatMap((entry, index) =>
      sideMarks(job, { entry, isHome: index === 0, figures: unit === 'imps' ? 1 : 2 }, right, {
        baseline: BASELINE.first + lower + index * ROW,
        measure,
      }),
    ),
    textMark(words.signed, PADDING, signed, HEAD),
    horizontalRule(signed + 3, PADDING + measure(words.signed, HEAD) + 8, width / 2 + 30, 0.75),
    horizontalRule(signed + 3, width / 2 + 42, right, 0.75),
    textMark(words.handIn, PADDING, height - HAND_IN_ABOVE_BOTTOM, NOTE),
  ];
}

interface SlipSide {
  readonly entry: number;
  readonly isHome: boolean;
  /** How many figures a side writes. */
  readonly figures: 1 | 2;
}

/** A side with its number and name, and lines to write its figures on. */
function sideMarks(
  job: PrintJob,
  { entry, isHome, figures }: SlipSide,
  right: number,
  { baseline, measure }: { readonly baseline: number; readonly measure: MeasureText },
): Mark[] {
  const words = drawPaperWords[job.language];
  const everybody = sittersIn(job.session.sections);
  const left = PADDING + NUMBER_WIDTH;
  const room = right - FIGURES[0].from - 10 - left;
  const { lines, ...style } = fittedName(rankedName(everybody, entry, job.language), room, measure);
  const leading = style.size * NAME_LEADING;
  const first = baseline - (lines.length - 1) * leading;
  return [
    textMark(everybody.get(entry)?.label ?? '', left - 8, baseline, HEAD, 'right'),
    ...lines.map((line, index) => textMark(line, left, first + index * leading, style)),
    textMark(isHome ? words.home : words.away, left, baseline + UNDER_NAME, NOTE),
    ...FIGURES.slice(0, figures).map(({ from, to }) => horizontalRule(baseline + 4, right - from, right - to, 0.75)),
  ];
}

/** A name in the largest type in which it ends below what stands under the side before it. */
function fittedName(name: string, room: number, measure: MeasureText) {
  const fits = LEAST_NAMES.map((least) => shrinkOrWrap(name, room, NAME, least, measure));
  const heightOf = ({ lines, size }: (typeof fits)[number]) => size + (lines.length - 1) * size * NAME_LEADING;
  const least = fits.reduce((best, next) => (heightOf(next) < heightOf(best) ? next : best));
  return fits.find((one) => heightOf(one) <= ROW - UNDER_NAME - CLEAR) ?? least;
}
