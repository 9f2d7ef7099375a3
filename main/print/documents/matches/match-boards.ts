import { dealerOf, vulnerabilityOf } from '../../../../src/bridge/board.ts';
import { dealerText } from '../../../../src/language/game/vulnerability.ts';
import { sideNames } from '../../../../src/language/game/seats.ts';
import { formatSignedShort } from '../../../../src/language/numbers.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { MATCH_TEAMS, ROOMS, type Room } from '../../../../src/scoring/teams/team.ts';
import type { ResultView } from '../../../club/model/result.ts';
import type { PrintedDocument } from '../../document.ts';
import { exactFromText } from '../../figures.ts';
import { isBoardChosen, paperWordsFor, type PrintJob } from '../../job.ts';
import { dayLine, fieldLine, scoringLineText } from '../../lines.ts';
import { printedMatches, type PrintedMatch, type PrintedMatchBoard } from '../../matches.ts';
import { shortNames, wrapText } from '../../press/fit.ts';
import { placedRows } from '../../press/flow.ts';
import { textMark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { outcomeCells, scoreCells } from '../../press/notation.ts';
import { centredArea, type PrintArea } from '../../press/sheet.ts';
import { tableHead, tableRow, type TableCell, type TableShape } from '../../press/table.ts';
import { playersOfEntry, printedFields } from '../../sections.ts';
import { sheetPages } from '../../sheet-pages.ts';
import { cellExtra, contractCell, figureWon } from './boards-block.ts';
import { boardNotes } from './notes-block.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';

const MEASURE = 684;
const UNDER_RULE = 2;
const BODY = { size: 12 } as const;
const MATCH = { size: 13, bold: true } as const;
const FIGURE = { size: 13 } as const;
const TITLE = { size: 16, bold: true } as const;
const DEALER = { size: 12 } as const;
const TITLE_BASELINE = 24;
const BESIDE_TITLE = 12;
const BLOCK = { headHeight: 60, rowHeight: 24, leastRowHeight: 20, gap: 8 } as const;
/** Left edges of the names, and what each pair has. */
const NAMES = { NS: 60, EW: 198, width: 132 } as const;
/** The right edges of what the tables compare to. */
const COMPARED = { difference: 568, home: 632, away: 684 } as const;
const MATCH_WIDTH = 510;
/** The width of words in the place of a contract: without a score they take the columns of the score too. */
const WORDS_WIDTH = { scored: 126, alone: 200 } as const;

/** Each board at both tables of the matches that played it: results, their difference, and what it is worth. */
export const matchBoardsDocument: PrintedDocument = {
  use: 'after',
  for: 'matches',
  options: ['match', 'boards'],
  title: (language) => matchPaperWords[language].matchBoards,
  layOut: layOutMatchBoards,
};

/** A board with the matches that have a result on it. */
interface BoardOfMatches {
  readonly shown: number;
  readonly plays: readonly { readonly match: PrintedMatch; readonly row: PrintedMatchBoard }[];
}

function layOutMatchBoards(job: PrintJob, measure: MeasureText): PrintedPage[] {
  const area = centredArea(job.paper, MEASURE);
  const words = matchPaperWords[job.language];
  const blocks = boardsOf(job).map((board) => boardBlock(job, board, area, measure));
  if (blocks.length === 0) return [];
  const [field] = printedFields(job);
  const right = [job.session.eventName, dayLine(job), field ? fieldLine(job, field) : ''];
  const note = `${scoringLineText(job)}. ${words.differenceNote}`;
  return sheetPages(job, { large: words.matchBoards, right, note, underRule: UNDER_RULE, blocks }, area, measure);
}

/** In order of the match that deals them, and of the number on the case; those that all matches share by that alone. */
function boardsOf(job: PrintJob): readonly BoardOfMatches[] {
  const plays = printedMatches(job).flatMap((match) =>
    match.parts.flatMap(({ rows }) =>
      rows
        .filter(({ shown, results }) => isBoardChosen(job, shown) && ROOMS.some((room) => results[room] !== null))
        .map((row) => ({ match, row })),
    ),
  );
  const boards = [...Map.groupBy(plays, ({ row }) => row.view.board)].map(([board, own]) => ({ board, own }));
  return boards
    .toSorted((a, b) => a.board - b.board)
    .map(({ board, own }) => ({ shown: own[0]?.row.shown ?? board, plays: own }));
}

/** A row of a board's table: the match with what it made of the board, a room, or a note. */
type BoardRow = readonly TableCell[];

function boardBlock(job: PrintJob, board: BoardOfMatches, area: PrintArea, measure: MeasureText): SheetBlock {
  const marked = board.plays.flatMap(({ match, row }) =>
    [
      matchRow(job, match, row, measure),
      ...ROOMS.flatMap((room) => roomRow(job, match, row.results[room], room, measure)),
      ...noteRow(job, row, area, measure),
    ].map((cells, index) => ({ cells, isFirst: index === 0 })),
  );
  const rows = marked.map(({ cells }) => cells);
  const parts = new Set(marked.flatMap(({ isFirst }, index) => (isFirst ? [index] : [])));
  const shape = shapeOf(job, board.plays[0]?.match, area);
  const block = { ...BLOCK, rows: rows.length, extraHeights: rows.map(extraHeight), parts };
  const words = paperWordsFor(job);
  const name = words.board(board.shown);
  const dealer = dealerText(dealerOf(board.shown), vulnerabilityOf(board.shown), job.language);
  return {
    ...block,
    marks: (slice) => {
      const title = slice.from > 0 ? words.continued(name) : name;
      const baseline = slice.top + TITLE_BASELINE;
      return [
        textMark(title, area.left, baseline, TITLE),
        textMark(dealer, area.left + measure(title, TITLE) + BESIDE_TITLE, baseline, DEALER),
        ...tableHead(shape, slice.top + BLOCK.headHeight),
        ...placedRows(block, slice).flatMap(({ row, ...placed }) =>
          tableRow(shape, { cells: rows[row] ?? [], ...placed }, measure),
        ),
      ];
    },
  };
}

function extraHeight(cells: BoardRow): number {
  return Math.max(...cells.map(cellExtra));
}

function shapeOf(job: PrintJob, match: PrintedMatch | undefined, area: PrintArea): TableShape {
  const words = matchPaperWords[job.language];
  const paper = paperWordsFor(job);
  const sides = sideNames[job.language];
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: '', align: 'left', x: 0 },
      { head: sides.NS, align: 'left', x: NAMES.NS },
      { head: sides.EW, align: 'left', x: NAMES.EW },
      { head: paper.contract, align: 'left', x: 336 },
      { head: paper.by, align: 'left', x: 388 },
      { head: paper.leadShort, align: 'left', x: 410 },
      { head: paper.resultShort, align: 'centre', x: 456 },
      { head: paper.lineShort.NS, align: 'right', x: 500 },
      { head: paper.lineShort.EW, align: 'right', x: 538 },
      { head: words.difference, align: 'right', x: COMPARED.difference },
      { head: words.home, align: 'right', x: COMPARED.home },
      { head: words.away, align: 'right', x: COMPARED.away },
    ],
    groups: [
      { head: paper.score, from: 470, to: 538 },
      { head: words.boardFigure[match?.scored.boardFigure ?? 'imps'], from: 580, to: COMPARED.away },
    ],
  };
}

/** The teams, home first, the difference of both scores as home has it, and what each team has from the board. */
function matchRow(
  job: PrintJob,
  { teams, scored }: PrintedMatch,
  { view, results }: PrintedMatchBoard,
  measure: MeasureText,
): BoardRow {
  const versus = matchPaperWords[job.language].versus(teams.home.name, teams.away.name);
  const lines = wrapText(versus, MATCH_WIDTH, MATCH, measure);
  const figures = view[scored.boardFigure];
  const points = view.points?.home.exact;
  const bare = ROOMS.some((room) => (results[room]?.score ?? null) === null);
  return [
    { lines, ...MATCH },
    ...Array.from({ length: 8 }, () => ''),
    bare || points === undefined
      ? ''
      : { lines: [formatSignedShort(exactFromText(points), 0, job.language)], ...FIGURE },
    ...MATCH_TEAMS.map((team) => ({ lines: [figureWon(job, figures?.[team].exact)], ...MATCH })),
  ];
}

function roomRow(
  job: PrintJob,
  { section }: PrintedMatch,
  result: ResultView | null,
  room: Room,
  measure: MeasureText,
): readonly BoardRow[] {
  if (result === null) return [];
  const names = [result.ns, result.ew].map((pair) =>
    shortNames(playersOfEntry(section, pair, result.round), NAMES.width, BODY, measure),
  );
  const { by, lead, result: tricks } = outcomeCells(result.outcome, job.language, paperWordsFor(job));
  return [
    [
      matchPaperWords[job.language].roomShort[room],
      ...names.map((lines): TableCell => ({ lines, ...BODY })),
      contractCell(job, result, WORDS_WIDTH, BODY, measure),
      by,
      lead,
      tricks,
      ...scoreCells(result.score),
    ],
  ];
}

/** Rulings and why the tables are not compared. */
function noteRow(job: PrintJob, row: PrintedMatchBoard, area: PrintArea, measure: MeasureText): readonly BoardRow[] {
  const lines = boardNotes(job, row).flatMap((note) => wrapText(note, area.width, BODY, measure));
  return lines.length === 0 ? [] : [[{ lines, ...BODY }]];
}
