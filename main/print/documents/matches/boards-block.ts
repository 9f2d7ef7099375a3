import { formatShort } from '../../../../src/language/numbers.ts';
import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { MATCH_TEAMS, ROOMS } from '../../../../src/scoring/teams/team.ts';
import type { ResultView } from '../../../club/model/result.ts';
import { exactFromText } from '../../figures.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { wonOf, type PrintedMatch, type PrintedMatchBoard } from '../../matches.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import { placedRows, sliceTitle, type BlockSlice } from '../../press/flow.ts';
import { textMark, verticalRule, type Mark, type MeasureText, type TextStyle } from '../../press/marks.ts';
import { contractColumnText, outcomeCells, scoreCells } from '../../press/notation.ts';
import type { PrintArea } from '../../press/sheet.ts';
import {
  stackedHeight,
  tableHead,
  tableRow,
  type TableCell,
  type TableColumn,
  type TableShape,
} from '../../press/table.ts';
import { partTitle, roomHead } from './line-up-block.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';

const BODY = { size: 13 } as const;
const STRONG = { size: 13, bold: true } as const;
const LEAST_RULING = 10;
const TITLE = { size: 14, bold: true } as const;
const TITLE_BASELINE = 22;
const BLOCK = { headHeight: 62, rowHeight: 22, leastRowHeight: 17, gap: 0 } as const;
/** Rows of a form are for handwriting. */
const BLANK_BLOCK = { ...BLOCK, rowHeight: 29, leastRowHeight: 23 } as const;
/** The left edge of each room, and its columns from there. */
const ROOM_LEFT = { open: 40, closed: 262 } as const;
const IN_ROOM = { contract: 0, by: 62, tricks: 107, ns: 162, ew: 204 } as const;
const FIGURES = { from: 480, home: 536, away: 600, running: 684 } as const;
/** The width of words in the place of a contract: without a score they take the columns of the score too. */
const WORDS_WIDTH = { scored: 122, alone: 204 } as const;
/** Upright lines of a form: around rooms and figures, and between the columns of each. */
const HEAVY_UPRIGHTS: readonly number[] = [34, 252, 472, 606];
const UPRIGHTS = [34, 98, 128, 164, 206, 252, 320, 350, 386, 428, 472, 540, 606] as const;

/** The boards of a half, both rooms side by side, then its sums. */
export function boardsBlock(
  job: PrintJob,
  match: PrintedMatch,
  part: number,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const boards = match.parts[part]?.rows ?? [];
  const rows = [...boards.map((board) => boardCells(job, match, board, measure)), sumCells(job, match, part)];
  const block = {
    ...(job.blank ? BLANK_BLOCK : BLOCK),
    rows: rows.length,
    extraHeights: rows.map((cells) => Math.max(0, ...cells.map(cellExtra))),
  };
  const shape = shapeOf(job, match, area);
  const title = partTitle(job, match, part);
  return {
    ...block,
    marks: (slice) => [
      textMark(sliceTitle(slice, title, paperWordsFor(job).continued), area.left, slice.top + TITLE_BASELINE, TITLE),
      ...tableHead(shape, slice.top + block.headHeight),
      ...placedRows(block, slice).flatMap(({ row, ...placed }) =>
        tableRow(shape, { cells: rows[row] ?? [], ...placed, bold: row === boards.length }, measure),
      ),
      ...(job.blank ? uprights(block, slice, boards.length, area) : []),
    ],
  };
}

/** How much higher a cell of several lines is than one of a single line. */
export function cellExtra(cell: TableCell): number {
  return typeof cell === 'object' && 'lines' in cell ? stackedHeight(cell.lines.length, cell) : 0;
}

/** Lines between the columns of a form, down to its last board. */
function uprights(
  block: Omit<SheetBlock, 'marks' | 'rows'>,
  slice: BlockSlice,
  boards: number,
  area: PrintArea,
): Mark[] {
  const rows = placedRows(block, slice).filter(({ row }) => row < boards);
  const last = rows.at(-1);
  const bottom = last ? last.top + last.height : slice.top + block.headHeight;
  return UPRIGHTS.map((x) =>
    HEAVY_UPRIGHTS.includes(x)
      ? verticalRule(area.left + x, slice.top + block.headHeight, bottom, 1.2)
      : verticalRule(area.left + x, slice.top + block.headHeight, bottom, 0.75, 'grey'),
  );
}

function shapeOf(job: PrintJob, match: PrintedMatch, area: PrintArea): TableShape {
  const words = matchPaperWords[job.language];
  const paper = paperWordsFor(job);
  const sides = sideNamesShort[job.language];
  const inRoom = (left: number): readonly TableColumn[] => [
    { head: paper.contract, align: 'left', x: left + IN_ROOM.contract },
    { head: paper.by, align: 'left', x: left + IN_ROOM.by },
    { head: words.tricks, align: 'centre', x: left + IN_ROOM.tricks },
    { head: sides.NS, align: 'right', x: left + IN_ROOM.ns },
    { head: sides.EW, align: 'right', x: left + IN_ROOM.ew },
  ];
  const figure = match.scored.boardFigure;
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.board, align: 'right', x: 22, headAt: { align: 'left', x: 0 } },
      ...ROOMS.flatMap((room) => inRoom(ROOM_LEFT[room])),
      { head: words.home, align: 'right', x: FIGURES.home },
      { head: words.away, align: 'right', x: FIGURES.away },
      { head: figure === 'imps' ? words.running : '', align: 'right', x: FIGURES.running },
    ],
    groups: [
      ...ROOMS.map((room) => ({
        head: roomHead(job, match, room),
        from: ROOM_LEFT[room],
        to: ROOM_LEFT[room] + IN_ROOM.ew,
      })),
      { head: words.boardFigure[figure], from: FIGURES.from, to: FIGURES.away },
    ],
  };
}

function boardCells(
  job: PrintJob,
  { scored }: PrintedMatch,
  { view, shown, results }: PrintedMatchBoard,
  measure: MeasureText,
): TableCell[] {
  const board: TableCell = [{ text: String(shown), ...STRONG }];
  if (job.blank) return [board];
  const figures = view[scored.boardFigure];
  return [
    board,
    ...ROOMS.flatMap((room) => resultCells(job, results[room], measure)),
    ...MATCH_TEAMS.map((team) => figureWon(job, figures?.[team].exact)),
    scored.boardFigure === 'imps' && figures !== null
      ? runningText(job, view.running.home.exact, view.running.away.exact)
      : '',
  ];
}

function resultCells(job: PrintJob, result: ResultView | null, measure: MeasureText): TableCell[] {
  if (result === null) return ['', '', '', '', ''];
  const { by, result: tricks } = outcomeCells(result.outcome, job.language, paperWordsFor(job));
  return [contractCell(job, result, WORDS_WIDTH, BODY, measure), by, tricks, ...scoreCells(result.score)];
}

/** A contract; or words in its place, which take the columns beside it too. */
export function contractCell(
  job: PrintJob,
  { outcome, score }: ResultView,
  widths: { readonly scored: number; readonly alone: number },
  style: TextStyle,
  measure: MeasureText,
): TableCell {
  const words = paperWordsFor(job);
  if (outcome.kind === 'played') return outcomeCells(outcome, job.language, words).contract;
  const text = contractColumnText(outcome, job.language, words);
  return shrinkOrWrap(text, score === null ? widths.alone : widths.scored, style, LEAST_RULING, measure);
}

/** What a team won on a board: a loss stands with the opponents, and nothing is left empty. */
export function figureWon(job: PrintJob, text: string | undefined): string {
  const value = text === undefined ? null : exactFromText(text);
  return value === null || value.numerator <= 0n ? '' : formatShort(value, PLACES, job.language);
}

/** The sum of both teams up to a board. */
export function runningText(job: PrintJob, home: string, away: string): string {
  return [home, away].map((text) => formatShort(exactFromText(text), PLACES, job.language)).join(' – ');
}

const PLACES = 2;

function sumCells(job: PrintJob, { parts, scored }: PrintedMatch, part: number): TableCell[] {
  const words = matchPaperWords[job.language];
  const score = parts[part]?.score;
  const empty = ROOMS.flatMap(() => ['', '', '', '', '']);
  if (job.blank || !score || score.compared === 0) return ['', words.sum];
  const figure = scored.boardFigure;
  const sums = MATCH_TEAMS.map((team) =>
    formatShort(exactFromText(wonOf(score.totals, team, figure)), PLACES, job.language),
  );
  const [home, away] = MATCH_TEAMS.map((team) => wonOf(score.running, team, figure));
  const running = figure === 'imps' ? [runningText(job, home ?? '0', away ?? '0')] : [];
  return ['', words.sum, ...empty.slice(1), ...sums, ...running];
}
