import { describe, expect, test } from 'vitest';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { scoreMatchpoints } from '../../../../src/scoring/boards/matchpoints.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { evidenceOf, type TieBreakEvidence } from '../../../../src/scoring/standing/evidence.ts';
import { linesOf } from '../line.ts';

/** Pair 1 against 101, 2 against 102, 3 against 103; 4 against 104 did not play it. */
function gathered(): TieBreakEvidence {
  return evidenceOf(() => [scoreMatchpoints(linesOf([420, 420, -50, null], 7), 3, REGULATIONS.wbf)]);
}

function shown(entry: number): unknown {
  return gathered()(entry).map(({ number, opponents, points, margin, best }) => [
    number,
    opponents,
    writeExact(points),
    margin && writeExact(margin),
    best,
  ]);
}

describe('what a pair had of a board', () => {
  test('its opponents, its points, those beyond average, and whether nobody on its side had more', () => {
    expect([1, 3].map(shown)).toEqual([[[7, [101], '3', '1', true]], [[7, [103], '0', '-2', false]]]);
    expect([101, 103].map(shown)).toEqual([[[7, [1], '1', '-1', false]], [[7, [3], '4', '2', true]]]);
  });

  test('nothing of a board that was not played, nor of an entry that is not known', () => {
    expect([4, 104, 55].map(shown)).toEqual([[], [], []]);
  });

  test('is the same however often it is asked for', () => {
    const evidence = gathered();
    expect(evidence(2)).toEqual(evidence(2));
  });
});
