import { METHODS } from '../../../src/scoring/method.ts';
import type { RankingOnTerms } from '../../../src/scoring/ranked-session.ts';
import type { SessionField } from '../competitions/fields.ts';
import type { FieldStandingsView, RankingView } from '../model/standings.ts';
import type { SessionView } from '../model/session.ts';
import type { CachedProgress } from './cached-progress.ts';
import { cachedRow, type CachedRow } from './cached-rows.ts';
import type { CachedBoard } from './cached-scores.ts';
import type { RankedField } from './ranked-field.ts';
import { masterpointsView, rowView, type RowSource } from './ranking-view.ts';

/** The view of a field's standings, and the rows of its rankings to be cached. */
export interface FieldStandings {
  readonly view: FieldStandingsView;
  readonly rows: readonly CachedRow[];
}

/** What the standings of a field consist of beside its rankings. */
interface FieldParts {
  readonly boards: readonly CachedBoard[];
  readonly rounds: CachedProgress['byEntry'];
  /** The cached rows, by entry. */
  readonly rows: ReadonlyMap<number, CachedRow>;
  readonly upTo: number;
}

/** The standings of a field. Rows that have not changed stay the same objects. */
export function fieldStandings(
  field: SessionField,
  ranked: RankedField,
  { scoring }: Pick<SessionView, 'scoring'>,
  { boards, rounds, rows: before, upTo }: FieldParts,
): FieldStandings {
  const nothing = Array.from({ length: field.rounds }, () => null);
  const rankings = ranked.rankings.map((ranking) => ({
    line: ranking.line,
    masterpoints: masterpointsView(ranking.awards?.scratch),
    rows: rowSources(ranking, ranked, scoring, (entry) => rounds.get(entry) ?? nothing).map((source) =>
      cachedRow(source, before.get(source.row.entry), upTo),
    ),
  }));
  const view = {
    ...fieldHeader(field, scoring),
    rankings: rankings.map(({ line, rows, masterpoints }) => ({
      line,
      rows: rows.map((row) => row.view),
      ...(masterpoints && { masterpoints }),
    })),
    boards: boards.map((board) => board.view),
  };
  return { view, rows: rankings.flatMap(({ rows }) => rows) };
}

/** The view of a ranking of a field, without the cache. */
export function rankingView(
  ranking: RankingOnTerms,
  ranked: RankedField,
  scoring: SessionView['scoring'],
  byRound: (entry: number) => RowSource['byRound'],
): RankingView {
  return { line: ranking.line, rows: rowSources(ranking, ranked, scoring, byRound).map(rowView) };
}

function rowSources(
  { rows, terms, basis, most, awards }: RankingOnTerms,
  { withdrawn }: RankedField,
  { method }: SessionView['scoring'],
  byRound: (entry: number) => RowSource['byRound'],
): readonly RowSource[] {
  const common = { figure: METHODS[method].rankedBy, terms, basis, most, ...(awards && { awards }) };
  return rows.map((row) => ({ row, byRound: byRound(row.entry), common, withdrawn: withdrawn.get(row.entry) }));
}

/** The standings of a field without its rankings and boards. */
export function fieldHeader(
  { sections, winners }: SessionField,
  { method, regulation }: SessionView['scoring'],
): Omit<FieldStandingsView, 'rankings' | 'boards'> {
  const { unit } = METHODS[method];
  return { sections: sections.map(({ id }) => id), unit, rankedBy: regulation.unequalBoards, winners };
}
