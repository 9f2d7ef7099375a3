import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { formatExact, formatSignedShort } from '../../../../src/language/numbers.ts';
import { drawPaperWords } from '../../../../src/language/paper/draw.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { formatPlace } from '../../../../src/language/ranking/place.ts';
import { subtract } from '../../../../src/scoring/numbers/exact.ts';
import { announcedRounds } from '../../../../src/session/rounds/announced.ts';
import { roundResults, type RoundResult } from '../../../../src/session/rounds/results.ts';
import type { MatchesView } from '../../../club/model/matches.ts';
import type { RankingRowView, StandingsView } from '../../../club/model/standings.ts';
import { isProblem } from '../../../club/problem.ts';
import type { PrintedDocument } from '../../document.ts';
import { alignedNumbers, exactFromText } from '../../figures.ts';
import { paperWordsFor, pointsUnit, type PrintJob } from '../../job.ts';
import { dayLine, scoringLineText } from '../../lines.ts';
import { teamRecord } from '../../matches.ts';
import { rankedName } from '../../people.ts';
import { wrapText } from '../../press/fit.ts';
import type { MeasureText, PrintedPage } from '../../press/marks.ts';
import { rowsBlock, type BlockRow } from '../../press/rows-block.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { stackedHeight, type TableCell, type TableShape } from '../../press/table.ts';
import { printedFields, type PrintedField } from '../../sections.ts';
import { sheetPages } from '../../sheet-pages.ts';

const MEASURE = 684;
const NAME = { size: 13 } as const;
const FIGURE = { size: 12 } as const;
const OPPONENT = { size: 9 } as const;
const BLOCK = { headHeight: 40, rowHeight: 32, leastRowHeight: 29, gap: 24 } as const;
const NAME_LEFT = 66;
const NAME_WIDTH = { least: 140, gap: 10 } as const;
const COLUMN = { round: 44, leastRound: 38, total: 56, imps: 44 } as const;
const PLACES = 2;

/** The standing after a round; left out, as it is now. */
export interface RoundStandingsMaterial {
  readonly standings?: StandingsView;
}

/** Everybody in order of place with whom it met in each round, and what it had from it. */
export const roundStandingsDocument: PrintedDocument<RoundStandingsMaterial> = {
  use: 'after',
  matched: true,
  drawn: true,
  options: ['after'],
  title: (language) => drawPaperWords[language].standings,
  fileTitle: ({ after }, language) => {
    const { standings } = drawPaperWords[language];
    return after === undefined ? standings : paperWordsFor({ language }).afterRound(standings, after);
  },
  read: ({ standingsAfter }, { after }) => {
    if (after === undefined) return {};
    const standings = standingsAfter(after);
    return isProblem(standings) ? standings : { standings };
  },
  layOut: layOutRoundStandings,
};

function layOutRoundStandings(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const words = drawPaperWords[job.language];
  const area = centredArea(job.paper, MEASURE);
  const blocks = printedFields(job).flatMap((field) => fieldBlocks(job, field, area, measure));
  const title = job.after === undefined ? words.standings : paperWordsFor(job).afterRound(words.standings, job.after);
  const note = `${scoringLineText(job)}. ${words.standingsNote}`;
  return sheetPages(job, { right: [title, dayLine(job)], note, blocks }, area, measure);
}

/** The rounds that are announced, up to the one after which the standing is printed. */
export function printedRounds({ session, after = Infinity }: Pick<PrintJob, 'session' | 'after'>): readonly number[] {
  const last = Math.max(0, ...session.matches.map(({ lastRound }) => lastRound));
  return numbersTo(Math.min(after, Math.max(last, ...announcedRounds(session), 0)));
}

/** The rounds in as many tables as they need, of about as many rounds each. */
function fieldBlocks(job: PrintJob, field: PrintedField, area: PrintArea, measure: MeasureText): SheetBlock[] {
  const { matches } = field.standings;
  if (!matches) return [];
  const rounds = printedRounds(job);
  const room = MEASURE - NAME_LEFT - NAME_WIDTH.least - NAME_WIDTH.gap - COLUMN.total - COLUMN.imps;
  const tables = Math.max(1, Math.ceil(rounds.length / Math.floor(room / COLUMN.leastRound)));
  const each = Math.ceil(rounds.length / tables);
  return numbersTo(tables).map((table) =>
    standingBlock(job, { field, matches, rounds: rounds.slice((table - 1) * each, table * each) }, area, measure),
  );
}

interface StandingTable {
  readonly field: PrintedField;
  readonly matches: MatchesView;
  readonly rounds: readonly number[];
}

function standingBlock(
  job: PrintJob,
  { field, matches, rounds }: StandingTable,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const { language, session } = job;
  const words = drawPaperWords[language];
  const rows = field.standings.rankings.flatMap((ranking) => ranking.rows);
  const results = roundResults(session, matches.matches);
  const totals = alignedNumbers(
    rows.map(({ total }) => exactFromText(total)),
    language,
  );
  const isImps = pointsUnit(job) === 'imps' && matches.boardFigure === 'imps' && matches.unit !== 'imps';
  const after = COLUMN.total + (isImps ? COLUMN.imps : 0);
  const wide = (MEASURE - after - NAME_LEFT - NAME_WIDTH.least - NAME_WIDTH.gap) / Math.max(1, rounds.length);
  const width = Math.max(COLUMN.leastRound, Math.min(COLUMN.round, wide));
  const first = MEASURE - after - rounds.length * width;
  const room = first - NAME_LEFT - NAME_WIDTH.gap;
  const decimals = roundDecimals(
    rows.flatMap(({ entry }) => rounds.flatMap((round) => results.get(`${entry} ${round}`) ?? [])),
  );
  const laid = rows.map((row, index): BlockRow => {
    const names = wrapText(rankedName(field.everybody, row.entry, language), room, NAME, measure);
    const own = rounds.map((round) => results.get(`${row.entry} ${round}`) ?? []);
    const cells: TableCell[] = [
      row.place === null || row.ranked === null ? '–' : formatPlace(row.place, row.tied),
      field.everybody.get(row.entry)?.label ?? '',
      { ...NAME, lines: names, ...(row.place === 1 && { bold: true }) },
      ...own.map((found) => resultCell(job, field, found, decimals)),
      [{ text: totals[index] ?? '', bold: true }],
      ...(isImps ? [impsText(job, matches, row)] : []),
    ];
    const most = Math.max(...own.map((found) => found.length), 0);
    const extra = Math.max(stackedHeight(names.length, NAME) - 13, (most - 1) * 25, 0);
    return { cells, extra, bold: row.place === 1 };
  });
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: NAME,
    columns: [
      { head: words.place, align: 'right', x: 28, headAt: { align: 'left', x: 0 } },
      { head: words.number, align: 'right', x: 58 },
      { head: words.of[session.ranks], align: 'left', x: NAME_LEFT },
      ...rounds.map((round, index) => ({
        head: index === 0 ? words.roundOf(round) : String(round),
        align: 'right' as const,
        x: first + (index + 1) * width,
      })),
      { head: matchPaperWords[language].unit[matches.unit], align: 'right', x: MEASURE - after + COLUMN.total },
      ...(isImps ? [{ head: matchPaperWords[language].boardFigure.imps, align: 'right' as const, x: MEASURE }] : []),
    ],
  };
  return rowsBlock(shape, BLOCK, laid, measure);
}

/** Victory points have decimals where one of them does. */
export function roundDecimals(results: readonly RoundResult[]): 0 | 2 {
  return results.every(({ result }) => result === null || result.denominator === 1n) ? 0 : PLACES;
}

/** What somebody had from each match of a round, and from whom: a number, or a bye. */
export function roundFigures(
  { language }: Pick<PrintJob, 'language'>,
  { everybody }: Pick<PrintedField, 'everybody'>,
  found: readonly RoundResult[],
  decimals: 0 | 2,
): readonly { readonly figure: string; readonly opponent: string }[] {
  return found.map(({ result, opponent }) => ({
    figure: result === null ? '–' : formatExact(result, decimals, language),
    opponent: opponent === null ? drawPaperWords[language].bye : (everybody.get(opponent)?.label ?? ''),
  }));
}

/** What somebody had from a round, over its opponent; one below the other where it had two matches. */
function resultCell(job: PrintJob, field: PrintedField, found: readonly RoundResult[], decimals: 0 | 2): TableCell {
  const [one, other] = roundFigures(job, field, found, decimals);
  if (!one) return '';
  if (!other) return { ...FIGURE, lines: [one.figure], below: { ...OPPONENT, lines: [one.opponent] } };
  return { size: 10, lines: [one, other].map(({ figure, opponent }) => `${opponent} ${figure}`) };
}

/** IMPs won less lost. */
function impsText(job: PrintJob, matches: MatchesView, { entry }: RankingRowView): string {
  const { won, lost } = teamRecord(job, matches, entry);
  return formatSignedShort(subtract(exactFromText(won), exactFromText(lost)), 0, job.language);
}
