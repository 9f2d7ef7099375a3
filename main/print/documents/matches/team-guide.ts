import { sideNamesShort } from '../../../../src/language/game/seats.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import { boardsText } from '../../../../src/movement/board-set.ts';
import { matchTurn } from '../../../../src/session/match-turn.ts';
import { startOfRound } from '../../../../src/session/evenings.ts';
import type { CellView, MatchView } from '../../../club/model/session.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { shownBoard, teamOf } from '../../matches.ts';
import { shrinkOrWrap } from '../../press/fit.ts';
import type { MeasureText } from '../../press/marks.ts';
import type { TableCell, TableShape, TextStack } from '../../press/table.ts';
import type { PrintedSection } from '../../sections.ts';

const BODY = { size: 13 } as const;
const NAME = { size: 13, bold: true } as const;
const TIME = { size: 11 } as const;
const LEAST_NAME = 9;
/** The distance between two lines of a name, in sizes of its type. */
const LEADING = 1.15;
/** What of a row's height a name leaves to the lines above and below. */
const CLEAR = 4;
const NAME_LEFT = 40;
/** From the right edge: both tables, the boards, the time. */
const FROM_RIGHT = { ns: 146, ew: 112, boards: 42 } as const;
const NAME_WIDTH_LESS = FROM_RIGHT.ns + 38;

/** A part of a match that a team plays with one line-up, or its bye. */
export interface TeamGuideRow {
  readonly match: MatchView;
  /** Its tables in the first round of the part; none for a bye. */
  readonly cells: readonly CellView[];
  readonly boards: readonly number[];
}

/** What a team plays, part by part of its matches, in order; table by table where its pairs play a match apart. */
export function teamGuideRows(job: PrintJob, { view }: PrintedSection, entry: number): readonly TeamGuideRow[] {
  const rows = job.session.matches
    .filter(({ home, away }) => home === entry || away === entry)
    .toSorted((a, b) => a.round - b.round)
    .flatMap((match): readonly TeamGuideRow[] => {
      const own = view.cells.filter((cell) => cell.match?.id === match.id);
      if (own.length === 0) return [{ match, cells: [], boards: [] }];
      if (match.isHalf || isApart(own)) return own.map((cell) => ({ match, cells: [cell], boards: cell.boards }));
      const parts = Map.groupBy(own, (cell) => cell.match?.segment ?? 1);
      return [...parts]
        .toSorted(([a], [b]) => a - b)
        .map(([, cells]) => {
          const first = Math.min(...cells.map(({ round }) => round));
          const boards = [...new Set(cells.flatMap((cell) => cell.boards))];
          return { match, cells: cells.filter(({ round }) => round === first), boards };
        });
    });
  return rows.toSorted((a, b) => roundOfRow(a) - roundOfRow(b) || halfOfRow(a) - halfOfRow(b));
}

/** Whether both rooms of a match are played in different rounds, as in an American Whist. */
function isApart(cells: readonly CellView[]): boolean {
  const open = cells.filter(({ match }) => match?.room === 'open').map(({ round }) => round);
  return cells.every(({ match, round }) => match?.room === 'open' || !open.includes(round));
}

/** Half matches are played in both halves of their round. */
function halfOfRow({ cells: [cell] }: TeamGuideRow): 1 | 2 {
  return cell?.match?.isHalf && cell.match.room === 'closed' ? 2 : 1;
}

function roundOfRow({ match, cells }: TeamGuideRow): number {
  return Math.min(match.lastRound, ...cells.map(({ round }) => round));
}

/**
 * How the rows are numbered: by rounds; where both rooms of a match are played side by side over several rounds, by
 * the match, or by the part of the only one.
 */
function numberedBy({ session }: PrintJob): 'round' | 'match' | 'part' {
  const { matches, sections } = session;
  const long = matches.find(({ round, lastRound, away }) => away !== null && round !== lastRound);
  const cells = sections.flatMap((section) => section.cells);
  if (!long || isApart(cells.filter(({ match }) => match?.id === long.id))) return 'round';
  return matches.every((match) => matchTurn(session, match).turns === 1) ? 'part' : 'match';
}

/** Columns for the number, opponents, the tables of both pairs, boards and time. */
export function teamGuideShape(job: PrintJob, left: number, width: number): TableShape {
  const words = paperWordsFor(job);
  const { match, partHead } = matchPaperWords[job.language];
  const sides = sideNamesShort[job.language];
  return {
    left,
    width,
    style: BODY,
    columns: [
      {
        head: { round: words.round, match, part: partHead }[numberedBy(job)],
        align: 'right',
        x: 31,
        headAt: { align: 'left', x: 0 },
      },
      { head: words.against, align: 'left', x: NAME_LEFT },
      { head: sides.NS, align: 'right', x: width - FROM_RIGHT.ns },
      { head: sides.EW, align: 'right', x: width - FROM_RIGHT.ew },
      { head: words.boards, align: 'right', x: width - FROM_RIGHT.boards },
      { head: '', align: 'right', x: width },
    ],
    groups: [{ head: words.table, from: width - FROM_RIGHT.ns - 26, to: width - FROM_RIGHT.ew }],
  };
}

/** The least height of a row that holds the name of its opponents whole. */
export function teamGuideHeight(
  job: PrintJob,
  section: PrintedSection,
  entry: number,
  { match }: TeamGuideRow,
  shape: TableShape,
  measure: MeasureText,
): number {
  const opponent = match.home === entry ? match.away : match.home;
  return opponent === null ? 0 : nameHeight(opponentName(job, section, opponent, shape, measure));
}

function opponentName(
  job: PrintJob,
  section: PrintedSection,
  opponent: number,
  { width }: TableShape,
  measure: MeasureText,
): TextStack {
  const { label, name } = teamOf(section, opponent, job.language);
  return shrinkOrWrap(`${label} ${name}`, width - NAME_LEFT - NAME_WIDTH_LESS, NAME, LEAST_NAME, measure);
}

function nameHeight({ lines, size }: TextStack): number {
  return Math.ceil(lines.length * size * LEADING) + CLEAR;
}

export function teamGuideCells(
  job: PrintJob,
  section: PrintedSection,
  entry: number,
  row: TeamGuideRow,
  shape: TableShape,
  height: number,
  measure: MeasureText,
): TableCell[] {
  const { session, language } = job;
  const { match, cells, boards } = row;
  const opponent = match.home === entry ? match.away : match.home;
  const round = roundOfRow(row);
  const { turn } = matchTurn(session, match);
  const number = String({ round, match: turn, part: cells[0]?.match?.segment ?? 1 }[numberedBy(job)]);
  if (opponent === null) return [number, matchPaperWords[language].bye];
  const named = opponentName(job, section, opponent, shape, measure);
  const fits = nameHeight(named) <= height;
  const own = (sitter: number) => section.view.partnerships.some(({ id, of }) => id === sitter && of.includes(entry));
  const tableOf = (side: 'ns' | 'ew'): TableCell => {
    const cell = cells.find((one) => own(one[side]));
    return cell ? [{ text: String(cell.table), ...NAME }] : '';
  };
  return [
    number,
    fits ? named : [{ text: teamOf(section, opponent, language).label, ...NAME }],
    tableOf('ns'),
    tableOf('ew'),
    boardsText(boards.map((board) => shownBoard(section, board)).toSorted((a, b) => a - b)),
    [{ text: startOfRound(session, round), ...TIME }],
  ];
}
