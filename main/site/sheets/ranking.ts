import { formatDay } from '../../../src/language/dates.ts';
import { masterpointWords } from '../../../src/language/regulation/masterpoints.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import { withdrawalWords } from '../../../src/language/screens/withdrawal.ts';
import { addedUpWords } from '../../../src/language/screens/teams/added-up.ts';
import { eveningsOf } from '../../../src/session/evenings.ts';
import { toNumber } from '../../../src/scoring/numbers/exact.ts';
import type { PageCell, PageColumn, PageRow, PageSheet, PageTable } from '../../../src/page/sheet.ts';
import type { RankingRowView } from '../../club/model/standings.ts';
import { footNote } from '../../print/documents/ranking/foot.ts';
import {
  awardTexts,
  hasChanges,
  isLeader,
  placeCells,
  printedRankings,
  rankedHead,
  rankingFigures,
  showsStrata,
  stratumText,
  type PrintedRanking,
} from '../../print/documents/ranking/table.ts';
import { rankedTeam } from '../../print/documents/ranking/team-stack.ts';
import { teamFigureColumns } from '../../print/documents/ranking/teams.ts';
import { exactFromText } from '../../print/figures.ts';
import { paperWordsFor, pointsUnit } from '../../print/job.ts';
import { fieldLine } from '../../print/lines.ts';
import { joinNames } from '../../print/press/fit.ts';
import { pairLabel, playersOfEntry, printedFields, printedTeams, type PrintedField } from '../../print/sections.ts';
import type { PageJob } from '../page-job.ts';
import { cardSheetName, SHEETS } from '../sheet-names.ts';
import { overallTables } from './overall.ts';
import { prizeTables } from './prizes.ts';
import { roundTables } from './round-standings.ts';

/** Every ranking of an event, by scratch and with handicap, and the rounds of a Swiss. */
export function rankingSheet(job: PageJob): PageSheet {
  const words = paperWordsFor(job);
  return {
    name: SHEETS.ranking,
    tab: SHEETS.ranking,
    title: words.ranking,
    lines: eveningLines(job),
    blocks: [...rankingTables(job), ...prizeTables(job), ...roundTables(job)],
  };
}

/** The days of a session of several evenings. */
function eveningLines({ session, language }: PageJob): readonly string[] {
  if (!session.evenings) return [];
  const { evening } = sessionsWords[language];
  const rounds = Math.max(...session.sections.map((section) => section.rounds));
  return eveningsOf(session, rounds).map(({ from, to, date, start }) =>
    evening(from, to, formatDay(date, 'long', language), start),
  );
}

export function rankingTables(job: PageJob): readonly PageTable[] {
  const teams = printedTeams(job);
  const teamJob = { ...job, session: { ...job.session, ranks: 'team' as const } };
  const fields = printedFields(job);
  const alone = job.overall ? sessionsWords[job.language].thisSession : '';
  return [
    ...overallTables(job),
    ...(teams ? fieldTables(teamJob, teams, addedUpWords[job.language].whoOf.teams) : []),
    ...fields.flatMap((field) => fieldTables(job, field, fields.length > 1 ? fieldLine(job, field) : alone)),
  ];
}

/** The rankings of a field. `whole` stands before the title where it is not the only field. */
function fieldTables(job: PageJob, field: PrintedField, whole: string): readonly PageTable[] {
  const words = paperWordsFor(job);
  const rankings = printedRankings(field.standings.rankings);
  return rankings.map((ranking, index) => {
    const line = ranking.line === null ? words.ranking : words.line[ranking.line];
    const named = whole === '' ? line : ranking.line === null ? whole : `${whole}, ${line}`;
    const title = ranking.withHandicap ? words.withHandicap(named) : named;
    const note = index === rankings.length - 1 ? footNote(job, field) : '';
    return {
      kind: 'table',
      title,
      note,
      ...tableOf(job, field, ranking),
      ...(ranking.line !== null && { half: true }),
    };
  });
}

type Table = Pick<PageTable, 'columns' | 'rows'>;

function tableOf(job: PageJob, field: PrintedField, ranking: PrintedRanking): Table {
  const figures = field.standings.matches ? teamColumns(job, field, ranking) : fieldColumns(job, ranking);
  const words = paperWordsFor(job);
  const columns: readonly PageColumn[] = [
    // In a knockout places go by the bracket, and totals are in no order.
    { head: words.place, align: 'right', sort: 'least', ...(job.knockout && { sorted: true }) },
    { head: '', align: 'right', kind: 'quiet' },
    { head: words.pair, kind: 'names', sort: 'text' },
    ...figures.map(({ column }) => column),
  ];
  const rows = ranking.rows.map((row, index): PageRow => ({
    cells: [
      placeCells(row).join(''),
      pairLabel(field, row.entry),
      nameCell(job, field, row),
      ...figures.map(({ cells }) => cells[index] ?? ''),
    ],
    ...(isLeader(row) && { strong: true }),
  }));
  return { columns, rows };
}

/** A column of figures with its cell in each row. */
interface FigureColumn {
  readonly column: PageColumn;
  readonly cells: readonly PageCell[];
}

function fieldColumns(job: PageJob, ranking: PrintedRanking): readonly FigureColumn[] {
  const words = paperWordsFor(job);
  const { rows, withHandicap } = ranking;
  const figures = rankingFigures(job, ranking);
  const counts = new Set(rows.filter(({ figure }) => figure !== null).map(({ boards }) => boards));
  const isWhole = ranking.line === null;
  const strata: FigureColumn = { column: { head: words.stratum, sort: 'text' }, cells: rows.map(stratumText) };
  const boards: FigureColumn = {
    column: { head: words.boards, align: 'right', sort: 'most', kind: 'quiet', wide: true },
    cells: rows.map((row) => String(row.boards)),
  };
  const changes: FigureColumn = {
    column: { head: withHandicap ? words.handicap : words.penalty, align: 'right', sort: 'most' },
    cells: figures.map(({ change }) => change),
  };
  const awards: FigureColumn = {
    column: { head: masterpointWords[job.language].head, align: 'right', sort: 'most' },
    cells: awardTexts(ranking, job),
  };
  const isTeams = job.session.teams.some(({ id }) => id === rows[0]?.entry);
  return [
    ...(showsStrata(ranking) ? [strata] : []),
    {
      column: { head: rankedHead(job), align: 'right', sort: 'most', sorted: true, kind: 'strong' },
      cells: figures.map(({ ranked }) => ranked),
    },
    ...(ranking.masterpoints ? [awards] : []),
    {
      column: { head: pointsUnit(job) === 'imps' ? '0' : '50', align: 'centre', kind: 'bars', wide: true },
      cells: bars(job, rows),
    },
    ...(withHandicap || hasChanges(job) ? [changes] : []),
    ...(counts.size > 1 || (isWhole && !isTeams) ? [boards] : []),
    {
      column: { head: words.pointsShort[pointsUnit(job)], align: 'right', sort: 'most', kind: 'quiet', wide: true },
      cells: figures.map(({ total }) => total),
    },
  ];
}

/** Bars from the average on one scale, the longest of which fills its half. */
function bars(job: PageJob, rows: readonly RankingRowView[]): readonly PageCell[] {
  const average = pointsUnit(job) === 'imps' ? 0 : 0.5;
  const values = rows.map(({ figure }) => (figure === null ? null : toNumber(exactFromText(figure)) - average));
  const most = Math.max(...values.map((value) => Math.abs(value ?? 0)));
  return values.map((value) => (value === null || most === 0 ? '' : { bar: Number((value / most).toFixed(3)) }));
}

function teamColumns(job: PageJob, field: PrintedField, ranking: PrintedRanking): readonly FigureColumn[] {
  const { matches } = field.standings;
  if (!matches) return [];
  const columns = teamFigureColumns(job, matches, ranking);
  return columns.map(({ head, cells }, index) => {
    const isTotal = index === columns.length - 1;
    return {
      column: {
        head,
        align: 'right',
        sort: 'most',
        ...(isTotal ? { kind: 'strong', ...(!job.knockout && { sorted: true }) } : { wide: true }),
      },
      cells,
    };
  });
}

/** Who is ranked, with a way to the scorecard; a team over its players and what split its ties. */
function nameCell(job: PageJob, field: PrintedField, row: RankingRowView): PageCell {
  const label = pairLabel(field, row.entry);
  if (field.entries.get(row.entry)?.team) {
    const { name, players, notes } = rankedTeam(job, field, row);
    const below = [players.join(', '), ...notes].filter((text) => text !== '').join('\n');
    return { text: name, ...(field.standings.matches && { to: cardSheetName(label) }), below };
  }
  const names = joinNames(playersOfEntry(field, row.entry));
  const text = names === '' ? `${paperWordsFor(job).pair} ${label}` : names;
  const withdrew = row.withdrawn ? { below: withdrawalWords[job.language].withdrew } : {};
  return row.boards === 0 ? { text, ...withdrew } : { text, to: cardSheetName(label), ...withdrew };
}
