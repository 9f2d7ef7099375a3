import { formatDecimal, formatPercentFigure, formatSigned } from '../../../../src/language/numbers.ts';
import type { Side } from '../../../../src/bridge/seat.ts';
import type { BoardScoresView, FrequencyView } from '../../../club/model/board.ts';
import { alignedCells, exactFromText } from '../../figures.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { horizontalRule, textMark, type Mark, type MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';

const TITLE = { size: 12, bold: true } as const;
const HEAD = { size: 11 } as const;
const BODY = { size: 12 } as const;
const STRONG = { size: 12, bold: true } as const;
const ABOVE = 16;
const TITLE_LEADING = 16;
const LEADING = 14;
const BETWEEN = 8;
const HAIRLINE = 0.75;
/** What the heads of the lines have at least, and a score. */
const LEAST = { heads: 76, score: 44 } as const;
const GAP = 10;

/** Results of a board that were compared with each other. */
interface PrintedFrequencies {
  readonly title: string;
  readonly frequencies: readonly FrequencyView[];
  /** The side whose figures it gives; null where it gives both. */
  readonly side: Side | null;
}

/** The tables of a board: one, or one for each form of a fouled board and for each side of a split score. */
function frequencyTables(job: PrintJob, { subfields, frequencies }: BoardScoresView): readonly PrintedFrequencies[] {
  const words = paperWordsFor(job);
  const tables = subfields?.map((field) => ({
    ...field,
    title: field.side ? words.frequenciesOfSide[field.side] : words.frequenciesOfForm(field.form ?? ''),
  })) ?? [{ title: words.frequencies, frequencies, side: null }];
  return tables.filter((table) => table.frequencies.length > 0);
}

/** The scores of a board side by side, best for North-South first, with how often each occurred, and its worth. */
export interface FrequencyStrip {
  readonly height: number;
  readonly marks: (top: number) => readonly Mark[];
}

/** The strips of a board, one below the other; a strip that is too long goes on below. */
export function frequencyStrips(
  job: PrintJob,
  scores: BoardScoresView,
  area: PrintArea,
  measure: MeasureText,
): FrequencyStrip {
  const tables = frequencyTables(job, scores);
  const strips = tables.flatMap((table) => stripsOf(job, table, tables.length > 1, area, measure));
  const height = strips.reduce((sum, strip) => sum + strip.height, 0);
  return {
    height: height === 0 ? 0 : height + ABOVE - BETWEEN,
    marks: (top) => {
      let next = top + ABOVE;
      return strips.flatMap((strip) => {
        const marks = strip.marks(next);
        next += strip.height;
        return marks;
      });
    },
  };
}

function stripsOf(
  job: PrintJob,
  table: PrintedFrequencies,
  isTitled: boolean,
  area: PrintArea,
  measure: MeasureText,
): FrequencyStrip[] {
  const words = paperWordsFor(job);
  const lines = stripLines(job, table);
  const first = isTitled ? words.score : table.title;
  const heads = [first, ...lines.slice(1).map(({ head }) => head)];
  const left = Math.max(LEAST.heads, ...heads.map((head) => measure(head, HEAD) + GAP), measure(first, TITLE) + GAP);
  const texts = lines.flatMap(({ cells }) => cells);
  const width = Math.max(LEAST.score, ...texts.map((text) => measure(text, STRONG) + GAP));
  const most = Math.max(1, Math.floor((area.width - left) / width));
  const count = Math.ceil(table.frequencies.length / most);
  return Array.from({ length: count }, (_, part): FrequencyStrip => {
    const titleHeight = isTitled && part === 0 ? TITLE_LEADING : 0;
    const own = lines.map(({ cells }) => cells.slice(part * most, (part + 1) * most));
    return {
      height: titleHeight + lines.length * LEADING + BETWEEN,
      marks: (top) => {
        const baseline = top + titleHeight;
        return [
          ...(titleHeight > 0 ? [textMark(table.title, area.left, top, TITLE)] : []),
          ...heads.map((head, line) =>
            textMark(head, area.left, baseline + line * LEADING, line === 0 && !isTitled ? TITLE : HEAD),
          ),
          ...own.flatMap((cells, line) =>
            cells.map((text, place) =>
              textMark(
                text,
                area.left + left + (place + 1) * width - GAP / 2,
                baseline + line * LEADING,
                line === 0 ? STRONG : BODY,
                'right',
              ),
            ),
          ),
          horizontalRule(baseline + 3, area.left, area.left + left + (own[0]?.length ?? 0) * width, HAIRLINE, 'grey'),
        ];
      },
    };
  });
}

interface StripLine {
  readonly head: string;
  readonly cells: readonly string[];
}

/** Scores, times and points; the side that a table is not of is left out. */
function stripLines(job: PrintJob, { frequencies, side }: PrintedFrequencies): readonly StripLine[] {
  const { language } = job;
  const words = paperWordsFor(job);
  const unit = pointsUnit(job);
  const points = (of: (frequency: FrequencyView) => string) => alignedCells(frequencies.map(of), job);
  const percent = ({ nsPercentage }: FrequencyView) =>
    nsPercentage === null ? '' : formatPercentFigure(exactFromText(nsPercentage), 1, language);
  const ofNorthSouth: readonly StripLine[] = [
    { head: words.pointsLine[unit].NS, cells: points(({ nsPoints }) => nsPoints) },
  ];
  const ofEastWest: readonly StripLine[] = [
    { head: words.pointsLine[unit].EW, cells: points(({ ewPoints }) => ewPoints) },
  ];
  return [
    { head: words.score, cells: frequencies.map(({ score }) => formatSigned(score)) },
    {
      head: words.times,
      cells: frequencies.map(({ times }) =>
        Number.isInteger(times) ? String(times) : formatDecimal(times, 2, language),
      ),
    },
    ...(side === 'EW' ? [] : ofNorthSouth),
    ...(side === 'NS' ? [] : ofEastWest),
    ...(unit === 'imps' || side === 'EW' ? [] : [{ head: words.percentSide.NS, cells: frequencies.map(percent) }]),
  ];
}
