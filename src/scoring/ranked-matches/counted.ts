import { divide, exact, subtract, type Exact } from '../numbers/exact.ts';
import type { WithdrawalOutcome } from '../ranked-session/withdrawals.ts';
import { matchRecordsOf, recordWithoutMatch, type TeamRecord } from '../teams/standings.ts';
import { forTeams, MATCH_TEAMS, opponentOf, type ForTeams, type MatchTeam } from '../teams/team.ts';
import { hasVoidWorth, voidTotals } from '../teams/void.ts';
import {
  cancelledTeams,
  converseResult,
  fixedUnplayedMatchAward,
  unplayedMatchAward,
  type LeavingTeam,
  type UnplayedMatchAward,
} from '../teams/withdrawal.ts';
import { finesOf, isMatchWorth, matchWorth } from '../teams/worth.ts';
import type { Grade } from '../teams/grade.ts';
import { eventResults, resultUnit } from './event-results.ts';
import { comparisonOf } from './half-match.ts';
import { isBeforeHalf } from './withdrawn.ts';
import type { MatchCount, RankedMatch, StageMatchScore } from './ranked.ts';
import { roundsBegun } from './rounds-begun.ts';
import type { MatchLine, MatchStageRules, MatchWithdrawal, StageMatch } from './stage.ts';

/** A match with its score by itself. */
export interface ScoredMatch<Line extends MatchLine> {
  readonly match: StageMatch;
  readonly score: StageMatchScore<Line>;
}

/** What the matches of a stage count, after withdrawals. */
export interface CountedMatches<Line extends MatchLine> {
  readonly matches: readonly RankedMatch<Line>[];
  readonly withdrawn: ReadonlyMap<number, WithdrawalOutcome>;
}

const NOTHING: ForTeams<null> = { home: null, away: null };

/** Says what each match of a stage counts: played, given in its place, not yet, or nothing. */
export function countMatches<Line extends MatchLine>(
  scored: readonly ScoredMatch<Line>[],
  rules: MatchStageRules,
  withdrawals: readonly MatchWithdrawal[],
): CountedMatches<Line> {
  const lastRoundOf = new Map(withdrawals.map(({ contestant, afterRound }) => [contestant, afterRound]));
  const isLeft = (one: ScoredMatch<Line>): boolean =>
    contestantsOf(one.match).some((contestant) => leaves(contestant, one));
  /** A match that was begun and not finished when somebody left is not played either. */
  const leaves = (contestant: number, { match, score }: ScoredMatch<MatchLine>): boolean => {
    const last = lastRoundOf.get(contestant) ?? Infinity;
    return last < match.lastRound || (last < Infinity && match.away !== null && score.state !== 'complete');
  };
  const withdrawn = outcomes(scored, rules, withdrawals, isLeft);
  const cancelled = (match: StageMatch): boolean =>
    contestantsOf(match).some((one) => withdrawn.get(one) === 'cancelled');
  const played = scored.map((one) => {
    if (cancelled(one.match)) return { ...one, count: 'cancelled', result: NOTHING, award: null } as const;
    return { ...one, ...playedCount(one, isLeft(one)), award: null };
  });
  const records = played.flatMap(matchRecords);
  const isBegun = roundsBegun(
    scored.map((one) => ({ ...one, isPlayable: one.match.away !== null && !cancelled(one.match) && !isLeft(one) })),
  );
  const awards = { rules, records, withdrawn, isBegun, leaves };
  return {
    withdrawn,
    matches: played.map((one) => (one.count === 'not-yet' ? { ...one, ...awardedCount(one, awards) } : one)),
  };
}

function contestantsOf({ home, away }: StageMatch): readonly number[] {
  return away === null ? [home] : [home, away];
}

/** What became of everybody that left. */
function outcomes<Line extends MatchLine>(
  scored: readonly ScoredMatch<Line>[],
  { withdrawals: rule, rounds }: MatchStageRules,
  withdrawals: readonly MatchWithdrawal[],
  isLeft: (one: ScoredMatch<Line>) => boolean,
): ReadonlyMap<number, WithdrawalOutcome> {
  const cancelled =
    rule === 'session'
      ? new Set(
          withdrawals.flatMap(({ contestant, afterRound }) => (isBeforeHalf(afterRound, rounds) ? [contestant] : [])),
        )
      : cancelledTeams(withdrawals.map(({ contestant }) => leavingTeam(contestant, scored, isLeft)));
  return new Map(
    withdrawals.map(({ contestant }) => [contestant, cancelled.has(contestant) ? 'cancelled' : 'stand'] as const),
  );
}

function leavingTeam<Line extends MatchLine>(
  team: number,
  scored: readonly ScoredMatch<Line>[],
  isLeft: (one: ScoredMatch<Line>) => boolean,
): LeavingTeam {
  const met = scored.flatMap((one) => {
    const { home, away } = one.match;
    const opponent = home === team ? away : away === team ? home : null;
    const isPlayed = one.score.worth !== null && one.score.state === 'complete' && !isLeft(one);
    return opponent === null ? [] : [{ opponent, isPlayed }];
  });
  const opponentsWhere = (isPlayed: boolean): readonly number[] =>
    met.filter((one) => one.isPlayed === isPlayed).map(({ opponent }) => opponent);
  return { team, played: opponentsWhere(true), unplayed: opponentsWhere(false) };
}

type Counted = Pick<RankedMatch, 'count' | 'result'> & Partial<Pick<RankedMatch, 'award'>>;

/** What was played or typed; `not-yet` where the match isn't complete or what it counts follows from the others. */
function playedCount({ match, score }: ScoredMatch<MatchLine>, isLeft: boolean): Counted {
  const { given, state, worth } = score;
  const less = (count: MatchCount, result: ForTeams<Exact | null>): Counted => ({
    count,
    result: forTeams((team) => {
      const own = result[team];
      return own && subtract(own, finesOf(team, score.penalties).result);
    }),
  });
  switch (given?.kind) {
    case 'bye':
      return given.result ? less('bye', { home: given.result, away: null }) : { count: 'not-yet', result: NOTHING };
    case 'forfeit':
    case 'walkover':
      return given.result ? less('awarded', given.result) : { count: 'not-yet', result: NOTHING };
    case 'indemnity':
      return less('awarded', given.result);
    case 'void':
      if (given.grades === null) return { count: 'nothing', result: NOTHING };
      break;
    case undefined:
      if (isLeft || match.away === null) return { count: 'not-yet', result: NOTHING };
      break;
    case 'totals':
    case 'mismatch':
      break;
  }
  if (state !== 'complete' || worth === null) return { count: 'not-yet', result: NOTHING };
  return { count: 'result', result: forTeams((team) => worth[team].result) };
}

/** The records of what a match counts. */
export function matchRecords({ match, score, count, result }: RankedMatch): readonly TeamRecord[] {
  const { home, away, lastRound: round } = match;
  const { worth, totals } = score;
  if (count === 'result' && worth && away !== null) return matchRecordsOf(round, { home, away }, totals, worth);
  return MATCH_TEAMS.flatMap((team) => {
    const own = result[team];
    const contestant = match[team];
    return own && contestant !== null ? [recordWithoutMatch(round, contestant, own)] : [];
  });
}

/** What awards are made by. */
interface Awards {
  readonly rules: MatchStageRules;
  /** Of the matches that were played. */
  readonly records: readonly TeamRecord[];
  readonly withdrawn: ReadonlyMap<number, WithdrawalOutcome>;
  readonly isBegun: (round: number) => boolean;
  readonly leaves: (contestant: number, one: ScoredMatch<MatchLine>) => boolean;
}

/** What a match counts that isn't complete: a bye, or an award where somebody isn't there. */
function awardedCount({ match, score }: ScoredMatch<MatchLine>, awards: Awards): Counted {
  const { rules, isBegun, leaves } = awards;
  const missing = MATCH_TEAMS.filter((team) => {
    const contestant = match[team];
    return contestant !== null && leaves(contestant, { match, score });
  });
  if (match.away === null) return byeCount(match, missing.length > 0, rules, isBegun);
  const { given } = score;
  if (given?.kind === 'forfeit') return forfeitCount(match, given.by, score, awards);
  if (given?.kind === 'walkover') return forfeitCount(match, opponentOf(given.winner), score, awards);
  const [away, another] = missing;
  if (away === undefined || given !== null) return { count: 'not-yet', result: NOTHING };
  if (another !== undefined) return { count: 'nothing', result: NOTHING };
  if (!isBegun(match.round)) return { count: 'not-yet', result: NOTHING };
  const award = missingOpponentAward(match, away, awards);
  return { count: 'awarded', award, result: { ...NOTHING, [opponentOf(away)]: award.award } };
}

function byeCount(
  { round, isHalf = false }: StageMatch,
  isLeft: boolean,
  { bye }: MatchStageRules,
  isBegun: (round: number) => boolean,
): Counted {
  if (bye === null || isLeft) return { count: 'nothing', result: NOTHING };
  const home = isHalf ? divide(bye, exact(2)) : bye;
  return isBegun(round) ? { count: 'bye', result: { home, away: null } } : { count: 'not-yet', result: NOTHING };
}

/** What a team gets whose opponents are not there (EBU White Book 2.4.2 and 2.4.4). */
function missingOpponentAward(match: StageMatch, missing: MatchTeam, { rules, records }: Awards): UnplayedMatchAward {
  const comparison = comparisonOf(match, rules);
  const results = eventResults(comparison, boardsOf(match));
  if (rules.withdrawals === 'session') {
    const fixed = fixedUnplayedMatchAward(results);
    return { own: null, converse: null, fixed, award: fixed };
  }
  const question = { team: match[missing] ?? 0, results, unit: resultUnit(comparison) };
  return unplayedMatchAward(records, match[opponentOf(missing)] ?? 0, question);
}

/** The boards that the scale of a match goes by. */
export function boardsOf({ boards, segments }: StageMatch): number {
  return boards ?? segments.reduce((sum, segment) => sum + segment.boards.length, 0);
}

/**
 * A forfeit: in an all-play-all the award for an unplayed match, and its converse for the team that isn't there; else
 * average plus and minus on half of the boards, and average minus for both where both forfeit (EBU White Book 2.4.6).
 */
function forfeitCount(match: StageMatch, by: MatchTeam | 'both', score: StageMatchScore, awards: Awards): Counted {
  const { rules } = awards;
  const comparison = comparisonOf(match, rules);
  const boards = boardsOf(match);
  if (rules.withdrawals === 'all-play-all' && by !== 'both') {
    const award = missingOpponentAward(match, by, awards);
    const converse = converseResult(award.award, eventResults(comparison, boards));
    return { count: 'awarded', award, result: forTeams((team) => (team === by ? converse : award.award)) };
  }
  if (comparison.kind === 'field' || !hasVoidWorth(comparison)) return { count: 'not-yet', result: NOTHING };
  const grades = forTeams((team): Grade => (by === 'both' || by === team ? 'minus' : 'plus'));
  const worth = matchWorth(voidTotals(boards, grades), boards, comparison, score.penalties);
  if (!isMatchWorth(worth)) return { count: 'not-yet', result: NOTHING };
  return { count: 'awarded', result: forTeams((team) => worth[team].result) };
}
