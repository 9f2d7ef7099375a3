import type { RulingsCsvRow } from '../../../src/format/spreadsheet/rulings.ts';
import { onlySideOf } from '../../../src/bridge/result/award.ts';
import { awardCells } from '../../../src/language/game/award.ts';
import { formatTime } from '../../../src/language/dates.ts';
import { penaltyText } from '../../../src/language/ranking/penalty.ts';
import { ruledContentText } from '../../../src/language/game/ruling.ts';
import { lawOfRuled, rulingLogWords } from '../../../src/language/paper/ruling-log.ts';
import type { RulingView } from '../../club/model/ruling.ts';
import {
  dayLine,
  pairNumber,
  printedSections,
  stateLine,
  paperWordsFor,
  type PrintJob,
  type PrintedSection,
} from '../job.ts';
import { fitText, wrapText } from '../press/fit.ts';
import { bodyBottom, footMarks } from '../press/frame.ts';
import { horizontal, text, type Mark, type MeasureText, type PrintedPage } from '../press/marks.ts';
import { centred, type Area } from '../press/sheet.ts';
import { tableHead, type TableShape } from '../press/table.ts';

const MEASURE = 666;
const BODY = { size: 13 } as const;
const NOTE = { size: 12 } as const;
const EVENT = { size: 26, bold: true } as const;
const SMALL = { size: 13 } as const;
const RULE = 121;
const HEAD = 153;
const LEADING = 17;
const ROW = { first: 19, note: 3, below: 9 } as const;
const COLUMN = { time: 0, board: 92, table: 146, pairs: 160, what: 232, law: 590 } as const;
const WHAT_WIDTH = COLUMN.law - COLUMN.what - 16;

/** Every ruling and penalty that stands, in order of time, with its law and note. */
export function layOutRulings(document: PrintJob, measure: MeasureText): PrintedPage[] {
  const area = centred(document.paper, MEASURE);
  const parts = rulingRows(document).map((row) => rowPart(row, area, measure));
  if (parts.length === 0) return [];
  const pages: Mark[][] = [];
  let top = Infinity;
  for (const { height, at } of parts) {
    if (top + height > bodyBottom(area)) {
      pages.push([...headingMarks(document, area, measure), ...tableHead(shapeFor(document, area), HEAD)]);
      top = HEAD;
    }
    pages.at(-1)?.push(...at(top));
    top += height;
  }
  const note = rulingLogWords[document.language].count(parts.length);
  return pages.map((marks, index) => [
    ...marks,
    ...footMarks(area, {
      note,
      state: stateLine(document),
      page: paperWordsFor(document).page(index + 1, pages.length),
    }),
  ]);
}

/** The rulings of a document as text, for paper and for spreadsheets. */
export function rulingRows(
  document: Pick<PrintJob, 'session' | 'standings' | 'language' | 'rulings'>,
): RulingsCsvRow[] {
  const sections = printedSections(document);
  return (document.rulings ?? []).map((ruling) => rulingRow(ruling, sections, document.language));
}

function rulingRow(
  { at, what, note }: RulingView,
  sections: readonly PrintedSection[],
  language: PrintJob['language'],
) {
  const words = rulingLogWords[language];
  const time = formatTime(at, false, language);
  if (what.kind === 'penalty') {
    const { entry, kind } = what.penalty;
    const section = sections.find(({ entries }) => entries.has(entry));
    const law = kind === 'penalty' ? words.lawOf('90') : '';
    const pairs = section ? numbered(section, [entry], sections.length > 1) : '';
    return { time, board: '', table: '', pairs, what: penaltyText(what.penalty, language), law, note };
  }
  const section = sections.find(({ view }) => view.id === what.section);
  const several = sections.length > 1;
  const letter = several ? (section?.view.letter ?? '') : '';
  return {
    time,
    board: String(what.board),
    table: what.tables.length > 1 ? words.everywhere : `${letter}${what.tables[0] ?? ''}`,
    pairs: section ? numbered(section, what.pairs, false) : '',
    what: outcomeText(what, language),
    law: lawText(what, language),
    note,
  };
}

function numbered(section: PrintedSection, entries: readonly number[], lettered: boolean): string {
  const letter = lettered ? section.view.letter : '';
  return entries.map((entry) => letter + pairNumber(section, entry)).join(' – ');
}

type RuledResult = Extract<RulingView['what'], { kind: 'result' }>;

/** What counts, and of a fouled board in which form. */
function outcomeText({ outcome, form, corrected }: RuledResult, language: PrintJob['language']): string {
  const words = rulingLogWords[language];
  const given = outcome.kind === 'ruled' ? ruledContentText(outcome, language) : plainText(outcome, language);
  const said = corrected ? words.corrected(given) : given;
  return form === null ? said : `${said}, ${words.form(form)}`;
}

function plainText(outcome: Exclude<RuledResult['outcome'], { kind: 'ruled' }>, language: PrintJob['language']) {
  if (outcome.kind === 'award') return awardCells(outcome, language).join(' / ');
  if (outcome.kind === 'notPlayed') return rulingLogWords[language].cancelled;
  const side = [{ outcome, percent: 100 }];
  return ruledContentText({ ns: side, ew: side }, language);
}

function lawText({ outcome, form, corrected }: RuledResult, language: PrintJob['language']): string {
  const { lawOf } = rulingLogWords[language];
  if (outcome.kind === 'ruled') return lawOf(lawOfRuled(outcome));
  if (outcome.kind === 'award') return lawOf(onlySideOf(outcome) === null ? '12C2' : '15B, 12C2');
  if (form !== null) return lawOf('87');
  return corrected ? lawOf('79C') : '';
}

function rowPart(row: RulingsCsvRow, area: Area, measure: MeasureText) {
  const what = wrapText(row.what, WHAT_WIDTH, BODY, measure);
  const note = row.note === '' ? [] : wrapText(row.note, area.width - COLUMN.what, NOTE, measure);
  const under = note.length === 0 ? 0 : note.length * LEADING + ROW.note;
  const height = ROW.first + (what.length - 1) * LEADING + under + ROW.below;
  const x = (column: keyof typeof COLUMN): number => area.left + COLUMN[column];
  const at = (top: number): readonly Mark[] => {
    const baseline = top + ROW.first;
    const noteTop = baseline + (what.length - 1) * LEADING + ROW.note;
    return [
      text(row.time, x('time'), baseline, BODY),
      text(row.board, x('board'), baseline, BODY, 'right'),
      text(row.table, x('table'), baseline, BODY, 'right'),
      text(row.pairs, x('pairs'), baseline, BODY),
      ...what.map((line, index) => text(line, x('what'), baseline + index * LEADING, { ...BODY, bold: true })),
      text(row.law, x('law'), baseline, BODY),
      ...note.map((line, index) => text(line, x('what'), noteTop + (index + 1) * LEADING, NOTE)),
      horizontal(top + height, area.left, area.right, 0.75, 'grey'),
    ];
  };
  return { height, at };
}

function shapeFor({ language }: PrintJob, area: Area): TableShape {
  const words = rulingLogWords[language];
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
function headingMarks(document: PrintJob, area: Area, measure: MeasureText): Mark[] {
  const half = area.width / 2 - 16;
  return [
    text(fitText(document.settings.clubName, half, SMALL, measure), area.left, 74, SMALL),
    text(rulingLogWords[document.language].title, area.left, 103, EVENT),
    text(fitText(document.session.eventName, half, SMALL, measure), area.right, 88, SMALL, 'right'),
    text(dayLine(document), area.right, 106, SMALL, 'right'),
    horizontal(RULE, area.left, area.right, 2),
  ];
}
