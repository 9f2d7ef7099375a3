/** What the screens and the paper are told of a published ranking and of what changed in it; as it travels in JSON. */
import type { Outcome } from '../../../src/bridge/result/result.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { Slot } from '../../../src/session/slot.ts';
import type { SessionScoring } from '../../../src/scoring/session-scoring.ts';
import type { ConditionChange } from '../../../src/scoring/standing/condition-change.ts';
import type { PenaltyView } from './scoring.ts';

/** Where a pair stands: its place, and what it goes by. */
export interface PlaceFigure {
  readonly place: number | null;
  readonly tied: boolean;
  /** Exact, as `ranked` of RankingRowView: the average or the total, in the unit of how it was scored. */
  readonly figure: string | null;
  /** The stratum a place within a stratum is in, 0 for A; left out of other places. */
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

/** A ranking that was made official. */
export interface PublishedView {
  readonly at: string;
  /** The session's newest change then. */
  readonly change: number;
  /** When corrections end by the clock. */
  readonly until: string;
  /** When the director ended them; null while nobody did. */
  readonly endedAt: string | null;
}

/** What a change of the session would move if it were saved now. */
export interface ChangePreview {
  readonly moves: readonly PlaceChange[];
  /** The published ranking, and how it would stand beside it then; null while none is published. */
  readonly published: (PublishedView & { readonly moves: readonly PlaceChange[] }) | null;
}

/** A line of a traveller that is not as it was when the ranking was published. */
export interface ChangedResult extends Slot {
  readonly before: ResultContent | null;
  readonly after: ResultContent | null;
  readonly at: string;
  readonly author: string;
  readonly reason: string;
}

/** A penalty or bonus that was given, or taken back, since the ranking was published. */
export interface ChangedPenalty {
  readonly penalty: PenaltyView;
  readonly stands: boolean;
  readonly at: string;
  readonly author: string;
}

/** What beside results and penalties the ranking rests on and is no longer as it was when it was published. */
export type ChangedCondition = ConditionChange & { readonly at: string; readonly author: string };

/** What stood on a line. */
export interface ResultContent {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome;
  readonly score: number | null;
  /** The form of a fouled board; left out while it is not fouled. */
  readonly form?: string;
}

/** What changed since the ranking was published: result by result, place by place. */
export interface PublicationReport {
  /** Null while nothing is published: then nothing has changed since. */
  readonly published: PublishedView | null;
  /** How it was scored then: the figures of places before are in its unit. */
  readonly scoring: SessionScoring | null;
  readonly results: readonly ChangedResult[];
  readonly penalties: readonly ChangedPenalty[];
  readonly conditions: readonly ChangedCondition[];
  readonly places: readonly PlaceChange[];
}
