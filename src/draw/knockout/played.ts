import { add, subtract, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import type { StageMatchScore } from '../../scoring/ranked-matches/ranked.ts';
import type { MatchStageRules } from '../../scoring/ranked-matches/stage.ts';
import type { TeamTotal } from '../../scoring/teams/match.ts';
import { forTeams, opponentOf, type ForTeams, type MatchTeam } from '../../scoring/teams/team.ts';
import { finesOf } from '../../scoring/teams/worth.ts';
import { decideMatch, type ExtraBoards, type LevelRule, type MatchDecision } from './decision.ts';
import type { MatchOutcome } from './knockout.ts';

/** A match of a knockout as it is scored, and what a decision needs beside. */
export interface PlayedMatch {
  readonly score: Pick<StageMatchScore, 'state' | 'given' | 'segments' | 'totals' | 'penalties'>;
  /** Segments of the match itself: what follows them are extra boards. */
  readonly segments: number;
  readonly higher: MatchTeam;
  readonly carried: ForTeams<Exact> | null;
  readonly isTriangle: boolean;
}

/** How a match was decided, or isn't yet. */
export type KnockoutDecision =
  | MatchDecision
  /** The opponent isn't there, or doesn't play on: null where neither does. */
  | { readonly kind: 'unplayed'; readonly winner: MatchTeam | null };

/** Who wins a match by its boards, or by what was given in their place. */
export function decidePlayed(
  { score, segments, higher, carried, isTriangle }: PlayedMatch,
  comparison: MatchStageRules['comparison'],
  level: LevelRule,
): KnockoutDecision {
  const { given } = score;
  switch (given?.kind) {
    case 'walkover':
      return { kind: 'unplayed', winner: given.winner };
    case 'forfeit':
      return { kind: 'unplayed', winner: given.by === 'both' ? null : opponentOf(given.by) };
    case 'void':
    case 'indemnity':
    case 'bye':
      return { kind: 'open' };
    case 'totals':
    case 'mismatch':
    case undefined:
  }
  const own = score.segments.slice(0, segments);
  const { score: figures, extra } = scoreOfMatch(score, segments, comparison);
  if (!figures) return { kind: 'open' };
  const isComplete = given !== null || (own.length > 0 && own.every(({ open }) => open === 0));
  return decideMatch({ higher, imps: figures, isComplete, extra, carried, mayBeDrawn: isTriangle }, level);
}

/** What both have on the boards of a match, penalties taken off, and on extra boards after it. */
export interface MatchFigures {
  /** Null before the first board. */
  readonly score: ForTeams<Exact> | null;
  readonly extra: readonly ExtraBoards[];
}

/** The figures that decide a match: IMPs won by each, board points, or total points. */
export function scoreOfMatch(
  { state, given, segments: parts, totals, penalties }: PlayedMatch['score'],
  segments: number,
  comparison: MatchStageRules['comparison'],
): MatchFigures {
  if (state === 'not-begun') return { score: null, extra: [] };
  const figure = (total: ForTeams<TeamTotal>): ForTeams<Exact> => forTeams((team) => figureOf(total[team], comparison));
  const own = parts.slice(0, segments);
  const plain = given ? givenFigures(given, figure(totals)) : figure(own.at(-1)?.running ?? totals);
  const fine = (team: MatchTeam): Exact => {
    const { imps, result } = finesOf(team, penalties);
    return comparison.kind === 'imps' ? add(imps, result) : result;
  };
  // Totals that were typed stand for the match itself; extra boards come after it.
  const isTyped = given === null || given.kind === 'totals' || given.kind === 'mismatch';
  const extra = isTyped ? parts.slice(segments) : [];
  return {
    score: forTeams((team) => subtract(plain[team], fine(team))),
    extra: extra.map((part) => ({
      boards: part.boards.length,
      imps: figure(part.totals),
      isComplete: part.open === 0,
    })),
  };
}

/** What came of a match; null while nobody goes on. Extra boards of a triangle count between those who are level. */
export function outcomeOf(
  { home, away }: { readonly home: number; readonly away: number },
  decision: KnockoutDecision,
  { score, segments, isTriangle }: PlayedMatch,
  comparison: MatchStageRules['comparison'],
): MatchOutcome | null {
  const numberOf = (team: MatchTeam | null): number | null => (team === null ? null : team === 'home' ? home : away);
  if (decision.kind === 'unplayed') return { winner: numberOf(decision.winner), imps: null, extra: null };
  if (decision.kind === 'open' || decision.kind === 'level') return null;
  const { extra } = scoreOfMatch(score, segments, comparison);
  const sum = (team: MatchTeam): Exact => extra.reduce((total, { imps }) => add(total, imps[team]), ZERO);
  const hasExtra = isTriangle && extra.length > 0 && extra.every(({ isComplete }) => isComplete);
  return {
    winner: decision.kind === 'won' ? numberOf(decision.winner) : null,
    imps: decision.total,
    extra: hasExtra ? forTeams(sum) : null,
  };
}

function figureOf(total: TeamTotal, { kind }: MatchStageRules['comparison']): Exact {
  if (kind === 'aggregate') return total.pointsWon;
  return kind === 'board-a-match' || kind === 'patton' ? total.boardPoints : total.impsWon;
}

/** The result that was typed for the whole match, where it has no IMPs. */
function givenFigures(given: NonNullable<StageMatchScore['given']>, figures: ForTeams<Exact>): ForTeams<Exact> {
  if (given.kind === 'mismatch') return { home: given.result.home, away: given.result.away };
  if (given.kind === 'totals' && given.result && !given.imps && !given.points) return given.result;
  return figures;
}
