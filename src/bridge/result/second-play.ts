import { AVERAGE_PERCENTS, type AverageKind } from './average.ts';
import type { Award, NotPlayed } from './result.ts';
import type { Side } from '../seat.ts';

const PLUS = 'average-plus' satisfies AverageKind;

/**
 * The outcome of a board that a pair at the table has played before (Law 15B1): the score counts for neither side. A
 * pair that has played the board keeps its earlier score; the other side is deprived of one and has average plus (Law
 * 12C2(a)).
 * @param again the sides whose pairs have played it, one or both
 */
export function secondPlayOutcome(again: readonly Side[]): Award | NotPlayed {
  const [only, ...both] = again;
  if (only === undefined || both.length > 0) return { kind: 'notPlayed' };
  return averagePlusFor(only === 'NS' ? 'EW' : 'NS');
}

/** Average plus to one side (Law 12C2(a)), on a line that doesn't count for the other. */
export function averagePlusFor(side: Side): Award {
  return side === 'NS'
    ? { kind: 'award', ns: AVERAGE_PERCENTS[PLUS], ew: null, nsAverage: PLUS }
    : { kind: 'award', ns: null, ew: AVERAGE_PERCENTS[PLUS], ewAverage: PLUS };
}

/** What both sides have for a board that neither played, in part by their own fault (Law 12C2(a)). */
export const AVERAGE_EACH: Award = {
  kind: 'award',
  ns: AVERAGE_PERCENTS.average,
  ew: AVERAGE_PERCENTS.average,
  nsAverage: 'average',
  ewAverage: 'average',
};
