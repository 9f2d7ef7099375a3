import type { Side } from '../../bridge/seat.ts';
import { exact, type Exact } from '../numbers/exact.ts';
import type { ScoringLine } from '../scoring-line.ts';

/**
 * A board, scored by any method. The figures called `ns` and `ew` are whole numbers of 1/denominator points
 * (matchpoints or IMPs), so that they add up fast and without loss.
 */
export interface BoardScores<Line extends ScoringLine = ScoringLine> {
  readonly board: number;
  /** The field of the session it is of, such as a section; only where a session was told to have several. */
  readonly field?: string | number;
  /** Results compared with each other. */
  readonly actual: number;
  /** Results of a fully played board; never fewer than `actual`. */
  readonly expected: number;
  /** Matchpoints of a top; 0 where there is nothing to compare with, and then nothing counts. IMPs have no top: 0. */
  readonly top: number;
  /**
   * Butler: the score that the others are held against, from North-South. Null by other methods, without results, and
   * where the board has several fields.
   */
  readonly datum: number | null;
  readonly denominator: number;
  /** In the order the lines came. */
  readonly results: readonly ScoredLine<Line>[];
  /** Every score that occurred, best for North-South first; empty where the board has several fields. */
  readonly frequencies: readonly ScoreFrequency[];
  /** Only where results of the board were compared apart: the forms of a fouled board, the two charts of a split score. */
  readonly fields?: readonly SubfieldScores[];
}

/** Results of a board that were compared with each other and not with the rest. */
export interface SubfieldScores {
  /** The form of a fouled board; null where it has one. */
  readonly form: string | null;
  /** Whose figures the chart gives; null where both sides have one. */
  readonly side: Side | null;
  readonly actual: number;
  readonly datum: number | null;
  /** In the board's denominator. */
  readonly frequencies: readonly ScoreFrequency[];
}

export interface ScoredLine<Line extends ScoringLine = ScoringLine> {
  readonly line: Line;
  /** Null where the line counts for nobody. */
  readonly ns: number | null;
  readonly ew: number | null;
}

export interface ScoreFrequency {
  readonly score: number;
  /** A weighted score is there with its weights, so this may have two decimals. */
  readonly times: number;
  readonly ns: number;
  readonly ew: number;
}

/** A figure of the board as points: matchpoints or IMPs. */
export function pointsOfFigure(scores: BoardScores, figure: number): Exact {
  return exact(figure, scores.denominator);
}

/** A figure of the board as its share of a top (1 for all); null where the board has no top. */
export function percentageOfFigure(scores: BoardScores, figure: number): Exact | null {
  return scores.top === 0 ? null : exact(figure, scores.top * scores.denominator);
}
