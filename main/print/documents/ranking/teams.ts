import { formatShort, formatSignedShort } from '../../../../src/language/numbers.ts';
import { matchPaperWords } from '../../../../src/language/paper/matches.ts';
import type { MatchesView } from '../../../club/model/matches.ts';
import { alignedNumbers, exactFromText } from '../../figures.ts';
import { paperWordsFor, type PrintJob } from '../../job.ts';
import { teamOf, teamRecord } from '../../matches.ts';
import type { MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import { stackHeight, type TableCell, type TableColumn, type TableShape } from '../../press/table.ts';
import type { PrintedField } from '../../sections.ts';
import { teamStack } from './team-stack.ts';
import { showsStrata, placeCells, stratumText, type PrintedRanking, type RankingSheetTable } from './table.ts';

const BODY = { size: 14 } as const;
const NAMES_LEFT = 74;
/** The right edges of the columns, from the total to the left. */
const COLUMN = { total: 666, change: 600, lost: 552, won: 502, matches: 446, stratum: 392 } as const;
const GAP = 14;
/** A row of several lines leaves so much less space around them than a row of one. */
const STACK_CLOSER = 2;
const PLACES = 2;

/** A ranking of teams that met in matches: each with its players, its matches, its IMPs, and what split a tie. */
export function teamSheetTable(
  job: PrintJob,
  field: PrintedField,
  matches: MatchesView,
  ranking: PrintedRanking,
  area: PrintArea,
  measure: MeasureText,
): RankingSheetTable {
  const { rows } = ranking;
  const columns = teamFigureColumns(job, matches, ranking);
  const first = columns[0];
  const width = (first ? first.x - FIGURE_WIDTH : area.width) - NAMES_LEFT - GAP;
  const names = rows.map((row) => teamStack(job, field, row, width, measure));
  const shape: TableShape = {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [...placeColumns(job), ...columns.map(({ head, x }): TableColumn => ({ head, align: 'right', x }))],
  };
  const cells = rows.map((row, index): TableCell[] => [
    ...placeCells(row),
    teamOf(field, row.entry, job.language).label,
    names[index] ?? '',
    ...columns.map(({ cells: own }) => own[index] ?? ''),
  ]);
  const extraHeights = names.map((stack) => Math.max(0, stackHeight(stack) - STACK_CLOSER));
  return { shape, cells, extraHeights };
}

const FIGURE_WIDTH = 44;

function placeColumns(job: PrintJob): readonly TableColumn[] {
  const words = paperWordsFor(job);
  return [
    { head: words.place, align: 'right', x: 18, headAt: { align: 'left', x: 0 } },
    { head: '', align: 'left', x: 18 },
    { head: matchPaperWords[job.language].number, align: 'right', x: 60 },
    { head: words.pair, align: 'left', x: NAMES_LEFT },
  ];
}

export interface TeamFigureColumn {
  readonly head: string;
  readonly x: number;
  /** By row. */
  readonly cells: readonly string[];
}

/** From left to right; IMPs stand only where boards are compared by them, penalties and strata where there are any. */
export function teamFigureColumns(
  job: PrintJob,
  matches: MatchesView,
  ranking: PrintedRanking,
): readonly TeamFigureColumn[] {
  const { language, session } = job;
  const words = matchPaperWords[language];
  const paper = paperWordsFor(job);
  const { rows, withHandicap } = ranking;
  const records = rows.map(({ entry }) => teamRecord(job, matches, entry));
  const totals = rows.map((row) => exactFromText(withHandicap ? (row.ranked ?? row.total) : row.total));
  const shown = alignedNumbers(totals, language);
  const short = (text: string) => formatShort(exactFromText(text), PLACES, language);
  const change = (text: string) => {
    const value = exactFromText(text);
    return value.numerator === 0n ? '' : formatSignedShort(value, PLACES, language);
  };
  const changed = withHandicap || session.penalties.length > 0;
  const left = changed ? 0 : COLUMN.change - COLUMN.lost;
  const total: TeamFigureColumn = { head: words.unit[matches.unit], x: COLUMN.total, cells: shown };
  const changes: TeamFigureColumn = {
    head: withHandicap ? paper.handicap : paper.penalty,
    x: COLUMN.change,
    cells: rows.map((row) => change(row.change)),
  };
  const imps: readonly TeamFigureColumn[] = [
    { head: words.impsWon, x: COLUMN.won + left, cells: records.map(({ won }) => short(won)) },
    { head: words.impsLost, x: COLUMN.lost + left, cells: records.map(({ lost }) => short(lost)) },
  ];
  const isImps = matches.boardFigure === 'imps';
  const played: TeamFigureColumn = {
    head: words.matchesHead,
    x: (isImps ? COLUMN.matches : COLUMN.lost) + left,
    cells: records.map((record) => String(record.played)),
  };
  const strata: TeamFigureColumn = {
    head: paper.stratum,
    x: played.x - COLUMN.matches + COLUMN.stratum,
    cells: rows.map(stratumText),
  };
  return [
    ...(showsStrata(ranking) ? [strata] : []),
    played,
    ...(isImps ? imps : []),
    ...(changed ? [changes] : []),
    total,
  ];
}
