/** The ranking over the sessions of an event. Exact numbers are text, `n` or `n/d` (src/scoring/numbers/exact.ts). */
import type { Side } from '../../../src/bridge/seat.ts';
import type { Carry } from '../../../src/scoring/stages/carry.ts';
import type { OverallUnit } from '../../../src/scoring/stages/overall.ts';

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
}

/** A session among those of its event. */
export interface EventSessionView {
  readonly session: number;
  /** From 1. */
  readonly ordinal: number;
  readonly date: string;
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
}
