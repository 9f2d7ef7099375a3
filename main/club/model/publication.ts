/** A published ranking and what has changed in it since. */
import type { Outcome } from '../../../src/bridge/result/result.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { Slot } from '../../../src/session/slot.ts';
import type { SessionScoring } from '../../../src/scoring/session-scoring.ts';
import type { ConditionChange } from '../../../src/scoring/standing/condition-change.ts';
import type { EventSessionView } from './overall.ts';
import type { PenaltyView } from './scoring.ts';
import type { EntryView } from './session.ts';

/** A pair's place and the figure it goes by. */
export interface PlaceFigure {
  readonly place: number | null;
  readonly tied: boolean;
  /** Exact, as `ranked` of RankingRowView: the average or the total, in the unit of the scoring at the time. */
  readonly figure: string | null;
  /** The stratum of a place within a stratum, 0 for A; left out of other places. */
  readonly stratum?: number;
}

interface InRanking {
  /** By scratch, with handicap, or by scratch within its stratum. */
  readonly by: 'scratch' | 'handicap' | 'stratum';
  readonly line: Side | null;
  readonly entry: number;
}

/** A pair's place in a ranking. */
export interface RankedPlace extends InRanking, PlaceFigure {}

/** How a pair stands before and after; null where it was, or is, in no ranking. */
export interface PlaceChange extends InRanking {
  readonly before: PlaceFigure | null;
  readonly after: PlaceFigure | null;
}

/** A ranking that has been published. */
export interface PublishedView {
  readonly at: string;
  /** The session's newest change then. */
  readonly change: number;
  /** When the correction period ends. */
  readonly until: string;
  /** When the director ended it early; null where the director has not. */
  readonly endedAt: string | null;
}

/** Which places a change would move if it were saved now. */
export interface ChangePreview {
  readonly moves: readonly PlaceChange[];
  /** The same compared with the published ranking; null while none is published. */
  readonly published: (PublishedView & { readonly moves: readonly PlaceChange[] }) | null;
  /** Who would qualify for a further session, or not any more; left out where nobody would. */
  readonly qualifying?: readonly QualifyingChange[];
}

/** Who would qualify for a session that is drawn already, and who would not any more. */
export interface QualifyingChange {
  /** The session that they play on in. */
  readonly to: EventSessionView;
  /** As in the session before. */
  readonly gains: readonly EntryView[];
  readonly loses: readonly EntryView[];
}

/** A line of a traveller that has changed since the ranking was published. */
export interface ChangedResult extends Slot {
  readonly before: ResultContent | null;
  readonly after: ResultContent | null;
  readonly at: string;
  readonly author: string;
  readonly reason: string;
}

/** A penalty or bonus that has been given or cancelled since the ranking was published. */
export interface ChangedPenalty {
  readonly penalty: PenaltyView;
  readonly stands: boolean;
  readonly at: string;
  readonly author: string;
}

/** A change of the scoring, a datum or the terms since the ranking was published. */
export type ChangedCondition = ConditionChange & { readonly at: string; readonly author: string };

/** What was recorded on a line. */
export interface ResultContent {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome;
  readonly score: number | null;
  /** The form of a fouled board; left out where the board is not fouled. */
  readonly form?: string;
}

/** What has changed since the ranking was published, result by result and place by place. */
export interface PublicationReport {
  /** Null while nothing is published; everything else is then empty. */
  readonly published: PublishedView | null;
  /** How the published ranking was scored: the figures of earlier places are in its unit. */
  readonly scoring: SessionScoring | null;
  readonly results: readonly ChangedResult[];
  readonly penalties: readonly ChangedPenalty[];
  readonly conditions: readonly ChangedCondition[];
  readonly places: readonly PlaceChange[];
}
