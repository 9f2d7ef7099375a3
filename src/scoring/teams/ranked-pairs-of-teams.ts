/** The ranking of teams whose pairs play a movement of pairs, from the ranked sessions of these pairs. */
import type { RankedSession, RankingOnTerms } from '../ranked-session.ts';
import { rankAfterRound } from '../ranked-session.ts';
import type { WithdrawalOutcome } from '../ranked-session/withdrawals.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { StandingBasis } from '../standing/basis.ts';
import { evidenceOf } from '../standing/evidence.ts';
import { changesByEntry, type Penalty } from '../standing/penalty.ts';
import { standingRules } from '../standing/rules.ts';
import { standingsOfPairs, type PairsOfTeamStanding } from './pairs-of-teams.ts';

/** The teams of a session of pairs. */
export interface TeamsOfPairs {
  /** The pairs of each team, by the number that the team is ranked under. */
  readonly pairsOf: ReadonlyMap<number, readonly number[]>;
  /** Those of teams; others change nothing. */
  readonly penalties?: readonly Penalty[];
  /** Teams that are not ranked. */
  readonly withoutStanding?: ReadonlySet<number>;
  readonly lots?: readonly number[];
}

/** A ranking of teams by what their pairs have together. */
export interface RankedTeamsOfPairs {
  readonly rows: readonly PairsOfTeamStanding[];
  readonly basis: StandingBasis;
  /** The most boards that both pairs of a team have together. */
  readonly most: number;
  /** Teams of which a pair withdrew so early that its results are cancelled: they have no place. */
  readonly withdrawn: ReadonlyMap<number, WithdrawalOutcome>;
}

/**
 * Ranks teams by the sums of their pairs, by the regulation that ranks the pairs.
 * @param fields the ranked sessions of all their pairs: one, or one for each section; all of one method and regulation
 * @param round only what was played up to the end of this round counts; everything where it is left out
 */
export function rankTeamsOfPairs<Line extends ScoringLine>(
  fields: readonly RankedSession<Line>[],
  { pairsOf, penalties = [], withoutStanding = new Set(), lots = [] }: TeamsOfPairs,
  round?: number,
): RankedTeamsOfPairs {
  const [first] = fields;
  if (!first) throw new Error('rankTeamsOfPairs: no field');
  const { method, regulation } = first.input;
  const rankings = fields.flatMap((field): readonly RankingOnTerms[] =>
    round === undefined ? field.rankings : rankAfterRound(field, round),
  );
  const teamOf = new Map([...pairsOf].flatMap(([team, pairs]) => pairs.map((pair) => [pair, team] as const)));
  const boards = new Map(rankings.flatMap(({ rows }) => rows.map((row) => [row.entry, row.boards] as const)));
  const sums = [...pairsOf].map(([entry, pairs]) => ({
    entry,
    boards: pairs.reduce((sum, pair) => sum + (boards.get(pair) ?? 0), 0),
  }));
  const ranking = { rows: sums };
  const { basis, leastBoards, most, tieBreaks } = standingRules(ranking, [ranking], method, regulation);
  const withdrawn = withdrawnTeams(fields, pairsOf);
  const played = fields.map((field) => playedUpTo(field, round));
  const rows = standingsOfPairs(rankings, {
    teamOf: (pair) => teamOf.get(pair) ?? null,
    teams: [...pairsOf.keys()],
    basis,
    leastBoards,
    most,
    ties: tieBreaks,
    evidence: (pair) => played.flatMap((evidence) => evidence(pair)),
    changes: changesByEntry(
      penalties.filter(({ entry }) => pairsOf.has(entry)),
      (team) => measureOfPair(fields, first, pairsOf.get(team)?.[0]),
    ),
    withoutStanding: new Set([...withoutStanding, ...withdrawn.keys()]),
    lots,
  });
  return { rows, basis, most, withdrawn };
}

/** What the pairs of a field have played, up to a round where one is given. */
function playedUpTo<Line extends ScoringLine>({ scores, input }: RankedSession<Line>, round: number | undefined) {
  const { roundOf } = input;
  if (round === undefined || roundOf === undefined) return evidenceOf(() => scores.boards);
  return evidenceOf(() =>
    scores.boards.flatMap((board) => {
      const results = board.results.filter(({ line }) => roundOf(line) <= round);
      return results.length > 0 ? [{ ...board, results }] : [];
    }),
  );
}

function withdrawnTeams(
  fields: readonly Pick<RankedSession, 'withdrawn'>[],
  pairsOf: TeamsOfPairs['pairsOf'],
): ReadonlyMap<number, WithdrawalOutcome> {
  const cancelled = new Set(
    fields.flatMap(({ withdrawn }) =>
      [...withdrawn].flatMap(([pair, outcome]) => (outcome === 'cancelled' ? [pair] : [])),
    ),
  );
  const teams = [...pairsOf].filter(([, pairs]) => pairs.some((pair) => cancelled.has(pair)));
  return new Map(teams.map(([team]) => [team, 'cancelled']));
}

/** The measure of penalties of a team: that of a pair of it. */
function measureOfPair<Line extends ScoringLine>(
  fields: readonly RankedSession<Line>[],
  field: RankedSession<Line>,
  pair: number | undefined,
) {
  const own = fields.find(({ rankings }) => rankings.some(({ rows }) => rows.some(({ entry }) => entry === pair)));
  const { measureOf } = own ?? field;
  return measureOf(pair ?? 0);
}
