import { vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { opponentsOf } from '../../../../src/bridge/seat.ts';
import { formatShort, formatSigned, formatSignedShort } from '../../../../src/language/numbers.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { joints } from '../../../../src/language/sentences.ts';
import { add, divide, exact, ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { joinNames, wrapText } from '../../press/fit.ts';
import type { MeasureText } from '../../press/marks.ts';
import { outcomeCells } from '../../press/notation.ts';
import type { PrintArea } from '../../press/sheet.ts';
import type { TableCell } from '../../press/table.ts';
import { playersOfEntry, type PrintedSection } from '../../sections.ts';
import { contractCell } from './boards-block.ts';
import { isInRounds, partTitle } from './line-up-block.ts';
import { seatedOn, type OwnBoard } from './own-boards.ts';

const BODY = { size: 13 } as const;
const TITLE = { size: 13, bold: true } as const;
const SMALL = { size: 11 } as const;
/** The width of words in the place of a contract. */
const WORDS_WIDTH = { scored: 190, alone: 230 } as const;
const PLACES = 2;

/** A row of a card: whom the pair met, a board, or the total. */
export interface CardRow {
  readonly cells: readonly TableCell[];
  readonly bold: boolean;
  /** Where it says whom the pair met on the boards below: the same above those that go on on the next page. */
  readonly continued?: readonly TableCell[];
  /** The figure of a board, which has a bar. */
  readonly figure: Exact | null;
}

/** The rows of a pair's card: its boards under whom it met, each with the sum so far, and the total. */
export function cardRows(
  job: PrintJob,
  section: PrintedSection,
  boards: readonly OwnBoard[],
  area: PrintArea,
  measure: MeasureText,
): readonly CardRow[] {
  const { figures, total, sum } = cardFigures(job, boards);
  const rows = boards.flatMap((board, index): CardRow[] => {
    const { figure } = board;
    const { own, soFar } = figures[index] ?? NO_FIGURES;
    const cells = [...playCells(job, board, measure), ...(figure === null ? [] : [own, soFar])];
    const title = isNewMeeting(boards, index) ? [meetingRow(job, section, board, area, measure)] : [];
    return [...title, { cells, bold: false, figure }];
  });
  return [...rows, { cells: [total, ...Array.from({ length: 8 }, () => ''), sum], bold: true, figure: null }];
}

/** The figures of a pair's boards as they are shown: of each board and up to it, how many count, and their sum. */
export interface CardFigures {
  readonly figures: readonly { readonly own: string; readonly soFar: string }[];
  readonly total: string;
  readonly sum: string;
}

const NO_FIGURES = { own: '', soFar: '' } as const;

export function cardFigures(job: PrintJob, boards: readonly OwnBoard[]): CardFigures {
  const inImps = boards[0]?.match.scored.boardFigure === 'imps';
  const write = (value: Exact) =>
    inImps ? formatSignedShort(value, PLACES, job.language) : formatShort(value, PLACES, job.language);
  let sum = ZERO;
  const figures = boards.map(({ figure }) => {
    sum = add(sum, figure ?? ZERO);
    return figure === null ? NO_FIGURES : { own: write(figure), soFar: write(sum) };
  });
  const counted = boards.filter(({ figure }) => figure !== null).length;
  const mean = counted === 0 ? '' : write(divide(sum, exact(counted)));
  return { figures, total: matchPaperWords[job.language].boardsPlayed(counted, mean), sum: write(sum) };
}

/** Whether a pair meets others from this board on. */
export function isNewMeeting(boards: readonly OwnBoard[], index: number): boolean {
  const [before, board] = [boards[index - 1], boards[index]];
  return board !== undefined && (!before || meeting(before) !== meeting(board));
}

function playCells(job: PrintJob, { row, result, score, other }: OwnBoard, measure: MeasureText): readonly TableCell[] {
  const { by, lead, result: tricks } = outcomeCells(result.outcome, job.language, paperWordsFor(job));
  return [
    '',
    [{ text: String(row.shown), bold: true }],
    [{ text: matchPaperWords[job.language].vulnerable[vulnerabilityOf(row.shown)], ...SMALL }],
    contractCell(job, result, WORDS_WIDTH, BODY, measure),
    by,
    lead,
    tricks,
    ownScoreText(score),
    ownScoreText(other),
  ];
}

/** A score from the side of who reads it. */
export function ownScoreText(score: number | null): string {
  return score === null ? '' : formatSigned(score);
}

/** Whom a pair met, where and when, as a key. */
function meeting({ match, part, room, side, result }: OwnBoard): string {
  return [match.view.id, part, room, side, seatedOn(result, opponentsOf(side))].join('.');
}

function meetingRow(
  job: PrintJob,
  section: PrintedSection,
  board: OwnBoard,
  area: PrintArea,
  measure: MeasureText,
): CardRow {
  const cellOf = (text: string): TableCell => ({ lines: wrapText(text, area.width, TITLE, measure), ...TITLE });
  const again = paperWordsFor(job).continued(metTeam(job, section, board));
  return { cells: [cellOf(meetingLine(job, section, board))], continued: [cellOf(again)], bold: false, figure: null };
}

/** "Round 1: Cévennes, Dora Oak / Gina Rowan. Open room, N-S." */
export function meetingLine(job: PrintJob, section: PrintedSection, board: OwnBoard): string {
  const { match, part, room, side, result } = board;
  const names = joinNames(playersOfEntry(section, seatedOn(result, opponentsOf(side)), result.round));
  const who = [metTeam(job, section, board), names].filter((text) => text !== '').join(', ');
  const seated = paperWordsFor(job).lineShort[side];
  // The round is said before the team.
  const isNamed = !isInRounds(match.parts[part]?.rooms[room]);
  return `${who}. ${isNamed ? `${matchPaperWords[job.language].tablesOf.rooms[room]}, ${seated}` : seated}.`;
}

/** "Round 1: Cévennes" */
function metTeam(job: PrintJob, section: PrintedSection, { match, part, side, result }: OwnBoard): string {
  const half = match.parts.length > 1 ? partTitle(job, match, part) : null;
  const when = [match.when, half].filter((text) => text !== null).join(', ');
  const met = seatedOn(result, opponentsOf(side));
  const opponents = section.view.partnerships.find(({ id }) => id === met)?.of[0];
  const team = match.view.home === opponents ? match.teams.home : match.teams.away;
  return `${when === '' ? '' : `${when}${joints[job.language].colon}`}${team.name}`;
}
