import type { Side } from '../../bridge/seat.ts';
import { exact, type Exact } from '../numbers/exact.ts';
import type { ScoringLine } from '../scoring-line.ts';

/**
 * A board, scored by any method. The figures `ns` and `ew` are whole numbers of 1/denominator points (matchpoints or
 * IMPs), so that they add up fast and without loss.
 */
export interface BoardScores<Line extends ScoringLine = ScoringLine> {
  readonly board: number;
  /** The field of the session, such as a section; left out where the session has one. */
  readonly field?: string | number;
  /** Results compared with each other. */
  readonly actual: number;
  /** Results of a fully played board; never fewer than `actual`. */
  readonly expected: number;
  /** Matchpoints of a top; 0 where there is nothing to compare with, and then nothing counts. IMPs have no top: 0. */
  readonly top: number;
  /**
   * The score that the results are compared with, from North-South: the datum of Butler, or the one given. Null by
   * other methods, without results, and where the board has several subfields.
   */
  readonly datum: number | null;
  readonly denominator: number;
  /** In the order the lines came. */
  readonly results: readonly ScoredLine<Line>[];
  /** Every score that occurred, best for North-South first; empty where the board has several subfields. */
  readonly frequencies: readonly ScoreFrequency[];
  /**
   * Only where results of the board are compared apart: the forms of a fouled board, the two charts of a split score.
   */
  readonly subfields?: readonly SubfieldScores[];
}

/** Results of a board that are compared with each other and not with the rest. */
export interface SubfieldScores {
  /** The form of a fouled board; null on other boards. */
  readonly form: string | null;
  /** The side whose figures the chart gives; null where both sides are in one chart. */
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
  /** Components of a weighted score count with their weights, so this may have two decimals. */
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
