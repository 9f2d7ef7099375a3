import { sideOf } from '../../../../src/bridge/seat.ts';
import { formatPercentFigure, formatSignedExact } from '../../../../src/language/numbers.ts';
import { scorecardWords } from '../../../../src/language/paper/scorecard.ts';
import { add, compare, divide, exact, type Exact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { familyName } from '../../../../src/names/forms.ts';
import { contractKind } from '../../../../src/statistics/contract-kind.ts';
import { paperWordsFor, pointsUnit, type PrintJob } from '../../job.ts';
import { joinNames, shrinkOrWrap } from '../../press/fit.ts';
import type { Mark, MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { tableHead, tableRow, type TableCell, type TableShape } from '../../press/table.ts';
import { pairNumber, playersOfEntry, type PrintedSection } from '../../sections.ts';
import { byRound, type OwnResult } from './own-results.ts';

const BODY = { size: 12 } as const;
const HEAD = 24;
const ROW = 22;
const MOST_ROWS = 3;
/** Space above the tables, and between them. */
const ABOVE = 26;
const GAP = 30;
const COLUMNS = 3;
const LEAST_NAME = 10;
/** The lines of names that a row of the rounds holds. */
const MOST_LINES = 2;

/** The height of the three small tables below a scorecard. */
export const SUMMARY_HEIGHT = ABOVE + HEAD + MOST_ROWS * ROW;

/** As declarer and in defence, by the kind of contract, and the best and the worst round. */
export function summaryMarks(
  job: PrintJob,
  section: PrintedSection,
  own: readonly OwnResult[],
  top: number,
  area: PrintArea,
  measure: MeasureText,
): Mark[] {
  const words = scorecardWords[job.language];
  const width = (area.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const { declarer, defence } = words.byDeclarer;
  const counted = (head: string, results: readonly OwnResult[]): TableCell[] =>
    results.length === 0 ? [] : [head, String(results.length), [{ text: meanText(job, results), bold: true }]];
  const tables = [
    {
      heads: ['', words.boards, unitHead(job)],
      rows: [
        counted(
          declarer,
          own.filter((one) => isDeclarer(one) === true),
        ),
        counted(
          defence,
          own.filter((one) => isDeclarer(one) === false),
        ),
      ],
    },
    {
      heads: ['', words.boards, unitHead(job)],
      rows: (['partScore', 'game', 'slam'] as const).map((kind) =>
        counted(
          words.byContract[kind],
          own.filter((one) => kindOf(one) === kind),
        ),
      ),
    },
    { heads: [words.rounds, '', unitHead(job)], rows: extremeRounds(job, section, own, width - 48, measure) },
  ];
  return tables.flatMap(({ heads, rows }, column) => {
    const shape = shapeOf(area.left + column * (width + GAP), width, heads);
    const filled = rows.filter((cells) => cells.length > 0);
    if (filled.length === 0) return [];
    const rule = top + ABOVE + HEAD;
    const height = filled.some(isWrapped) ? (MOST_ROWS * ROW) / filled.length : ROW;
    return [
      ...tableHead(shape, rule),
      ...filled.flatMap((cells, index) => tableRow(shape, { cells, top: rule + index * height, height }, measure)),
    ];
  });
}

/** Whether names of a row take several lines: fewer rows than the highest table has share its height then. */
function isWrapped(cells: readonly TableCell[]): boolean {
  return cells.some((cell) => typeof cell === 'object' && 'lines' in cell && cell.lines.length > 1);
}

function shapeOf(left: number, width: number, [first = '', second = '', third = '']: readonly string[]): TableShape {
  return {
    left,
    width,
    style: BODY,
    columns: [
      { head: first, align: 'left', x: 0 },
      { head: second, align: 'right', x: width - 50 },
      { head: third, align: 'right', x: width },
    ],
  };
}

function unitHead(job: PrintJob): string {
  return pointsUnit(job) === 'imps' ? paperWordsFor(job).pointsShort.imps : '%';
}

/** Whether its side declared; null where no contract is known. */
function isDeclarer({ result: { outcome }, side }: OwnResult): boolean | null {
  return outcome.kind === 'played' ? sideOf(outcome.declarer) === side : null;
}

function kindOf({ result: { outcome } }: OwnResult): 'partScore' | 'game' | 'slam' | null {
  if (outcome.kind !== 'played') return null;
  const kind = contractKind(outcome.contract);
  return kind === 'grandSlam' ? 'slam' : kind;
}

function extremeRounds(
  job: PrintJob,
  section: PrintedSection,
  own: readonly OwnResult[],
  width: number,
  measure: MeasureText,
): TableCell[][] {
  const words = scorecardWords[job.language];
  const rounds = byRound(own)
    .flatMap((results) => {
      const mean = meanOf(job, results);
      return mean === null ? [] : [{ results, mean }];
    })
    .toSorted((a, b) => compare(b.mean, a.mean));
  const [best, worst] = [rounds[0], rounds.at(-1)];
  if (!best || !worst || best === worst) return [];
  const row = (
    { results }: { readonly results: readonly OwnResult[] },
    said: (against: string) => string,
  ): TableCell[] => {
    const fit = (against: string) => shrinkOrWrap(said(against), width, BODY, LEAST_NAME, measure);
    const named = namesOfOpponents(section, results);
    const whole = named === '' ? null : fit(named);
    const { lines, ...style } =
      whole && whole.lines.length <= MOST_LINES ? whole : fit(numberOfOpponents(job, section, results));
    return [{ lines, ...style }, '', [{ text: meanText(job, results), bold: true }]];
  };
  return [row(best, words.best), row(worst, words.worst)];
}

/** The surnames of the opponents of a round; empty where they have no names. */
function namesOfOpponents(section: PrintedSection, [first]: readonly OwnResult[]): string {
  if (!first) return '';
  const [one, two] = playersOfEntry(section, opponentsOf(first), first.result.round);
  return joinNames([familyName(one), familyName(two)]);
}

/** Opponents without names, or with names too long for a row: `pair 22`, `players 1+4`. */
function numberOfOpponents(job: PrintJob, section: PrintedSection, [first]: readonly OwnResult[]): string {
  if (!first) return '';
  const number = pairNumber(section, opponentsOf(first));
  if (job.session.ranks === 'player') return scorecardWords[job.language].players(number);
  return `${paperWordsFor(job).pair.toLowerCase()} ${number}`;
}

function opponentsOf({ result, side }: OwnResult): number {
  return side === 'NS' ? result.ew : result.ns;
}

function meanText(job: PrintJob, results: readonly OwnResult[]): string {
  const mean = meanOf(job, results);
  if (mean === null) return '';
  return pointsUnit(job) === 'imps'
    ? formatSignedExact(mean, 2, job.language)
    : formatPercentFigure(mean, 2, job.language);
}

/** The mean percentage, or the IMPs a board; null where nothing counts. */
function meanOf(job: PrintJob, results: readonly OwnResult[]): Exact | null {
  const figures = results.flatMap(({ points, share }) => (pointsUnit(job) === 'imps' ? points : share) ?? []);
  return figures.length === 0 ? null : divide(figures.reduce(add, ZERO), exact(figures.length));
}
