import { placeText } from '../../../../src/language/ranking/place.ts';
import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import { sittersIn } from '../../../../src/session/partnerships.ts';
import type { PrintJob } from '../../job.ts';
import { rankedName } from '../../people.ts';
import { wrapText } from '../../press/fit.ts';
import type { MeasureText } from '../../press/marks.ts';
import { rowsBlock, type BlockRow } from '../../press/rows-block.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { stackedHeight, type TableCell, type TableColumn, type TableShape } from '../../press/table.ts';

const MEASURE = 666;
const BODY = { size: 13 } as const;
const COLUMN = { place: 34, number: 64, name: 78, figure: 80 } as const;
const BLOCK = { headHeight: 40, rowHeight: 27, leastRowHeight: 24, gap: 20 } as const;

/** A row of a list of an event: a place, and who has it. */
interface ListRow {
  readonly entry: number;
  readonly place: number | null;
  readonly tied: boolean;
}

/** A list of an event: place, number and name, and columns of figures, of which the last is bold. */
export interface PrintedList<Row extends ListRow> {
  /** Over the names. */
  readonly head: string;
  readonly rows: readonly Row[];
  readonly columns: readonly { readonly head: string; readonly cell: (row: Row) => string }[];
}

/** Where lists of an event are printed. */
export function listArea({ paper }: Pick<PrintJob, 'paper'>): PrintArea {
  return centredArea(paper, MEASURE);
}

/** A list, whole names in as many lines as they need. */
export function listBlock<Row extends ListRow>(
  job: PrintJob,
  { head: headOfNames, rows, columns }: PrintedList<Row>,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const words = sessionsWords[job.language];
  const everybody = sittersIn(job.session.sections);
  const firstFigure = MEASURE - (columns.length - 1) * COLUMN.figure;
  const room = firstFigure - COLUMN.figure - COLUMN.name;
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.place, align: 'right', x: COLUMN.place },
      { head: words.pair, align: 'right', x: COLUMN.number },
      { head: headOfNames, align: 'left', x: COLUMN.name },
      ...columns.map(({ head }, at): TableColumn => ({ head, align: 'right', x: firstFigure + at * COLUMN.figure })),
    ],
  };
  const laid = rows.map((row): BlockRow => {
    const lines = wrapText(rankedName(everybody, row.entry, job.language), room, BODY, measure);
    const cells: TableCell[] = [
      placeText(row),
      everybody.get(row.entry)?.label ?? '',
      { lines, ...BODY },
      ...columns.map(({ cell }, at): TableCell => [{ text: cell(row), bold: at === columns.length - 1 }]),
    ];
    return { cells, extra: stackedHeight(lines.length, BODY), bold: row.place === 1 };
  });
  return rowsBlock(shape, BLOCK, laid, measure);
}
