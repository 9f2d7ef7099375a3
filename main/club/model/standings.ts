/**
 * The standings of a session. Exact numbers are text, `n` or `n/d` (src/scoring/numbers/exact: writeExact, readExact).
 */
import type { TieBreakCode } from '../../../src/scoring/standing/tie-breaks.ts';
import type { Standing } from '../../../src/scoring/standing/standings.ts';
import type { UnequalBoards } from '../../../src/scoring/regulation/regulation.ts';
import type { WithdrawalOutcome } from '../../../src/scoring/ranked-session/withdrawals.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { BoardScoresView } from './board.ts';

export interface StandingsView {
  readonly change: number;
  readonly fields: readonly FieldStandingsView[];
}

/** The standings of sections whose results are compared and whose pairs are ranked together. */
export interface FieldStandingsView {
  /** The sections, one or more. */
  readonly sections: readonly number[];
  /** What points are, and with it what an average is: a share of the matchpoints, or IMPs a board. */
  readonly unit: 'matchpoints' | 'imps';
  /** What places go by: the average, or a total. */
  readonly rankedBy: UnequalBoards;
  readonly winners: 1 | 2;
  /** One ranking, or two: North-South first. */
  readonly rankings: readonly RankingView[];
  readonly boards: readonly BoardScoresView[];
}

/** The standings after a round, at what the boards are worth now; fields without their boards. */
export interface AfterRoundView extends StandingsView {
  readonly round: number;
}

export interface RankingView {
  readonly line: Side | null;
  readonly rows: readonly RankingRowView[];
}

export interface RankingRowView extends PlaceView {
  /** What became of its results when it withdrew; left out of one that did not. */
  readonly withdrawn?: WithdrawalOutcome;
  /** Why there is no place. */
  readonly unranked: Standing['unranked'];
  /** The criteria that separated the pair from others of the same figure, in the order they were asked. */
  readonly separations: readonly SeparationView[];
  /** A shared place that the regulation has the director draw for. */
  readonly lotToDraw: boolean;
  readonly entry: number;
  /** Its average, exact: its share of the matchpoints (1 for all), or its IMPs a board; null without a board. */
  readonly figure: string | null;
  /** What its place goes by, exact: the average, its total, or its total for a full card; null without a board. */
  readonly ranked: string | null;
  /** Matchpoints or IMPs, exact: those won with `change`; at matchpoints those that could be won, at IMPs 0. */
  readonly total: string;
  readonly available: string;
  /** Bonuses less penalties, exact. */
  readonly change: string;
  readonly boards: number;
  /** Percentage, or IMPs a board, over all boards up to each round, for drawing; null before the first result. */
  readonly byRound: readonly (number | null)[];
  /** Its row in the ranking with handicap; null while no pair of the section has one. */
  readonly byHandicap: HandicapRowView | null;
}

/** What split a tie, and what the pair had in it: exact, or `unlimited`, a quotient of something by nothing. */
export interface SeparationView {
  readonly code: TieBreakCode;
  readonly figure: string;
}

/** Where a pair stands in a ranking. */
export interface PlaceView {
  /** From 1; null for a pair without standing, or with fewer boards than the regulation ranks. */
  readonly place: number | null;
  readonly tied: boolean;
  /** The place within its stratum; null without a stratum or a place. */
  readonly inStratum: StratumPlaceView | null;
}

export interface StratumPlaceView {
  /** 0 is A, the highest. */
  readonly stratum: number;
  readonly place: number;
  readonly tied: boolean;
}

export interface HandicapRowView extends PlaceView {
  /** What was added, exact, in the session's unit; null for a pair without a handicap. */
  readonly handicap: string | null;
  /** What its place goes by with it, exact; null without a board. */
  readonly figure: string | null;
}
