import { addedUpWords } from '../../../../src/language/screens/teams/added-up.ts';
import type { PublicationReport } from '../../../club/model/publication.ts';
import type { RankingRowView, StandingsView } from '../../../club/model/standings.ts';
import { isProblem } from '../../../club/problem.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, fieldLine, officialLine, stateLine } from '../../lines.ts';
import { flowBlocks, placedRows, sliceTitle, type FlowBlock, type BlockSlice } from '../../press/flow.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { sheetHeading, type PlacedHeading } from '../../press/heading.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { tableHead, tableRow } from '../../press/table.ts';
import { printedFields, printedTeams, type PrintedField } from '../../sections.ts';
import { footNote } from './foot.ts';
import { teamSheetTable } from './teams.ts';
import { isLeader, printedRankings, rankingSheetTable, type PrintedRanking, type RankingSheetTable } from './table.ts';

const MEASURE = 666;
const TITLE = { size: 15, bold: true } as const;
const BLOCK = { headHeight: 62, rowHeight: 28, leastRowHeight: 24, gap: 7 } as const;
const TITLE_BASELINE = 31;
const BODY_UNDER_RULE = 7;

/** The current ranking needs the publication; the ranking after a round needs its standings. */
export interface RankingMaterial {
  readonly report?: PublicationReport;
  readonly standings?: StandingsView;
}

type RankingJob = PrintJob & RankingMaterial;

/** The ranking of each field on its own pages, a line for each pair; teams that are added up come first. */
export const rankingDocument: PrintedDocument<RankingMaterial> = {
  use: 'after',
  options: ['after'],
  title: (language) => paperWordsFor({ language }).ranking,
  fileTitle: ({ after }, language) => {
    const { ranking, afterRound } = paperWordsFor({ language });
    return after === undefined ? ranking : afterRound(ranking, after);
  },
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
  const area = centredArea(job.paper, MEASURE);
  const teams = printedTeams(job);
  // The sentences of teams say team where those of pairs say pair.
  const teamJob = { ...job, session: { ...job.session, ranks: 'team' as const } };
  const pages = [
    ...(teams ? fieldPages(teamJob, teams, area, measure) : []),
    ...printedFields(job).flatMap((field) => fieldPages(job, field, area, measure)),
  ];
  const words = paperWordsFor(job);
  return pages.map(({ marks, ...foot }, index) => [
    ...marks,
    ...footMarks(area, { ...foot, page: words.page(index + 1, pages.length) }, measure),
  ]);
}

interface UnnumberedPage {
  readonly marks: readonly Mark[];
  readonly note: string;
  readonly state: string;
}

function fieldPages(job: RankingJob, field: PrintedField, area: PrintArea, measure: MeasureText): UnnumberedPage[] {
  const rankings = printedRankings(field.standings.rankings);
  const { matches } = field.standings;
  const tables = rankings.map((ranking) =>
    matches
      ? teamSheetTable(job, field, matches, ranking, area, measure)
      : rankingSheetTable(job, field, ranking, area, measure),
  );
  const blocks = tables.map(({ cells, extraHeights }): FlowBlock => ({ ...BLOCK, rows: cells.length, extraHeights }));
  const heading = headingMarks(job, field, area, measure);
  const foot = { note: footNote(job, field), state: stateLine(job, field.views) };
  return flowBlocks(blocks, { top: heading.rule + BODY_UNDER_RULE, bottom: bodyBottom(area) }).map((slices) => ({
    marks: [
      ...heading.marks,
      ...slices.flatMap((slice) =>
        blockMarks(
          job,
          rankings[slice.block] as PrintedRanking,
          tables[slice.block] as RankingSheetTable,
          slice,
          measure,
        ),
      ),
    ],
    ...foot,
  }));
}

/** Club and event at the left, day and movement at the right, over a heavy rule. */
function headingMarks(job: RankingJob, field: PrintedField, area: PrintArea, measure: MeasureText): PlacedHeading {
  const right = [officialLine(job) ?? '', dayLine(job), fieldLine(job, field)];
  return sheetHeading({ small: job.settings.clubName, large: job.session.eventName, right }, area, measure);
}

function blockMarks(
  job: PrintJob,
  ranking: PrintedRanking,
  { shape, cells, extraHeights }: RankingSheetTable,
  slice: BlockSlice,
  measure: MeasureText,
): Mark[] {
  const words = paperWordsFor(job);
  const isAddedUp = job.session.teams.some(({ id }) => id === ranking.rows[0]?.entry);
  const whole = isAddedUp ? addedUpWords[job.language].whoOf.teams : words.ranking;
  const line = ranking.line === null ? whole : words.line[ranking.line];
  const ranked = ranking.withHandicap ? words.withHandicap(line) : line;
  const { after } = job;
  const title = after === undefined ? ranked : words.afterRound(ranked, after);
  const rule = slice.top + BLOCK.headHeight;
  return [
    textMark(sliceTitle(slice, title, words.continued), shape.left, slice.top + TITLE_BASELINE, TITLE),
    ...tableHead(shape, rule),
    ...placedRows({ ...BLOCK, extraHeights }, slice).flatMap(({ row, ...placed }) =>
      tableRow(
        shape,
        { cells: cells[row] ?? [], ...placed, bold: isLeader(ranking.rows[row] as RankingRowView) },
        measure,
      ),
    ),
  ];
}
