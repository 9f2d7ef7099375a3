import { add, exact, multiply, type Exact } from '../scoring/numbers/exact.ts';

/** A percentage more for every IMP a board (EBU's grading). */
const PER_IMP = exact(648, 100);
const AVERAGE = exact(50);

/** What a mean of IMPs a board is worth beside percentages: 50 + 6.48 a board. */
export function impsToPercent(impsABoard: Exact): Exact {
  return add(AVERAGE, multiply(PER_IMP, impsABoard));
}
