import { add, compare, multiply, ZERO, type Exact } from '../exact.ts';
import type { TeamTotal } from './match.ts';
import { forTeams, opponentOf, type ForTeams } from './team.ts';
import type { TeamWorth } from './worth.ts';

/** One team's side of a match of an event, or of a round it was given something for without a match. */
export interface TeamRecord {
  readonly round: number;
  readonly team: number;
  /** Null where nothing was played: a bye, a forfeit, an opponent that withdrew. */
  readonly opponent: number | null;
  /** What the event adds up: victory points, IMPs, board points or total points. */
  readonly result: Exact;
  readonly imps: Exact;
  readonly impsWon: Exact;
  readonly impsLost: Exact;
  readonly pointsWon: Exact;
  readonly pointsLost: Exact;
}

/** Both teams' records of a match. `teams` are their numbers in the event. */
export function recordsOf(
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

/**
 * Ways to split a tie, in the order a regulation names them: the tied teams' results against each other, their IMPs
 * against each other (both only where each has met every other), IMPs won over IMPs lost and total points won over
 * lost, over all matches. The CBAI publishes the first three; the last is what the WBF is known to use.
 */
export const TIE_RULES = ['meetings', 'meeting-imps', 'imp-quotient', 'point-quotient'] as const;
export type TieRule = (typeof TIE_RULES)[number];

export interface StandingsOptions {
  /** Every team that is ranked, also without a record. A team not among them plays without standing (White Book 2.4.9). */
  readonly teams: readonly number[];
  /** None: equal totals share a place (EBU White Book 3.2). */
  readonly ties: readonly TieRule[];
}

export interface TeamStanding {
  readonly team: number;
  /** From 1; equal teams share a place, and as many behind it stay empty. */
  readonly place: number;
  readonly tied: boolean;
  readonly total: Exact;
  /** Matches played. */
  readonly matches: number;
  readonly imps: Exact;
  readonly impsWon: Exact;
  readonly impsLost: Exact;
  readonly pointsWon: Exact;
  readonly pointsLost: Exact;
}

/** Ranks the teams of an event by the sum of their results; within a shared place in order of their numbers. */
export function teamStandings(
  records: readonly TeamRecord[],
  { teams, ties }: StandingsOptions,
): readonly TeamStanding[] {
  const byTeam = Map.groupBy(records, ({ team }) => team);
  const sums = teams.toSorted((a, b) => a - b).map((team) => sumOf(team, byTeam.get(team) ?? []));
  const groups = grouped(sums, (a, b) => compare(b.total, a.total)).flatMap((group) => split(group, ties, records));
  let place = 1;
  return groups.flatMap((group) => {
    const at = place;
    place += group.length;
    return group.map((sum) => ({ ...sum, place: at, tied: group.length > 1 }));
  });
}

type Sum = Omit<TeamStanding, 'place' | 'tied'>;

function sumOf(team: number, records: readonly TeamRecord[]): Sum {
  const sum = (figure: (record: TeamRecord) => Exact): Exact =>
    records.reduce((total, record) => add(total, figure(record)), ZERO);
  return {
    team,
    total: sum(({ result }) => result),
    matches: records.filter(({ opponent }) => opponent !== null).length,
    imps: sum(({ imps }) => imps),
    impsWon: sum(({ impsWon }) => impsWon),
    impsLost: sum(({ impsLost }) => impsLost),
    pointsWon: sum(({ pointsWon }) => pointsWon),
    pointsLost: sum(({ pointsLost }) => pointsLost),
  };
}

/** Best first, those that are equal together; the order within a group is kept. */
function grouped(sums: readonly Sum[], order: (a: Sum, b: Sum) => number): readonly (readonly Sum[])[] {
  const groups: Sum[][] = [];
  for (const sum of sums.toSorted(order)) {
    const last = groups.at(-1);
    if (last?.[0] && order(last[0], sum) === 0) last.push(sum);
    else groups.push([sum]);
  }
  return groups;
}

/**
 * Splits a group of equal teams by the first rule that can; those still equal begin again with the first, which may
 * now tell them apart: of three tied teams two are left, and they have met.
 */
function split(
  group: readonly Sum[],
  ties: readonly TieRule[],
  records: readonly TeamRecord[],
): readonly (readonly Sum[])[] {
  if (group.length < 2) return [group];
  for (const rule of ties) {
    const order = orderBy(rule, group, records);
    const groups = order ? grouped(group, order) : [group];
    if (groups.length > 1) return groups.flatMap((smaller) => split(smaller, ties, records));
  }
  return [group];
}

/** How a rule orders the group, best first; null where it doesn't apply. */
function orderBy(
  rule: TieRule,
  group: readonly Sum[],
  records: readonly TeamRecord[],
): ((a: Sum, b: Sum) => number) | null {
  switch (rule) {
    case 'meetings':
    case 'meeting-imps': {
      const among = meetings(group, records);
      if (among === null) return null;
      const figure = rule === 'meetings' ? 'total' : 'imps';
      const sums = new Map(group.map(({ team }) => [team, sumOf(team, among.get(team) ?? [])[figure]]));
      return (a, b) => compare(sums.get(b.team) ?? ZERO, sums.get(a.team) ?? ZERO);
    }
    case 'imp-quotient':
      return (a, b) => compareQuotients([b.impsWon, b.impsLost], [a.impsWon, a.impsLost]);
    case 'point-quotient':
      return (a, b) => compareQuotients([b.pointsWon, b.pointsLost], [a.pointsWon, a.pointsLost]);
  }
}

/** The records of the tied teams against each other; null unless every one has met every other. */
function meetings(
  group: readonly Sum[],
  records: readonly TeamRecord[],
): ReadonlyMap<number, readonly TeamRecord[]> | null {
  const tied = new Set(group.map(({ team }) => team));
  const among = records.filter(({ team, opponent }) => opponent !== null && tied.has(team) && tied.has(opponent));
  const byTeam = Map.groupBy(among, ({ team }) => team);
  const allMet = [...tied].every(
    (team) => new Set(byTeam.get(team)?.map(({ opponent }) => opponent)).size === tied.size - 1,
  );
  return allMet ? byTeam : null;
}

type Quotient = readonly [won: Exact, lost: Exact];

/** Won over lost. Nothing lost is beyond every number; nothing won and nothing lost is even, 1. */
function compareQuotients(a: Quotient, b: Quotient): number {
  const [wonA, lostA] = evenWhereEmpty(a);
  const [wonB, lostB] = evenWhereEmpty(b);
  if (lostA.numerator === 0n && lostB.numerator === 0n) return 0;
  return compare(multiply(wonA, lostB), multiply(wonB, lostA));
}

const EVEN: Quotient = [
  { numerator: 1n, denominator: 1n },
  { numerator: 1n, denominator: 1n },
];

function evenWhereEmpty(quotient: Quotient): Quotient {
  return quotient.every(({ numerator }) => numerator === 0n) ? EVEN : quotient;
}
