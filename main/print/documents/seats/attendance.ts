import { seatingWords } from '../../../../src/language/paper/seating.ts';
import { familyNameFirst } from '../../../../src/names/forms.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine } from '../../lines.ts';
import { inOrderOfName, printedPlayers, type PrintedPlayer } from '../../people.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import type { Mark, MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { stackedHeight, tableHead, tableRow, type TableShape } from '../../press/table.ts';

const MEASURE = 666;
const NAME = { size: 14 } as const;
const LEAST_NAME = 11;
const NUMBER = { size: 13 } as const;
const HEAD_UNDER_RULE = 30;
const ROW = 27;
const STACK_CLOSER = 7;
const BOX = 12;
/** Left edges, and the right edge of the numbers. */
const X = { name: 0, number: 336, here: 372, paid: 432, note: 490 } as const;
const NAMES_WIDTH = 290;

/** Everybody who plays, in order of name, to be ticked as they come. */
export const attendanceDocument: PrintedDocument = {
  use: 'before',
  options: [],
  title: (language) => seatingWords[language].attendance,
  layOut: layOutAttendance,
};

function layOutAttendance(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const words = seatingWords[job.language];
  const area = centredArea(job.paper, MEASURE);
  const right = [words.attendance, dayLine(job)];
  const heading = sheetHeading({ small: job.settings.clubName, large: job.session.eventName, right }, area, measure);
  const shape = shapeOf(job, area);
  const rule = heading.rule + HEAD_UNDER_RULE;
  const pages: Mark[][] = [];
  let top = Infinity;
  const players = inOrderOfName(printedPlayers(job), job.language);
  for (const player of players) {
    const { marks, height } = rowOf(shape, player, measure);
    if (top + height > bodyBottom(area)) {
      pages.push([...heading.marks, ...tableHead(shape, rule)]);
      top = rule;
    }
    pages.at(-1)?.push(...marks(top));
    top += height;
  }
  const note = `${words.players(players.length)}.`;
  return pages.map((marks, index) => {
    const page = paperWordsFor(job).page(index + 1, pages.length);
    return [...marks, ...footMarks(area, { note, state: '', page }, measure)];
  });
}

function shapeOf(job: PrintJob, area: PrintArea): TableShape {
  const words = seatingWords[job.language];
  return {
    left: area.left,
    width: area.width,
    style: NAME,
    columns: [
      { head: words.name, align: 'left', x: X.name },
      { head: paperWordsFor(job).pair, align: 'right', x: X.number },
      { head: words.here, align: 'left', x: X.here },
      { head: words.paid, align: 'left', x: X.paid },
      { head: words.note, align: 'left', x: X.note },
    ],
  };
}

/** A name that is not known yet is written on the line below its row. */
function rowOf(shape: TableShape, { name, label }: PrintedPlayer, measure: MeasureText) {
  const { lines, ...style } = shrinkOrWrap(familyNameFirst(name), NAMES_WIDTH, NAME, LEAST_NAME, measure);
  const height = ROW + Math.max(0, stackedHeight(lines.length, style) - (lines.length > 1 ? STACK_CLOSER : 0));
  const cells = [{ lines, ...style }, [{ text: label, ...NUMBER }]];
  return {
    height,
    marks: (top: number): readonly Mark[] => [
      ...tableRow(shape, { cells, top, height }, measure),
      ...[X.here, X.paid].map((x): Mark => ({
        kind: 'box',
        x: shape.left + x,
        y: top + (height - BOX) / 2,
        width: BOX,
        height: BOX,
        filled: false,
      })),
    ],
  };
}
