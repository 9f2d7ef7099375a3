/** The standings of a session. Exact numbers are text, `n` or `n/d` (src/scoring/numbers/exact.ts). */
import type { TieBreakCode } from '../../../src/scoring/standing/tie-breaks.ts';
import type { Standing } from '../../../src/scoring/standing/standings.ts';
import type { UnequalBoards } from '../../../src/scoring/regulation/regulation.ts';
import type { WithdrawalOutcome } from '../../../src/scoring/ranked-session/withdrawals.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { Method } from '../../../src/scoring/method.ts';
import type { MasterpointProblem, MasterpointSource } from '../../../src/scoring/masterpoints/scheme.ts';
import type { BoardScoresView } from './board.ts';
import type { MatchesView, MatchRecordView } from './matches.ts';

export interface StandingsView {
  readonly change: number;
  readonly fields: readonly FieldStandingsView[];
  /** One ranking of teams by what their pairs have together; left out where pairs play for themselves. */
  readonly teams?: FieldStandingsView;
}

/** The standings of sections whose results are compared and whose pairs are ranked together. */
export interface FieldStandingsView {
  /** Section ids, one or more. */
  readonly sections: readonly number[];
  /** The unit of points on a board. An average is a share of the matchpoints, or IMPs a board. */
  readonly unit: Method['unit'];
  /** Whether places go by the average or by a total. */
  readonly rankedBy: UnequalBoards;
  readonly winners: 1 | 2;
  /** One ranking, or two, North-South first. */
  readonly rankings: readonly RankingView[];
  readonly boards: readonly BoardScoresView[];
  /** Where teams meet in matches; left out elsewhere. */
  readonly matches?: MatchesView;
}

/** The standings after a round, at what the boards are worth now. The fields have no boards. */
export interface AfterRoundView extends StandingsView {
  readonly round: number;
}

export interface RankingView {
  readonly line: Side | null;
  readonly rows: readonly RankingRowView[];
  /** The masterpoints of its places; left out where there are none, and after a round. */
  readonly masterpoints?: MasterpointsView;
}

export interface MasterpointsView {
  readonly scheme: MasterpointSource;
  /** The kinds that a file names, whose masterpoints these are: Black, GREEN; left out elsewhere. */
  readonly kinds?: readonly string[];
  /** What awards are whole multiples of, in hundredths. */
  readonly unit: 1 | 100;
  /** Why the whole field gets none; null where it gets some. */
  readonly problem: MasterpointProblem | null;
}

export interface RankingRowView extends PlaceView {
  /** What became of its results when it withdrew; left out where it has not withdrawn. */
  readonly withdrawn?: WithdrawalOutcome;
  /** Why it has no place. */
  readonly unranked: Standing['unranked'];
  /** The tie-breaks that separated the pair from others of the same figure, in the order they were applied. */
  readonly separations: readonly SeparationView[];
  /** The place is shared, and the regulation decides by drawing lots. */
  readonly lotToDraw: boolean;
  readonly entry: number;
  /** Its exact average: its share of the matchpoints (1 is all of them), or its IMPs a board; null without a board. */
  readonly figure: string | null;
  /** The exact figure its place goes by: the average, the total, or the total for a full card; null without a board. */
  readonly ranked: string | null;
  /** Exact matchpoints or IMPs, `change` included. `available` is what could be won: 0 at IMPs. */
  readonly total: string;
  readonly available: string;
  /** Bonuses less penalties, as an exact number. */
  readonly change: string;
  readonly boards: number;
  /** Percentage, or IMPs a board, up to the end of each round, rounded for drawing; null before the first result. */
  readonly byRound: readonly (number | null)[];
  /** Its row in the ranking with handicap; null while no pair of the section has one. */
  readonly byHandicap: HandicapRowView | null;
  /** What its matches add up to; left out where there are none. */
  readonly record?: MatchRecordView;
  /** Its masterpoints by the scratch ranking; left out where it gets none. */
  readonly award?: AwardView;
}

/** A tie-break, and the pair's exact figure in it; `unlimited` is a quotient with 0 below the line. */
export interface SeparationView {
  readonly code: TieBreakCode;
  readonly figure: string;
}

/** Where a pair stands in a ranking. */
export interface PlaceView {
  /** From 1; null for a pair that is not ranked. */
  readonly place: number | null;
  readonly tied: boolean;
  /** The place within its stratum; null without a stratum or a place. */
  readonly inStratum: StratumPlaceView | null;
}

/** The masterpoints of a place. */
export interface AwardView {
  /** Exact, for one player; 0 where the place gets nothing. */
  readonly points: string;
  /** The stratum whose ranking gives the best award, 0 for A; null where there are no strata. */
  readonly stratum: number | null;
  /** What a file calls it that gave it: Black, GREEN; left out elsewhere. */
  readonly kind?: string;
}

/** Who would get which masterpoints. */
export interface MasterpointLists {
  readonly lists: readonly MasterpointList[];
}

/** The awards of a ranking, best place first; who gets nothing is left out. */
export interface MasterpointList {
  /** The sections that are ranked together. */
  readonly sections: readonly number[];
  readonly line: Side | null;
  readonly by: 'scratch' | 'handicap';
  readonly masterpoints: MasterpointsView;
  readonly awards: readonly {
    readonly entry: number;
    readonly place: number;
    readonly tied: boolean;
    readonly award: AwardView;
  }[];
}

export interface StratumPlaceView {
  /** 0 is A, the highest. */
  readonly stratum: number;
  readonly place: number;
  readonly tied: boolean;
}

export interface HandicapRowView extends PlaceView {
  /** The exact handicap in the session's unit; null for a pair without one. */
  readonly handicap: string | null;
  /** The exact figure its place goes by, with the handicap; null without a board. */
  readonly figure: string | null;
  /** Its masterpoints by the ranking with handicap; left out where it gets none. */
  readonly award?: AwardView;
}
