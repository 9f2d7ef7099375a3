import { formatTime } from '../../../../src/language/dates.ts';
import { fieldAverageText, fieldColumns, fieldPairLabel } from '../../../../src/language/ranking/simultaneous.ts';
import { placeText } from '../../../../src/language/ranking/place.ts';
import { simultaneousWords } from '../../../../src/language/screens/events/simultaneous.ts';
import { simultaneousProblemSentence } from '../../../../src/language/simultaneous/problem.ts';
import type { FieldRankingView, FieldRowView, SimultaneousView } from '../../../club/model/simultaneous/field.ts';
import { isProblem, type ClubProblem } from '../../../club/problem.ts';
import type { PrintedDocument } from '../../document.ts';
import type { PrintJob } from '../../job.ts';
import { dayLine } from '../../lines.ts';
import { wrapNames, wrapText } from '../../press/fit.ts';
import { placedRows } from '../../press/flow.ts';
import { textMark, type MeasureText, type PrintedPage } from '../../press/marks.ts';
import { rowsBlock, type BlockRow } from '../../press/rows-block.ts';
import type { PrintArea } from '../../press/sheet.ts';
import type { SheetBlock } from '../../press/sheet-block.ts';
import { stackedHeight, type TableColumn, type TableShape } from '../../press/table.ts';
import { sheetPages } from '../../sheet-pages.ts';
import type { PrintSources } from '../../sources.ts';
import { listArea } from './list-block.ts';

const BODY = { size: 13 } as const;
const BLOCK = { headHeight: 40, rowHeight: 27, leastRowHeight: 24, gap: 20 } as const;
/** Right edges of the places and numbers, left edges of names and clubs, from the left edge of the list. */
const COLUMN = { place: 42, number: 86, name: 98, club: 320, figure: 56 } as const;
const GAP = 12;
const NOTE = { size: 12 } as const;
const NOTE_LEADING = 16;
const NOTES = { headHeight: 12, rowHeight: NOTE_LEADING, leastRowHeight: NOTE_LEADING, gap: 0 } as const;

/** The field of all clubs that play the boards of the session. */
export interface SimultaneousMaterial {
  readonly simultaneous: SimultaneousView;
}

export function readSimultaneousMaterial({ simultaneous }: PrintSources): SimultaneousMaterial | ClubProblem {
  const read = simultaneous();
  return isProblem(read) ? read : { simultaneous: read };
}

/** The ranking of all clubs, the clubs with what their lines have, and the own pairs among themselves. */
export const simultaneousDocument: PrintedDocument<SimultaneousMaterial> = {
  use: 'after',
  otherClubs: true,
  options: [],
  title: (language) => simultaneousWords[language].ranking,
  read: readSimultaneousMaterial,
  layOut: layOutSimultaneous,
};

function layOutSimultaneous(job: PrintJob & SimultaneousMaterial, measure: MeasureText): PrintedPage[] {
  const { simultaneous: field, language } = job;
  const words = simultaneousWords[language];
  const area = listArea(job);
  const [problem] = field.problems;
  const own = field.clubs[0]?.name || words.own;
  const blocks = [
    ...field.rankings.map((ranking) =>
      rankingBlock(job, { head: headOf(ranking, words), rows: ranking.rows, ofClub: false }, area, measure),
    ),
    clubsBlock(job, area, measure),
    ...ownBoardsBlock(job, area, measure),
    ...field.rankings.map((ranking) => {
      const rows = ranking.rows.filter(({ club }) => club === 0);
      const head = ranking.line === null ? own : `${own}, ${words.line[ranking.line]}`;
      return rankingBlock(job, { head, rows, ofClub: true }, area, measure);
    }),
  ];
  const note = problem ? simultaneousProblemSentence(problem, language) : words.note;
  return sheetPages(job, { right: [words.ranking, dayLine(job)], note, state: stateOf(job), blocks }, area, measure);
}

/** How many results of how many clubs are compared, and when the own ones last changed. */
function stateOf({ session, simultaneous: { clubs }, language }: PrintJob & SimultaneousMaterial): string {
  const results = clubs.reduce((sum, one) => sum + one.results, 0);
  const state = simultaneousWords[language].resultsOf(results, clubs.length);
  return session.savedAt === null ? state : `${state}, ${formatTime(session.savedAt, false, language)}`;
}

function headOf({ line }: FieldRankingView, words: (typeof simultaneousWords)['en']): string {
  return line === null ? words.names : words.line[line];
}

interface PrintedRows {
  /** Over the names. */
  readonly head: string;
  readonly rows: readonly FieldRowView[];
  /** Whether they are those of one club: then its name is not repeated. */
  readonly ofClub: boolean;
}

function rankingBlock(
  job: PrintJob & SimultaneousMaterial,
  { head, rows, ofClub }: PrintedRows,
  area: PrintArea,
  measure: MeasureText,
): SheetBlock {
  const { simultaneous: field, language } = job;
  const words = simultaneousWords[language];
  const columns = fieldColumns(job.session.scoring, ofClub, language);
  const first = area.width - (columns.length - 1) * COLUMN.figure;
  const names = (ofClub ? first - COLUMN.figure : COLUMN.club) - COLUMN.name - GAP;
  const clubs = first - COLUMN.figure - COLUMN.club - GAP;
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: ofClub ? words.inClub : words.place, align: 'right', x: COLUMN.place },
      { head: words.pair, align: 'right', x: COLUMN.number },
      { head, align: 'left', x: COLUMN.name },
      ...(ofClub ? [] : [{ head: words.club, align: 'left', x: COLUMN.club } as const]),
      ...columns.map((one, at): TableColumn => ({ head: one.head, align: 'right', x: first + at * COLUMN.figure })),
    ],
  };
  const laid = rows.map((row): BlockRow => {
    const place = ofClub ? row.inClub : row;
    const lines =
      row.players.length > 0
        ? wrapNames([row.players[0] ?? '', row.players[1] ?? ''], names, BODY, measure)
        : wrapText(words.unnamed(fieldPairLabel(row, language)), names, BODY, measure);
    const ofRow = ofClub ? [] : wrapText(field.clubs[row.club]?.name || words.own, clubs, BODY, measure);
    return {
      cells: [
        placeText(place),
        fieldPairLabel(row, language),
        { lines, ...BODY },
        ...(ofClub ? [] : [{ lines: ofRow, ...BODY }]),
        ...columns.map(({ of, cell }) => [{ text: cell(row), bold: of === 'average' }]),
      ],
      extra: stackedHeight(Math.max(lines.length, ofRow.length), BODY),
      bold: place.place === 1,
    };
  });
  return rowsBlock(shape, BLOCK, laid, measure);
}

function clubsBlock(job: PrintJob & SimultaneousMaterial, area: PrintArea, measure: MeasureText): SheetBlock {
  const { simultaneous: field, language } = job;
  const words = simultaneousWords[language];
  const heads = [words.pairs, words.boards, words.results, words.meanOf.NS, words.meanOf.EW, words.best];
  const width = 76;
  const first = area.width - (heads.length - 1) * width;
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.club, align: 'left', x: 0 },
      ...heads.map((head, at): TableColumn => ({ head, align: 'right', x: first + at * width })),
    ],
  };
  const laid = field.clubs.map((one): BlockRow => {
    const lines = wrapText(one.name || words.own, first - width, BODY, measure);
    const mean = (line: 'NS' | 'EW') => fieldAverageText(one.mean[line], job.session.scoring, language);
    return {
      cells: [
        { lines, ...BODY },
        String(one.pairs),
        String(one.boards),
        String(one.results),
        mean('NS'),
        mean('EW'),
        one.best === null ? '' : String(one.best),
      ],
      extra: stackedHeight(lines.length, BODY),
      bold: false,
    };
  });
  return rowsBlock(shape, BLOCK, laid, measure);
}

/** Boards that one club alone has played; no block where there are none. */
function ownBoardsBlock(
  { simultaneous: { clubs, ownBoards }, language }: PrintJob & SimultaneousMaterial,
  area: PrintArea,
  measure: MeasureText,
): readonly SheetBlock[] {
  const words = simultaneousWords[language];
  const lines = ownBoards.flatMap(({ club, boards }) =>
    wrapText(words.ownBoards(clubs[club]?.name || words.own, boards), area.width, NOTE, measure),
  );
  if (lines.length === 0) return [];
  const block = { ...NOTES, rows: lines.length };
  const marks: SheetBlock['marks'] = (slice) =>
    placedRows(block, slice).map(({ row, top }) => textMark(lines[row] ?? '', area.left, top + NOTE_LEADING - 3, NOTE));
  return [{ ...block, marks }];
}
