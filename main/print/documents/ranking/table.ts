import { formatMasterpoints } from '../../../../src/language/ranking/masterpoints.ts';
import { formatPlace } from '../../../../src/language/ranking/place.ts';
import { formatPercentFigure, formatSignedExact, formatSignedShort } from '../../../../src/language/numbers.ts';
import { masterpointWords } from '../../../../src/language/regulation/masterpoints.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import type { RankingRowView, RankingView } from '../../../club/model/standings.ts';
import { alignedNumbers, exactFromText } from '../../figures.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { joinNames, wrapNames } from '../../press/fit.ts';
import type { MeasureText, TextStyle } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { linesIn, stackHeight, type TableCell, type TableShape, type TextStack } from '../../press/table.ts';
import { teamStack } from './team-stack.ts';
import { pairLabel, playersOfEntry, type PrintedField } from '../../sections.ts';

const BODY = { size: 14 } as const;
/** Sizes of names: a smaller one where it needs fewer lines. */
const NAME_SIZES = [BODY.size, 13, 12] as const;
const NAMES_LEFT = 90;
/** From the right edge of the names to that of the boards, and the width of a stratum between them. */
const BOARDS_WIDTH = 38;
const STRATUM_WIDTH = 48;
/** The right edges of the columns of boards and of changes. */
const BOARDS_RIGHT = 452;
const CHANGES_RIGHT = 506;
/** Masterpoints stand at the right edge; all columns behind the names move to the left by as much. */
const AWARDS_WIDTH = 66;
const POINTS_RIGHT = 586;
const FIGURES_RIGHT = 666;
/** A row of two lines leaves so much less space around them than a row of one. */
const STACK_CLOSER = 6;

/** A ranking to print: scratch or with handicap. */
export interface PrintedRanking extends RankingView {
  readonly withHandicap: boolean;
}

/** The scratch rankings, followed by those with handicap where any pair has one. */
export function printedRankings(rankings: readonly RankingView[]): readonly PrintedRanking[] {
  const scratch = rankings.map((ranking) => ({ ...ranking, withHandicap: false }));
  const handicaps = rankings.some(({ rows }) => rows.some(({ byHandicap }) => byHandicap !== null));
  return handicaps ? [...scratch, ...rankings.map(withHandicap)] : scratch;
}

/** The ranking with handicap: its figures and places, with the handicap in the column of changes. */
function withHandicap({ line, rows, masterpoints }: RankingView): PrintedRanking {
  const ranked = rows.map((row): RankingRowView => {
    if (row.byHandicap === null) return row;
    const { award: _, ...others } = row;
    const { place, tied, inStratum, figure, handicap, award } = row.byHandicap;
    const placed = { ...others, place, tied, inStratum, ranked: figure, change: handicap ?? NO_CHANGE };
    return award ? { ...placed, award } : placed;
  });
  const last = ranked.length + 1;
  return {
    line,
    rows: ranked.toSorted((a, b) => (a.place ?? last) - (b.place ?? last)),
    ...(masterpoints && { masterpoints }),
    withHandicap: true,
  };
}

const NO_CHANGE = '0';

/** A ranking laid out: its columns, the cells of its rows, and by how much each row is higher than others. */
export interface RankingSheetTable {
  readonly shape: TableShape;
  readonly cells: readonly (readonly TableCell[])[];
  readonly extraHeights: readonly number[];
}

/** Names that are too long for one line take the width of an empty column of changes, and then further lines. */
export function rankingSheetTable(
  job: PrintJob,
  field: PrintedField,
  ranking: PrintedRanking,
  area: PrintArea,
  measure: MeasureText,
): RankingSheetTable {
  const { rows } = ranking;
  const withChanges = hasChanges(job) || ranking.withHandicap;
  const widthBefore = (boards: number): number =>
    boards - BOARDS_WIDTH - NAMES_LEFT - (showsStrata(ranking) ? STRATUM_WIDTH : 0);
  const names = (width: number, size: number): readonly TextStack[] =>
    rows.map((row) => {
      const style = { size, bold: isLeader(row) };
      if (field.entries.get(row.entry)?.team) return teamStack(job, field, row, width, measure);
      return { lines: rankedNames(job, field, row, width, style, measure), ...style };
    });
  const [boardsRight, changesRight] = [BOARDS_RIGHT - awardsWidth(ranking), CHANGES_RIGHT - awardsWidth(ranking)];
  const usual = names(widthBefore(boardsRight), BODY.size);
  const boards = withChanges || stackedRows(usual) === 0 ? boardsRight : changesRight;
  const stacks = NAME_SIZES.map((size) => names(widthBefore(boards), size)).reduce((best, smaller) =>
    linesIn(smaller) < linesIn(best) ? smaller : best,
  );
  const extraHeights = stacks.map((stack) => Math.max(0, stackHeight(stack) - STACK_CLOSER));
  return {
    shape: rankingShape(job, ranking, area, boards),
    cells: rankingCells(job, field, ranking, stacks),
    extraHeights,
  };
}

function stackedRows(names: readonly TextStack[]): number {
  return names.filter(({ lines }) => lines.length > 1).length;
}

/** The lines of a pair's names, followed by a word where it withdrew. */
function rankedNames(
  { language }: PrintJob,
  field: PrintedField,
  row: RankingRowView,
  width: number,
  style: TextStyle,
  measure: MeasureText,
): readonly string[] {
  const players = playersOfEntry(field, row.entry);
  if (!row.withdrawn) return wrapNames(players, width, style, measure);
  const withdrew = `– ${withdrawalWords[language].withdrew}`;
  const whole = `${joinNames(players)} ${withdrew}`;
  return measure(whole, style) <= width ? [whole] : [...wrapNames(players, width, style, measure), withdrew];
}

/** The place and its equals sign are two columns, so that the figures align. */
function rankingShape(job: PrintJob, ranking: PrintedRanking, area: PrintArea, boards: number): TableShape {
  const words = paperWordsFor(job);
  const changes = hasChanges(job) ? words.penalty : '';
  const moved = awardsWidth(ranking);
  const awards = { head: masterpointWords[job.language].head, align: 'right', x: FIGURES_RIGHT } as const;
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.place, align: 'right', x: 18, headAt: { align: 'left', x: 0 } },
      { head: '', align: 'left', x: 18 },
      { head: words.pair, align: 'right', x: 76 },
      { head: words.names, align: 'left', x: NAMES_LEFT },
      { head: showsStrata(ranking) ? words.stratum : '', align: 'right', x: boards - BOARDS_WIDTH - 8 },
      { head: words.boards, align: 'right', x: boards },
      { head: ranking.withHandicap ? words.handicap : changes, align: 'right', x: CHANGES_RIGHT - moved },
      { head: words.points[pointsUnit(job)], align: 'right', x: POINTS_RIGHT - moved },
      { head: rankedHead(job), align: 'right', x: FIGURES_RIGHT - moved },
      ...(moved > 0 ? [awards] : []),
    ],
  };
}

/** The head of the figures that places go by. */
export function rankedHead(job: PrintJob): string {
  const words = paperWordsFor(job);
  const { unequalBoards: rankedBy } = job.session.scoring.regulation;
  return rankedBy === 'average' ? words.figure[pointsUnit(job)] : words.total[rankedBy];
}

export function showsStrata({ rows }: RankingView): boolean {
  return rows.some(({ inStratum }) => inStratum !== null);
}

function awardsWidth({ masterpoints }: RankingView): number {
  return masterpoints ? AWARDS_WIDTH : 0;
}

/** The masterpoints of each row; empty where it gets none. */
export function awardTexts({ rows, masterpoints }: RankingView, { language }: PrintJob): readonly string[] {
  return rows.map(({ award }) =>
    award && masterpoints ? formatMasterpoints(exactFromText(award.points), masterpoints.unit, language) : '',
  );
}

/** Whether any pair has a bonus or a penalty. */
export function hasChanges({ session }: PrintJob): boolean {
  return session.penalties.length > 0;
}

function rankingCells(
  job: PrintJob,
  field: PrintedField,
  ranking: RankingView,
  names: readonly TextStack[],
): TableCell[][] {
  const figures = rankingFigures(job, ranking);
  const awards = awardTexts(ranking, job);
  return ranking.rows.map((row, index) => {
    const { change, total, ranked } = figures[index] ?? NO_FIGURES;
    return [
      ...placeCells(row),
      pairLabel(field, row.entry),
      names[index] ?? '',
      stratumText(row),
      String(row.boards),
      change,
      total,
      ranked,
      ...(ranking.masterpoints ? [awards[index] ?? ''] : []),
    ];
  });
}

/** The figures of a row as they are shown; empty where there are none. */
export interface RankingFigures {
  /** Bonuses less penalties, or the handicap. */
  readonly change: string;
  readonly total: string;
  /** What its place goes by. */
  readonly ranked: string;
}

const NO_FIGURES: RankingFigures = { change: '', total: '', ranked: '' };

/** The figures of each row of a ranking, aligned by column. */
export function rankingFigures(job: PrintJob, { rows }: RankingView): readonly RankingFigures[] {
  const { language } = job;
  const unit = pointsUnit(job);
  const { shown, unequalBoards } = job.session.scoring.regulation;
  const totals = alignedNumbers(
    rows.map((row) => exactFromText(row.total)),
    language,
    unit,
  );
  const average = (value: Exact) =>
    unit === 'imps'
      ? formatSignedExact(value, shown.percentages, language)
      : formatPercentFigure(value, shown.percentages, language);
  const ranked = rows.map((row) => exactFromText(row.ranked ?? '0'));
  const figures = unequalBoards === 'average' ? ranked.map(average) : alignedNumbers(ranked, language, unit);
  const change = (value: Exact) => (value.numerator === 0n ? '' : formatSignedShort(value, shown.points, language));
  return rows.map((row, index) => ({
    change: change(exactFromText(row.change)),
    total: row.figure === null ? '' : (totals[index] ?? ''),
    ranked: row.ranked === null ? '' : (figures[index] ?? ''),
  }));
}

const NO_PLACE = '–';

/** The place, and its equals sign. */
export function placeCells(row: RankingRowView): readonly [string, string] {
  const place = row.unranked !== null ? NO_PLACE : row.figure === null ? '' : String(row.place ?? '');
  return [place, row.figure !== null && row.tied ? '=' : ''];
}

/** B 2, B 2= */
export function stratumText({ inStratum, figure }: RankingRowView): string {
  if (inStratum === null || figure === null) return '';
  const { stratum, place, tied } = inStratum;
  return `${stratumLetter(stratum)} ${formatPlace(place, tied)}`;
}

export function isLeader(row: RankingRowView): boolean {
  return row.place === 1 && row.figure !== null;
}
