import { outcomeCells, scoreCells } from '../../press/notation.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS_OF, type Side } from '../../../../src/bridge/seat.ts';
import { formatPercentFigure } from '../../../../src/language/numbers.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import type { ScoredResultView } from '../../../club/model/board.ts';
import type { ResultView } from '../../../club/model/result.ts';
import type { EntryView } from '../../../club/model/session.ts';
import type { RankingRowView } from '../../../club/model/standings.ts';
import type { PrintedDocument } from '../../document.ts';
import { alignedCells, exactFromText } from '../../figures.ts';
import { paperWordsFor, pointsUnit, type PrintJob } from '../../job.ts';
import { dayLine, movementLine, scoringLineText, stateLine } from '../../lines.ts';
import { joinNames, shortNames } from '../../press/fit.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading } from '../../press/heading.ts';
import type { Mark, MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import {
  stackedHeight,
  tableHead,
  tableRow,
  type TableCell,
  type TableColumn,
  type TableShape,
} from '../../press/table.ts';
import {
  pairNumber,
  playersOfEntry,
  printedSections,
  scoredResultFinder,
  type PrintedSection,
} from '../../sections.ts';

const MEASURE = 666;
const BODY = { size: 13 } as const;
const NAMES = { size: 12 } as const;
const ROW_HEIGHT = 25;
const HEAD_UNDER_RULE = 32;
/** Right edges of the numbers of partner and opponents; their names stand beside them, in so much width. */
const PAIR = { against: { x: 140, width: 226 } } as const;
const PLAYER = { partner: { x: 114, width: 100 }, against: { x: 258, width: 116 } } as const;
const BESIDE_NUMBER = 6;

/** Each pair's own results, or each player's: with whom, against whom, what was played and what it was worth. */
export const scorecardsDocument: PrintedDocument = {
  use: 'after',
  for: 'field',
  options: ['entry'],
  title: (language) => paperWordsFor({ language }).scorecards,
  layOut(job, measure) {
    const area = centredArea(job.paper, MEASURE);
    const words = paperWordsFor(job);
    const pages = printedSections(job).flatMap((section) =>
      section.view.entries
        .filter(({ id, phantom }) => !phantom && (job.entry === undefined || job.entry === id))
        .flatMap((entry) => entryPages(job, section, entry, area, measure)),
    );
    return pages.map((marks, index) => [
      ...marks,
      ...footMarks(
        area,
        { note: `${scoringLineText(job)}.`, state: stateLine(job), page: words.page(index + 1, pages.length) },
        measure,
      ),
    ]);
  },
};

/** A result of an entry: on which side, in which seat of it, and with whom. */
interface OwnResult {
  readonly result: ResultView;
  readonly scored: ScoredResultView | null;
  readonly side: Side;
  readonly place: 0 | 1;
  readonly partner: number | null;
}

function entryPages(
  job: PrintJob,
  section: PrintedSection,
  entry: EntryView,
  area: PrintArea,
  measure: MeasureText,
): PrintedPage[] {
  const own = resultsOf(job, section, entry.id);
  if (own.length === 0) return [];
  const large = `${entry.label}  ${joinNames(playersOfEntry(section, entry.id))}`.trim();
  const right = [job.session.eventName, dayLine(job), movementLine(job, section.view)];
  const heading = sheetHeading({ small: job.settings.clubName, large, right }, area, measure);
  const shape = shapeFor(job, area);
  const rule = heading.rule + HEAD_UNDER_RULE;
  const pages: Mark[][] = [];
  let top = Infinity;
  const place = (cells: readonly TableCell[], height: number, bold = false) => {
    if (top + height > bodyBottom(area)) {
      pages.push([...heading.marks, ...tableHead(shape, rule)]);
      top = rule;
    }
    pages.at(-1)?.push(...tableRow(shape, { cells, top, height, bold }, measure));
    top += height;
  };
  for (const { cells, height } of rowsOf(job, section, own, measure)) place(cells, height);
  const total = rowOfRanking(section, entry.id);
  if (total) place(totalCells(job, total), ROW_HEIGHT, true);
  return pages;
}

/** The results of an entry in order of round. */
function resultsOf({ session }: PrintJob, section: PrintedSection, entry: number): readonly OwnResult[] {
  const scoredOf = scoredResultFinder(section);
  return session.results
    .filter((result) => result.section === section.view.id)
    .flatMap((result): OwnResult[] =>
      (['NS', 'EW'] as const).flatMap((side) => {
        const of = entriesRankedBy(section.view, side === 'NS' ? result.ns : result.ew);
        if (!of.includes(entry)) return [];
        const partner = of.find((one) => one !== entry) ?? null;
        return [{ result, scored: scoredOf(result), side, place: of[0] === entry ? 0 : 1, partner }];
      }),
    )
    .toSorted((a, b) => a.result.round - b.result.round || a.result.board - b.result.board);
}

function shapeFor(job: PrintJob, area: PrintArea): TableShape {
  const words = paperWordsFor(job);
  const unit = pointsUnit(job);
  const isPlayer = job.session.ranks === 'player';
  const partner: readonly TableColumn[] = isPlayer ? namedColumns(words.partner, PLAYER.partner.x) : [];
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.round, align: 'right', x: 28, headAt: { align: 'left', x: 0 } },
      { head: words.boardHead, align: 'right', x: 74 },
      { head: '', align: 'left', x: 82 },
      ...partner,
      ...namedColumns(words.against, (isPlayer ? PLAYER : PAIR).against.x),
      { head: words.contract, align: 'left', x: 384 },
      { head: words.by, align: 'left', x: 440 },
      { head: words.resultShort, align: 'left', x: 464 },
      { head: words.lineShort.NS, align: 'right', x: 542 },
      { head: words.lineShort.EW, align: 'right', x: 584 },
      { head: words.pointsShort[unit], align: 'right', x: unit === 'imps' ? 666 : 624 },
      ...(unit === 'imps' ? [] : [{ head: '%', align: 'right', x: 666 } as const]),
    ],
  };
}

function namedColumns(head: string, x: number): readonly TableColumn[] {
  return [
    { head: '', align: 'right', x },
    { head, align: 'left', x: x + BESIDE_NUMBER },
  ];
}

function rowsOf(job: PrintJob, section: PrintedSection, own: readonly OwnResult[], measure: MeasureText) {
  const { language, session } = job;
  const words = paperWordsFor(job);
  const isPlayer = session.ranks === 'player';
  const points = alignedCells(
    own.map(({ scored, side }) => (side === 'NS' ? scored?.nsPoints : scored?.ewPoints) ?? null),
    job,
  );
  return own.map(({ result, scored, side, place, partner }, index) => {
    const named = (sitter: number, width: number) =>
      shortNames(playersOfEntry(section, sitter, result.round), width, NAMES, measure);
    const opponents = side === 'NS' ? result.ew : result.ns;
    const against = named(opponents, (isPlayer ? PLAYER : PAIR).against.width);
    const withWhom = partner === null ? [] : named(partner, PLAYER.partner.width);
    const { contract, by, result: tricks } = outcomeCells(result.outcome, language, words);
    const share = side === 'NS' ? scored?.nsPercentage : scored?.ewPercentage;
    const cells: TableCell[] = [
      String(result.round),
      String(result.board),
      isPlayer ? seatLetter(SEATS_OF[side][place], language) : words.lineShort[side],
      ...(isPlayer ? [partner === null ? '' : pairNumber(section, partner), { lines: withWhom, ...NAMES }] : []),
      pairNumber(section, opponents),
      { lines: against, ...NAMES },
      contract,
      by,
      tricks,
      ...scoreCells(result.score),
      points[index] ?? '',
      ...(pointsUnit(job) === 'imps' ? [] : [share ? formatPercentFigure(exactFromText(share), 1, language) : '']),
    ];
    const lines = Math.max(against.length, withWhom.length);
    return { cells, height: ROW_HEIGHT + stackedHeight(lines, NAMES) };
  });
}

function rowOfRanking({ standings }: PrintedSection, entry: number): RankingRowView | undefined {
  return standings?.rankings.flatMap(({ rows }) => rows).find((row) => row.entry === entry);
}

/** The total under the columns of points: with what penalties and bonuses make of it. */
function totalCells(job: PrintJob, { total, figure }: RankingRowView): readonly TableCell[] {
  const isPlayer = job.session.ranks === 'player';
  const before = Array.from({ length: isPlayer ? 12 : 10 }, () => '');
  const percent = figure === null ? '' : formatPercentFigure(exactFromText(figure), 2, job.language);
  const isImps = pointsUnit(job) === 'imps';
  return [...before, ...alignedCells([total], job), ...(isImps ? [] : [percent])];
}
