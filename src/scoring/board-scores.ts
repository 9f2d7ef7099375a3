import { exact, type Exact } from './exact.ts';
import type { ScoringLine } from './lines.ts';

/**
 * A board, scored by any method. The figures called `ns` and `ew` are whole numbers of 1/denominator points
 * (matchpoints or IMPs), so that they add up fast and without loss.
 */
export interface BoardScores<Line extends ScoringLine = ScoringLine> {
  readonly board: number;
  /** Results compared with each other. */
  readonly actual: number;
  /** Results of a fully played board; never fewer than `actual`. */
  readonly expected: number;
  /** Matchpoints of a top; 0 where there is nothing to compare with, and then nothing counts. IMPs have no top: 0. */
  readonly top: number;
  /** Butler: the score that the others are held against, from North-South. Null by other methods, and without results. */
  readonly datum: number | null;
  readonly denominator: number;
  /** In the order the lines came. */
  readonly results: readonly ScoredLine<Line>[];
  /** Every score that occurred, best for North-South first. */
  readonly frequencies: readonly Frequency[];
}

export interface ScoredLine<Line extends ScoringLine = ScoringLine> {
  readonly line: Line;
  /** Null where the line counts for nobody. */
  readonly ns: number | null;
  readonly ew: number | null;
}

export interface Frequency {
  readonly score: number;
  /** A weighted score is there with its weights, so this may have two decimals. */
  readonly times: number;
  readonly ns: number;
  readonly ew: number;
}

/** A figure of the board as points: matchpoints or IMPs. */
export function pointsOf(scores: BoardScores, figure: number): Exact {
  return exact(figure, scores.denominator);
}

/** A figure of the board as its share of a top (1 for all); null where the board has no top. */
export function percentageOf(scores: BoardScores, figure: number): Exact | null {
  return scores.top === 0 ? null : exact(figure, scores.top * scores.denominator);
}
