import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { SEATS_OF } from '../../../../src/bridge/seat.ts';
import { seatingWords } from '../../../../src/language/paper/seating.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { startOfRound } from '../../../../src/session/evenings.ts';
import type { EntryView } from '../../../club/model/session.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine } from '../../lines.ts';
import { cardSheets, cardSize, type CardSize } from '../../press/card-sheets.ts';
import { teamOf, hasTeamMatches } from '../../matches.ts';
import { teamGuideCells, teamGuideHeight, teamGuideRows, teamGuideShape } from '../matches/team-guide.ts';
import { joinNames, shrinkOrStack, shrinkOrWrap, wrapText } from '../../press/fit.ts';
import { addedUpTeam } from '../../people.ts';
import { horizontalRule, textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { seatGlyph } from '../../press/seat-glyph.ts';
import { tableHead, tableRow, type TableCell, type TableColumn, type TableShape } from '../../press/table.ts';
import { pairNumber, playersOfEntry, printedSections, type PrintedSection } from '../../sections.ts';
import { seatRule, entrySeats } from './seats.ts';

const PADDING = 28;
const NUMBER = { size: 44, bold: true } as const;
const NAME = { size: 15, bold: true } as const;
const LEAST_NAME = 9;
/** Names of a pair stand on a line each before they are set smaller than this. */
const LEAST_PAIR = 12;
const NOTE = { size: 11 } as const;
const BODY = { size: 13 } as const;
const STRONG = { size: 14, bold: true } as const;
/** The numbers of two opponents, so that they stay clear of the partner's. */
const TWO_PLAYERS = { within: 52 } as const;
const TIME = { size: 11 } as const;
const TOP_RULE = 92;
const HEAD_RULE = 122;
/** Below the rows stands a sentence. */
const BELOW = 60;
const SENTENCE_FROM_BELOW = 34;
const SENTENCE_LEADING = 16;
/** The names of a team's players take more lines, and two heads stand over its tables. */
const TEAM_HEAD_RULE = 180;
const TEAM_NAME_BASELINE = 38;
/** The highest baseline that printers reach, and the distance between lines of a name; closer where there are many. */
const HIGHEST = 36;
const LEADING = 15;
const CLOSE_LEADING = 13;
const NOTE_LEADING = 13;
/** The last note stands so far above the rule. */
const ABOVE_RULE = 6;
const TEAM_ROW = { best: 30, least: 22 } as const;
const ROW = { best: 33, least: 16 } as const;
/** The middle of the glyph in the column of seats, and where the letters begin behind it. */
const SEAT = { middle: 97, text: 112 } as const;
/** A row too low for the glyph has the letters alone. */
const LEAST_FOR_GLYPH = 22;

/** A card for each pair, player or team: where to sit in each round, with whom and against whom. */
export const guideCardsDocument: PrintedDocument = {
  use: 'before',
  options: [],
  title: (language) => paperWordsFor({ language }).guideCards,
  layOut: (job, measure) => printedSections(job).flatMap((section) => sectionPages(job, section, measure)),
};

function sectionPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  if (hasTeamMatches(section)) return teamPages(job, section, measure);
  const sitters = job.session.ranks === 'team' ? section.view.partnerships : section.view.entries;
  const entries = sitters.filter(({ id, phantom }) => !phantom && !section.view.gone.includes(id));
  const { width } = cardSize(job.paper, { across: 2, down: 2 });
  const headings = entries.map((entry) => ({ entry, heading: headingOf(job, section, entry, width, measure) }));
  const lower = Math.max(0, ...headings.map(({ heading }) => lowerBy(heading)));
  const rows = { rows: section.view.rounds, room: HEAD_RULE + lower + BELOW, least: ROW.least };
  return cardSheets(job.paper, rows, (size) =>
    headings.map(({ entry, heading }) => cardMarks(job, section, entry, heading, size, measure)),
  );
}

/** The cards of teams that meet in matches: a row for each match, or each of its halves. */
function teamPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  const teams = section.view.entries.filter(({ phantom }) => !phantom);
  const guides = teams.map((entry) => ({ entry, rows: teamGuideRows(job, section, entry.id) }));
  const most = Math.max(0, ...guides.map(({ rows }) => rows.length));
  const { width } = cardSize(job.paper, { across: 2, down: 2 });
  const shape = teamGuideShape(job, PADDING, width - 2 * PADDING);
  const named = guides.flatMap(({ entry, rows }) =>
    rows.map((row) => teamGuideHeight(job, section, entry.id, row, shape, measure)),
  );
  const room = { rows: most, room: TEAM_HEAD_RULE + BELOW, least: Math.max(TEAM_ROW.least, ...named) };
  return cardSheets(job.paper, room, (size) => {
    const best = Math.max(TEAM_ROW.best, ...named);
    const height = Math.min(best, Math.floor((size.height - TEAM_HEAD_RULE - BELOW) / Math.max(1, most)));
    return guides.map(({ entry, rows }) => [
      ...headingOf(job, section, entry, width, measure).marks,
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
  heading: Heading,
  size: CardSize,
  measure: MeasureText,
): Mark[] {
  const shape = shapeFor(job, size);
  const { rounds } = section.view;
  const lower = lowerBy(heading);
  const headRule = HEAD_RULE + lower;
  const height = Math.min(ROW.best, Math.floor((size.height - headRule - BELOW) / Math.max(1, rounds)));
  return [
    ...heading.marks,
    horizontalRule(TOP_RULE + lower, PADDING, size.width - PADDING, 2),
    ...tableHead(shape, headRule),
    ...numbersTo(rounds).flatMap((round, index) => {
      const top = headRule + index * height;
      return [
        ...tableRow(shape, { cells: rowCells(job, section, entry, round), top, height }, measure),
        ...(height < LEAST_FOR_GLYPH ? [] : glyphMarks(job, section, entry, round, top + height / 2)),
      ];
    }),
    ...sentenceMarks(job, section, entry, size, measure),
  ];
}

/** The sides of the table where a pair sits in a round, or the seat of a player. */
function glyphMarks(job: PrintJob, section: PrintedSection, { id }: EntryView, round: number, y: number): Mark[] {
  const seat = entrySeats(section.view).get(round)?.get(id);
  if (!seat || seat.cell.sitOut) return [];
  const seats = SEATS_OF[seat.side];
  return seatGlyph(job.session.ranks === 'player' ? [seats[seat.place]] : seats, PADDING + SEAT.middle, y);
}

/** Whose seat comes next, at the foot of the card, where one rule holds all session. */
function sentenceMarks(
  job: PrintJob,
  section: PrintedSection,
  { id }: EntryView,
  size: CardSize,
  measure: MeasureText,
): Mark[] {
  const words = seatingWords[job.language];
  const next = seatRule(section.view, id);
  if (next === null) return [];
  const sentence =
    next.kind === 'stays' ? words.stays(next.table) : words.takes[job.session.ranks](pairNumber(section, next.of));
  const lines = wrapText(sentence, size.width - 2 * PADDING, BODY, measure);
  const first = size.height - SENTENCE_FROM_BELOW - (lines.length - 1) * SENTENCE_LEADING;
  return lines.map((line, index) => textMark(line, PADDING, first + index * SENTENCE_LEADING, BODY));
}

/** Number, names and event at the top of a card, and the baseline of the last line. */
interface Heading {
  readonly marks: readonly Mark[];
  readonly last: number;
}

/** How much lower than usual the rules of a card stand, where names take many lines. */
function lowerBy({ last }: Heading): number {
  return Math.max(0, last + ABOVE_RULE - TOP_RULE);
}

function headingOf(
  job: PrintJob,
  section: PrintedSection,
  entry: EntryView,
  width: number,
  measure: MeasureText,
): Heading {
  const left = PADDING + measure(entry.label, NUMBER) + 14;
  const room = width - PADDING - left;
  const fitted = (text: string, style: typeof NAME | typeof NOTE) =>
    shrinkOrWrap(text, room, style, LEAST_NAME, measure);
  const both = playersOfEntry(section, entry.id);
  const pair = joinNames(both);
  const [team] = job.session.ranks === 'team' ? entriesRankedBy(section.view, entry.id) : [];
  const { name: title, players } =
    team === undefined ? { name: pair, players: [] } : teamOf(section, team, job.language);
  const name = team === undefined ? shrinkOrStack(title, both, room, NAME, LEAST_PAIR, measure) : fitted(title, NAME);
  const below = team === undefined ? '' : team === entry.id ? players.join(', ') : pair;
  const addedUp = addedUpTeam(job, entry.id);
  const notes = [below, addedUp ?? '', `${job.session.eventName}, ${dayLine(job)}`]
    .filter((text) => text !== '')
    .flatMap((text) => {
      const { lines, ...style } = fitted(text, NOTE);
      return lines.map((line) => ({ line, style }));
    });
  const leading = name.lines.length > 2 ? CLOSE_LEADING : LEADING;
  const baseline = team === undefined && addedUp === null ? 50 : TEAM_NAME_BASELINE;
  const height = name.lines.length * leading + 2 + (notes.length - 1) * NOTE_LEADING;
  const lowest = addedUp === null ? Infinity : TOP_RULE - ABOVE_RULE - height;
  const first = Math.max(HIGHEST, Math.min(baseline - (name.lines.length - 1) * (leading / 2), lowest));
  const next = first + name.lines.length * leading + 2;
  const marks = [
    textMark(entry.label, PADDING, 74, NUMBER),
    ...name.lines.map((line, index) => textMark(line, left, first + index * leading, name)),
    ...notes.map(({ line, style }, index) => textMark(line, left, next + index * NOTE_LEADING, style)),
  ];
  return { marks, last: next + (notes.length - 1) * NOTE_LEADING };
}

/** Columns for round, table, seat, the partner of a player, the opponents, boards, and the time the round begins. */
function shapeFor(job: PrintJob, size: CardSize): TableShape {
  const words = paperWordsFor(job);
  const width = size.width - 2 * PADDING;
  const partner: readonly TableColumn[] =
    job.session.ranks === 'player' ? [{ head: words.partner, align: 'right', x: 156 }] : [];
  const seating = seatingWords[job.language];
  return {
    left: PADDING,
    width,
    style: BODY,
    columns: [
      { head: words.round, align: 'right', x: 30, headAt: { align: 'left', x: 0 } },
      { head: words.table, align: 'right', x: 76 },
      { head: seating.seat, align: 'left', x: SEAT.text, headAt: { align: 'left', x: 86 } },
      ...partner,
      { head: words.against, align: 'right', x: 216 },
      { head: words.boards, align: 'right', x: 280 },
      { head: seating.from, align: 'right', x: width },
    ],
  };
}

function rowCells(job: PrintJob, section: PrintedSection, { id }: EntryView, round: number): TableCell[] {
  const { session, language } = job;
  const words = paperWordsFor(job);
  const seat = entrySeats(section.view).get(round)?.get(id);
  const isPlayer = session.ranks === 'player';
  const time: TableCell = [{ text: startOfRound(session, round), ...TIME }];
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
    [{ text: pairNumber(section, side === 'NS' ? cell.ew : cell.ns), ...STRONG, ...(isPlayer && TWO_PLAYERS) }],
    boardsText(cell.boards),
    time,
  ];
}

function strong(text: string): TableCell {
  return [{ text, ...STRONG }];
}
