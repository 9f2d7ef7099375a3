import { formatPlace } from '../../../../src/language/ranking/place.ts';
import { formatPercentFigure, formatSignedExact, formatSignedShort } from '../../../../src/language/numbers.ts';
import { withdrawalWords } from '../../../../src/language/screens/withdrawal.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import { stratumLetter } from '../../../../src/scoring/standing/strata.ts';
import type { RankingRowView, RankingView } from '../../../club/model/standings.ts';
import { alignedNumbers, exactFromText } from '../../figures.ts';
import { pointsUnit, paperWordsFor, type PrintJob } from '../../job.ts';
import { fitNames } from '../../press/fit.ts';
import type { MeasureText } from '../../press/marks.ts';
import type { PrintArea } from '../../press/sheet.ts';
import type { TableShape } from '../../press/table.ts';
import { pairLabel, playersOfEntry, type PrintedField } from '../../sections.ts';

const BODY = { size: 14 } as const;
const NAMES_WIDTH = 324;
const STRATUM_WIDTH = 48;

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
function withHandicap({ line, rows }: RankingView): PrintedRanking {
  const ranked = rows.map((row): RankingRowView => {
    if (row.byHandicap === null) return row;
    const { place, tied, inStratum, figure, handicap } = row.byHandicap;
    return { ...row, place, tied, inStratum, ranked: figure, change: handicap ?? NO_CHANGE };
  });
  const last = ranked.length + 1;
  return { line, rows: ranked.toSorted((a, b) => (a.place ?? last) - (b.place ?? last)), withHandicap: true };
}

const NO_CHANGE = '0';

/** The place and its equals sign are two columns, so that the figures align. */
export function rankingShape(job: PrintJob, ranking: PrintedRanking, area: PrintArea): TableShape {
  const words = paperWordsFor(job);
  const changes = hasChanges(job) ? words.penalty : '';
  const unit = pointsUnit(job);
  const { unequalBoards: rankedBy } = job.session.scoring.regulation;
  return {
    left: area.left,
    width: area.width,
    style: BODY,
    columns: [
      { head: words.place, align: 'right', x: 18, headAt: { align: 'left', x: 0 } },
      { head: '', align: 'left', x: 18 },
      { head: words.pair, align: 'right', x: 76 },
      { head: words.names, align: 'left', x: 90 },
      { head: hasStrata(ranking) ? words.stratum : '', align: 'right', x: 406 },
      { head: words.boards, align: 'right', x: 452 },
      { head: ranking.withHandicap ? words.handicap : changes, align: 'right', x: 506 },
      { head: words.points[unit], align: 'right', x: 586 },
      { head: rankedBy === 'average' ? words.figure[unit] : words.total[rankedBy], align: 'right', x: 666 },
    ],
  };
}

function hasStrata({ rows }: RankingView): boolean {
  return rows.some(({ inStratum }) => inStratum !== null);
}

/** Whether any pair has a bonus or a penalty. */
function hasChanges({ session }: PrintJob): boolean {
  return session.penalties.length > 0;
}

export function rankingCells(
  job: PrintJob,
  field: PrintedField,
  ranking: RankingView,
  measure: MeasureText,
): string[][] {
  const { language } = job;
  const { rows } = ranking;
  const unit = pointsUnit(job);
  const namesWidth = hasStrata(ranking) ? NAMES_WIDTH - STRATUM_WIDTH : NAMES_WIDTH;
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
  const withdrew = (row: RankingRowView) => (row.withdrawn ? ` – ${withdrawalWords[language].withdrew}` : '');
  const change = (value: Exact) => (value.numerator === 0n ? '' : formatSignedShort(value, shown.points, language));
  return rows.map((row, index) => {
    const style = { ...BODY, bold: isLeader(row) };
    return [
      row.place === null ? NO_PLACE : row.figure === null ? '' : String(row.place),
      row.figure !== null && row.tied ? '=' : '',
      pairLabel(field, row.entry),
      fitNames(playersOfEntry(field, row.entry), namesWidth - measure(withdrew(row), style), style, measure) +
        withdrew(row),
      stratumText(row),
      String(row.boards),
      change(exactFromText(row.change)),
      row.figure === null ? '' : (totals[index] ?? ''),
      row.ranked === null ? '' : (figures[index] ?? ''),
    ];
  });
}

const NO_PLACE = '–';

/** B 2, B 2= */
function stratumText({ inStratum, figure }: RankingRowView): string {
  if (inStratum === null || figure === null) return '';
  const { stratum, place, tied } = inStratum;
  return `${stratumLetter(stratum)} ${formatPlace(place, tied)}`;
}

export function isLeader(row: RankingRowView): boolean {
  return row.place === 1 && row.figure !== null;
}
