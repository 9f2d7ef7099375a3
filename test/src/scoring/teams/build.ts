import { exact, writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { AssignedScore, TableLine, TableResult } from '../../../../src/scoring/teams/board.ts';
import {
  isMatchScore,
  scoreMatch,
  type Match,
  type MatchScore,
  type TeamTotal,
} from '../../../../src/scoring/teams/match.ts';
import { MATCH_RULES, type MatchRules } from '../../../../src/scoring/teams/match-rules.ts';
import { northSouthIn, type ForTeams, type Room, type MatchTeam } from '../../../../src/scoring/teams/team.ts';
import { isMatchWorth, matchWorth, type MatchMethod, type TeamPenalty } from '../../../../src/scoring/teams/worth.ts';

export function scoreOf(score: number): AssignedScore {
  return { kind: 'score', score };
}

export function weightedOf(...scores: readonly (readonly [score: number, percent: number])[]): AssignedScore {
  return { kind: 'weighted', scores: scores.map(([score, percent]) => ({ score, percent })) };
}

/** A line of a table, with the teams in their seats unless others are given. A number is a score from North-South. */
export function lineOf(
  board: number,
  room: Room,
  result: TableResult | number,
  ns: MatchTeam = northSouthIn(room),
): TableLine {
  return { board, room, ns, result: typeof result === 'number' ? scoreOf(result) : result };
}

/** Boards 1, 2 ... with the result of each room; null where the line is missing. */
export function matchOf(
  tables: readonly (readonly [open: TableResult | number | null, closed: TableResult | number | null])[],
  changes: Partial<Match> = {},
): Match {
  const lines = tables.flatMap(([open, closed], index) => [
    ...(open === null ? [] : [lineOf(index + 1, 'open', open)]),
    ...(closed === null ? [] : [lineOf(index + 1, 'closed', closed)]),
  ]);
  return { lines, boards: tables.map((_, index) => index + 1), removed: null, ...changes };
}

export function scored(match: Match, rules: Partial<MatchRules> = {}): MatchScore {
  const score = scoreMatch(match, { ...MATCH_RULES, ...rules });
  if (!isMatchScore(score)) throw new Error(score.code);
  return score;
}

/** Both teams' figures as text. */
export function both(figures: ForTeams<Exact> | null): readonly [home: string, away: string] | null {
  return figures && [writeExact(figures.home), writeExact(figures.away)];
}

export function total(
  score: { readonly totals: ForTeams<TeamTotal> },
  figure: keyof TeamTotal,
): readonly [string, string] {
  const { home, away } = score.totals;
  return [writeExact(home[figure]), writeExact(away[figure])];
}

/** Both teams' results by a method. */
export function results(
  score: MatchScore,
  method: MatchMethod,
  penalties: readonly TeamPenalty[] = [],
): readonly [string, string] {
  const worth = matchWorth(score.totals, score.boards.length, method, penalties);
  if (!isMatchWorth(worth)) throw new Error(worth.code);
  return [writeExact(worth.home.result), writeExact(worth.away.result)];
}

/** A decimal of a conformance file as an exact number. */
export function decimal(value: number): Exact {
  return exact(Math.round(value * 100), 100);
}
