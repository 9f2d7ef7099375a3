import { isDrawnInPlay } from '../../../../src/movement/event-movement.ts';
import { hasTeamMatches } from '../../matches.ts';
import type { Seat, Side } from '../../../../src/bridge/seat.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { wordsFor } from '../../../../src/language/typography.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import type { CellView } from '../../../club/model/session.ts';
import {
  boardsAfterRound,
  boardsComeFromStand,
  boardsGoTo,
  cardSchedule,
  moveAfterRound,
  sharesWith,
  stationaryEntry,
  type CardMove,
  type CardSchedule,
} from './moves.ts';
import { cellsOfTeams, otherTable, shapeOfTeams } from './teams.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { tableCardWords, type TableCardWords } from '../../../../src/language/paper/table-cards.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, movementLine } from '../../lines.ts';
import { pairNumber, printedSections, type PrintedSection } from '../../sections.ts';
import { shrinkOrWrap, wrapText } from '../../press/fit.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { cardSheets, type CardSize } from '../../press/card-sheets.ts';
import { tableHead, tableRow, type TableCell, type TableColumn, type TableShape } from '../../press/table.ts';

const PADDING = 30;
const NUMBER = { size: 52, bold: true } as const;
const LABEL = { size: 13 } as const;
const SECTION = { size: 15, bold: true } as const;
const NOTE = { size: 11 } as const;
const LEAST_NOTE = 9;
const NOTE_LEADING = 15;
const BODY = { size: 13 } as const;
const LEAST_MOVE = 9;
/** Between where North-South go and where East-West go. */
const MOVE_GAP = 6;
const PAIR = { size: 14, bold: true } as const;
const HEAD_RULE = 128;
const BELOW = 72;
const SENTENCE = { size: 12, above: 28, leading: 16 } as const;
/** Names of teams take up to four lines. */
const ROW = { best: 28, bestOfTeams: 46, least: 17 } as const;

/**
 * A card for each table: its pairs and boards in each round, and where they go next.
 * Four cards a sheet, or two tall ones.
 */
export const tableCardsDocument: PrintedDocument = {
  use: 'before',
  options: [],
  title: (language) => paperWordsFor({ language }).tableCards,
  layOut: layOutTableCards,
};

function layOutTableCards(job: PrintJob, measure: MeasureText): PrintedPage[] {
  return printedSections(job).flatMap((section) => sectionPages(job, section, measure));
}

function sectionPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  const schedule = cardSchedule(section.view);
  const rows = { rows: section.view.rounds, room: HEAD_RULE + BELOW, least: ROW.least };
  return cardSheets(job.paper, rows, (size) =>
    schedule.tables.map(({ table, cells }) => cardMarks(job, section, schedule, { table, cells }, size, measure)),
  );
}

interface Card {
  readonly table: number;
  readonly cells: readonly CellView[];
}

function cardMarks(
  job: PrintJob,
  section: PrintedSection,
  schedule: CardSchedule,
  card: Card,
  size: CardSize,
  measure: MeasureText,
): Mark[] {
  const shape = shapeOfCard(job, section, schedule, size, measure);
  const room = size.height - HEAD_RULE - BELOW;
  const best = hasTeamMatches(section) ? ROW.bestOfTeams : ROW.best;
  const height = Math.min(best, Math.floor(room / Math.max(1, card.cells.length)));
  return [
    ...headingMarks(job, section, card, size, measure),
    ...tableHead(shape, HEAD_RULE),
    ...card.cells.flatMap((cell, index) =>
      tableRow(
        shape,
        {
          cells: cellsOfCard(job, section, schedule, cell, shape, height, measure),
          top: HEAD_RULE + index * height,
          height,
        },
        measure,
      ),
    ),
    ...sentenceMarks(sentences(job, section, schedule, card).join(' '), size, measure),
  ];
}

function shapeOfCard(
  job: PrintJob,
  section: PrintedSection,
  schedule: CardSchedule,
  size: CardSize,
  measure: MeasureText,
): TableShape {
  const width = size.width - 2 * PADDING;
  if (hasTeamMatches(section)) return shapeOfTeams(job, section, PADDING, width, BODY, measure);
  return job.session.ranks === 'player' ? shapeOfPlayers(job, size) : shapeFor(job, section, schedule, size, measure);
}

function cellsOfCard(
  job: PrintJob,
  section: PrintedSection,
  schedule: CardSchedule,
  cell: CellView,
  shape: TableShape,
  height: number,
  measure: MeasureText,
): TableCell[] {
  if (hasTeamMatches(section)) return cellsOfTeams(job, section, cell, shape, height, measure);
  if (job.session.ranks === 'player') return cellsOfPlayers(section, cell);
  return rowCells(job, section, schedule, cell, shape, measure);
}

function sentenceMarks(text: string, size: CardSize, measure: MeasureText): Mark[] {
  const lines = wrapText(text, size.width - 2 * PADDING, SENTENCE, measure);
  return lines.map((line, index) => {
    const baseline = size.height - SENTENCE.above - (lines.length - 1 - index) * SENTENCE.leading;
    return textMark(line, PADDING, baseline, { size: SENTENCE.size });
  });
}

function headingMarks(
  job: PrintJob,
  section: PrintedSection,
  card: Card,
  size: CardSize,
  measure: MeasureText,
): Mark[] {
  const words = paperWordsFor(job);
  const number = String(card.table);
  const numberWidth = measure(number, NUMBER);
  const right = size.width - PADDING;
  const room = right - PADDING - numberWidth - 12;
  const several = job.session.sections.length > 1;
  const dated = `${dayLine(job)}, ${movementLine(job, section.view)}`;
  const notes = [job.session.eventName, dated].flatMap((text) => {
    const { lines, ...style } = shrinkOrWrap(text, room, NOTE, LEAST_NOTE, measure);
    return lines.map((line) => ({ line, style }));
  });
  return [
    textMark(words.table, PADDING, 42, LABEL),
    textMark(number, PADDING, 92, NUMBER),
    ...(several ? [textMark(words.section(section.view.letter), PADDING + numberWidth + 12, 92, SECTION)] : []),
    ...notes.map(({ line, style }, index) => textMark(line, right, 42 + index * NOTE_LEADING, style, 'right')),
  ];
}

/** Right edges of the first columns, and left edges of the others. Where boards are told apart there is one more. */
const COLUMNS = {
  plain: { round: 31, ns: 62, ew: 93, boards: 148, boardsNext: 0, nsNext: 164, ewNext: 253 },
  boardsVary: { round: 31, ns: 59, ew: 86, boards: 136, boardsNext: 143, nsNext: 179, ewNext: 260 },
} as const;
/** Where East-West alone move, their column stands nearer the middle. */
const EAST_WEST_ALONE = 16;

/** Columns for round, the four players and boards: where each goes next stands on their own card. */
function shapeOfPlayers(job: PrintJob, size: CardSize): TableShape {
  const words = paperWordsFor(job);
  const seats = PLAYERS_SEATS.map((seat, place): TableColumn => ({
    head: seatLetter(seat, job.language),
    align: 'right',
    x: 66 + place * 36,
  }));
  return {
    left: PADDING,
    width: size.width - 2 * PADDING,
    style: BODY,
    columns: [
      { head: words.round, align: 'right', x: 31, headAt: { align: 'left', x: 0 } },
      ...seats,
      { head: words.boards, align: 'right', x: size.width - 2 * PADDING },
    ],
  };
}

const PLAYERS_SEATS: readonly Seat[] = ['N', 'S', 'E', 'W'];

function cellsOfPlayers({ entries }: PrintedSection, { round, ns, ew, boards }: CellView): TableCell[] {
  const labels = [ns, ew].flatMap((sitter) => entries.get(sitter)?.playerLabels ?? ['', '']);
  return [String(round), ...labels.map((text): TableCell => [{ text, ...PAIR }]), boardsText(boards)];
}

/** Columns for round, pairs and boards, then for where boards go, East-West, and North-South where they move. */
function shapeFor(
  job: PrintJob,
  section: PrintedSection,
  { nsMove, boardsVary }: CardSchedule,
  size: CardSize,
  measure: MeasureText,
): TableShape {
  const words = paperWordsFor(job);
  const moves = tableCardWordsFor(job);
  const width = size.width - 2 * PADDING;
  const at = COLUMNS[boardsVary ? 'boardsVary' : 'plain'];
  const { cells } = section.view;
  const tables = boardsVary ? cells.map((cell) => moves.boardsNextCell(boardsAfterRound(cells, cell))) : [];
  const further = Math.max(0, ...tables.map((text) => at.boardsNext + measure(text, BODY) + MOVE_GAP - at.nsNext));
  const nsNext = at.nsNext + further;
  const ewNext = nsMove ? at.ewNext + further / 2 : nsNext + EAST_WEST_ALONE;
  const columns: TableColumn[] = [
    { head: words.round, align: 'right', x: at.round, headAt: { align: 'left', x: 0 } },
    { head: words.lineShort.NS, align: 'right', x: at.ns },
    { head: words.lineShort.EW, align: 'right', x: at.ew },
    { head: words.boards, align: 'right', x: at.boards },
    ...(boardsVary ? [{ head: moves.boardsNext, align: 'left', x: at.boardsNext } as const] : []),
    ...(nsMove ? [{ head: moves.goesNext('NS'), align: 'left', x: nsNext } as const] : []),
    { head: moves.goesNext('EW'), align: 'left', x: ewNext },
  ];
  return { left: PADDING, width, style: BODY, columns };
}

function rowCells(
  job: PrintJob,
  section: PrintedSection,
  schedule: CardSchedule,
  cell: CellView,
  { columns, width }: TableShape,
  measure: MeasureText,
): TableCell[] {
  const moves = tableCardWordsFor(job);
  const pair = (entry: number): TableCell =>
    isNobody(section, cell, entry) ? '–' : [{ text: pairNumber(section, entry), ...PAIR }];
  const next = (side: Side): TableCell => {
    if (isNobody(section, cell, side === 'NS' ? cell.ns : cell.ew)) return '';
    const [before, last] = columns.slice(-2).map(({ x }) => x) as [number, number];
    const room = side === 'NS' ? last - before - MOVE_GAP : width - last;
    return shrinkOrWrap(
      isLastDrawn(section, cell)
        ? moves.byDraw
        : moveText(job, schedule, moveAfterRound(section.view.cells, cell, side)),
      room,
      BODY,
      LEAST_MOVE,
      measure,
    );
  };
  return [
    String(cell.round),
    pair(cell.ns),
    pair(cell.ew),
    cell.sitOut ? paperWordsFor(job).sitOut : boardsText(cell.boards),
    ...(schedule.boardsVary ? [moves.boardsNextCell(boardsAfterRound(section.view.cells, cell))] : []),
    ...(schedule.nsMove ? [next('NS')] : []),
    next('EW'),
  ];
}

/** Whether the round after is still to be drawn. */
function isLastDrawn({ view }: PrintedSection, { round }: CellView): boolean {
  return isDrawnInPlay(view.spec) && round < view.rounds && view.cells.every((cell) => cell.round <= round);
}

/** Whether a seat stays empty: the missing pair of a half table, or a pair that has left or has yet to come. */
function isNobody({ entries }: PrintedSection, { absent }: CellView, entry: number): boolean {
  return entries.get(entry)?.phantom === true || absent.includes(entry);
}

function moveText(job: PrintJob, { linesChange }: CardSchedule, move: CardMove): string {
  const words = tableCardWordsFor(job);
  switch (move.kind) {
    case 'stay':
      return words.stay;
    case 'change':
      return words.changeLine(move.side);
    case 'to':
      return words.toTable({ table: move.table, side: linesChange ? move.side : null });
    case 'sitOut':
      return words.nextSitOut(move.table);
    case 'end':
      return words.end;
  }
}

/** Sentences that are true of this table all session. */
function sentences(job: PrintJob, section: PrintedSection, schedule: CardSchedule, { table }: Card): readonly string[] {
  const words = tableCardWordsFor(job);
  const { cells } = section.view;
  if (hasTeamMatches(section)) {
    const other = otherTable(section, table);
    return other === null ? [] : [matchPaperWords[job.language].otherTable(other)];
  }
  const partner = sharesWith(cells, table);
  const boards = boardsGoTo(cells, table);
  const ofBoards = {
    goOn: boards === null ? [] : [words.boardsGo(boards)],
    others: [
      ...(boardsComeFromStand(cells, table) ? [words.boardsFromStand] : []),
      ...(partner === null ? [] : [words.sharesWith(partner)]),
    ],
  };
  if (job.session.ranks === 'player') return [...ofBoards.goOn, ...ofBoards.others];
  const staying = schedule.nsMove ? stationaryEntry(cells, table) : null;
  return [
    ...(schedule.nsMove ? [] : [words.staySentence('NS')]),
    ...(staying === null || section.entries.get(staying)?.phantom
      ? []
      : [words.pairStays(pairNumber(section, staying))]),
    ...ofBoards.goOn,
    ...(schedule.boardsVary ? [words.boardsNextNote] : []),
    ...ofBoards.others,
  ];
}

function tableCardWordsFor({ language, session }: PrintJob): TableCardWords {
  return wordsFor(tableCardWords, language, session.ranks);
}
