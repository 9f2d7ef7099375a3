import {
  formatPercentFigure,
  formatShort,
  formatSignedExact,
  formatSignedShort,
} from '../../../../src/language/numbers.ts';
import type { LeastAndMost } from '../../../../src/language/paper/paper.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import { compare, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import type { RankingRowView, RankingView, StandingsView } from '../../../club/model/standings.ts';
import type { PublicationReport } from '../../../club/model/publication.ts';
import { isProblem } from '../../../club/problem.ts';
import type { PrintedDocument } from '../../document.ts';
import { alignedNumbers, exactFrom } from '../../figures.ts';
import { unitOf, paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, fieldLine, officialLine, scoringLineText, stateLine } from '../../lines.ts';
import { printedFields, pairLabel, playersOfEntry, type PrintedField } from '../../sections.ts';
import { fitNames, fitText } from '../../press/fit.ts';
import { flow, sliceTitle, type Block, type Slice } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { horizontal, text, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { centred, type Area } from '../../press/sheet.ts';
import { tableHead, tableRow, type TableShape } from '../../press/table.ts';

const MEASURE = 666;
const BODY = { size: 14 } as const;
const TITLE = { size: 15, bold: true } as const;
const EVENT = { size: 26, bold: true } as const;
const SMALL = { size: 13 } as const;
const NAMES_WIDTH = 324;
const STRATUM_WIDTH = 48;
const BLOCK = { headHeight: 62, rowHeight: 28, leastRowHeight: 24, gap: 7 } as const;
const TITLE_BASELINE = 31;
const BODY_TOP = 128;

/** Of the ranking as it is now what is published; of an earlier one its standings. */
export interface RankingMaterial {
  readonly report?: PublicationReport;
  readonly standings?: StandingsView;
}

type RankingJob = PrintJob & RankingMaterial;

/** The ranking of every field, one line a pair: of all sections together, or each on its own pages. */
export const rankingDocument: PrintedDocument<RankingMaterial> = {
  options: ['after'],
  title: (language) => paperWordsFor({ language }).ranking,
  fileName: ({ after }) => (after === undefined ? 'ranking' : `ranking after round ${after}`),
  read: (sources, { after }) => {
    if (after === undefined) {
      const report = sources.publicationReport();
      return isProblem(report) ? report : { report };
    }
    const standings = sources.standingsAfter(after);
    return isProblem(standings) ? standings : { standings };
  },
  layOut: layOutRanking,
};

function layOutRanking(job: RankingJob, measure: MeasureText): PrintedPage[] {
  const area = centred(job.paper, MEASURE);
  const pages = printedFields(job).flatMap((field) => fieldPages(job, field, area, measure));
  const words = paperWordsFor(job);
  return pages.map(({ marks, note }, index) => [
    ...marks,
    ...footMarks(area, { note, state: stateLine(job), page: words.page(index + 1, pages.length) }),
  ]);
}

interface UnnumberedPage {
  readonly marks: readonly Mark[];
  readonly note: string;
}

function fieldPages(job: RankingJob, field: PrintedField, area: Area, measure: MeasureText): UnnumberedPage[] {
  const rankings = printedRankings(field.standings.rankings);
  const blocks = rankings.map((ranking): Block => ({ ...BLOCK, rows: ranking.rows.length }));
  const heading = headingMarks(job, field, area, measure);
  const note = footNote(job, field);
  return flow(blocks, { top: BODY_TOP, bottom: bodyBottom(area) }).map((slices) => ({
    marks: [
      ...heading,
      ...slices.flatMap((slice) =>
        blockMarks(job, field, rankings[slice.block] as PrintedRanking, slice, area, measure),
      ),
    ],
    note,
  }));
}

/** A ranking as it is printed: by scratch, or with handicap. */
interface PrintedRanking extends RankingView {
  readonly withHandicap: boolean;
}

/** The rankings by scratch and, where any pair has a handicap, those with handicap after them. */
function printedRankings(rankings: readonly RankingView[]): readonly PrintedRanking[] {
  const scratch = rankings.map((ranking) => ({ ...ranking, withHandicap: false }));
  const handicaps = rankings.some(({ rows }) => rows.some(({ byHandicap }) => byHandicap !== null));
  return handicaps ? [...scratch, ...rankings.map(withHandicap)] : scratch;
}

/** The rows with their figures and places by handicap, in that order; what was added stands as their change. */
function withHandicap({ line, rows }: RankingView): PrintedRanking {
  const ranked = rows.map((row): RankingRowView => {
    if (row.byHandicap === null) return row;
    const { place, tied, inStratum, figure, handicap } = row.byHandicap;
    return { ...row, place, tied, inStratum, ranked: figure, change: handicap ?? NO_CHANGE };
  });
  const last = ranked.length + 1;
  return { line, rows: ranked.toSorted((a, b) => (a.place ?? last) - (b.place ?? last)), withHandicap: true };
}

const NO_CHANGE = '0';

function hasStrata({ rows }: RankingView): boolean {
  return rows.some(({ inStratum }) => inStratum !== null);
}

/** Club and event at the left, day and movement at the right, over a heavy rule. */
function headingMarks(job: RankingJob, field: PrintedField, area: Area, measure: MeasureText): Mark[] {
  const { clubName } = job.settings;
  const movement = fieldLine(job, field);
  const official = officialLine(job) ?? '';
  const room = area.width - measure(movement, SMALL) - 32;
  const beside = Math.min(room, area.width - measure(official, SMALL) - 32);
  return [
    text(fitText(clubName, beside, SMALL, measure), area.left, 74, SMALL),
    text(fitText(job.session.eventName, room, EVENT, measure), area.left, 103, EVENT),
    text(official, area.right, 70, SMALL, 'right'),
    text(dayLine(job), area.right, 88, SMALL, 'right'),
    text(movement, area.right, 106, SMALL, 'right'),
    horizontal(121, area.left, area.right, 2),
  ];
}

function blockMarks(
  job: PrintJob,
  field: PrintedField,
  ranking: PrintedRanking,
  slice: Slice,
  area: Area,
  measure: MeasureText,
): Mark[] {
  const words = paperWordsFor(job);
  const line = ranking.line === null ? words.ranking : words.line[ranking.line];
  const ranked = ranking.withHandicap ? words.withHandicap(line) : line;
  const { after } = job;
  const title = after === undefined ? ranked : words.afterRound(ranked, after);
  const shape = shapeFor(job, ranking, area);
  const rule = slice.top + BLOCK.headHeight;
  const cells = rankingCells(job, field, ranking, measure);
  return [
    text(sliceTitle(slice, title, words.continued), area.left, slice.top + TITLE_BASELINE, TITLE),
    ...tableHead(shape, rule),
    ...ranking.rows.slice(slice.from, slice.to).flatMap((row, place) =>
      tableRow(
        shape,
        {
          cells: cells[slice.from + place] ?? [],
          top: rule + place * slice.rowHeight,
          height: slice.rowHeight,
          bold: leads(row),
        },
        measure,
      ),
    ),
  ];
}

/** Place and its equals sign are two columns, so that figures stand under figures. */
function shapeFor(job: PrintJob, ranking: PrintedRanking, area: Area): TableShape {
  const words = paperWordsFor(job);
  const changes = hasChanges(job) ? words.change : '';
  const unit = unitOf(job);
  const { unequalBoards: rankedBy } = job.session.scoring.regulation;
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.place, align: 'right', x: 18, headAt: { align: 'left', x: 0 } },
      { head: '', align: 'left', x: 18 },
      { head: words.pair, align: 'right', x: 76 },
      { head: words.names, align: 'left', x: 90 },
      { head: hasStrata(ranking) ? words.stratum : '', align: 'right', x: 406 },
      { head: words.boards, align: 'right', x: 452 },
      { head: ranking.withHandicap ? words.handicap : changes, align: 'right', x: 506 },
      { head: words.points[unit], align: 'right', x: 586 },
      { head: rankedBy === 'average' ? words.figure[unit] : words.total[rankedBy], align: 'right', x: 666 },
    ],
  };
}

/** Whether any pair was given a bonus or a penalty. */
function hasChanges({ session }: PrintJob): boolean {
  return session.penalties.length > 0;
}

function rankingCells(job: PrintJob, field: PrintedField, ranking: RankingView, measure: MeasureText): string[][] {
  const { language } = job;
  const { rows } = ranking;
  const unit = unitOf(job);
  const namesWidth = hasStrata(ranking) ? NAMES_WIDTH - STRATUM_WIDTH : NAMES_WIDTH;
  const { shown, unequalBoards } = job.session.scoring.regulation;
  const totals = alignedNumbers(
    rows.map((row) => exactFrom(row.total)),
    language,
    unit,
  );
  const average = (value: Exact) =>
    unit === 'imps'
      ? formatSignedExact(value, shown.percentages, language)
      : formatPercentFigure(value, shown.percentages, language);
  const ranked = rows.map((row) => exactFrom(row.ranked ?? '0'));
  const figures = unequalBoards === 'average' ? ranked.map(average) : alignedNumbers(ranked, language, unit);
  const withdrew = (row: RankingRowView) => (row.withdrawn ? ` – ${withdrawalWords[language].withdrew}` : '');
  const change = (value: Exact) => (value.numerator === 0n ? '' : formatSignedShort(value, shown.points, language));
  return rows.map((row, index) => {
    const style = { ...BODY, bold: leads(row) };
    return [
      row.place === null ? NO_PLACE : row.figure === null ? '' : String(row.place),
      row.figure !== null && row.tied ? '=' : '',
      pairLabel(field, row.entry),
      fitNames(playersOfEntry(field, row.entry), namesWidth - measure(withdrew(row), style), style, measure) +
        withdrew(row),
      stratumText(row),
      String(row.boards),
      change(exactFrom(row.change)),
      row.figure === null ? '' : (totals[index] ?? ''),
      row.ranked === null ? '' : (figures[index] ?? ''),
    ];
  });
}

const NO_PLACE = '–';

/** B 2, B 2= */
function stratumText({ inStratum, figure }: RankingRowView): string {
  if (inStratum === null || figure === null) return '';
  const { stratum, place, tied } = inStratum;
  return `${stratumLetter(stratum)} ${place}${tied ? '=' : ''}`;
}

function leads(row: RankingRowView): boolean {
  return row.place === 1 && row.figure !== null;
}

/** What the figures are out of, and what a dash in the place of a place says. */
function footNote(job: PrintJob, field: PrintedField): string {
  const note = figuresNote(job, field);
  const rows = field.standings.rankings.flatMap((ranking) => ranking.rows);
  const reasons = new Set(rows.flatMap(({ unranked, withdrawn }) => (withdrawn ? [] : (unranked ?? []))));
  const [reason] = reasons;
  return reason ? `${note} ${paperWordsFor(job).noPlace[reasons.size > 1 ? 'both' : reason]}` : note;
}

/** What the figures are out of: the top of a board, and what a pair could win. */
function figuresNote(job: PrintJob, { standings }: PrintedField): string {
  const { rankings, boards } = standings;
  const scored = rankings.flatMap(({ rows }) => rows).filter((row) => row.figure !== null);
  if (scored.length > 0 && unitOf(job) === 'imps') {
    const { unequalBoards: rankedBy } = job.session.scoring.regulation;
    return paperWordsFor(job).impsFoot(scoringLineText(job), rankedBy);
  }
  const tops = boards.filter((board) => board.results.length > 0).map((board) => exactFrom(String(board.top)));
  if (scored.length === 0 || tops.length === 0) return paperWordsFor(job).noRanking;
  const totals = scored.map((row) => exactFrom(row.available));
  return paperWordsFor(job).rankingFoot(scoringLineText(job), spanOf(tops, job), spanOf(totals, job));
}

function spanOf(values: readonly Exact[], { language }: PrintJob): LeastAndMost {
  const sorted = values.toSorted(compare);
  const written = (value: Exact | undefined): string => (value === undefined ? '' : formatShort(value, 2, language));
  return { least: written(sorted[0]), most: written(sorted.at(-1)) };
}
