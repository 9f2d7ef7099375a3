import type { DrawEntry } from './entry.ts';
import { pairKey, type DrawHistory } from './history.ts';
import type { EntryPair } from './wanted.ts';

/** Three of an odd field who meet each other, over two rounds or in half matches; in order of standing. */
export type Triangle = readonly [one: number, other: number, third: number];

/** What the three of a triangle may not be. */
interface TriangleRules {
  readonly history: DrawHistory;
  readonly forbidden: readonly EntryPair[];
}

/**
 * The triangles that are possible, the lowest first: three of whom no two have met or are forbidden to, and nobody who
 * was in one before (FFB, OR 3.4). Those with the last in order come before the others.
 */
export function* trianglesFromBelow(
  field: readonly DrawEntry[],
  { history, forbidden }: TriangleRules,
): Generator<Triangle> {
  const never = new Set(forbidden.map(([one, other]) => pairKey(one, other)));
  const free = field.flatMap(({ entry }) => (history.hadTriangle(entry) ? [] : [entry]));
  const canMeet = (one: number, other: number) =>
    history.lastMeeting(one, other) === null && !never.has(pairKey(one, other));
  for (let last = free.length - 1; last >= 2; last -= 1) {
    const third = free[last] ?? 0;
    for (let middle = last - 1; middle >= 1; middle -= 1) {
      const second = free[middle] ?? 0;
      if (!canMeet(second, third)) continue;
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
