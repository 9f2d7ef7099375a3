/** Where what a match of a stage gives a team comes from, whatever it counts by. */
import type { Exact } from '../numbers/exact.ts';
import { comparisonOf } from '../ranked-matches/half-match.ts';
import { fieldSums } from '../ranked-matches/field-match.ts';
import { boardsOf } from '../ranked-matches/counted.ts';
import type { MatchCount, RankedMatch, RankedMatches } from '../ranked-matches/ranked.ts';
import type { FieldComparison, GivenMatchResult, MatchComparison } from '../ranked-matches/stage.ts';
import type { MatchTeam } from '../teams/team.ts';
import type { UnplayedMatchAward } from '../teams/withdrawal.ts';
import type { TeamPenalty } from '../teams/worth.ts';
import type { VictoryPointProblem } from '../victory-points/scale.ts';
import { CLAUSES, type Clause } from './clause.ts';
import { deriveTeamMatch, type TeamMatchDerivation } from './team-match.ts';
import { deriveVictoryPoints, type VictoryPointDerivation } from './victory-points.ts';
import { deriveVoidMatch, type VoidMatchDerivation } from './void-match.ts';

/** Totals or a result that the director typed in the place of the lines. */
export interface TypedMatchDerivation {
  readonly kind: 'typed-match';
  readonly team: MatchTeam;
  readonly given: 'totals' | 'mismatch';
  readonly clause: Clause | null;
  /** IMPs won and lost, and points; null where none were typed. */
  readonly imps: WonAndLost | null;
  readonly points: WonAndLost | null;
  /** Null where the result was typed, and where no scale is read. */
  readonly victoryPoints: VictoryPointDerivation | null;
  /** A half match of pairs: half of what the scale gives. */
  readonly isHalved: boolean;
  readonly penalties: readonly TeamPenalty[];
  readonly result: Exact;
}

export interface WonAndLost {
  readonly won: Exact;
  readonly lost: Exact;
}

/** A match of pairs, by its share of the matchpoints or by IMPs. */
export interface FieldMatchDerivation {
  readonly kind: 'field-match';
  readonly team: MatchTeam;
  readonly method: FieldComparison['method'];
  readonly points: Exact;
  /** Null at IMPs. */
  readonly share: Exact | null;
  readonly victoryPoints: VictoryPointDerivation;
  /** A half match: half of what the scale gives. */
  readonly isHalved: boolean;
  readonly penalties: readonly TeamPenalty[];
  readonly result: Exact;
}

/** A match that isn't played: what is given for it. */
export interface UnplayedMatchDerivation {
  readonly kind: 'unplayed-match';
  readonly team: MatchTeam;
  readonly clause: Clause;
  /** Whether it is the team itself that isn't there, and has the converse of what its opponents get. */
  readonly isMissing: boolean;
  /** Null where the result was typed, or is average plus and minus. */
  readonly award: UnplayedMatchAward | null;
  readonly penalties: readonly TeamPenalty[];
  /** Null for a team that gets nothing. */
  readonly result: Exact | null;
}

export type RankedMatchDerivation =
  | TeamMatchDerivation
  | VoidMatchDerivation
  | TypedMatchDerivation
  | FieldMatchDerivation
  | UnplayedMatchDerivation
  | { readonly kind: 'match-bye'; readonly team: MatchTeam; readonly isHalf: boolean; readonly result: Exact }
  /** It counts nothing, or not yet; or its scale has nothing for it. */
  | {
      readonly kind: 'match-without-figure';
      readonly team: MatchTeam;
      readonly count: MatchCount;
      readonly problem: VictoryPointProblem | null;
    };

/** Derives what a match gives one of its teams; null where there is no such match. */
export function deriveRankedMatch(ranked: RankedMatches, key: string, team: MatchTeam): RankedMatchDerivation | null {
  const found = ranked.matches.find(({ match }) => match.key === key);
  if (found === undefined || (team === 'away' && found.match.away === null)) return null;
  const { count, score } = found;
  const nothing = { kind: 'match-without-figure', team, count, problem: score.problem } as const;
  const result = found.result[team];
  switch (count) {
    case 'cancelled':
    case 'nothing':
      return nothing;
    case 'bye':
      return result ? { kind: 'match-bye', team, isHalf: found.match.isHalf === true, result } : nothing;
    case 'awarded':
      return unplayed(found, team, ranked);
    case 'result':
    case 'not-yet':
      return played(found, team, ranked) ?? nothing;
  }
}

function unplayed(
  { score, award, result }: RankedMatch,
  team: MatchTeam,
  { input: { rules } }: RankedMatches,
): UnplayedMatchDerivation {
  const { given, penalties } = score;
  const isForfeit = given?.kind === 'forfeit' || given?.kind === 'walkover';
  const usual = rules.withdrawals === 'session' ? CLAUSES.missedRound : CLAUSES.unplayedMatch;
  const base = { kind: 'unplayed-match', team, award, result: result[team] } as const;
  return {
    ...base,
    clause: isForfeit ? CLAUSES.forfeit : usual,
    isMissing: isForfeit ? isMissing(given, team) : result[team] === null,
    penalties: penalties.filter((penalty) => penalty.team === team),
  };
}

function isMissing(given: Extract<GivenMatchResult, { kind: 'forfeit' | 'walkover' }>, team: MatchTeam): boolean {
  return given.kind === 'walkover' ? given.winner !== team : given.by === team || given.by === 'both';
}

/** Null where it is worth nothing yet. */
function played(found: RankedMatch, team: MatchTeam, ranked: RankedMatches): RankedMatchDerivation | null {
  const { match, score } = found;
  const comparison = comparisonOf(match, ranked.input.rules);
  const { worth, given, totals, isVoid } = score;
  if (worth === null) return null;
  if (given?.kind === 'mismatch' || given?.kind === 'totals') return typed(found, given, team, comparison);
  if (comparison.kind === 'field') return fieldMatch(found, team, comparison, ranked);
  const due = boardsOf(match);
  const grades = given?.kind === 'void' ? given.grades : (ranked.input.removed?.get(match.key) ?? null);
  if (isVoid && grades) return deriveVoidMatch(due, comparison, grades[team], score.penalties, team, worth[team]);
  const boards = score.segments.flatMap((segment) => segment.boards);
  const derived = deriveTeamMatch({ boards, totals }, due, comparison, score.penalties, team, worth[team]);
  return derived.kind === 'problem' ? null : derived;
}

function typed(
  { match, score }: RankedMatch,
  given: Extract<GivenMatchResult, { kind: 'totals' | 'mismatch' }>,
  team: MatchTeam,
  comparison: MatchComparison,
): TypedMatchDerivation | null {
  const { worth, totals } = score;
  if (worth === null) return null;
  const { impsWon, impsLost, pointsWon, pointsLost, boardPoints } = totals[team];
  const other = totals[team === 'home' ? 'away' : 'home'];
  const hasImps = given.kind === 'mismatch' || given.imps !== null;
  const isTotalPoints = comparison.kind === 'aggregate';
  const points = isTotalPoints ? { won: pointsWon, lost: pointsLost } : { won: boardPoints, lost: other.boardPoints };
  const read = worth[team].scaledImps;
  const scale = given.kind === 'totals' && given.result === null && 'scale' in comparison ? comparison.scale : null;
  const derived = scale && read !== null ? deriveVictoryPoints(scale, { boards: boardsOf(match), imps: read }) : null;
  return {
    kind: 'typed-match',
    team,
    given: given.kind,
    clause: given.kind === 'mismatch' ? CLAUSES.mismatch : null,
    imps: hasImps ? { won: impsWon, lost: impsLost } : null,
    points: given.kind === 'totals' && given.points ? points : null,
    victoryPoints: derived?.kind === 'victory-points' ? derived : null,
    isHalved: isHalved(comparison),
    penalties: score.penalties.filter((penalty) => penalty.team === team),
    result: worth[team].result,
  };
}

function fieldMatch(
  { match, score }: RankedMatch,
  team: MatchTeam,
  comparison: FieldComparison,
  { field }: RankedMatches,
): FieldMatchDerivation | null {
  const { worth, totals, penalties } = score;
  if (worth === null) return null;
  const scored = field?.get(match.key) ?? [];
  const sums = fieldSums(match, scored, comparison)[team];
  const isShare = comparison.method === 'matchpoints';
  const boards = boardsOf(match);
  const margin = isShare ? { boards, percentage: sums.share } : { boards, imps: worth[team].scaledImps ?? 0 };
  const victoryPoints = deriveVictoryPoints(comparison.scale, margin);
  if (victoryPoints.kind === 'problem') return null;
  return {
    kind: 'field-match',
    team,
    method: comparison.method,
    points: isShare ? totals[team].boardPoints : sums.imps,
    share: isShare ? sums.share : null,
    victoryPoints,
    isHalved: isHalved(comparison),
    penalties: penalties.filter((penalty) => penalty.team === team),
    result: worth[team].result,
  };
}

function isHalved(comparison: MatchComparison): boolean {
  return comparison.kind === 'field' && comparison.isHalved === true;
}
