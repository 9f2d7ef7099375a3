import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { seatingWords } from '../../../../src/language/paper/seating.ts';
import { familyNameFirst } from '../../../../src/names/forms.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine } from '../../lines.ts';
import { inOrderOfName, printedPlayers, type PrintedPlayer } from '../../people.ts';
import { shrinkOrWrap, wrapText } from '../../press/fit.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import type { Mark, MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea } from '../../press/sheet.ts';
import {
  stackHeight,
  tableHead,
  tableRow,
  type TableCell,
  type TableShape,
  type TextStack,
} from '../../press/table.ts';

const MEASURE = 666;
const COLUMNS = 2;
const GAP = 30;
const NAME = { size: 14 } as const;
const LEAST_NAME = 11;
/** The team that a pair is added up for, below the name. */
const TEAM = { size: 11 } as const;
const SEAT = { size: 14, bold: true } as const;
const SMALL = { size: 12 } as const;
const HEAD_UNDER_RULE = 30;
const ROW = 25;
/** A row of several lines leaves so much less space around them. */
const STACK_CLOSER = { name: 7, team: 2 } as const;
/** How much closer rows may stand where that saves a page. */
const CLOSER = [1, 2, 3] as const;
/** The right edge of the table from that of the column, and how far names reach before it. */
const TABLE_FROM_RIGHT = 46;
const NAMES_BEFORE_TABLE = 34;

/** Where each player sits first, in order of name, to hang on the wall. */
export const seatingByNameDocument: PrintedDocument = {
  use: 'before',
  options: [],
  title: (language) => seatingWords[language].byName,
  layOut: layOutSeatingByName,
};

function layOutSeatingByName(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const words = seatingWords[job.language];
  const area = centredArea(job.paper, MEASURE);
  const heading = sheetHeading(
    { small: job.settings.clubName, large: job.session.eventName, right: [words.byName, dayLine(job)] },
    area,
    measure,
  );
  const width = (area.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const shapes = Array.from({ length: COLUMNS }, (_, column) =>
    shapeOf(job, area.left + column * (width + GAP), width),
  );
  const named = printedPlayers(job).filter(({ name }) => name !== '');
  const rows = inOrderOfName(named, job.language).map((player) => rowOf(job, player, width, measure));
  const rule = heading.rule + HEAD_UNDER_RULE;
  const closer = closerRows(
    rows.map(({ height }) => height),
    bodyBottom(area) - rule,
  );
  const pages: Mark[][] = [];
  let column = COLUMNS;
  let top = Infinity;
  for (const { cells, height: usual } of rows) {
    const height = usual - closer;
    if (top + height > bodyBottom(area)) {
      column += 1;
      if (column >= COLUMNS) {
        pages.push([...heading.marks]);
        column = 0;
      }
      top = rule;
      const shape = shapes[column];
      if (shape) pages.at(-1)?.push(...tableHead(shape, rule));
    }
    const shape = shapes[column];
    if (shape) pages.at(-1)?.push(...tableRow(shape, { cells, top, height }, measure));
    top += height;
  }
  const note = `${words.firstRound} ${words.players(named.length)}.`;
  return pages.map((marks, index) => {
    const page = paperWordsFor(job).page(index + 1, pages.length);
    return [...marks, ...footMarks(area, { note, state: '', page }, measure)];
  });
}

/** How much closer rows stand: the least that saves a page. */
function closerRows(heights: readonly number[], room: number): number {
  const usual = pagesTaken(heights, room);
  return (
    CLOSER.find(
      (closer) =>
        pagesTaken(
          heights.map((height) => height - closer),
          room,
        ) < usual,
    ) ?? 0
  );
}

function pagesTaken(heights: readonly number[], room: number): number {
  const columns = heights.reduce(
    ({ taken, bottom }, height) =>
      bottom + height > room ? { taken: taken + 1, bottom: height } : { taken, bottom: bottom + height },
    { taken: 1, bottom: 0 },
  ).taken;
  return Math.ceil(columns / COLUMNS);
}

function shapeOf(job: PrintJob, left: number, width: number): TableShape {
  const words = seatingWords[job.language];
  return {
    left,
    width,
    style: NAME,
    columns: [
      { head: words.name, align: 'left', x: 0 },
      { head: words.table, align: 'right', x: width - TABLE_FROM_RIGHT },
      { head: '', align: 'left', x: width - TABLE_FROM_RIGHT + 8 },
    ],
  };
}

function rowOf(job: PrintJob, player: PrintedPlayer, width: number, measure: MeasureText) {
  const { name, section, team, seat } = player;
  const room = width - TABLE_FROM_RIGHT - NAMES_BEFORE_TABLE;
  const names: TextStack = {
    ...shrinkOrWrap(familyNameFirst(name), room, NAME, LEAST_NAME, measure),
    ...(team === null ? {} : { below: { ...TEAM, lines: wrapText(team, room, TEAM, measure) } }),
  };
  const letter = job.session.sections.length > 1 ? section.view.letter : '';
  const cells: TableCell[] = [
    names,
    [{ text: seat ? `${letter}${seat.table}` : '', ...SEAT }],
    [{ text: seatText(job, player), ...SMALL }],
  ];
  return { cells, height: ROW + Math.max(0, stackHeight(names) - STACK_CLOSER[team === null ? 'name' : 'team']) };
}

function seatText(job: PrintJob, { seat: at, comesLater }: PrintedPlayer): string {
  if (comesLater) return '';
  if (at === null || at.sitsOut) return seatingWords[job.language].sitOut;
  return at.seat === null ? paperWordsFor(job).lineShort[at.side] : seatLetter(at.seat, job.language);
}
