import { numbersTo } from '../../basics/numbers-to.ts';
import { bergerRounds } from './berger.ts';

/** Two numbers that meet in a round. */
export interface NumberedMeeting {
  readonly round: number;
  readonly home: number;
  readonly away: number;
}

/**
 * The number of each team, so that teams of one club meet as early as possible: in a round robin two of them in round
 * 1. The largest clubs choose first; among equally early numbers those are chosen that leave other clubs a match in
 * round 1. Everybody else takes the free numbers in the order given.
 * @param clubs the club of each team; null for a team of none
 * @param meetings of the draw; those of a round robin where they are left out
 */
export function numbersForClubMates(
  clubs: readonly (string | null)[],
  meetings: readonly NumberedMeeting[] = bergerMeetings(clubs.length),
): number[] {
  const rounds = roundsOfMeetings(meetings);
  const free = new Set(numbersTo(clubs.length));
  const numbers = new Map<number, number>();
  for (const members of clubsBySize(clubs)) {
    const chosen = earliest([...free], members.length, rounds);
    members.forEach((team, place) => numbers.set(team, chosen[place] ?? 0));
    for (const number of chosen) free.delete(number);
  }
  const rest = [...free];
  return clubs.map((_, team) => numbers.get(team) ?? rest.shift() ?? 0);
}

/** The teams of a club by their places in the order given, and the rounds in which they meet each other. */
export interface ClubMeetings {
  readonly teams: readonly number[];
  /** In order; a meeting that the draw lacks is not among them. */
  readonly rounds: readonly number[];
}

/**
 * When the teams of each club meet, the largest club first.
 * @param numbers the number of each team
 */
export function clubMeetings(
  clubs: readonly (string | null)[],
  numbers: readonly number[],
  meetings: readonly NumberedMeeting[],
): readonly ClubMeetings[] {
  const roundOf = roundsOfMeetings(meetings);
  return clubsBySize(clubs).map((teams) => ({
    teams,
    rounds: teams
      .flatMap((one, place) => teams.slice(place + 1).map((other) => roundOf(numbers[one] ?? 0, numbers[other] ?? 0)))
      .filter(Number.isFinite)
      .toSorted((a, b) => a - b),
  }));
}

/** The round in which two numbers meet first; infinite where they don't. */
type RoundOf = (one: number, other: number) => number;

function bergerMeetings(teams: number): readonly NumberedMeeting[] {
  return bergerRounds(teams).flatMap(({ round, matches }) => matches.map((match) => ({ round, ...match })));
}

/** Two numbers in one key, whichever is at home. */
function keyOf(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

function roundsOfMeetings(meetings: readonly NumberedMeeting[]): RoundOf {
  const rounds = new Map<string, number>();
  for (const { round, home, away } of meetings) {
    const key = keyOf(home, away);
    rounds.set(key, Math.min(round, rounds.get(key) ?? Infinity));
  }
  return (one, other) => rounds.get(keyOf(one, other)) ?? Infinity;
}

/** Clubs of two teams and more, the largest first, each with the places of its teams in the order given. */
function clubsBySize(clubs: readonly (string | null)[]): number[][] {
  const teams = new Map<string, number[]>();
  clubs.forEach((club, team) => {
    if (club !== null) teams.set(club, [...(teams.get(club) ?? []), team]);
  });
  return [...teams.values()].filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
}

/** What a choice of numbers costs, the most important first; less is better. */
type Cost = readonly [lastRound: number, sumOfRounds: number, brokenFirstMatches: number];

/** So many of the free numbers whose meetings are over first. */
function earliest(free: readonly number[], count: number, roundOf: RoundOf): readonly number[] {
  let best: readonly number[] = free.slice(0, count);
  let least: Cost | null = null;
  for (const chosen of combinations(free, count)) {
    const cost = costOf(chosen, free, roundOf);
    if (least !== null && !isLess(cost, least)) continue;
    best = chosen;
    least = cost;
  }
  return best;
}

function costOf(chosen: readonly number[], free: readonly number[], roundOf: RoundOf): Cost {
  const rounds = chosen.flatMap((one, place) => chosen.slice(place + 1).map((other) => roundOf(one, other)));
  const others = free.filter((number) => !chosen.includes(number));
  const broken = chosen.filter((one) => others.some((other) => roundOf(one, other) === 1));
  return [Math.max(...rounds), rounds.reduce((sum, round) => sum + round, 0), broken.length];
}

function isLess(one: Cost, other: Cost): boolean {
  const place = one.findIndex((figure, index) => figure !== other[index]);
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0);
}

function* combinations(numbers: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [place, number] of numbers.entries()) {
    for (const rest of combinations(numbers.slice(place + 1), count - 1)) yield [number, ...rest];
  }
}
