import { addMinutes } from '../../../../src/basics/time-of-day.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS_OF, type Side } from '../../../../src/bridge/seat.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { minutesToStart, timetableOf } from '../../../../src/session/timetable.ts';
import type { CellView, EntryView } from '../../../club/model/session.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine } from '../../lines.ts';
import { cardSheets, type CardSize } from '../../press/card-sheets.ts';
import { teamOf } from '../../matches.ts';
import { teamGuideCells, teamGuideRows, teamGuideShape } from '../matches/team-guide.ts';
import { joinNames, shrinkOrStack, shrinkOrWrap } from '../../press/fit.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { tableHead, tableRow, type TableCell, type TableColumn, type TableShape } from '../../press/table.ts';
import { pairNumber, playersOfEntry, printedSections, type PrintedSection } from '../../sections.ts';

const PADDING = 28;
const NUMBER = { size: 36, bold: true } as const;
const NAME = { size: 14, bold: true } as const;
const LEAST_NAME = 9;
/** Names of a pair stand on a line each before they are set smaller than this. */
const LEAST_PAIR = 12;
const NOTE = { size: 11 } as const;
const BODY = { size: 13 } as const;
const STRONG = { size: 14, bold: true } as const;
const TIME = { size: 11 } as const;
const HEAD_RULE = 118;
const BELOW = 24;
/** The names of a team's players take more lines, and two heads stand over its tables. */
const TEAM_HEAD_RULE = 180;
const TEAM_NAME_BASELINE = 38;
const NOTE_LEADING = 13;
const TEAM_ROW = { best: 30, least: 22 } as const;
const ROW = { best: 26, least: 16 } as const;

/** A card for each pair, player or team: where to sit in each round, with whom and against whom. */
export const guideCardsDocument: PrintedDocument = {
  use: 'before',
  options: [],
  title: (language) => paperWordsFor({ language }).guideCards,
  layOut: (job, measure) => printedSections(job).flatMap((section) => sectionPages(job, section, measure)),
};

function sectionPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  if (section.standings?.matches) return teamPages(job, section, measure);
  const rows = { rows: section.view.rounds, room: HEAD_RULE + BELOW, least: ROW.least };
  const sitters = job.session.ranks === 'team' ? section.view.partnerships : section.view.entries;
  const entries = sitters.filter(({ id, phantom }) => !phantom && !section.view.gone.includes(id));
  return cardSheets(job.paper, rows, (size) => entries.map((entry) => cardMarks(job, section, entry, size, measure)));
}

/** The cards of teams that meet in matches: a row for each match, or each of its halves. */
function teamPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  const teams = section.view.entries.filter(({ phantom }) => !phantom);
  const guides = teams.map((entry) => ({ entry, rows: teamGuideRows(job, section, entry.id) }));
  const most = Math.max(0, ...guides.map(({ rows }) => rows.length));
  const room = { rows: most, room: TEAM_HEAD_RULE + BELOW, least: TEAM_ROW.least };
  return cardSheets(job.paper, room, (size) => {
    const shape = teamGuideShape(job, PADDING, size.width - 2 * PADDING);
    const height = Math.min(TEAM_ROW.best, Math.floor((size.height - TEAM_HEAD_RULE - BELOW) / Math.max(1, most)));
    return guides.map(({ entry, rows }) => [
      ...headingMarks(job, section, entry, size, measure),
      ...tableHead(shape, TEAM_HEAD_RULE),
      ...rows.flatMap((row, index) =>
        tableRow(
          shape,
          {
            cells: teamGuideCells(job, section, entry.id, row, shape, height, measure),
            top: TEAM_HEAD_RULE + index * height,
            height,
          },
          measure,
        ),
      ),
    ]);
  });
}

function cardMarks(
  job: PrintJob,
  section: PrintedSection,
  entry: EntryView,
  size: CardSize,
  measure: MeasureText,
): Mark[] {
  const shape = shapeFor(job, size);
  const { rounds } = section.view;
  const height = Math.min(ROW.best, Math.floor((size.height - HEAD_RULE - BELOW) / Math.max(1, rounds)));
  return [
    ...headingMarks(job, section, entry, size, measure),
    ...tableHead(shape, HEAD_RULE),
    ...numbersTo(rounds).flatMap((round, index) =>
      tableRow(
        shape,
        { cells: rowCells(job, section, entry, round), top: HEAD_RULE + index * height, height },
        measure,
      ),
    ),
  ];
}

function headingMarks(
  job: PrintJob,
  section: PrintedSection,
  entry: EntryView,
  size: CardSize,
  measure: MeasureText,
): Mark[] {
  const left = PADDING + measure(entry.label, NUMBER) + 14;
  const room = size.width - PADDING - left;
  const fitted = (text: string, style: typeof NAME | typeof NOTE) =>
    shrinkOrWrap(text, room, style, LEAST_NAME, measure);
  const both = playersOfEntry(section, entry.id);
  const pair = joinNames(both);
  const [team] = job.session.ranks === 'team' ? entriesRankedBy(section.view, entry.id) : [];
  const { name: title, players } =
    team === undefined ? { name: pair, players: [] } : teamOf(section, team, job.language);
  const name = team === undefined ? shrinkOrStack(title, both, room, NAME, LEAST_PAIR, measure) : fitted(title, NAME);
  const below = team === undefined ? '' : team === entry.id ? players.join(', ') : pair;
  const notes = [below, `${job.session.eventName}, ${dayLine(job)}`]
    .filter((text) => text !== '')
    .flatMap((text) => {
      const { lines, ...style } = fitted(text, NOTE);
      return lines.map((line) => ({ line, style }));
    });
  const leading = 15;
  const first = (team === undefined ? 50 : TEAM_NAME_BASELINE) - (name.lines.length - 1) * (leading / 2);
  const next = first + name.lines.length * leading + 2;
  return [
    textMark(entry.label, PADDING, 72, NUMBER),
    ...name.lines.map((line, index) => textMark(line, left, first + index * leading, name)),
    ...notes.map(({ line, style }, index) => textMark(line, left, next + index * NOTE_LEADING, style)),
  ];
}

/** Columns for round, table, seat, the partner of a player, the opponents, boards, and the time the round begins. */
function shapeFor(job: PrintJob, size: CardSize): TableShape {
  const words = paperWordsFor(job);
  const width = size.width - 2 * PADDING;
  const partner: readonly TableColumn[] =
    job.session.ranks === 'player' ? [{ head: words.partner, align: 'right', x: 140 }] : [];
  return {
    left: PADDING,
    width,
    style: BODY,
    columns: [
      { head: words.round, align: 'right', x: 30, headAt: { align: 'left', x: 0 } },
      { head: words.table, align: 'right', x: 76 },
      { head: '', align: 'left', x: 86 },
      ...partner,
      { head: words.against, align: 'right', x: 210 },
      { head: words.boards, align: 'right', x: 274 },
      { head: '', align: 'right', x: width },
    ],
  };
}

function rowCells(job: PrintJob, section: PrintedSection, { id }: EntryView, round: number): TableCell[] {
  const { session, language } = job;
  const words = paperWordsFor(job);
  const seat = seatIn(section, id, round);
  const isPlayer = session.ranks === 'player';
  const time: TableCell = [{ text: addMinutes(session.start, minutesToStart(timetableOf(session), round)), ...TIME }];
  if (!seat || seat.cell.sitOut) {
    const table = seat ? strong(String(seat.cell.table)) : '';
    return [String(round), table, words.sitOut, ...(isPlayer ? [''] : []), '', '', time];
  }
  const { cell, side, place, partner } = seat;
  const where = isPlayer ? seatLetter(SEATS_OF[side][place], language) : words.lineShort[side];
  return [
    String(round),
    strong(String(cell.table)),
    where,
    ...(isPlayer ? [strong(partner === null ? '' : pairNumber(section, partner))] : []),
    strong(pairNumber(section, side === 'NS' ? cell.ew : cell.ns)),
    boardsText(cell.boards),
    time,
  ];
}

function strong(text: string): TableCell {
  return [{ text, ...STRONG }];
}

/** Where an entry sits in a round, and with whom; null where it has no seat. */
function seatIn({ view }: PrintedSection, entry: number, round: number) {
  for (const cell of view.cells.filter((each) => each.round === round)) {
    for (const side of ['NS', 'EW'] as const) {
      const of = entriesRankedBy(view, sitterOn(cell, side));
      if (!of.includes(entry)) continue;
      const place: 0 | 1 = of[0] === entry ? 0 : 1;
      return { cell, side, place, partner: of.find((one) => one !== entry) ?? null };
    }
  }
  return null;
}

function sitterOn({ ns, ew }: CellView, side: Side): number {
  return side === 'NS' ? ns : ew;
}
