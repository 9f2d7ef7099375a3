/**
 * "Mitchell teams": the pairs of a team play a movement of pairs, and what they have is added up. Nothing is compared
 * within a match, since a Mitchell doesn't bring two teams together on the same boards at both tables.
 */
import { add, ZERO, type Exact } from '../numbers/exact.ts';
import type { RankingOnTerms } from '../ranked-session.ts';
import type { StandingBasis } from '../standing/basis.ts';
import type { TieBreakEvidence } from '../standing/evidence.ts';
import { standings, type ScoredEntry, type Standing } from '../standing/standings.ts';
import type { StandingOnTerms } from '../standing/terms.ts';
import type { TieBreaks } from '../standing/tie-breaks.ts';

export interface PairsOfTeamsOptions {
  /** The team that an entry of the movement plays for; null for a pair without a team. */
  readonly teamOf: (entry: number) => number | null;
  /** The teams that are ranked, also before they have a board. */
  readonly teams: readonly number[];
  /** By the sum; else by the share of what was available, or a board, where boards are unequal. */
  readonly basis: StandingBasis;
  /** The fewest boards that a team is ranked with, and the boards of a full card: of both pairs. */
  readonly leastBoards?: number;
  readonly most?: number;
  readonly ties: TieBreaks;
  /** Of the entries of the movement. */
  readonly evidence: TieBreakEvidence;
  /** Bonuses less penalties of teams; those of a pair are in its total. */
  readonly changes?: ReadonlyMap<number, Exact>;
  readonly withoutStanding?: ReadonlySet<number>;
  readonly lots?: readonly number[];
}

/** A row of the standing of teams, with the rows of its pairs in the ranking of pairs. */
export interface PairsOfTeamStanding extends Standing {
  readonly pairs: readonly StandingOnTerms[];
}

/**
 * Ranks teams by what their pairs have together, over both lines where there are two.
 * @param rankings of the pairs, by `rankSession`
 */
export function standingsOfPairs(
  rankings: readonly Pick<RankingOnTerms, 'rows'>[],
  { teamOf, teams, basis, leastBoards, most, ties, evidence, changes, withoutStanding, lots = [] }: PairsOfTeamsOptions,
): readonly PairsOfTeamStanding[] {
  const pairs = Map.groupBy(
    rankings.flatMap(({ rows }) => rows),
    ({ entry }) => teamOf(entry),
  );
  const rows = teams.map((team) => sumOf(team, pairs.get(team) ?? []));
  const ofTeams: TieBreakEvidence = (team) =>
    (pairs.get(team) ?? []).flatMap(({ entry }) =>
      evidence(entry).map((played) => ({
        ...played,
        opponents: played.opponents.flatMap((opponent) => teamOf(opponent) ?? []),
      })),
    );
  const placed = standings(rows, ofTeams, {
    basis,
    tieBreaks: ties,
    lots,
    ...(leastBoards === undefined ? {} : { leastBoards }),
    ...(most === undefined ? {} : { most }),
    ...(changes ? { changes } : {}),
    ...(withoutStanding ? { withoutStanding } : {}),
  });
  return placed.map((row) => ({ ...row, pairs: pairs.get(row.entry) ?? [] }));
}

function sumOf(entry: number, pairs: readonly StandingOnTerms[]): ScoredEntry {
  const sum = { entry, points: ZERO, available: 0, boards: 0 };
  return pairs.reduce(
    ({ points, available, boards }, pair) => ({
      entry,
      points: add(points, pair.total),
      available: available + pair.available,
      boards: boards + pair.boards,
    }),
    sum,
  );
}
