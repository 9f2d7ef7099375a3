import { divide, exact, multiply, type Exact } from '../numbers/exact.ts';
import { carryForward, type CarryForwardStage } from '../teams/carry-forward.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** What a finalist carries forward: half of its share of the qualifier, in matchpoints of the final. */
export interface CarryForwardDerivation {
  readonly clause: Clause;
  /** SQ. */
  readonly score: Exact;
  readonly qualifier: CarryForwardStage;
  readonly final: CarryForwardStage;
  /** The score's share of the maximum, 1 for all. */
  readonly share: Exact;
  /** The final's maximum on as many boards as the qualifier had. */
  readonly scale: Exact;
  /** Half of share x scale: what `carryForward` answers. */
  readonly points: Exact;
}

/** Derives what a contestant carries forward: CF = 1/2 x SQ x (NumQ/MaxQ) x (MaxF/NumF). */
export function deriveCarryForward(
  score: Exact,
  qualifier: CarryForwardStage,
  final: CarryForwardStage,
): CarryForwardDerivation {
  const perBoard = divide(final.maximum, exact(final.boards));
  return {
    clause: CLAUSES.carryForward,
    score,
    qualifier,
    final,
    share: divide(score, qualifier.maximum),
    scale: multiply(perBoard, exact(qualifier.boards)),
    points: carryForward(score, qualifier, final),
  };
}
