import type { Language } from '../../../src/language.ts';
import { formatPercentFigure, formatShort, formatSignedShort } from '../../../src/language/numbers.ts';
import { rankingCommandWords } from '../../../src/language/commands/ranking.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import { separationText } from '../../../src/language/ranking/separation.ts';
import { penaltyAmountText, penaltyWords } from '../../../src/language/ranking/penalty.ts';
import { standingWords } from '../../../src/language/ranking/standing.ts';
import { divide, exact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { stratumLetter, type StratumRow } from '../../../src/scoring/standing/strata.ts';
import { stratumRankings, type RankingOnTerms } from '../../../src/scoring/ranked-session.ts';
import type { StandingOnTerms } from '../../../src/scoring/standing/terms.ts';
import { rankedBy, type ScoreCall } from './arguments.ts';
import type { MethodColumns } from './columns.ts';
import type { PrintedSession } from './session.ts';
import { entryName } from './names.ts';
import { textTable, type TextColumn } from '../command/text-table.ts';
import { teamsBlocks } from './teams.ts';

/** What the tables of rankings are made from. */
export interface RankingReport {
  readonly printed: PrintedSession;
  readonly call: Pick<ScoreCall, 'method' | 'regulation'>;
  readonly columns: MethodColumns['ranking'];
  readonly language: Language;
}

/**
 * The rankings of a session, after a round or at the end; then each stratum below A; then the rankings after each
 * round.
 */
export function rankingBlocks(report: RankingReport): readonly string[] {
  const { printed, language } = report;
  const words = standingWords[language];
  const after = (round: number) => `${words.afterRound(round)}, `;
  const before = printed.afterRound === null ? '' : after(printed.afterRound);
  return [
    ...teamsBlocks(printed, report.columns, language).map((block) => `${before}${block}`),
    ...printed.rankings.map((ranking) => rankingBlock(report, ranking, before)),
    ...printed.rankings.flatMap((ranking) =>
      stratumRankings(ranking).flatMap((rows, stratum) =>
        stratum > 0 && rows.length > 0 ? [`${before}${stratumBlock(report, ranking, stratum, rows)}`] : [],
      ),
    ),
    ...printed.rounds.flatMap(({ round, rankings }) =>
      rankings.map((ranking) => rankingBlock(report, ranking, after(round))),
    ),
  ];
}

/** A column of a ranking. */
interface RowColumn extends TextColumn {
  readonly cell: (row: StandingOnTerms) => string;
}

function rankingBlock(report: RankingReport, ranking: RankingOnTerms, before: string): string {
  const { language } = report;
  const { file } = report.printed;
  const words = scoreCommandWords[language];
  const fixed: readonly RowColumn[] = [
    { head: words.place, align: 'right', cell: placeCell },
    { head: entryHead(report), align: 'right', cell: ({ entry }) => entryName(file, entry) },
  ];
  const figures = report.columns.map(({ head, cell }): RowColumn => {
    return { head, align: 'right', cell: (row) => cell({ ...row, points: row.total, percentage: shareOf(row) }) };
  });
  const added = addedColumns(report).filter(({ cell }) => ranking.rows.some((row) => cell(row) !== ''));
  const names = added.filter(({ isName }) => isName);
  const columns = [...fixed, ...names, ...figures, ...added.filter(({ isName }) => !isName)];
  const lines = ranking.rows.map((row) => columns.map(({ cell }) => cell(row)));
  return `${before}${titleOf(ranking, language)}\n${textTable(columns, lines)}`;
}

function titleOf({ line }: Pick<RankingOnTerms, 'line'>, language: Language): string {
  const words = scoreCommandWords[language];
  return line ? words.line[line] : words.ranking;
}

function entryHead({ printed: { file }, language }: RankingReport): string {
  const words = scoreCommandWords[language];
  return file.seating === 'pairs' ? words.pair : words.player;
}

/** "3=" where the place is shared, a dash where there is none. */
export function placeCell({ place, tied }: { readonly place: number | null; readonly tied: boolean }): string {
  return place === null ? '\u2013 ' : `${place}${tied ? '=' : ' '}`;
}

function shareOf({ total, available }: StandingOnTerms): Exact | null {
  return available === 0 ? null : divide(total, exact(available));
}

function addedColumns(report: RankingReport): readonly (RowColumn & { readonly isName?: true })[] {
  const { printed, language, call } = report;
  const { details } = printed;
  const { shown, unequalBoards } = call.regulation;
  const words = rankingCommandWords[language];
  const isShare = rankedBy(call) === 'percentage';
  const points = (value: Exact): string => formatShort(value, shown.points, language);
  const figure = (value: Exact | null): string =>
    value === null ? '' : isShare ? formatPercentFigure(value, shown.percentages, language) : points(value);
  return [
    { head: words.name, align: 'left', isName: true, cell: ({ entry }) => details.names.get(entry) ?? '' },
    {
      head: words.basisHead[unequalBoards],
      align: 'right',
      cell: (row) => (unequalBoards === 'average' ? '' : figure(row.figure)),
    },
    {
      head: words.penalties,
      align: 'right',
      cell: ({ change }) => (change.numerator === 0n ? '' : formatSignedShort(change, shown.points, language)),
    },
    {
      head: words.stratum,
      align: 'left',
      cell: ({ entry, inStratum }) => {
        const stratum = details.stratumOf.get(entry);
        if (stratum === undefined) return '';
        return `${stratumLetter(stratum)} ${inStratum ? placeCell(inStratum) : ''}`.trimEnd();
      },
    },
    {
      head: words.withHandicap,
      align: 'right',
      cell: ({ entry, byHandicap }) => {
        if (byHandicap === null) return '';
        const given = details.handicaps.get(entry);
        const added = given ? `${formatSignedShort(given, shown.points, language)} ` : '';
        return `${added}${figure(byHandicap.figure)}`;
      },
    },
    {
      head: words.placeByHandicap,
      align: 'right',
      cell: ({ byHandicap }) => (byHandicap ? placeCell(byHandicap) : ''),
    },
    { head: words.remark, align: 'left', cell: (row) => remark(row, report) },
  ];
}

/** Why there is no place, the penalties and bonuses, and what split a tie. */
function remark({ entry, unranked, separations, lotToDraw }: StandingOnTerms, report: RankingReport): string {
  const { printed, language, call } = report;
  const { shown } = call.regulation;
  const words = standingWords[language];
  const reasons = printed.details.penalties
    .filter((penalty) => penalty.entry === entry)
    .map(({ kind, amount, unit, reason }) => {
      const given = penaltyAmountText(formatShort(amount, shown.points, language), unit, language);
      const what = `${penaltyWords[language].kind[kind].toLowerCase()} ${given}`;
      return reason === '' ? what : `${what} (${reason})`;
    });
  return [
    ...(unranked ? [words.unranked[unranked]] : []),
    ...reasons,
    ...separations.map((separation) => separationText(separation, shown.points, language)),
    ...(lotToDraw ? [words.lotToDraw] : []),
  ].join('; ');
}

function stratumBlock(
  report: RankingReport,
  ranking: RankingOnTerms,
  stratum: number,
  rows: readonly StratumRow[],
): string {
  const { language } = report;
  const { file, details } = report.printed;
  const columns: readonly TextColumn[] = [
    { head: scoreCommandWords[language].place, align: 'right' },
    { head: entryHead(report), align: 'right' },
    { head: rankingCommandWords[language].name, align: 'left' },
  ];
  const lines = rows.map((row) => [placeCell(row), entryName(file, row.entry), details.names.get(row.entry) ?? '']);
  const isNamed = details.names.size > 0;
  const shown = isNamed ? columns : columns.slice(0, 2);
  return `${standingWords[language].stratum(stratumLetter(stratum))}, ${titleOf(ranking, language)}\n${textTable(shown, lines)}`;
}
