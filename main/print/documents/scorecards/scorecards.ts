import {
  formatPercentage,
  formatShort,
  formatSignedExact,
  formatSignedShort,
} from '../../../../src/language/numbers.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { scorecardWords } from '../../../../src/language/paper/scorecard.ts';
import { formatPlace } from '../../../../src/language/ranking/place.ts';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import type { MatchesView } from '../../../club/model/matches.ts';
import type { EntryView } from '../../../club/model/session.ts';
import type { RankingRowView, RankingView } from '../../../club/model/standings.ts';
import type { PrintedDocument } from '../../document.ts';
import { byeLines } from '../../byes.ts';
import { exactFromText } from '../../figures.ts';
import { paperWordsFor, pointsUnit, type PrintJob } from '../../job.ts';
import { dayLine, scoringLineText, stateLine } from '../../lines.ts';
import { joinNames } from '../../press/fit.ts';
import { bodyBottom, footMarks } from '../../press/frame.ts';
import { sheetHeading, type PlacedHeading } from '../../press/heading.ts';
import type { Mark, MeasureText, PrintedPage } from '../../press/marks.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { tableHead } from '../../press/table.ts';
import { playersOfEntry, printedSections, type PrintedSection } from '../../sections.ts';
import { byRound, ownResults } from './own-results.ts';
import { printedRound, scorecardShape, type PrintedRound } from './rounds.ts';
import { SUMMARY_HEIGHT, summaryMarks } from './summary.ts';

const MEASURE = 666;
const HEAD_UNDER_RULE = 36;
/** Rows are as high as lets a card stand on one page with its summary, or without it. */
const ROW = { best: 27, least: 19 } as const;

/** Each pair's own results, or each player's: against whom, what was played, what it was worth, and the sum so far. */
export const scorecardsDocument: PrintedDocument = {
  use: 'after',
  for: 'field',
  options: ['entry'],
  title: (language) => paperWordsFor({ language }).scorecards,
  layOut(job, measure) {
    const area = centredArea(job.paper, MEASURE);
    const words = scorecardWords[job.language];
    const pages = printedSections(job).flatMap((section) =>
      section.view.entries
        .filter(({ id, phantom }) => !phantom && (job.entry === undefined || job.entry === id))
        .flatMap((entry) => entryPages(job, section, entry, area, measure))
        .map((marks) => ({ marks, state: stateLine(job, [section.view]) })),
    );
    const note = `${scoringLineText(job)}. ${pointsUnit(job) === 'imps' ? words.impsFoot : words.foot}`;
    return pages.map(({ marks, state }, index) => {
      const page = paperWordsFor(job).page(index + 1, pages.length);
      return [...marks, ...footMarks(area, { note, state, page }, measure)];
    });
  },
};

function entryPages(
  job: PrintJob,
  section: PrintedSection,
  entry: EntryView,
  area: PrintArea,
  measure: MeasureText,
): PrintedPage[] {
  const own = ownResults(job, section, entry.id);
  if (own.length === 0) return [];
  const heading = headingOf(job, section, entry, area, measure);
  const shape = scorecardShape(job, area);
  const mostImps = Math.max(0, ...own.map(({ points }) => (points === null ? 0 : Math.abs(toNumber(points)))));
  const rounds = byRound(own).map((round) => printedRound(job, section, round, mostImps, shape, measure));
  const rule = heading.rule + HEAD_UNDER_RULE;
  const room = bodyBottom(area) - rule;
  const rowHeight = rowHeightIn(rounds, room - SUMMARY_HEIGHT) ?? rowHeightIn(rounds, room) ?? ROW.least;
  const heightOf = ({ own: { length }, extraHeight }: PrintedRound) => length * rowHeight + extraHeight(rowHeight);
  const whole = rounds.reduce((sum, round) => sum + heightOf(round), 0);
  // The pages of a long card are about equally long, so that no round stands alone on the last.
  const share = whole / Math.ceil(whole / room);
  const pages: Mark[][] = [];
  let top = Infinity;
  for (const round of rounds) {
    const height = heightOf(round);
    if (top + height > bodyBottom(area) || (whole > room && top - rule >= share)) {
      pages.push([...heading.marks, ...tableHead(shape, rule)]);
      top = rule;
    }
    pages.at(-1)?.push(...round.marks(top, rowHeight));
    top += height;
  }
  if (top + SUMMARY_HEIGHT <= bodyBottom(area)) {
    pages.at(-1)?.push(...summaryMarks(job, section, own, top, area, measure));
  }
  return pages;
}

/** The greatest height of rows with which all rounds fit a height; null where none does. */
function rowHeightIn(rounds: readonly PrintedRound[], room: number): number | null {
  for (let height = ROW.best; height >= ROW.least; height -= 1) {
    const needed = rounds.reduce((sum, { own, extraHeight }) => sum + own.length * height + extraHeight(height), 0);
    if (needed <= room) return height;
  }
  return null;
}

/** Whose card it is at the left, its place and its total at the right. */
function headingOf(
  job: PrintJob,
  section: PrintedSection,
  entry: EntryView,
  area: PrintArea,
  measure: MeasureText,
): PlacedHeading {
  const small = [job.settings.clubName, job.session.eventName, dayLine(job)].filter((text) => text !== '').join(', ');
  const players = playersOfEntry(section, entry.id);
  const name = joinNames(players);
  const large = name === '' ? `${paperWordsFor(job).pair} ${entry.label}` : name;
  const stacked = name === '' ? [large] : players;
  return sheetHeading({ small, large, stacked, right: standingLines(job, section, entry) }, area, measure);
}

/** Place 3 of 6, 35 VP, and its byes: where pairs meet in matches, by which the places go. */
function matchLines(
  job: PrintJob,
  matches: MatchesView,
  { rows }: RankingView,
  { entry, place, tied, total, change }: RankingRowView,
): readonly string[] {
  const { language } = job;
  const { unit } = matches;
  const words = scorecardWords[language];
  const won = `${formatShort(exactFromText(total), 2, language)} ${matchPaperWords[language].unit[unit]}`;
  const changed = exactFromText(change);
  return [
    place === null ? won : `${words.place(formatPlace(place, tied), rows.length, null)}, ${won}`,
    ...byeLines(job, matches, entry),
    ...(changed.numerator === 0n ? [] : [words.change(formatSignedShort(changed, 2, language))]),
  ];
}

/** The place of whoever a card is of, and what it goes by. */
export function standingLines(job: PrintJob, { standings }: PrintedSection, entry: EntryView): readonly string[] {
  const { language } = job;
  const words = scorecardWords[language];
  const label = `${paperWordsFor(job).pair} ${entry.label}`;
  const ranking = standings?.rankings.find(({ rows }) => rows.some((row) => row.entry === entry.id));
  const row = ranking?.rows.find((one) => one.entry === entry.id);
  const matches = standings?.matches;
  if (ranking && row && matches && row.ranked !== null) return [...matchLines(job, matches, ranking, row), label];
  if (!ranking || !row || row.figure === null) return [label];
  const isImps = pointsUnit(job) === 'imps';
  const { percentages, points } = job.session.scoring.regulation.shown;
  const line = ranking.line === null ? null : paperWordsFor(job).line[ranking.line];
  const figure = isImps ? '' : `, ${formatPercentage(exactFromText(row.figure), percentages, language)}`;
  const place =
    row.place === null
      ? formatPercentage(exactFromText(row.figure), percentages, language)
      : `${words.place(formatPlace(row.place, row.tied), ranking.rows.length, line)}${figure}`;
  const total = exactFromText(row.total);
  const sum = isImps
    ? words.imps(label, formatSignedExact(total, 2, language), row.boards)
    : words.matchpoints(label, formatShort(total, 2, language), formatShort(exactFromText(row.available), 2, language));
  const change = exactFromText(row.change);
  return change.numerator === 0n
    ? [place, sum]
    : [place, sum, words.change(formatSignedShort(change, points, language))];
}
