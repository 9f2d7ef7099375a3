import { exact, type Exact } from '../numbers/exact.ts';
import { roundedXimpq, ximpq, type CrossImpBoard } from '../victory-points/ximpq.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** A board scaled to the spread of two tables: its sum divided by the root of `results` x (`results` - 1) / 2. */
export interface SpreadBoard extends CrossImpBoard {
  /** What is under the root; null where a single result counts nothing. */
  readonly underRoot: Exact | null;
  /** To a hundredth, for showing: the roots are added up exactly. */
  readonly imps: Exact;
}

export interface XimpqDerivation {
  readonly clause: Clause;
  readonly boards: readonly SpreadBoard[];
  /** To a hundredth, for showing. */
  readonly sum: Exact;
  /** Whole, halves away from zero: what a victory point scale is read with. */
  readonly imps: number;
}

/** Derives the IMPs of a match that a victory point scale for teams is read with. */
export function deriveXimpq(boards: readonly CrossImpBoard[]): XimpqDerivation {
  return {
    clause: CLAUSES.ximpq,
    boards: boards.map((board) => ({
      ...board,
      underRoot: board.results < 2 ? null : exact(board.results * (board.results - 1), 2),
      imps: exact(roundedXimpq([board], 2), 100),
    })),
    sum: exact(roundedXimpq(boards, 2), 100),
    imps: ximpq(boards),
  };
}
