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
import { partTitle } from './line-up-block.ts';
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
  /** Whether it says whom the pair met on the boards below. */
  readonly isHead?: true;
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
  const inImps = boards[0]?.match.scored.boardFigure === 'imps';
  const write = (value: Exact, places = PLACES) =>
    inImps ? formatSignedShort(value, places, job.language) : formatShort(value, places, job.language);
  let sum = ZERO;
  const rows = boards.flatMap((board, index): CardRow[] => {
    const { figure } = board;
    sum = add(sum, figure ?? ZERO);
    const figures = figure === null ? [] : [write(figure), write(sum)];
    const cells = [...playCells(job, board, measure), ...figures];
    const before = boards[index - 1];
    const isNew = !before || meeting(before) !== meeting(board);
    const title = isNew
      ? [{ cells: [meetingCell(job, section, board, area, measure)], bold: false, isHead: true as const, figure: null }]
      : [];
    return [...title, { cells, bold: false, figure }];
  });
  const counted = boards.filter(({ figure }) => figure !== null).length;
  const mean = counted === 0 ? '' : write(divide(sum, exact(counted)));
  const total = matchPaperWords[job.language].boardsPlayed(counted, mean);
  return [...rows, { cells: [total, ...Array.from({ length: 8 }, () => ''), write(sum)], bold: true, figure: null }];
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
    scoreText(score),
    scoreText(other),
  ];
}

function scoreText(score: number | null): string {
  return score === null ? '' : formatSigned(score);
}

/** Whom a pair met, where and when, as a key. */
function meeting({ match, part, room, side, result }: OwnBoard): string {
  return [match.view.id, part, room, side, seatedOn(result, opponentsOf(side))].join('.');
}

/** "Round 1: Cévennes, Dora Oak / Gina Rowan. Open room, N-S." */
function meetingCell(
  job: PrintJob,
  section: PrintedSection,
  { match, part, room, side, result }: OwnBoard,
  area: PrintArea,
  measure: MeasureText,
): TableCell {
  const words = matchPaperWords[job.language];
  const half = match.parts.length > 1 ? partTitle(job, match, part) : null;
  const when = [match.when, half].filter((text) => text !== null).join(', ');
  const met = seatedOn(result, opponentsOf(side));
  const opponents = section.view.partnerships.find(({ id }) => id === met)?.of[0];
  const team = match.view.home === opponents ? match.teams.home : match.teams.away;
  const names = joinNames(playersOfEntry(section, met, result.round));
  const who = [team.name, names].filter((text) => text !== '').join(', ');
  const where = `${words.rooms[room]}, ${paperWordsFor(job).lineShort[side]}`;
  const text = `${when === '' ? '' : `${when}${joints[job.language].colon}`}${who}. ${where}.`;
  return { lines: wrapText(text, area.width, TITLE, measure), ...TITLE };
}
