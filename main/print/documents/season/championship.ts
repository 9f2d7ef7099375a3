import { dayHead } from '../../../../src/language/season/days.ts';
import { seasonCellText, seasonFigureHead, seasonFigureText } from '../../../../src/language/season/figures.ts';
import { seasonPaperWords } from '../../../../src/language/paper/season.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { placeText } from '../../../../src/language/ranking/place.ts';
import type { SeasonRowView } from '../../../club/model/season.ts';
import type { PrintedSeasonDocument } from '../../document.ts';
import type { SeasonJob } from '../../job.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { rowsBlock, type BlockRow } from '../../press/rows-block.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { type GroupHead, type TableCell, type TableShape } from '../../press/table.ts';
import { extraHeight, NO_NAMES, seasonNameStacks } from './names.ts';
import { countingSessions, type CountingSession } from './sessions.ts';
import {
  seasonHeadLines,
  notesBlocks,
  printedRule,
  ruleBlock,
  seasonTitle,
  seasonSheetPages,
  withFeet,
} from './sheet.ts';

const MEASURE = 684;
const BODY = { size: 12 } as const;
const NAME_SIZES = [12, 11, 10] as const;
const CELL_SIZES = [12, 11, 10, 9] as const;
/** The size of figures where the sessions need several tables. */
const SIZE_OF_MANY = 10;
const PLACE_RIGHT = 26;
const NAME_LEFT = 36;
/** The width of names at least, where all sessions stand in one table and where they need several. */
const NAME_WIDTH = { one: 104, several: 140 } as const;
/** The columns of sessions played and of the figure, and the widest of a session. */
const COLUMN = { played: 44, figure: 54, most: 46, between: 4, least: 20 } as const;
/** What is dropped stands in smaller type. */
const DROPPED_SMALLER = 1;
const BLOCK = { headHeight: 54, rowHeight: 25, leastRowHeight: 19, gap: 18 } as const;
/** From the right edge of the last figure of a month to that of the first of the next. */
const MONTH_GAP = 4;

/** A row each, a column a session, in as many tables as they need. What is dropped stands in brackets. */
export const championshipDocument: PrintedSeasonDocument = {
  title: seasonTitle('championship'),
  layOut(job, measure): readonly PrintedPage[] {
    const { season, language } = job;
    if (season.rows.length === 0) return [];
    const area = centredArea(job.paper, MEASURE);
    const words = seasonPaperWords[language];
    const tables = tablesOf(job, area, measure);
    const blocks = [
      ruleBlock(job, area, measure),
      ...tables.sessions.map((sessions) => tableBlock(job, sessions, tables, area, measure)),
      ...notesBlocks(job, area, measure),
    ];
    const pages = seasonSheetPages(job, { large: season.name, right: seasonHeadLines(job), blocks }, area, measure);
    const isDropped = season.rows.some(({ scores }) => scores.some(({ counts }) => !counts));
    const note = `${isDropped ? `${words.dropped} ` : ''}${words.away}`;
    return withFeet(job, pages, note, area, measure);
  },
};

/** The sessions of each table, about as many in each, the size of their figures, and the least width of names. */
interface SessionTables {
  readonly sessions: readonly (readonly CountingSession[])[];
  readonly size: number;
  readonly nameWidth: number;
}

function tablesOf(job: SeasonJob, area: PrintArea, measure: MeasureText): SessionTables {
  const counting = countingSessions(job.season);
  const texts = [...new Set(job.season.rows.flatMap((row) => [...cellTexts(job, row).values()]))];
  const widest = (size: number) =>
    Math.max(COLUMN.least, ...texts.map((text) => measure(text, { size: sizeOf(text, size) })));
  const room = area.width - NAME_LEFT - COLUMN.played - COLUMN.figure;
  const most = (size: number, name: number) => Math.max(1, Math.floor((room - name) / (widest(size) + COLUMN.between)));
  const fitting = CELL_SIZES.find((size) => counting.length <= most(size, NAME_WIDTH.one));
  const size = fitting ?? SIZE_OF_MANY;
  const nameWidth = fitting ? NAME_WIDTH.one : NAME_WIDTH.several;
  const each = Math.ceil(counting.length / Math.ceil(counting.length / most(size, nameWidth)));
  const count = Math.ceil(counting.length / each);
  const sessions = Array.from({ length: count }, (_, at) => counting.slice(at * each, (at + 1) * each));
  return { size, nameWidth, sessions };
}

/** What a row has of each session, by the place of the session; in brackets where it is dropped. */
function cellTexts(job: SeasonJob, { scores }: SeasonRowView): ReadonlyMap<number, string> {
  const rule = printedRule(job);
  return new Map(
    scores.map(({ session, worth, counts }) => {
      const text = seasonCellText(worth, rule, job.language);
      return [session, counts ? text : `(${text})`];
    }),
  );
}

function sizeOf(text: string, size: number): number {
  return text.startsWith('(') ? size - DROPPED_SMALLER : size;
}

function tableBlock(
  job: SeasonJob,
  sessions: readonly CountingSession[],
  { size, nameWidth }: Omit<SessionTables, 'sessions'>,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const { season, language } = job;
  const words = seasonWords[language];
  const rule = printedRule(job);
  const last = area.width - COLUMN.played - COLUMN.figure;
  const width = Math.min(COLUMN.most, (last - NAME_LEFT - nameWidth) / sessions.length);
  const first = last - sessions.length * width;
  const stacks = seasonNameStacks(job, first - NAME_LEFT - COLUMN.between, NAME_SIZES, measure);
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    groups: monthsOf(sessions, first, width, job),
    columns: [
      { head: words.place, align: 'right', x: PLACE_RIGHT, headAt: { align: 'left', x: 0 } },
      { head: rule.by === 'player' ? words.player : words.pair, align: 'left', x: NAME_LEFT },
      ...sessions.map(({ date }, at) => ({
        head: String(Number(date.slice(8))),
        align: 'right' as const,
        x: first + (at + 1) * width,
      })),
      { head: words.played, align: 'right', x: area.width - COLUMN.figure },
      { head: seasonFigureHead(rule, language), align: 'right', x: area.width },
    ],
  };
  const rows = season.rows.map((row, index): BlockRow => {
    const texts = cellTexts(job, row);
    const names = stacks[index] ?? NO_NAMES;
    const cells: TableCell[] = [
      placeText(row),
      names,
      ...sessions.map(({ index: session }): TableCell => {
        const text = texts.get(session) ?? '·';
        return [{ text, size: sizeOf(text, size), bold: false }];
      }),
      String(row.sessions),
      [{ text: seasonFigureText(row.figure, rule, language), bold: row.place !== null }],
    ];
    return { cells, extra: extraHeight(names), bold: row.place === 1 };
  });
  return rowsBlock(shape, BLOCK, rows, measure);
}

/** The months over the days of their sessions. */
function monthsOf(
  sessions: readonly CountingSession[],
  first: number,
  width: number,
  { language }: SeasonJob,
): readonly GroupHead[] {
  const months = [...Map.groupBy(sessions.entries(), ([, { date }]) => date.slice(0, 7)).values()];
  return months.flatMap((own) => {
    const [start] = own;
    const end = own.at(-1);
    if (!start || !end) return [];
    const [at, { date }] = start;
    const head = dayHead(date, null, language).replace(/^\S+\s/, '');
    return [{ head, from: first + at * width + MONTH_GAP, to: first + (end[0] + 1) * width }];
  });
}
