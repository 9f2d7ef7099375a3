import { balanceOf } from './balance.ts';
import { familyOf } from './family-of.ts';
import type { Seating } from './seating.ts';
import type { LineSpec } from './movement.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { phantomOf } from './pairs.ts';

/** Whether the round (from 1) is arrow-switched. */
export function isSwitched(spec: Pick<LineSpec, 'rounds' | 'arrowSwitch'>, round: number): boolean {
  return round > spec.rounds - spec.arrowSwitch;
}

/** The rounds, with North-South and East-West exchanged in the switched ones. */
export function withArrowSwitch(
  rounds: readonly (readonly Seating[])[],
  spec: Pick<LineSpec, 'rounds' | 'arrowSwitch'>,
): readonly (readonly Seating[])[] {
  return rounds.map((seatings, index) =>
    isSwitched(spec, index + 1)
      ? seatings.map((seating) => ({ ...seating, ns: seating.ew, ew: seating.ns }))
      : seatings,
  );
}

/**
 * How many last rounds of a movement of two lines to switch so that all pairs are compared most evenly in one
 * ranking: about one board in eight; 0 when switching does not help, as in a Mitchell of up to four tables. It does not
 * depend on the boards a round, nor on the switch of the specification.
 */
export function bestArrowSwitch(spec: LineSpec): number {
  const balances = oneRankingBalances(spec);
  let best = 0;
  let balance = balances.next().value ?? 0;
  for (const next of balances) {
    if (next <= balance) break;
    best += 1;
    balance = next;
  }
  return best;
}

/** The balance of all pairs in one ranking with 0, 1, 2 ... last rounds switched, up to all but the first. */
export function* oneRankingBalances(spec: LineSpec): Generator<number, undefined> {
  const phantom = phantomOf(spec);
  const pairs = numbersTo(2 * spec.tables).filter((pair) => pair !== phantom);
  const rounds = familyOf(spec)
    .seatings(spec)
    .map((seatings) => seatings.filter(({ ns, ew }) => ns !== phantom && ew !== phantom));
  const sets: Seating[][] = [];
  for (const seating of rounds.flat()) (sets[seating.set - 1] ??= []).push(seating);
  const played = sets.filter((plays) => plays.length > 0);
  yield balanceOf(played, pairs).balance;
  for (const turned of rounds.slice(1).toReversed()) {
    for (const { table, ns, ew, set } of turned) {
      const plays = sets[set - 1] ?? [];
      plays[plays.findIndex((seating) => seating.ns === ns)] = { table, ns: ew, ew: ns, set };
    }
    yield balanceOf(played, pairs).balance;
  }
}
