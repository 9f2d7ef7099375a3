/** A knockout as it stands: the seeds, its rules, and the rounds that are drawn with what came of their matches. */
import type { Exact } from '../../scoring/numbers/exact.ts';
import type { ForTeams } from '../../scoring/teams/team.ts';
import type { KnockoutReason } from './reason.ts';
import type { KnockoutRules } from './rules.ts';

export interface Knockout {
  /** Highest first. */
  readonly seeds: readonly number[];
  readonly rules: KnockoutRules;
  readonly rounds: readonly (readonly DrawnKnockoutMatch[])[];
}

export interface KnockoutMeeting {
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
  readonly reason: KnockoutReason;
}

export interface DrawnKnockoutMatch extends KnockoutMeeting {
  readonly key: number;
  /** Null while it is open, and while it is level. A bye has none. */
  readonly outcome: MatchOutcome | null;
}

export interface MatchOutcome {
  /** Null where nobody goes on, and where a match of a triangle is drawn. */
  readonly winner: number | null;
  /** IMPs won by each in the match itself; null where it was not played. */
  readonly imps: ForTeams<Exact> | null;
  /** IMPs won by each on extra boards. */
  readonly extra: ForTeams<Exact> | null;
}

/** Who is at a position. */
export interface BracketSlot {
  /** Null where nobody is there, and while it isn't known. */
  readonly entry: number | null;
  readonly isKnown: boolean;
  /** The match that it comes from, and as what; null at the start. */
  readonly from: { readonly match: number; readonly as: 'winner' | 'loser' } | null;
  /** Who it beat, or lost to, there; null after a bye. */
  readonly against: number | null;
}
