/**
 * The handicap of a session in a ranking over several: it counts in that session alone, as points of its total.
 *
 *     withHandicap({ total: exact(306), available: exact(528), boards: 24, place: 2 }, 'percent', exact(2))
 *     // total 316.56: 2 % of 528 are 10.56
 */
import { add, exact, multiply, type Exact } from '../numbers/exact.ts';
import type { HandicapUnit } from '../standing/handicap.ts';
import type { SessionTotal } from './overall.ts';

/** What somebody won in a session with its handicap; as it is while no board counts. */
export function withHandicap(won: SessionTotal, unit: HandicapUnit, given: Exact): SessionTotal {
  if (won.boards === 0) return won;
  const points = unit === 'points' ? given : multiply(won.available, multiply(given, exact(1, 100)));
  return { ...won, total: add(won.total, points), handicap: { unit, given, points } };
}
