import type { Side } from '../bridge/seat.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import type { Seating } from './seating.ts';
import type { LineSpec, Movement, MovementSpec } from './movement.ts';

/** Whether the movement has two lines, which arrow switches may bring into one ranking. */
export function hasLines(spec: MovementSpec): spec is LineSpec {
  return 'arrowSwitch' in spec;
}

/** The number of the missing pair, or null: the last of its line, or a fixed pair where there are no lines. */
export function phantomOf(spec: MovementSpec): number | null {
  if (spec.kind === 'own') return spec.phantom;
  if (!hasLines(spec)) return spec.phantom ? 2 * spec.tables : null;
  if (spec.phantom === null) return null;
  return spec.phantom === 'NS' ? spec.tables : 2 * spec.tables;
}

/** How many rankings a movement has: two where its lines never exchange. */
export function winnersOf(spec: MovementSpec): 1 | 2 {
  if (spec.kind === 'own') return spec.winners;
  return hasLines(spec) && spec.arrowSwitch === 0 ? 2 : 1;
}

/** All pairs but the missing one, in order of number. */
export function pairsOf(movement: Movement): number[] {
  return numbersTo(2 * movement.tables).filter((pair) => pair !== movement.phantom);
}

/** The line a pair starts in, whatever the arrow switch; null where there are no lines. */
export function lineOf(movement: Movement, pair: number): Side | null {
  if (!hasLines(movement.spec) && movement.winners === 1) return null;
  return pair <= movement.tables ? 'NS' : 'EW';
}

/** Whether nobody plays at the table because one of its pairs is missing. */
export function isSitOut(movement: Movement, seating: Seating): boolean {
  return seating.ns === movement.phantom || seating.ew === movement.phantom;
}

/** The tables of a round (from 1) at which boards are played. */
export function playedIn(movement: Movement, round: number): Seating[] {
  return (movement.rounds[round - 1] ?? []).filter((seating) => !isSitOut(movement, seating));
}

/** The pair that sits out a round (from 1), or null. */
export function sittingOut(movement: Movement, round: number): number | null {
  const empty = movement.rounds[round - 1]?.find((seating) => isSitOut(movement, seating));
  if (!empty) return null;
  return empty.ns === movement.phantom ? empty.ew : empty.ns;
}

/** The pairs of each ranking: one list, or North-South and East-West. */
export function rankingsOf(movement: Movement): number[][] {
  const pairs = pairsOf(movement);
  if (movement.winners === 1) return [pairs];
  return [
    pairs.filter((pair) => lineOf(movement, pair) === 'NS'),
    pairs.filter((pair) => lineOf(movement, pair) === 'EW'),
  ];
}
