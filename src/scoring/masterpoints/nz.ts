import { roundHalfUp } from './award.ts';
import type { MasterpointReason, MasterpointScheme } from './scheme.ts';

const FIRST = 40;

/**
 * New Zealand Bridge's C points of a club session (victoriabridge.co.nz): 40 for the first of each ranking, then in
 * equal steps down. A third of the entries is awarded, to the nearest whole: place i of k gets 40 x (k - i + 1) / k, in
 * whole points. 100 C points are one B point. Every published award of two sessions is reproduced; none of them has a
 * shared place, which is the mean to the nearest point here.
 */
export const NZ_CLUB: MasterpointScheme = {
  code: 'nz-club',
  awards: ({ entries }) => {
    const depth = roundHalfUp(entries, 3);
    const places = Array.from({ length: depth }, (_, index) => roundHalfUp(FIRST * (depth - index), depth) * 100);
    const reasons = places.map((_, index): MasterpointReason => {
      return { kind: 'falling', first: FIRST * 100, steps: depth - index, of: depth };
    });
    return { places, reasons, unit: 100, shared: 'nearest', least: 100 };
  },
};
