import { publicationWords } from '../../../../src/language/screens/publication.ts';
import type { PublicationReport } from '../../../club/model/publication.ts';
import { isProblem } from '../../../club/problem.ts';
import type { PrintedDocument } from '../../document.ts';
import { CELL_STYLE, changeBlocks, NOTE_LEFT, type ChangeBlock, type ChangeCell, type ChangeRow } from './blocks.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, officialLine, stateLine } from '../../lines.ts';
import { wrapNames, wrapText } from '../../press/fit.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { sheetHeading, type PlacedHeading } from '../../press/heading.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { tableHead, type TableShape } from '../../press/table.ts';
import { wordsFor } from '../../../../src/language/typography.ts';

const MEASURE = 666;
const NOTE = { size: 12 } as const;
const TITLE = { size: 15, bold: true } as const;
const BODY_UNDER_RULE = 7;
const BLOCK = { title: 31, head: 62, gap: 7 } as const;
const ROW = { first: 19, leading: 17, note: 3, below: 9 } as const;

export interface ChangesMaterial {
  readonly report: PublicationReport;
}

/**
 * What changed since the ranking was published (Law 79C): results before and after, when, by whom and why; penalties;
 * and every place and figure that differs. No page while nothing is published.
 */
export const changesDocument: PrintedDocument<ChangesMaterial> = {
  use: 'after',
  options: [],
  title: (language) => publicationWords[language].changes,
  read: (sources) => {
    const report = sources.publicationReport();
    return isProblem(report) ? report : { report };
  },
  layOut: layOutChanges,
};

function layOutChanges(job: PrintJob & ChangesMaterial, measure: MeasureText): PrintedPage[] {
  const { report, language } = job;
  if (!report.published) return [];
  const words = wordsFor(publicationWords, language, job.session.ranks);
  const area = centredArea(job.paper, MEASURE);
  const blocks = changeBlocks(job, report);
  const heading = headingMarks(job, area, measure);
  const bodyTop = heading.rule + BODY_UNDER_RULE;
  const pages = laidOut(job, blocks, bodyTop, area, measure);
  const { results, penalties, conditions } = report;
  const note = words.count(results.length + penalties.length + conditions.length);
  if (blocks.length === 0) pages[0]?.push(textMark(words.nothingChanged, area.left, bodyTop + BLOCK.title, CELL_STYLE));
  const { page } = paperWordsFor(job);
  return pages.map((marks, index) => [
    ...heading.marks,
    ...marks,
    ...footMarks(area, { note, state: stateLine(job), page: page(index + 1, pages.length) }, measure),
  ]);
}

function laidOut(
  job: PrintJob,
  blocks: readonly ChangeBlock[],
  bodyTop: number,
  area: PrintArea,
  measure: MeasureText,
): Mark[][] {
  const pages: Mark[][] = [[]];
  let top = bodyTop;
  const bottom = bodyBottom(area);
  const open = (block: ChangeBlock, title: string) => {
    pages.at(-1)?.push(...blockHead(block, title, top, area));
    top += BLOCK.head;
  };
  for (const block of blocks) {
    const rows = block.rows.map((row) => rowPart(block, row, area, measure));
    if (top + BLOCK.head + (rows[0]?.height ?? 0) > bottom) {
      pages.push([]);
      top = bodyTop;
    }
    open(block, block.title);
    for (const { height, at } of rows) {
      if (top + height > bottom) {
        pages.push([]);
        top = bodyTop;
        open(block, paperWordsFor(job).continued(block.title));
      }
      pages.at(-1)?.push(...at(top));
      top += height;
    }
    top += BLOCK.gap;
  }
  return pages;
}

function blockHead({ columns }: ChangeBlock, title: string, top: number, area: PrintArea): Mark[] {
  const shape: TableShape = { left: area.left, width: area.width, style: CELL_STYLE, columns };
  return [textMark(title, area.left, top + BLOCK.title, TITLE), ...tableHead(shape, top + BLOCK.head)];
}

/** A row as high as its highest cell and its note. */
function rowPart({ columns }: ChangeBlock, { cells, note = '' }: ChangeRow, area: PrintArea, measure: MeasureText) {
  const wrapped = columns.map(({ width }, place) => wrapCell(cells[place] ?? '', width, measure));
  const lines = Math.max(...wrapped.map(({ length }) => length));
  const noted = note === '' ? [] : wrapText(note, area.width - NOTE_LEFT, NOTE, measure);
  const under = noted.length === 0 ? 0 : noted.length * ROW.leading + ROW.note;
  const height = ROW.first + (lines - 1) * ROW.leading + under + ROW.below;
  const at = (top: number): readonly Mark[] => {
    const baseline = top + ROW.first;
    const noteTop = baseline + (lines - 1) * ROW.leading + ROW.note;
    return [
      ...columns.flatMap(({ x, align }, place) =>
        (wrapped[place] ?? []).map((line, index) =>
          textMark(line, area.left + x, baseline + index * ROW.leading, CELL_STYLE, align),
        ),
      ),
      ...noted.map((line, index) => textMark(line, area.left + NOTE_LEFT, noteTop + (index + 1) * ROW.leading, NOTE)),
      horizontalRule(top + height, area.left, area.right, 0.75, 'grey'),
    ];
  };
  return { height, at };
}

function wrapCell(cell: ChangeCell, width: number, measure: MeasureText): readonly string[] {
  return typeof cell === 'string'
    ? wrapText(cell, width, CELL_STYLE, measure)
    : wrapNames(cell, width, CELL_STYLE, measure);
}

/** Club and title at the left, publication, event and day at the right, over a heavy rule. */
function headingMarks(job: PrintJob & ChangesMaterial, area: PrintArea, measure: MeasureText): PlacedHeading {
  const right = [officialLine(job) ?? '', job.session.eventName, dayLine(job)];
  const large = publicationWords[job.language].changes;
  return sheetHeading({ small: job.settings.clubName, large, right }, area, measure);
}
