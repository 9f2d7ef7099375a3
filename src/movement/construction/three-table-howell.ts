import { balanceOf } from '../balance.ts';
import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';

const ROUNDS = 5;
const SETS_OF_ITS_OWN = [1, 2, 3, 4];

/**
 * The five rounds of three tables. No cyclic progression of the sets exists, so the sets are placed one round
 * after the other: in rounds 1 to 4 nobody shares and every pair plays sets 1 to 4 once each, in round 5
 * all three tables play set 5. Of all placements and directions of the tables the first of those with
 * the best balance is taken.
 */
export function threeTableHowell(): Seating[][] {
  let best: Seating[][] = [];
  let bestBalance = -1;
  for (const turned of [0, 1, 2, 3]) {
    for (const rounds of placements([], turned)) {
      const sets = numbersTo(ROUNDS).map((set) => rounds.flat().filter((seating) => seating.set === set));
      const { balance } = balanceOf(sets, numbersTo(6));
      if (balance > bestBalance + 1e-9) [best, bestBalance] = [rounds, balance];
    }
  }
  return best;
}

/** Every way to continue the rounds placed so far; bits 1 and 2 of `turned` turn tables 2 and 3. */
function placements(placed: readonly Seating[][], turned: number): Seating[][][] {
  const round = placed.length + 1;
  if (round > ROUNDS) return [[...placed]];
  return setsOfRound(round).flatMap((sets) => {
    const seatings = seatingsOf(round, sets, turned);
    return replays(placed.flat(), seatings) ? [] : placements([...placed, seatings], turned);
  });
}

/** The fixed pair takes the sets in their order; the other tables have any two of the rest. */
function setsOfRound(round: number): number[][] {
  if (round === ROUNDS) return [[ROUNDS, ROUNDS, ROUNDS]];
  const rest = SETS_OF_ITS_OWN.filter((set) => set !== round);
  return rest.flatMap((second) => rest.filter((third) => third !== second).map((third) => [round, second, third]));
}

/**
 * Pair 6 is fixed and meets pair 1 in round 1; 5 meets 2 and 4 meets 3. Then every mover takes the seat of the next
 * lower number.
 */
function seatingsOf(round: number, sets: readonly number[], turned: number): Seating[] {
  const mover = (start: number): number => ((start + round - 2) % ROUNDS) + 1;
  const pairs = [
    [6, mover(1)],
    turned & 1 ? [mover(2), mover(5)] : [mover(5), mover(2)],
    turned & 2 ? [mover(3), mover(4)] : [mover(4), mover(3)],
  ] as const;
  return pairs.map(([ns, ew], index) => ({ table: index + 1, ns, ew, set: sets[index] as number }));
}

function replays(played: readonly Seating[], seatings: readonly Seating[]): boolean {
  return seatings.some(({ ns, ew, set }) =>
    played.some(
      (earlier) => earlier.set === set && [earlier.ns, earlier.ew].some((pair) => pair === ns || pair === ew),
    ),
  );
}
