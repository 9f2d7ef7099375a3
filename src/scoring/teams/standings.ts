import { add, compare, ZERO, type Exact } from '../numbers/exact.ts';
import { quotientOf } from '../standing/criteria.ts';
import type { TieBreakEvidence, PlayedUnit, MatchSwings } from '../standing/evidence.ts';
import type { ScoredEntry } from '../standing/standings.ts';
import { mergedStrata } from '../standing/strata.ts';
import {
  handicapsThatCount,
  standingsOnTerms,
  USUAL_TERMS,
  type RankingTerms,
  type StandingOnTerms,
} from '../standing/terms.ts';
import type { TieBreaks, TieFigure } from '../standing/tie-breaks.ts';
import type { TeamTotal } from './match.ts';
import { forTeams, opponentOf, type ForTeams } from './team.ts';
import type { TeamWorth } from './worth.ts';

/** One team's side of a match of an event, or of a round for which it was given a result without a match. */
export interface TeamRecord extends MatchSwings {
  readonly round: number;
  readonly team: number;
  /** Null where nothing was played: a bye, a forfeit, an opponent that withdrew. */
  readonly opponent: number | null;
  /** What the event adds up: victory points, IMPs, board points or total points. */
  readonly result: Exact;
  /** The opponents' result; null where nothing was played. */
  readonly against: Exact | null;
}

/** Both teams' records of a match. `teams` are their numbers in the event. */
export function matchRecordsOf(
  round: number,
  teams: ForTeams<number>,
  totals: ForTeams<TeamTotal>,
  worth: ForTeams<Pick<TeamWorth, 'result' | 'imps'>>,
): readonly TeamRecord[] {
  const records = forTeams((side): TeamRecord => {
    const { impsWon, impsLost, pointsWon, pointsLost } = totals[side];
    const { result, imps } = worth[side];
    const other = opponentOf(side);
    const names = { round, team: teams[side], opponent: teams[other], against: worth[other].result };
    return { ...names, result, imps, impsWon, impsLost, pointsWon, pointsLost };
  });
  return [records.home, records.away];
}

/** A round a team was given a result for without playing a match. */
export function recordWithoutMatch(round: number, team: number, result: Exact): TeamRecord {
  const nothing = { imps: ZERO, impsWon: ZERO, impsLost: ZERO, pointsWon: ZERO, pointsLost: ZERO };
  return { round, team, opponent: null, against: null, result, ...nothing };
}

export interface StandingsOptions {
  /** Every team that is ranked, also without a record. */
  readonly teams: readonly number[];
  /** `teamTies` of the regulation. */
  readonly ties: TieBreaks;
  /** What the director drew, for the criterion `lot`. */
  readonly lots?: readonly number[];
  /** Bonuses less penalties of the whole event. */
  readonly changes?: ReadonlyMap<number, Exact>;
  readonly terms?: RankingTerms;
  /** The fewest teams of a stratum. */
  readonly leastInStratum?: number;
}

/** A row of the standings. `entry` is the team's number, `boards` the matches and given results that count for it. */
export interface TeamStanding extends StandingOnTerms, MatchSwings {
  /** Matches played. */
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** IMPs won by IMPs lost, over all matches. */
  readonly quotient: TieFigure;
}

/** The standings, and the terms that count in them: strata after merging. */
export interface TeamStandings {
  readonly rows: readonly TeamStanding[];
  readonly terms: RankingTerms;
}

/**
 * Ranks the teams of an event by the sum of their results; within a shared place in order of their numbers, those
 * without a record after them, and those without standing last (White Book 2.4.9). While no team has a record there are
 * no places.
 */
export function teamStandings(records: readonly TeamRecord[], options: StandingsOptions): TeamStandings {
  const { teams, ties, lots = [], changes = new Map<number, Exact>(), leastInStratum = 0 } = options;
  const byTeam = Map.groupBy(records, ({ team }) => team);
  const sums = new Map(teams.map((team) => [team, sumOf(byTeam.get(team) ?? [])]));
  const rows = teams.map((team): ScoredEntry => {
    const boards = byTeam.get(team)?.length ?? 0;
    return { entry: team, points: sums.get(team)?.total ?? ZERO, available: 0, boards };
  });
  const given = options.terms ?? USUAL_TERMS;
  const terms = {
    ...given,
    handicap: handicapsThatCount(given.handicap, 'total'),
    stratumOf: mergedStrata(rows, given.stratumOf, leastInStratum),
  };
  const rules = { basis: 'total', tieBreaks: ties, lots, changes } as const;
  const list = standingsOnTerms(rows, evidenceOfRecords(records), rules, terms);
  return {
    terms,
    rows: list.flatMap((row) => {
      const sum = sums.get(row.entry);
      if (sum === undefined) return [];
      const { total: _, ...swings } = sum;
      return [{ ...row, ...swings }];
    }),
  };
}

type Sums = Omit<TeamStanding, keyof StandingOnTerms> & { readonly total: Exact };

function sumOf(records: readonly TeamRecord[]): Sums {
  const sum = (figure: (record: TeamRecord) => Exact): Exact =>
    records.reduce((total, record) => add(total, figure(record)), ZERO);
  const outcomes = records.flatMap(({ result, against }) => (against ? [compare(result, against)] : []));
  const [impsWon, impsLost] = [sum((record) => record.impsWon), sum((record) => record.impsLost)];
  return {
    total: sum(({ result }) => result),
    matches: outcomes.length,
    won: outcomes.filter((outcome) => outcome > 0).length,
    drawn: outcomes.filter((outcome) => outcome === 0).length,
    lost: outcomes.filter((outcome) => outcome < 0).length,
    imps: sum(({ imps }) => imps),
    impsWon,
    impsLost,
    quotient: quotientOf(impsWon, impsLost),
    pointsWon: sum(({ pointsWon }) => pointsWon),
    pointsLost: sum(({ pointsLost }) => pointsLost),
  };
}

/** Matches as tie-breaks see them, each with a number of its own: unlike a board, no others play it. */
function evidenceOfRecords(records: readonly TeamRecord[]): TieBreakEvidence {
  const byTeam = Map.groupBy(records.map(playedOf), ({ team }) => team);
  return (team) => byTeam.get(team) ?? [];
}

function playedOf(record: TeamRecord, number: number): PlayedUnit & { readonly team: number } {
  const { team, opponent, result: points, imps, impsWon, impsLost, pointsWon, pointsLost } = record;
  const swings = { imps, impsWon, impsLost, pointsWon, pointsLost };
  return { team, number, opponents: opponent === null ? [] : [opponent], points, best: false, margin: null, swings };
}
