import { add, compare, divide, exact, multiply, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import { withdrawalOutcome } from '../ranked-session/withdrawals.ts';
import { GRADE_BOARD_POINTS, GRADE_IMPS } from './grade.ts';
import type { TeamRecord } from './standings.ts';

/** What the results of an event are, by which an unplayed match is awarded. */
export type EventResults =
  /** The `maximum` of the largest win and the `sum` of both sides: 20 and 20 at 20-0, 25 and 30 on the old scale. */
  | { readonly kind: 'victory-points'; readonly maximum: Exact; readonly sum: Exact }
  | { readonly kind: 'imps'; readonly boards: number }
  | { readonly kind: 'board-a-match'; readonly boards: number }
  /** Total points: averages have none. */
  | { readonly kind: 'aggregate' };

/** A team that leaves an event: the matches it played, by the number of the opponents, and those it will not play. */
export interface LeavingTeam {
  readonly team: number;
  readonly played: readonly number[];
  readonly unplayed: readonly number[];
}

/**
 * The teams whose results are cancelled in an all-play-all: they played less than half of their matches (EBU White Book
 * 2.4.2). In whatever order the withdrawals are told, all that played less than half are cancelled together; then what
 * is left of the others counts. Two teams that both left owe each other nothing.
 */
export function cancelledTeams(leaving: readonly LeavingTeam[]): ReadonlySet<number> {
  const gone = new Set(leaving.map(({ team }) => team));
  const cancelled = new Set<number>();
  for (;;) {
    const more = leaving.filter(({ team, played, unplayed }) => {
      const left = played.filter((opponent) => !cancelled.has(opponent)).length;
      const owed = unplayed.filter((opponent) => !gone.has(opponent)).length;
      return !cancelled.has(team) && withdrawalOutcome(left, left + owed) === 'cancelled';
    });
    if (more.length === 0) return cancelled;
    for (const { team } of more) cancelled.add(team);
  }
}

/** What an unplayed match is awarded by, and why it comes to so much. */
export interface UnplayedMatchAward {
  /** Null while the team has played no match. */
  readonly own: Exact | null;
  /** The converse of the average of the team that isn't there; null where that has played no match. */
  readonly converse: Exact | null;
  readonly fixed: Exact;
  /** The best of these, rounded up to the unit. */
  readonly award: Exact;
}

/**
 * What an opponent gets for a match it can't play in an all-play-all: the best of its own average, the converse of the
 * average of the team that withdrew, and 60 % of the victory points, or else average plus on three boards and average
 * on the rest (EBU White Book 2.4.2).
 * @param records of the matches that count
 * @param unit the smallest unit of a result, to which fractions are rounded up: 1, or 0.01 on a continuous scale
 */
export function unplayedMatchAward(
  records: readonly TeamRecord[],
  opponent: number,
  { team, results, unit }: { readonly team: number; readonly results: EventResults; readonly unit: Exact },
): UnplayedMatchAward {
  const own = averageOf(records, opponent);
  const theirs = averageOf(records, team);
  const converse = theirs && converseResult(theirs, results);
  const fixed = fixedUnplayedMatchAward(results);
  const best = [fixed, own, converse].reduce<Exact>(
    (most, candidate) => (candidate && compare(candidate, most) > 0 ? candidate : most),
    fixed,
  );
  return { own, converse, fixed, award: upTo(best, unit) };
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
  if (results.kind === 'aggregate') return ZERO;
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
    case 'aggregate':
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
