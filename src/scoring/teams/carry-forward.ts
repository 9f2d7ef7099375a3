import { divide, exact, multiply, type Exact } from '../numbers/exact.ts';

/** The qualifier or the final of an event in two stages: matchpoints that could be won, and boards. */
export interface CarryForwardStage {
  readonly maximum: Exact;
  readonly boards: number;
}

/**
 * What a finalist carries forward from the qualifier, CF = 1/2 x SQ x (NumQ/MaxQ) x (MaxF/NumF): a board of the
 * qualifier weighs half a board of the final (EBU White Book 3.8).
 * @param score SQ, the contestant's matchpoints in the qualifier
 */
export function carryForward(score: Exact, qualifier: CarryForwardStage, final: CarryForwardStage): Exact {
  const perBoard = multiply(score, divide(exact(qualifier.boards), qualifier.maximum));
  return multiply(exact(1, 2), multiply(perBoard, divide(final.maximum, exact(final.boards))));
}
