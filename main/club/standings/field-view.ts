import { METHODS } from '../../../src/scoring/method.ts';
import type { RankingOnTerms } from '../../../src/scoring/ranked-session.ts';
import type { SessionField } from '../competitions/fields.ts';
import type { FieldStandingsView, RankingView } from '../model/standings.ts';
import type { SessionView } from '../model/session.ts';
import type { CachedProgress } from './cached-progress.ts';
import { cachedRow, type CachedRow } from './cached-rows.ts';
import type { CachedBoard } from './cached-scores.ts';
import type { RankedField } from './ranked-field.ts';
import { rowView, type RowSource } from './ranking-view.ts';

/** The standings of a field as the screens know them, and the rows of its rankings. */
export interface FieldStandings {
  readonly view: FieldStandingsView;
  readonly rows: readonly CachedRow[];
}

/** What the standings of a field are made of beside its rankings. */
interface FieldParts {
  readonly boards: readonly CachedBoard[];
  readonly rounds: CachedProgress['byEntry'];
  /** The rows from before, by entry. */
  readonly rows: ReadonlyMap<number, CachedRow>;
  readonly upTo: number;
}

/** The standings of a field; rows that are as they were before stay the same objects. */
export function fieldStandings(
  field: SessionField,
  ranked: RankedField,
  { scoring }: Pick<SessionView, 'scoring'>,
  { boards, rounds, rows: before, upTo }: FieldParts,
): FieldStandings {
  const nothing = Array.from({ length: field.rounds }, () => null);
  const rankings = ranked.rankings.map((ranking) => ({
    line: ranking.line,
    rows: rowSources(ranking, ranked, scoring, (entry) => rounds.get(entry) ?? nothing).map((source) =>
      cachedRow(source, before.get(source.row.entry), upTo),
    ),
  }));
  const view = {
    ...headOf(field, scoring),
    rankings: rankings.map(({ line, rows }) => ({ line, rows: rows.map((row) => row.view) })),
    boards: boards.map((board) => board.view),
  };
  return { view, rows: rankings.flatMap(({ rows }) => rows) };
}

/** A ranking of a field as the screens know it, without what is cached. */
export function rankingView(
  ranking: RankingOnTerms,
  ranked: RankedField,
  scoring: SessionView['scoring'],
  byRound: (entry: number) => RowSource['byRound'],
): RankingView {
  return { line: ranking.line, rows: rowSources(ranking, ranked, scoring, byRound).map(rowView) };
}

function rowSources(
  { rows, terms, basis, most }: RankingOnTerms,
  { withdrawn }: RankedField,
  { method }: SessionView['scoring'],
  byRound: (entry: number) => RowSource['byRound'],
): readonly RowSource[] {
  const common = { method: METHODS[method], terms, basis, most };
  return rows.map((row) => ({ row, byRound: byRound(row.entry), common, withdrawn: withdrawn.get(row.entry) }));
}

/** What is said of the standings of a field beside its rankings and boards. */
export function headOf(
  { sections, winners }: SessionField,
  { method, regulation }: SessionView['scoring'],
): Omit<FieldStandingsView, 'rankings' | 'boards'> {
  const { unit } = METHODS[method];
  return { sections: sections.map(({ id }) => id), unit, rankedBy: regulation.unequalBoards, winners };
}
