/** The ranking of teams whose pairs are added up, beside that of the pairs. */
import { exact } from '../../../src/scoring/numbers/exact.ts';
import { METHODS } from '../../../src/scoring/method.ts';
import type { Progress } from '../../../src/scoring/ranked-session/progress.ts';
import { derivePairsOfTeam, type PairsOfTeamDerivation } from '../../../src/scoring/derivation/pairs-of-team.ts';
import type { Penalty } from '../../../src/scoring/standing/penalty.ts';
import { USUAL_TERMS } from '../../../src/scoring/standing/terms.ts';
import { rankTeamsOfPairs, type RankedTeamsOfPairs } from '../../../src/scoring/teams/ranked-pairs-of-teams.ts';
import type { PenaltyView } from '../model/scoring.ts';
import type { SessionView } from '../model/session.ts';
import type { FieldStandingsView, RankingRowView } from '../model/standings.ts';
import type { CachedProgress } from './cached-progress.ts';
import { cachedRow, type CachedRow } from './cached-rows.ts';
import type { RankedField } from './ranked-field.ts';
import { rowView, type RowSource } from './ranking-view.ts';

/** Ranks the teams of a session, or what they had after a round; null where pairs play for themselves. */
export function rankedTeams(
  { teams, sections, penalties, terms }: SessionView,
  ranked: ReadonlyMap<number, RankedField>,
  round?: number,
): RankedTeamsOfPairs | null {
  if (teams.length === 0) return null;
  const fields = new Set(sections.flatMap(({ id }) => ranked.get(id) ?? []));
  const guests = new Set(terms.entries.flatMap(({ entry, withoutStanding }) => (withoutStanding ? [entry] : [])));
  const without = teams.filter(({ pairs }) => pairs.every((pair) => guests.has(pair)));
  return rankTeamsOfPairs(
    [...fields],
    {
      pairsOf: new Map(teams.map(({ id, pairs }) => [id, pairs])),
      penalties: penalties.map(asPenalty),
      withoutStanding: new Set(without.map(({ id }) => id)),
    },
    round,
  );
}

/** Derives the total and the place of a team; null where it is no team of the session. */
export function deriveTeam(
  session: SessionView,
  ranked: ReadonlyMap<number, RankedField>,
  entry: number,
): PairsOfTeamDerivation | null {
  const teams = rankedTeams(session, ranked);
  const { pairs = [] } = session.teams.find(({ id }) => id === entry) ?? {};
  const section = session.sections.find(({ entries }) => entries.some(({ id }) => id === pairs[0]));
  const field = section && ranked.get(section.id);
  if (!teams || !field) return null;
  return derivePairsOfTeam(teams, entry, {
    pairs,
    penalties: session.penalties.map(asPenalty),
    measure: field.measureOf(pairs[0] ?? 0),
  });
}

function asPenalty({ entry, kind, amount, unit }: PenaltyView): Penalty {
  return { entry, kind, amount: exact(amount, 100), unit };
}

/** The ranking of teams as a field without boards, and its rows to be cached. */
export interface AddedUpStandings {
  readonly view: FieldStandingsView;
  readonly rows: readonly CachedRow[];
}

/** What the standings of teams consist of beside their places. */
interface TeamParts {
  /** The progress of pairs, by field. */
  readonly rounds: ReadonlyMap<number, CachedProgress>;
  /** The cached rows, by entry. */
  readonly rows: ReadonlyMap<number, CachedRow>;
  readonly upTo: number;
}

/** The standings of teams. Rows that have not changed stay the same objects. */
export function addedUpStandings(
  session: SessionView,
  ranked: RankedTeamsOfPairs,
  { rounds, rows: before, upTo }: TeamParts,
): AddedUpStandings {
  const rows = rowSources(session, ranked, rounds).map((source) =>
    cachedRow(source, before.get(source.row.entry), upTo),
  );
  return {
    view: teamsView(
      session,
      rows.map(({ view }) => view),
    ),
    rows,
  };
}

/** The standings of teams after a round, without the cache. */
export function teamsAfterRound(
  session: SessionView,
  ranked: ReadonlyMap<number, RankedField>,
  rounds: TeamParts['rounds'],
  round: number,
): FieldStandingsView | null {
  const teams = rankedTeams(session, ranked, round);
  if (!teams) return null;
  const rows = rowSources(session, teams, rounds).map((source) => {
    const byRound = source.byRound.map((figure, index) => (index < round ? figure : null));
    return rowView({ ...source, byRound });
  });
  return teamsView(session, rows);
}

function teamsView({ sections, scoring }: SessionView, rows: readonly RankingRowView[]): FieldStandingsView {
  return {
    sections: sections.map(({ id }) => id),
    unit: METHODS[scoring.method].unit,
    rankedBy: scoring.regulation.unequalBoards,
    winners: 1,
    rankings: [{ line: null, rows }],
    boards: [],
  };
}

function rowSources(
  { teams, sections, scoring: { method } }: SessionView,
  { rows, basis, most, withdrawn }: RankedTeamsOfPairs,
  rounds: TeamParts['rounds'],
): readonly RowSource[] {
  const common = { figure: METHODS[method].rankedBy, terms: USUAL_TERMS, basis, most };
  const pairsOf = new Map(teams.map(({ id, pairs }) => [id, pairs]));
  const length = Math.max(...sections.map((section) => section.rounds));
  const progressOf = (pair: number) => [...rounds.values()].flatMap(({ byEntry }) => byEntry.get(pair) ?? []);
  return rows.map((row) => ({
    row: { ...row, inStratum: null, byHandicap: null },
    byRound: meanProgress((pairsOf.get(row.entry) ?? []).map(progressOf), length),
    common,
    withdrawn: withdrawn.get(row.entry),
  }));
}

/** What the pairs of a team have round by round, in the mean. For drawing only. */
function meanProgress(pairs: readonly Progress[], rounds: number): Progress {
  return Array.from({ length: rounds }, (_, index) => {
    const known = pairs.flatMap((progress) => progress[index] ?? []);
    return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0) / known.length;
  });
}
