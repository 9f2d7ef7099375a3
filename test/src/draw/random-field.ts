import { randomFrom, randomInteger, shuffled } from '../../../src/basics/random.ts';
import type { DrawEntry } from '../../../src/draw/entry.ts';
import type { EarlierMatch } from '../../../src/draw/history.ts';
import { drawSwiss, type SwissDraw } from '../../../src/draw/swiss.ts';
import type { DrawToMake } from '../../../src/draw/wanted.ts';
import { exact } from '../../../src/scoring/numbers/exact.ts';

/** A round to be drawn, by the usual rules unless something else is said. */
export function wantedDraw(wanted: Partial<DrawToMake> & Pick<DrawToMake, 'entries'>): DrawToMake {
  return {
    round: 1 + Math.max(0, ...(wanted.matches ?? []).map(({ round }) => round)),
    afterRound: 1,
    matches: [],
    rule: 'top',
    first: 'halves',
    forbidden: [],
    forced: [],
    ...wanted,
  };
}

/** The draw, which there must be. */
export function drawn(wanted: DrawToMake): SwissDraw {
  const draw = drawSwiss(wanted);
  if (draw.kind === 'problem') throw new Error(draw.code);
  return draw;
}

/** Entries with random totals, few enough of them different that there are ties. */
export function randomEntries(seed: number, size: number, most = 20 * size): readonly DrawEntry[] {
  const random = randomFrom(seed, size);
  const lots = shuffled(
    Array.from({ length: size }, (_, place) => place + 1),
    random,
  );
  return lots.map((lot, place) => ({
    entry: place + 1,
    total: exact(randomInteger(random, most), 4),
    imps: exact(randomInteger(random, 5)),
    wins: exact(randomInteger(random, 7), 2),
    lot,
  }));
}

/** Rounds in which anybody may have met anybody, with a bye each where the field is odd. */
export function randomMatches(seed: number, size: number, rounds: number): readonly EarlierMatch[] {
  return Array.from({ length: rounds }, (_, index) => {
    const order = shuffled(
      Array.from({ length: size }, (__, place) => place + 1),
      randomFrom(seed, index),
    );
    return order.flatMap((home, place) =>
      place % 2 === 0 ? [{ round: index + 1, home, away: order[place + 1] ?? null }] : [],
    );
  }).flat();
}
