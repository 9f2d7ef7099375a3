import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { sitOutWorth } from '../../../../src/scoring/ranked-session/sit-outs.ts';
import { linesOf } from '../line.ts';

/** A club that gives 60 % or 2 IMPs a comparison for a board missed by sitting out. */
const gives: Regulation = { ...REGULATIONS.wbf, crossImps: 'sum', sitOut: { percent: 60, imps: 2 } };

/** What missing one board of four results, or of so many, is worth. */
function worth(code: MethodCode, regulation: Regulation, scores = [420, 50, 50, -100]) {
  const method = METHODS[code];
  return sitOutWorth(method.scoreBoard(linesOf(scores), scores.length, regulation), method, regulation);
}

describe('a board missed by sitting out', () => {
  test('is percent of its top, and nothing where the board has none', () => {
    expect(worth('matchpoints', gives)).toEqual(exact(18, 5));
    expect(worth('matchpoints', gives, [420])).toBeNull();
    expect(worth('matchpoints', REGULATIONS.wbf)).toBeNull();
  });

  test('is IMPs, at cross-IMPs added up for each comparison', () => {
    expect(worth('cross-imps', gives)).toEqual(exact(6));
    expect(worth('cross-imps', { ...gives, crossImps: 'mean' })).toEqual(exact(2));
    expect(worth('butler', gives)).toEqual(exact(2));
    expect(worth('butler', REGULATIONS.wbf)).toBeNull();
  });
});
