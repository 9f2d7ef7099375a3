import { add, compare, divide, exact, multiply, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import { GRADE_BOARD_POINTS, GRADE_IMPS } from './grade.ts';
import { recordWithoutMatch, type TeamRecord } from './standings.ts';

/** What the results of an event are, by which an unplayed match is awarded. */
export type EventResults =
  /** The `maximum` of the largest win and the `sum` of both sides: 20 and 20 at 20-0, 25 and 30 on the old scale. */
  | { readonly kind: 'victory-points'; readonly maximum: Exact; readonly sum: Exact }
  | { readonly kind: 'imps'; readonly boards: number }
  | { readonly kind: 'board-a-match'; readonly boards: number };

/** A team that leaves an all-play-all. */
export interface TeamWithdrawal {
  readonly team: number;
  /** Matches each team was to play in the event. */
  readonly matches: number;
  /** The matches it will not play. */
  readonly unplayed: readonly { readonly round: number; readonly opponent: number }[];
  readonly results: EventResults;
  /** The smallest unit of a result, to which fractions are rounded up: 1, or 0.01 on a continuous scale. */
  readonly unit: Exact;
}

/**
 * The records of an all-play-all after a team withdrew (EBU White Book 2.4.2). Before half of its matches, what was
 * scored against it is cancelled. From half on it stands, and every opponent without its match gets the award for an
 * unplayed match. The team itself isn't ranked: the caller leaves it out of the standings.
 */
export function withdrawFromAllPlayAll(
  records: readonly TeamRecord[],
  withdrawal: TeamWithdrawal,
): readonly TeamRecord[] {
  const { team, matches, unplayed } = withdrawal;
  const played = records.filter((record) => record.team === team && record.opponent !== null);
  if (2 * played.length < matches) {
    return records.filter((record) => record.team !== team && record.opponent !== team);
  }
  const given = unplayed.map(({ round, opponent }) =>
    recordWithoutMatch(round, opponent, unplayedMatchAward(records, opponent, withdrawal)),
  );
  return [...records, ...given];
}

/**
 * What an opponent gets for a match it can't play: the best of its own average, the converse of the average of the team
 * that withdrew, and 60 % of the victory points, or else average plus on three boards and average on the rest.
 */
export function unplayedMatchAward(
  records: readonly TeamRecord[],
  opponent: number,
  { team, results, unit }: Pick<TeamWithdrawal, 'team' | 'results' | 'unit'>,
): Exact {
  const own = averageOf(records, opponent);
  const theirs = averageOf(records, team);
  const candidates = [
    fixedUnplayedMatchAward(results),
    ...(own ? [own] : []),
    ...(theirs ? [converseResult(theirs, results)] : []),
  ];
  return upTo(
    candidates.reduce((best, candidate) => (compare(candidate, best) > 0 ? candidate : best)),
    unit,
  );
}

/**
 * What the missing side of an unplayed match of an all-play-all gets while it isn't disqualified: the converse of its
 * opponents' (EBU White Book 2.4.6).
 */
export function converseResult(result: Exact, results: EventResults): Exact {
  return subtract(sumOf(results), result);
}

/**
 * What a team gets that has no match: 60 % of the victory points (12 of 20), or average plus on three boards and
 * average on the rest (EBU White Book 2.4.2 and 2.4.4; a bye of a Swiss is the same 12).
 */
export function fixedUnplayedMatchAward(results: EventResults): Exact {
  if (results.kind === 'victory-points') return multiply(results.maximum, exact(60, 100));
  const plus = Math.min(AVERAGE_PLUS_BOARDS, results.boards);
  if (results.kind === 'imps') return multiply(exact(plus), GRADE_IMPS.plus);
  const rest = multiply(exact(results.boards - plus), GRADE_BOARD_POINTS.average);
  return add(multiply(exact(plus), GRADE_BOARD_POINTS.plus), rest);
}

const AVERAGE_PLUS_BOARDS = 3;

function sumOf(results: EventResults): Exact {
  switch (results.kind) {
    case 'victory-points':
      return results.sum;
    case 'imps':
      return ZERO;
    case 'board-a-match':
      return exact(2 * results.boards);
  }
}

/** The mean result of the matches a team has played; null before the first. */
function averageOf(records: readonly TeamRecord[], team: number): Exact | null {
  const played = records.filter((record) => record.team === team && record.opponent !== null);
  if (played.length === 0) return null;
  const sum = played.reduce((total, { result }) => add(total, result), ZERO);
  return divide(sum, exact(played.length));
}

/** The smallest multiple of the unit that is not less. */
function upTo(value: Exact, unit: Exact): Exact {
  const { numerator, denominator } = divide(value, unit);
  const rest = numerator % denominator;
  const whole = numerator / denominator + (rest > 0n ? 1n : 0n);
  return multiply(exact(whole), unit);
}

/** A team that leaves an event that is not all-play-all, part way through a session. */
export interface TeamSessionWithdrawal {
  readonly team: number;
  /** The rounds of the session, and how many of them the team completed. */
  readonly rounds: readonly number[];
  readonly completed: number;
  /** Teams that sit out because of it. */
  readonly sitOuts: readonly { readonly round: number; readonly team: number }[];
  readonly results: EventResults;
}

/**
 * The records after such a withdrawal (EBU White Book 2.4.4). Before half of the session, the session's scores against
 * the team are cancelled. From half on they stand, and a team that must sit out gets average plus, or for a whole match
 * the award for an unplayed one.
 */
export function withdrawTeamFromSession(
  records: readonly TeamRecord[],
  { team, rounds, completed, sitOuts, results }: TeamSessionWithdrawal,
): readonly TeamRecord[] {
  if (2 * completed < rounds.length) {
    const session = new Set(rounds);
    return records.filter((record) => !session.has(record.round) || (record.team !== team && record.opponent !== team));
  }
  const plus = fixedUnplayedMatchAward(results);
  return [...records, ...sitOuts.map((sitOut) => recordWithoutMatch(sitOut.round, sitOut.team, plus))];
}
