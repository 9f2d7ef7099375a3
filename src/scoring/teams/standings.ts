import { add, ZERO, type Exact } from '../numbers/exact.ts';
import type { TieBreakEvidence, PlayedUnit, MatchSwings } from '../standing/evidence.ts';
import { standings, type ScoredEntry } from '../standing/standings.ts';
import type { Separation, TieBreaks } from '../standing/tie-breaks.ts';
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
}

/** Both teams' records of a match. `teams` are their numbers in the event. */
export function matchRecordsOf(
  round: number,
  teams: ForTeams<number>,
  totals: ForTeams<TeamTotal>,
  worth: ForTeams<TeamWorth>,
): readonly TeamRecord[] {
  const records = forTeams((side): TeamRecord => {
    const { impsWon, impsLost, pointsWon, pointsLost } = totals[side];
    const { result, imps } = worth[side];
    const names = { round, team: teams[side], opponent: teams[opponentOf(side)] };
    return { ...names, result, imps, impsWon, impsLost, pointsWon, pointsLost };
  });
  return [records.home, records.away];
}

/** A round a team was given a result for without playing a match. */
export function recordWithoutMatch(round: number, team: number, result: Exact): TeamRecord {
  const nothing = { imps: ZERO, impsWon: ZERO, impsLost: ZERO, pointsWon: ZERO, pointsLost: ZERO };
  return { round, team, opponent: null, result, ...nothing };
}

export interface StandingsOptions {
  /** Every team that is ranked, also without a record. Any other plays without standing (White Book 2.4.9). */
  readonly teams: readonly number[];
  /** `teamTies` of the regulation. */
  readonly ties: TieBreaks;
  /** What the director drew, for the criterion `lot`. */
  readonly lots?: readonly number[];
}

export interface TeamStanding extends MatchSwings {
  readonly team: number;
  /** From 1; equal teams share a place, and as many behind it stay empty. Null while no team has a record. */
  readonly place: number | null;
  readonly tied: boolean;
  readonly total: Exact;
  /** Matches played. */
  readonly matches: number;
  /** The criteria that separated the team from others of the same total. */
  readonly separations: readonly Separation[];
  /** A shared place that the regulation has the director draw for. */
  readonly lotToDraw: boolean;
}

/**
 * Ranks the teams of an event by the sum of their results; within a shared place in order of their numbers, and those
 * without a record last. While no team has one there are no places.
 */
export function teamStandings(
  records: readonly TeamRecord[],
  { teams, ties, lots = [] }: StandingsOptions,
): readonly TeamStanding[] {
  const byTeam = Map.groupBy(records, ({ team }) => team);
  const sums = new Map(teams.map((team) => [team, sumOf(byTeam.get(team) ?? [])]));
  const rows = teams.map((team): ScoredEntry => {
    const boards = byTeam.get(team)?.length ?? 0;
    return { entry: team, points: sums.get(team)?.total ?? ZERO, available: 0, boards };
  });
  const list = standings(rows, evidenceOfRecords(records), { basis: 'total', tieBreaks: ties, lots });
  return list.flatMap(({ entry, place, tied, separations, lotToDraw }) => {
    const sum = sums.get(entry);
    return sum ? [{ ...sum, team: entry, place, tied, separations, lotToDraw }] : [];
  });
}

function sumOf(records: readonly TeamRecord[]): MatchSwings & Pick<TeamStanding, 'total' | 'matches'> {
  const sum = (figure: (record: TeamRecord) => Exact): Exact =>
    records.reduce((total, record) => add(total, figure(record)), ZERO);
  return {
    total: sum(({ result }) => result),
    matches: records.filter(({ opponent }) => opponent !== null).length,
    imps: sum(({ imps }) => imps),
    impsWon: sum(({ impsWon }) => impsWon),
    impsLost: sum(({ impsLost }) => impsLost),
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
