import type { DrawEntry } from './entry.ts';
import { pairKey, type DrawHistory } from './history.ts';
import type { EntryPair } from './wanted.ts';

/**
 * Three of an odd field who meet each other, over two rounds or in half matches; or, of pairs, who share a table. In
 * order of standing.
 */
export type Triangle = readonly [one: number, other: number, third: number];

/** What the three of a triangle may not be. */
interface TriangleRules {
  readonly history: DrawHistory;
  readonly forbidden: readonly EntryPair[];
  /** They share a table: the highest meets both others, who don't meet, and nobody has had a bye. */
  readonly sharesTable: boolean;
}

/**
 * The triangles that are possible, the lowest first: three of whom no two who would meet have met or are forbidden
 * to, and nobody who was in one before (FFB, OR 3.4). Those with the last in order come before the others.
 */
export function* trianglesFromBelow(
  field: readonly DrawEntry[],
  { history, forbidden, sharesTable }: TriangleRules,
): Generator<Triangle> {
  const never = new Set(forbidden.map(([one, other]) => pairKey(one, other)));
  const hadOne = (entry: number) => history.hadTriangle(entry) || (sharesTable && history.byes(entry) > 0);
  const free = field.flatMap(({ entry }) => (hadOne(entry) ? [] : [entry]));
  const canMeet = (one: number, other: number) =>
    history.lastMeeting(one, other) === null && !never.has(pairKey(one, other));
  for (let last = free.length - 1; last >= 2; last -= 1) {
    const third = free[last] ?? 0;
    for (let middle = last - 1; middle >= 1; middle -= 1) {
      const second = free[middle] ?? 0;
      if (!sharesTable && !canMeet(second, third)) continue;
      for (let top = middle - 1; top >= 0; top -= 1) {
        const first = free[top] ?? 0;
        if (canMeet(first, second) && canMeet(first, third)) yield [first, second, third];
      }
    }
  }
}

/** The three matches of a triangle, each at a table of its own where its boards stay. Everybody is at home once. */
export function matchesOfTriangle([one, other, third]: Triangle): readonly (readonly [home: number, away: number])[] {
  return [
    [one, third],
    [other, one],
    [third, other],
  ];
}

/** A half match of pairs who share a table, with whoever sits out meanwhile. */
export interface SharedHalf {
  readonly home: number;
  readonly away: number;
  readonly out: number;
}

/** The two half matches at one table, in order of play: the highest of the three plays both, North-South. */
export function halvesOfSharedTable([one, other, third]: Triangle): readonly [first: SharedHalf, second: SharedHalf] {
  return [
    { home: one, away: other, out: third },
    { home: one, away: third, out: other },
  ];
}
