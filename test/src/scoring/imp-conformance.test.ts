import { describe, expect, test } from 'vitest';
import { pointsOf, type BoardScores } from '../../../src/scoring/board-scores.ts';
import { scoreButler } from '../../../src/scoring/butler.ts';
import { scoreCrossImps } from '../../../src/scoring/cross-imps.ts';
import { toNumber } from '../../../src/scoring/exact.ts';
import { REGULATIONS } from '../../../src/scoring/regulation.ts';
import { conformanceFiles } from '../../conformance/read.ts';
import { linesOf } from './line.ts';

interface CrossImpCase {
  readonly scores: readonly number[];
  readonly sum?: readonly number[];
  readonly mean?: readonly number[];
}

interface ButlerCase {
  readonly scores: readonly number[];
  readonly dropped: { readonly highest: number; readonly lowest: number };
  readonly datum: number;
  readonly imps?: readonly number[];
}

function nsImps(board: BoardScores): number[] {
  return board.results.map(({ ns }) => toNumber(pointsOf(board, ns ?? NaN)));
}

describe.each(conformanceFiles<CrossImpCase>('cross-imps'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ scores, sum, mean }) => {
    const computed = (['sum', 'mean'] as const).map((crossImps) =>
      nsImps(scoreCrossImps(linesOf(scores), scores.length, { ...REGULATIONS.wbf, crossImps })),
    );
    // a case has the one figure or the other
    expect(sum === undefined).not.toBe(mean === undefined);
    expect(sum ? computed[0] : computed[1]).toEqual(sum ?? mean);
  });
});

describe.each(conformanceFiles<ButlerCase>('butler'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ scores, dropped, datum, imps }) => {
    const drops = [{ ...dropped, from: dropped.highest + dropped.lowest + 1 }];
    const butler = { ...REGULATIONS.wbf.butler, drops };
    const board = scoreButler(linesOf(scores), scores.length, { ...REGULATIONS.wbf, butler });
    expect(board.datum).toBe(datum);
    // one example has none
    expect(imps && nsImps(board)).toEqual(imps);
  });
});
