import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { seatLetter } from '../../../../src/bridge/notation/seat.ts';
import { formWords } from '../../../../src/language/paper/forms.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import { playersByPlace } from '../../../../src/session/substitutes.ts';
import type { CellView } from '../../../club/model/session.ts';
import type { PrintedDocument } from '../../document.ts';
import { paperWordsFor, pointsUnit, type PrintJob } from '../../job.ts';
import { eventLine } from '../../lines.ts';
import { cardSheets, type CardSize } from '../../press/card-sheets.ts';
import { shownBoard, teamOf } from '../../matches.ts';
import { joinNames, shrinkOrWrap } from '../../press/fit.ts';
import { textMark, type Mark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { PAPER_SIZES } from '../../press/sheet.ts';
import { GRID_HEAD_HEIGHT, GRID_ROW, gridRowHeight, gridRowsIn, writingGridMarks } from '../../press/writing-grid.ts';
import { seatedLabel, playersOfEntry, printedSections, type PrintedSection } from '../../sections.ts';

const PADDING = 28;
const NUMBER = { size: 32, bold: true } as const;
const NUMBER_BASELINE = 62;
/** The highest baseline that printers reach. */
const HIGHEST = 34;
const NAME = { size: 14, bold: true } as const;
const LEAST_NAME = 9;
const NAME_LEADING = 15;
const NOTE = { size: 10 } as const;
const LEAST_NOTE = 8;
const GRID_TOP = 86;
const BELOW = 28;
const BOARD = { size: 13, bold: true } as const;
const GIVEN = { size: 11 } as const;
const TWO_PLAYERS = { size: 10, bold: true } as const;
const LEAST_GIVEN = 8;
/** Board, dealer, vulnerability, opponents, contract, by, tricks, plus, minus, points. */
const SHARES = [0.09, 0.06, 0.1, 0.11, 0.17, 0.08, 0.09, 0.11, 0.1, 0.09] as const;
/** The numbers of two opponents need more room than that of a pair. */
const PLAYER_SHARES = [0.085, 0.055, 0.09, 0.145, 0.165, 0.08, 0.085, 0.105, 0.1, 0.09] as const;
const HEAVY = [0, 4, 7, 9, 10] as const;

/**
 * A card for each pair, in teams for each pair of a team, to keep its own score on: its boards in order of play, with
 * dealer and vulnerability.
 */
export const ownScorecardsDocument: PrintedDocument = {
  use: 'before',
  options: ['blank'],
  title: (language) => formWords[language].ownScorecards,
  layOut: (job, measure) => printedSections(job).flatMap((section) => sectionPages(job, section, measure)),
};

/** A board to be played, and against whom where that is known. */
interface Line {
  readonly board: number;
  readonly against: string;
}

interface Card {
  /** Nobody's where it is null. */
  readonly of: { readonly label: string; readonly name: string } | null;
  readonly lines: readonly Line[];
}

function sectionPages(job: PrintJob, section: PrintedSection, measure: MeasureText): PrintedPage[] {
  const cards = cardsOf(job, section).flatMap((card) => inParts(card, PAPER_SIZES[job.paper].height));
  const most = Math.max(1, ...cards.map(({ lines }) => lines.length));
  const room = { rows: most, room: GRID_TOP + GRID_HEAD_HEIGHT + BELOW, least: GRID_ROW.least };
  return cardSheets(job.paper, room, (size) => cards.map((card) => cardMarks(job, section, card, most, size, measure)));
}

function cardsOf(job: PrintJob, section: PrintedSection): readonly Card[] {
  const { view } = section;
  if (job.blank) return Array.from({ length: 2 }, () => ({ of: null, lines: everyBoard(section) }));
  const entries = view.entries.filter(({ id, phantom }) => !phantom && !view.gone.includes(id));
  if (job.session.ranks === 'team') return entries.flatMap(({ id }) => cardsOfTeam(job, section, id));
  return entries.map(({ id, label }) => {
    const isOwn = (sitter: number) => entriesRankedBy(view, sitter).includes(id);
    return { of: { label, name: joinNames(playersOfEntry(section, id)) }, lines: linesOf(section, isOwn) };
  });
}

/** A card for each pair of a team that has boards to play. */
function cardsOfTeam(job: PrintJob, section: PrintedSection, team: number): readonly Card[] {
  const { label, name } = teamOf(section, team, job.language);
  return section.view.partnerships
    .filter(({ of }) => of.includes(team))
    .map((pair) => ({
      of: { label, name: joinNames(playersByPlace(pair)) || name },
      lines: linesOf(section, (sitter) => sitter === pair.id),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** More boards than a sheet is high stand on several cards, those against the same opponents on one where they fit. */
function inParts({ of, lines }: Card, height: number): readonly Card[] {
  const most = gridRowsIn(height - GRID_TOP - BELOW);
  const parts: Line[][] = [[]];
  for (const [index, line] of lines.entries()) {
    const part = parts.at(-1) ?? [];
    const isNew = line.against !== lines[index - 1]?.against;
    const after = lines.findIndex(({ against }, later) => later > index && against !== line.against);
    const together = isNew ? (after < 0 ? lines.length : after) - index : 1;
    if (part.length > 0 && part.length + Math.min(together, most) > most) parts.push([line]);
    else part.push(line);
  }
  return parts.map((part) => ({ of, lines: part }));
}

function everyBoard(section: PrintedSection): readonly Line[] {
  const all = section.view.cells.flatMap((cell) => cell.boards.map((board) => shownBoard(section, board)));
  return [...new Set(all)].toSorted((a, b) => a - b).map((board) => ({ board, against: '' }));
}

/** The boards of whoever sits there, in order of play. */
function linesOf(section: PrintedSection, isOwn: (sitter: number) => boolean): readonly Line[] {
  const cells = section.view.cells.filter(({ ns, ew, sitOut }) => !sitOut && (isOwn(ns) || isOwn(ew)));
  const opponents = ({ ns, ew }: CellView) => seatedLabel(section, isOwn(ns) ? ew : ns);
  return cells
    .toSorted((a, b) => a.round - b.round)
    .flatMap((cell) => cell.boards.map((board) => ({ board: shownBoard(section, board), against: opponents(cell) })));
}

function cardMarks(
  job: PrintJob,
  section: PrintedSection,
  { of, lines }: Card,
  most: number,
  size: CardSize,
  measure: MeasureText,
): Mark[] {
  const { language } = job;
  const words = formWords[language];
  const width = size.width - 2 * PADDING;
  const shares = job.session.ranks === 'player' ? PLAYER_SHARES : SHARES;
  const edges = shares.reduce<number[]>((all, share) => [...all, (all.at(-1) ?? 0) + share * width], [0]);
  const area = { left: PADDING, right: PADDING + width, width, height: size.height };
  const rows = lines.map(({ board, against }, index) => {
    const opponents = against === lines[index - 1]?.against ? '' : against;
    // The numbers of two players are all as small as the widest must be.
    const best = job.session.ranks === 'player' ? TWO_PLAYERS : BOARD;
    const { lines: fitted, ...style } = shrinkOrWrap(opponents, width * (shares[3] - 0.01), best, LEAST_GIVEN, measure);
    return [
      { text: String(board), style: BOARD },
      { text: seatLetter(dealerOf(board), language), style: GIVEN },
      { text: words.vulnerability[vulnerabilityOf(board)], style: GIVEN },
      { text: fitted.join(' '), style },
    ];
  });
  const grid = {
    edges,
    heavyEdges: HEAVY.map((place) => edges[place] ?? 0),
    heads: headsOf(job, section),
    rows,
    rowHeight: gridRowHeight(size.height - GRID_TOP - BELOW, most),
    top: GRID_TOP,
  };
  return [...headingMarks(job, of, width, measure), ...writingGridMarks(grid, area)];
}

function headingMarks(job: PrintJob, of: Card['of'], width: number, measure: MeasureText): Mark[] {
  const { label: number, name } = of ?? { label: '', name: '' };
  const left = PADDING + (number === '' ? 0 : measure(number, NUMBER) + 12);
  const room = PADDING + width - left;
  const names = shrinkOrWrap(
    name === '' ? formWords[job.language].ownScorecards : name,
    room,
    NAME,
    LEAST_NAME,
    measure,
  );
  const note = shrinkOrWrap(eventLine(job), room, NOTE, LEAST_NOTE, measure);
  const first = Math.max(HIGHEST, NUMBER_BASELINE - 14 - (names.lines.length - 1) * NAME_LEADING * 0.6);
  const below = first + names.lines.length * NAME_LEADING;
  return [
    ...(number === '' ? [] : [textMark(number, PADDING, NUMBER_BASELINE, NUMBER)]),
    ...names.lines.map((line, index) => textMark(line, left, first + index * NAME_LEADING, names)),
    ...note.lines.map((line, index) => textMark(line, left, below + index * (note.size + 2), note)),
  ];
}

function headsOf(job: PrintJob, { standings }: PrintedSection): readonly string[] {
  const words = formWords[job.language];
  const { contract, by, pointsShort } = paperWordsFor(job);
  const unit = pointsUnit(job);
  const ofMatches =
    job.session.ranks === 'team' &&
    standings?.matches &&
    matchPaperWords[job.language].boardFigure[standings.matches.boardFigure];
  const points = ofMatches || (unit === 'imps' ? pointsShort.imps : '%');
  return [words.board, words.dealer, words.vulnerable, words.against, contract, by, words.tricks, '+', '−', points];
}
