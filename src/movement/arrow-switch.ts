import { balanceOf } from './balance.ts';
import { mitchellSeatings } from './mitchell.ts';
import type { MitchellSpec, Seating } from './movement.ts';
import { numbersTo, phantomOf } from './pairs.ts';

/** A Mitchell without its arrow switch and its boards, on which the best switch does not depend. */
export type MitchellWalk = Pick<MitchellSpec, 'tables' | 'phantom' | 'even' | 'rounds'>;

/**
 * How many last rounds of a Mitchell to switch so that all pairs are compared most evenly in one ranking;
 * 0 when switching does not help, as with up to four tables. About one board in eight.
 */
export function bestArrowSwitch(walk: MitchellWalk): number {
  const balances = oneRankingBalances(walk);
  let best = 0;
  let balance = balances.next().value ?? 0;
  for (const next of balances) {
    if (next <= balance) break;
    best += 1;
    balance = next;
  }
  return best;
}

/** The balance of a Mitchell's pairs in one ranking with 0, 1, 2 ... last rounds switched, up to all but the first. */
export function* oneRankingBalances(walk: MitchellWalk): Generator<number, undefined> {
  const spec: MitchellSpec = { ...walk, kind: 'mitchell', boardsPerRound: 1, arrowSwitch: 0 };
  const phantom = phantomOf(spec);
  const pairs = numbersTo(2 * walk.tables).filter((pair) => pair !== phantom);
  const sets: Seating[][] = numbersTo(walk.tables).map(() => []);
  const rounds = mitchellSeatings(spec).map((seatings) =>
    seatings.filter(({ ns, ew }) => ns !== phantom && ew !== phantom),
  );
  for (const seating of rounds.flat()) sets[seating.set - 1]?.push(seating);
  yield balanceOf(sets, pairs).balance;
  for (const turned of rounds.slice(1).toReversed()) {
    for (const { table, ns, ew, set } of turned) {
      const plays = sets[set - 1] ?? [];
      plays[plays.findIndex((seating) => seating.ns === ns)] = { table, ns: ew, ew: ns, set };
    }
    yield balanceOf(sets, pairs).balance;
  }
}
