/** The ranking over the sessions of an event. Exact numbers are text, `n` or `n/d` (src/scoring/numbers/exact.ts). */
import type { Side } from '../../../src/bridge/seat.ts';
import type { Carry } from '../../../src/scoring/stages/carry.ts';
import type { PlayOn } from '../../../src/scoring/stages/qualification.ts';
import type { OverallUnit } from '../../../src/scoring/stages/overall.ts';
import type { EntryView } from './session.ts';
import type { StratumPlaceView } from './standings.ts';

/** What everybody has in a session with what counts of those before. */
export interface OverallView {
  /** The sessions of the event, in their order. */
  readonly sessions: readonly EventSessionView[];
  /** The session that is ranked. */
  readonly session: number;
  /** The sessions before that count, in order. */
  readonly counted: readonly number[];
  /** How they count; `nothing` where the session is ranked by itself. */
  readonly way: Carry;
  readonly unit: OverallUnit;
  /** As the session has them: one, or one a section or line. */
  readonly rankings: readonly OverallRankingView[];
  /** The same with the handicap of each session; left out where none counts. */
  readonly withHandicap?: readonly OverallRankingView[];
  /** The last place of the one list that gets a prize. */
  readonly prizePlaces: number;
  /** Whether the director said so; else it is the usual one. */
  readonly prizesChosen: boolean;
  /** Lots and play-offs that split shared places, for those who play on. */
  readonly orders: readonly OrderView[];
}

/** A lot or a play-off that split a shared place. */
export interface OrderView {
  readonly how: 'lot' | 'play-off';
  /** Entries of the session, the first first. */
  readonly order: readonly number[];
  readonly at: string;
}

/** A session among those of its event. */
export interface EventSessionView {
  readonly session: number;
  /** From 1. */
  readonly ordinal: number;
  readonly date: string;
  /** Local time, hh:mm. */
  readonly start: string;
}

export interface OverallRankingView {
  /** Section ids, one or more. */
  readonly sections: readonly number[];
  readonly line: Side | null;
  readonly rows: readonly OverallRowView[];
}

export interface OverallRowView {
  /** Its entry in the session that is ranked. */
  readonly entry: number;
  readonly place: number | null;
  readonly tied: boolean;
  /** What counts of the sessions before; null where the figure is an average of all, or nothing is known yet. */
  readonly carried: string | null;
  /** What was won in this session. */
  readonly own: string;
  /** The average in this session: a share of the points, or IMPs a board; null without a board. */
  readonly average: string | null;
  /** What the place goes by: an average or points; null while no board counts. */
  readonly figure: string | null;
  /** The average in each of the sessions that count, in order; null where it did not play. */
  readonly before: readonly (string | null)[];
  /** The place by which it plays on: its own, unless a lot or a play-off split it; null in a ranking with handicap. */
  readonly qualifies: number | null;
  /** The place within its stratum, which is the event's; null without one. */
  readonly inStratum: StratumPlaceView | null;
  /**
   * The masterpoints of its players over the published sessions up to this one: one sum, or the different ones of its
   * players. Left out where nobody has any.
   */
  readonly masterpoints?: readonly string[];
}

/** Who plays on in a session by the ranking of one before, as both stand now. */
export interface QualifyingView {
  /** The session whose ranking says who plays on. */
  readonly from: EventSessionView;
  readonly to: EventSessionView;
  readonly playOn: PlayOn;
  /** Whether it has results: who plays in it stays. */
  readonly hasBegun: boolean;
  /** Who qualifies now, and doesn't play in it. */
  readonly missing: readonly QualifierView[];
  /** Who plays in it, and doesn't qualify now. */
  readonly extra: readonly QualifierView[];
  /** Who plays in it and has left; none where nobody can take the place. */
  readonly dropped: readonly QualifierView[];
  /** Who comes next in their places, and doesn't play in it yet. */
  readonly reserves: readonly QualifierView[];
  /** Shared places of which only some can play on, with who shares them in the session before. */
  readonly shared: readonly { readonly place: number; readonly sharers: readonly EntryView[] }[];
  /** What counts of the session before. */
  readonly way: Carry;
  /** When the director left it so; null where nothing was decided since who qualifies changed. */
  readonly leftAt: string | null;
}

/** Somebody who qualifies, or doesn't any more. */
export interface QualifierView {
  /** As in the session before. */
  readonly entry: EntryView;
  readonly place: number | null;
  /** Its entry in the session that it plays on in; null where it doesn't. */
  readonly seat: number | null;
}
