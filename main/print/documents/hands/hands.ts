import { handsWords } from '../../../../src/language/paper/hands.ts';
import type { PrintedDocument } from '../../document.ts';
import { isBoardChosen, paperWordsFor, type PrintJob } from '../../job.ts';
import { eventLine } from '../../lines.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import { horizontalRule, translateMarks, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { dealtBoards, shownNumber, type DealtBoard, type HandsMaterial } from './dealt-boards.ts';
import { DIAGRAM, diagramMarks } from './diagram.ts';

const MEASURE = 666;
const ACROSS = 2;
const MOST_DOWN = 3;
/** Above the diagrams of a row. */
const TOP = 24;

/** The hands of the boards that can't be played again, six a page. */
export const handsDocument: PrintedDocument<HandsMaterial> = {
  use: 'after',
  options: ['boards'],
  title: (language) => handsWords[language].title,
  read: (sources) => ({ deals: sources.deals() }),
  layOut: layOutHands,
};

function layOutHands(job: PrintJob & HandsMaterial, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const words = handsWords[job.language];
  const boards = dealtBoards(job);
  const waiting = job.deals.waiting
    .map(({ board }) => shownNumber(job.session, board))
    .filter((board) => isBoardChosen(job, board));
  const hasFigures = boards.some(({ tricks, par }) => tricks !== null || par !== null);
  const note = [
    words.points,
    ...(hasFigures ? [words.doubleDummy] : []),
    ...(waiting.length === 0 ? [] : [words.leftOut(waiting)]),
  ].join(' ');
  const headingOf = (of: readonly DealtBoard[]) =>
    headingFor(
      job,
      words.boards(
        of.map(({ number }) => number),
        boards.length,
      ),
      area,
      measure,
    );
  const rows = rowsOf(headingOf(boards).rule, area);
  const pages = chunksOf(boards, rows.down * ACROSS);
  return pages.map((page, index) => [
    ...headingOf(page).marks,
    ...page.flatMap((board, place) => boardMarks(job, board, { place, last: page.length - 1 }, rows, area, measure)),
    ...footMarks(area, { note, state: '', page: paperWordsFor(job).page(index + 1, pages.length) }, measure),
  ]);
}

function headingFor(job: PrintJob, boards: string, area: PrintArea, measure: MeasureText) {
  const { title } = handsWords[job.language];
  return sheetHeading({ small: job.settings.clubName, large: title, right: [eventLine(job), boards] }, area, measure);
}

/** How many rows of diagrams a page has, where the first begins, and how high each is. */
interface Rows {
  readonly down: number;
  readonly top: number;
  readonly height: number;
}

/** Three rows of diagrams, fewer where long names take the room of one. */
function rowsOf(rule: number, area: PrintArea): Rows {
  const room = bodyBottom(area) - rule;
  const down = Math.max(1, Math.min(MOST_DOWN, Math.floor(room / (TOP + DIAGRAM.height))));
  return { down, top: rule, height: Math.floor(room / down) };
}

function boardMarks(
  job: PrintJob,
  board: DealtBoard,
  { place, last }: { readonly place: number; readonly last: number },
  rows: Rows,
  area: PrintArea,
  measure: MeasureText,
): Mark[] {
  const row = Math.floor(place / ACROSS);
  const top = rows.top + row * rows.height;
  const left = place % ACROSS === 0 ? area.left : area.right - DIAGRAM.width;
  const isLastRow = row === Math.floor(last / ACROSS);
  return [
    ...translateMarks(diagramMarks(board, job.language, measure), { x: left, y: top + TOP }),
    ...(isLastRow ? [] : [horizontalRule(top + rows.height, left, left + DIAGRAM.width, 0.75, 'grey')]),
  ];
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
