import type { RulingsCsvRow } from '../../../../src/format/spreadsheet/rulings.ts';
import { rulingLogWords } from '../../../../src/language/paper/ruling-log.ts';
import { unbroken } from '../../../../src/language/typography.ts';
import type { RulingView } from '../../../club/model/ruling.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, stateLine } from '../../lines.ts';
import { shrinkOrWrap, wrapText } from '../../press/fit.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { sheetHeading, type PlacedHeading } from '../../press/heading.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { tableHead, type TableShape } from '../../press/table.ts';
import { printedSections } from '../../sections.ts';
import { readRulingsMaterial, ruledPairs, rulingRows, tableRuns, type RulingsMaterial } from './rows.ts';
import { wordsFor } from '../../../../src/language/typography.ts';

const MEASURE = 666;
const BODY = { size: 13 } as const;
const NOTE = { size: 12 } as const;
const HEAD_UNDER_RULE = 32;
const LEADING = 17;
const ROW = { first: 19, note: 3, below: 9 } as const;
const COLUMN = { time: 0, board: 92, tables: 112, table: 146, pairs: 160, what: 232, law: 562 } as const;
const TABLES_WIDTH = COLUMN.what - COLUMN.tables - 12;
const PAIRS_WIDTH = COLUMN.what - COLUMN.pairs - 6;
const LEAST_NUMBERS = 9;
const WHAT_WIDTH = COLUMN.law - COLUMN.what - 16;
const LAW_WIDTH = MEASURE - COLUMN.law;

/** Each ruling and penalty in force, in order of time, with its law and note. */
export const rulingsDocument: PrintedDocument<RulingsMaterial> = {
  use: 'after',
  options: [],
  title: (language) => rulingLogWords[language].title,
  read: readRulingsMaterial,
  layOut: layOutRulings,
};

function layOutRulings(job: PrintJob & RulingsMaterial, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const sections = printedSections(job);
  const parts = rulingRows(job).map((row, index) => {
    const ruling = job.rulings[index] as RulingView;
    const table = tableRuns(ruling, sections, job.language);
    return rowPart({ ...row, table }, ruledPairs(ruling, sections), area, measure);
  });
  if (parts.length === 0) return [];
  const heading = headingMarks(job, area, measure);
  const head = heading.rule + HEAD_UNDER_RULE;
  const pages: Mark[][] = [];
  let top = Infinity;
  for (const { height, at } of parts) {
    if (top + height > bodyBottom(area)) {
      pages.push([...heading.marks, ...tableHead(shapeFor(job, area), head)]);
      top = head;
    }
    pages.at(-1)?.push(...at(top));
    top += height;
  }
  const note = rulingLogWords[job.language].count(parts.length);
  return pages.map((marks, index) => [
    ...marks,
    ...footMarks(
      area,
      {
        note,
        state: stateLine(job),
        page: paperWordsFor(job).page(index + 1, pages.length),
      },
      measure,
    ),
  ]);
}

/** Where the sides of a weighted score part, and the parts of a side: `1/3 of 420, 1/3 of 50 and 1/3 of −50`. */
const BETWEEN_SIDES = /\s?; /u;
const BETWEEN_PARTS = /(?<=,) |\s(?=(?:and|et)\s)/u;

/** The ruling in lines. A weighted score has one for each side, and breaks between its parts alone. */
function ruledLines(what: string, measure: MeasureText): readonly string[] {
  return what.split(BETWEEN_SIDES).flatMap((side) => {
    const parts = side.split(BETWEEN_PARTS).map(unbroken).join(' ');
    return wrapText(parts, WHAT_WIDTH, { ...BODY, bold: true }, measure);
  });
}

/** A row: the ruling, then in smaller type who it is about, and the note. */
function rowPart(row: RulingsCsvRow, pairs: readonly string[], area: PrintArea, measure: MeasureText) {
  const what = ruledLines(row.what, measure);
  // Several tables take the place of the pairs too, on as many lines as they need.
  const tables = row.table.includes(',') ? wrapText(row.table, TABLES_WIDTH, BODY, measure) : null;
  const note = [...pairs, ...(row.note === '' ? [] : [row.note])].flatMap((text) =>
    wrapText(text, area.width - COLUMN.what, NOTE, measure),
  );
  // The numbers of four players need more room than those of two pairs.
  const numbers = shrinkOrWrap(row.pairs, PAIRS_WIDTH, BODY, LEAST_NUMBERS, measure);
  const law = wrapText(row.law, LAW_WIDTH, BODY, measure);
  const under = note.length === 0 ? 0 : note.length * LEADING + ROW.note;
  const lines = Math.max(what.length, tables?.length ?? 1, law.length);
  const height = ROW.first + (lines - 1) * LEADING + under + ROW.below;
  const x = (column: keyof typeof COLUMN): number => area.left + COLUMN[column];
  const at = (top: number): readonly Mark[] => {
    const baseline = top + ROW.first;
    const noteTop = baseline + (lines - 1) * LEADING + ROW.note;
    return [
      textMark(row.time, x('time'), baseline, BODY),
      textMark(row.board, x('board'), baseline, BODY, 'right'),
      ...(tables
        ? tables.map((line, index) => textMark(line, x('tables'), baseline + index * LEADING, BODY))
        : [textMark(row.table, x('table'), baseline, BODY, 'right')]),
      ...numbers.lines.map((line, index) => textMark(line, x('pairs'), baseline + index * LEADING, numbers)),
      ...what.map((line, index) => textMark(line, x('what'), baseline + index * LEADING, { ...BODY, bold: true })),
      ...law.map((line, index) => textMark(line, x('law'), baseline + index * LEADING, BODY)),
      ...note.map((line, index) => textMark(line, x('what'), noteTop + (index + 1) * LEADING, NOTE)),
      horizontalRule(top + height, area.left, area.right, 0.75, 'grey'),
    ];
  };
  return { height, at };
}

function shapeFor({ language, session }: PrintJob, area: PrintArea): TableShape {
  const words = wordsFor(rulingLogWords, language, session.ranks);
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.time, align: 'left', x: COLUMN.time },
      { head: words.board, align: 'right', x: COLUMN.board },
      { head: words.table, align: 'right', x: COLUMN.table },
      { head: words.pairs, align: 'left', x: COLUMN.pairs },
      { head: words.what, align: 'left', x: COLUMN.what },
      { head: words.law, align: 'left', x: COLUMN.law },
    ],
  };
}

/** Club and title at the left, event and day at the right, over a heavy rule. */
function headingMarks(job: PrintJob, area: PrintArea, measure: MeasureText): PlacedHeading {
  const right = [job.session.eventName, dayLine(job)];
  const large = rulingLogWords[job.language].title;
  return sheetHeading({ small: job.settings.clubName, large, right }, area, measure);
}
