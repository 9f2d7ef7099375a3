/** A knockout as the director sees it. Teams are named by their numbers; exact numbers are text. */
import type { BracketNode } from '../../../src/draw/knockout/bracket-tree.ts';
import type { KnockoutMeeting } from '../../../src/draw/knockout/knockout.ts';
import type { KnockoutProblem } from '../../../src/draw/knockout/next-round.ts';
import type { KnockoutOverride } from '../../../src/draw/knockout/override.ts';
import type { KnockoutPlaces } from '../../../src/draw/knockout/places.ts';
import type { KnockoutDecision } from '../../../src/draw/knockout/played.ts';
import type { KnockoutReason } from '../../../src/draw/knockout/reason.ts';
import type { TriangleRow } from '../../../src/draw/knockout/triangle.ts';
import type { KnockoutSpec } from '../../../src/movement/teams/families/knockout.ts';
import type { Serialized } from '../../../src/scoring/numbers/serialize.ts';
import type { ForTeams } from '../../../src/scoring/teams/team.ts';

export interface KnockoutView {
  readonly spec: KnockoutSpec;
  /** The numbers of the teams, the highest seed first. */
  readonly seeds: readonly number[];
  /** Matches drawn and to come, to the last. */
  readonly nodes: readonly KnockoutNodeView[];
  readonly places: readonly KnockoutPlaces[];
  /** The round to be drawn, or why there is none. */
  readonly next: NextRoundView | { readonly problem: KnockoutProblem };
  /** The last round as it would be drawn now, where it can still be drawn again; null where it is played. */
  readonly again: NextRoundView | null;
  /** Where rounds that are drawn don't fit corrected results. */
  readonly upsets: readonly UpsetView[];
}

/** A match of the bracket; three of a triangle stand together. */
export interface KnockoutNodeView extends Omit<BracketNode, 'matches'> {
  readonly matches: readonly KnockoutMatchView[];
  /** Of a triangle whose matches are all in, best first; null elsewhere. */
  readonly rows: Serialized<readonly TriangleRow[]> | null;
}

export interface KnockoutMatchView {
  /** Its id. */
  readonly match: number;
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
  readonly reason: KnockoutReason;
  /** Null for a bye. */
  readonly decision: Serialized<KnockoutDecision> | null;
  /** IMPs so far, or the points that decide, of the match itself; null before the first. */
  readonly score: ForTeams<string> | null;
  /** On extra boards, in order of play. */
  readonly extra: readonly ExtraBoardsView[];
  /** Carried over from an earlier match. */
  readonly carried: ForTeams<string> | null;
  /** Boards that have a result at both tables, of all. */
  readonly compared: number;
  readonly due: number;
}

export interface ExtraBoardsView {
  readonly boards: number;
  readonly score: ForTeams<string>;
  readonly isComplete: boolean;
}

export interface NextRoundView {
  /** Of the knockout, from 1. */
  readonly round: number;
  readonly meetings: readonly KnockoutMeeting[];
  readonly overrides: readonly KnockoutOverride[];
  /** Says it is still the draw that its sender saw. */
  readonly key: string;
}

export interface UpsetView {
  readonly round: number;
  /** The id of the match that was drawn. */
  readonly match: number;
  readonly drawn: number;
  /** Who would play in its place; null where that is open. */
  readonly now: number | null;
}

/** What two who meet had in an earlier session of the event. */
export interface EarlierMeetingView extends ForTeams<string> {
  /** The session's place among those of the event, from 1. */
  readonly ordinal: number;
}
