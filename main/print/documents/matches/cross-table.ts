import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { formatShort } from '../../../../src/language/numbers.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { formatPlace } from '../../../../src/language/ranking/place.ts';
import type { MatchesView } from '../../../club/model/matches.ts';
import { exactFromText } from '../../figures.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, fieldLine, scoringLineText } from '../../lines.ts';
import { teamOf } from '../../matches.ts';
import { wrapText } from '../../press/fit.ts';
import { placedRows } from '../../press/flow.ts';
import { horizontalRule, verticalRule, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import {
  linesIn,
  stackedHeight,
  tableHead,
  tableRow,
  type TableCell,
  type TableColumn,
  type TableShape,
  type TextStack,
} from '../../press/table.ts';
import { printedFields, type PrintedField } from '../../sections.ts';
import { sheetPages } from '../../sheet-pages.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';

const MEASURE = 684;
const BODY = { size: 13 } as const;
const NAME_SIZES = [13, 12, 11] as const;
const NAME_LEFT = 32;
/** The columns of the total and of the place, and the widest and the narrowest of a meeting. */
const COLUMN = { total: 56, place: 40, most: 62, least: 26 } as const;
const CELL_SIZES = [13, 12, 11, 10, 9, 8] as const;
const CELL_PADDING = 4;
const NAME_WIDTH = { usual: 150, least: 134 } as const;
/** What stands beside the names and the columns of meetings. */
const BESIDE_COLUMNS = NAME_LEFT + COLUMN.total + COLUMN.place;
const BLOCK = { headHeight: 40, rowHeight: 32, leastRowHeight: 26, gap: 24 } as const;
const PLACES = 2;

/** Who met whom: rows and columns by number, the total and the place last. */
export const crossTableDocument: PrintedDocument = {
  use: 'after',
  for: 'matches',
  options: [],
  title: (language) => matchPaperWords[language].crossTable,
  layOut: layOutCrossTable,
};

function layOutCrossTable(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const words = matchPaperWords[job.language];
  return printedFields(job).flatMap((field) => {
    const scored = field.standings.matches;
    if (!scored) return [];
    const right = [words.crossTable, dayLine(job), fieldLine(job, field)];
    const blocks = columnParts(scored, area).map((part) => tableBlock(job, field, scored, part, area, measure));
    return sheetPages(job, { right, note: `${scoringLineText(job)}. ${words.crossNote}`, blocks }, area, measure);
  });
}

/** Columns of a table, from the first to before the end; that of byes comes after those of the teams. */
interface ColumnPart {
  readonly from: number;
  readonly end: number;
}

/** The columns of all teams in as many tables as they need, of about as many columns each. */
function columnParts({ crossTable }: MatchesView, area: PrintArea): readonly ColumnPart[] {
  const columns = crossTable.length + (hasByes(crossTable) ? 1 : 0);
  const most = Math.floor((area.width - BESIDE_COLUMNS - NAME_WIDTH.least) / COLUMN.least);
  const tables = Math.max(1, Math.ceil(columns / most));
  const each = Math.ceil(columns / tables);
  return numbersTo(tables).map((table) => ({ from: (table - 1) * each, end: Math.min(table * each, columns) }));
}

function hasByes(crossTable: MatchesView['crossTable']): boolean {
  return crossTable.some(({ byes }) => byes.some(({ result }) => result !== null));
}

function tableBlock(
  job: PrintJob,
  field: PrintedField,
  scored: MatchesView,
  { from, end }: ColumnPart,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const { language } = job;
  const words = matchPaperWords[language];
  const { crossTable } = scored;
  const columns = end - from;
  const wide = Math.floor((area.width - BESIDE_COLUMNS - NAME_WIDTH.usual) / columns);
  const width = Math.max(COLUMN.least, Math.min(COLUMN.most, wide));
  const last = area.width - COLUMN.total - COLUMN.place;
  const first = last - columns * width;
  const texts = crossTable.map(({ cells, byes }) =>
    [...cells.map(({ meetings }) => meetings), byes]
      .slice(from, end)
      .map((meetings) => meetings.map((meeting) => meetingText(job, meeting))),
  );
  const style = cellStyle(texts.flat(2), width - CELL_PADDING, measure);
  const teams = crossTable.map(({ entry }) => teamOf(field, entry, language));
  const names = nameStacks(
    teams.map(({ name }) => name),
    first - NAME_LEFT - 8,
    measure,
  );
  const standings = new Map(field.standings.rankings.flatMap(({ rows }) => rows.map((row) => [row.entry, row])));
  const rows = crossTable.map(({ entry }, index): TableCell[] => {
    const row = standings.get(entry);
    const meetings = texts[index] ?? [];
    return [
      [{ text: teams[index]?.label ?? '', bold: true }],
      names[index] ?? '',
      ...meetings.map((lines): TableCell => (lines.length === 0 ? '' : { lines, ...style })),
      row ? [{ text: formatShort(exactFromText(row.total), PLACES, language), bold: true }] : '',
      row?.place && row.ranked !== null ? formatPlace(row.place, row.tied) : '–',
    ];
  });
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: '', align: 'right', x: 20 },
      { head: words.teamHead, align: 'left', x: NAME_LEFT },
      ...[...teams.map(({ label }) => label), words.crossBye]
        .slice(from, end)
        .map((head, index): TableColumn => centred(head, index, first, width)),
      { head: words.unit[scored.unit], align: 'right', x: area.width - COLUMN.place },
      { head: paperWordsFor(job).place, align: 'right', x: area.width },
    ],
  };
  const extraHeights = rows.map((_, index) =>
    Math.max(
      stackedHeight(names[index]?.lines.length ?? 1, names[index] ?? BODY) - 6,
      ...(texts[index] ?? []).map((lines) => stackedHeight(lines.length, style)),
      0,
    ),
  );
  const block = { ...BLOCK, rows: rows.length, extraHeights };
  return {
    ...block,
    marks: (slice) => {
      const placed = placedRows(block, slice);
      const head = slice.top + BLOCK.headHeight;
      const bottom = (placed.at(-1)?.top ?? head) + (placed.at(-1)?.height ?? 0);
      return [
        ...tableHead(shape, head),
        ...placed.flatMap(({ row, top, height }) => [
          ...tableRow(shape, { cells: rows[row] ?? [], top, height }, measure),
          ...(row >= from && row < end ? diagonal(area.left + first + (row - from) * width, top, width, height) : []),
        ]),
        ...Array.from({ length: columns + 1 }, (_, index) =>
          verticalRule(area.left + first + index * width, head, bottom, 0.75, 'grey'),
        ),
      ];
    },
  };
}

function centred(head: string, index: number, first: number, width: number): TableColumn {
  return { head, align: 'centre', x: first + (index + 0.5) * width };
}

/** A team doesn't meet itself: its own cell is struck out. */
function diagonal(x: number, top: number, width: number, height: number) {
  const middle = top + height / 2;
  return [horizontalRule(middle, x + width / 2 - 6, x + width / 2 + 6, 1.5)];
}

/** What the team of the row has from a meeting; a point while nothing counts. */
export function meetingText(
  { language }: PrintJob,
  { result, count }: MatchesView['crossTable'][number]['byes'][number],
) {
  if (result !== null) return formatShort(exactFromText(result.exact), PLACES, language);
  return count === 'not-yet' ? matchPaperWords[language].crossOpen : '–';
}

/** The largest type in which every figure fits its cell. */
function cellStyle(texts: readonly string[], width: number, measure: MeasureText) {
  const size = CELL_SIZES.find((one) => texts.every((text) => measure(text, { size: one }) <= width));
  return { size: size ?? CELL_SIZES[CELL_SIZES.length - 1] ?? BODY.size };
}

/** Names in the largest type in which they take the fewest lines. */
function nameStacks(names: readonly string[], width: number, measure: MeasureText): readonly TextStack[] {
  const stacks = NAME_SIZES.map((size) =>
    names.map((name): TextStack => ({ lines: wrapText(name, width, { size }, measure), size })),
  );
  return stacks.reduce((best, smaller) => (linesIn(smaller) < linesIn(best) ? smaller : best));
}
