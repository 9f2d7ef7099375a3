import { overallColumns } from '../../../../src/language/ranking/overall.ts';
import { placeText } from '../../../../src/language/ranking/place.ts';
import { sessionsWords } from '../../../../src/language/screens/events/sessions.ts';
import type { OverallRankingView, OverallView } from '../../../club/model/overall.ts';
import { isProblem, type ClubProblem } from '../../../club/problem.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { rankedName } from '../../people.ts';
import { wrapText } from '../../press/fit.ts';
import { placedRows } from '../../press/flow.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import {
  stackedHeight,
  tableHead,
  tableRow,
  type TableCell,
  type TableColumn,
  type TableShape,
} from '../../press/table.ts';
import { sittersIn } from '../../../../src/session/partnerships.ts';
import { sheetPages } from '../../sheet-pages.ts';
import type { PrintSources } from '../../sources.ts';

const MEASURE = 666;
const BODY = { size: 13 } as const;
const COLUMN = { place: 34, number: 64, name: 78, figure: 80 } as const;
const BLOCK = { headHeight: 40, rowHeight: 27, leastRowHeight: 24, gap: 20 } as const;

/** The ranking over the sessions of the event. */
export interface SessionsMaterial {
  readonly overall: OverallView;
}

export function readSessionsMaterial({ overall }: PrintSources): SessionsMaterial | ClubProblem {
  const read = overall();
  return isProblem(read) ? read : { overall: read };
}

/** The ranking of a session with what counts of those before: what each gave, what is carried, and the figure. */
export const sessionsDocument: PrintedDocument<SessionsMaterial> = {
  use: 'after',
  several: true,
  options: [],
  title: (language) => sessionsWords[language].ranking,
  read: readSessionsMaterial,
  layOut: layOutSessions,
};

function layOutSessions(job: PrintJob & SessionsMaterial, measure: MeasureText): PrintedPage[] {
  const words = sessionsWords[job.language];
  const area = centredArea(job.paper, MEASURE);
  const blocks = job.overall.rankings.map((ranking) => rankingBlock(job, ranking, area, measure));
  return sheetPages(job, { title: words.ranking, note: words.counts[job.overall.way.kind], blocks }, area, measure);
}

function rankingBlock(
  job: PrintJob & SessionsMaterial,
  { line, rows }: OverallRankingView,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const words = sessionsWords[job.language];
  const figures = overallColumns(job.overall, job.language);
  const everybody = sittersIn(job.session.sections);
  const firstFigure = MEASURE - (figures.length - 1) * COLUMN.figure;
  const room = firstFigure - COLUMN.figure - COLUMN.name;
  const names = rows.map((row) => wrapText(rankedName(everybody, row.entry, job.language), room, BODY, measure));
  const cells = rows.map((row, index): TableCell[] => [
    placeText(row),
    everybody.get(row.entry)?.label ?? '',
    { lines: names[index] ?? [], ...BODY },
    ...figures.map(({ cell }, at): TableCell => [{ text: cell(row), bold: at === figures.length - 1 }]),
  ]);
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.place, align: 'right', x: COLUMN.place },
      { head: words.pair, align: 'right', x: COLUMN.number },
      { head: line === null ? words.names : paperWordsFor(job).line[line], align: 'left', x: COLUMN.name },
      ...figures.map(({ head }, at): TableColumn => ({ head, align: 'right', x: firstFigure + at * COLUMN.figure })),
    ],
  };
  const extraHeights = names.map((lines) => Math.max(0, stackedHeight(lines.length, BODY) - stackedHeight(1, BODY)));
  const block = { ...BLOCK, rows: rows.length, extraHeights };
  return {
    ...block,
    marks: (slice) => [
      ...tableHead(shape, slice.top + BLOCK.headHeight),
      ...placedRows(block, slice).flatMap(({ row, top, height }) =>
        tableRow(shape, { cells: cells[row] ?? [], top, height, bold: rows[row]?.place === 1 }, measure),
      ),
    ],
  };
}
