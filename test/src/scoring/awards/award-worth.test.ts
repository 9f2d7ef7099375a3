import { describe, expect, test } from 'vitest';
import { scoreButler } from '../../../../src/scoring/boards/butler.ts';
import { isAwardWithoutImps } from '../../../../src/scoring/awards/award-worth.ts';
import type { ArtificialAward, ScoringLine, SplitScore } from '../../../../src/scoring/scoring-line.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { linesOf } from '../line.ts';

const { wbf } = REGULATIONS;

/** A club that counts an award of 33 percent as 4 IMPs lost, and one of 70 as 5 won. */
const club: Regulation = {
  ...wbf,
  artificial: {
    ...wbf.artificial,
    otherImps: [
      { percent: 33, imps: -4 },
      { percent: 70, imps: 5 },
    ],
  },
};

function withAward(award: ArtificialAward): ScoringLine {
  return { board: 1, ns: 9, ew: 109, score: null, award };
}

function withSplit(split: SplitScore): ScoringLine {
  return { board: 1, ns: 9, ew: 109, score: null, award: null, split };
}

const made = [{ score: 620, percent: 100 }];

describe('an award at IMPs', () => {
  test.each<[ArtificialAward, Regulation, number | null, number | null]>([
    [{ ns: 60, ew: 40 }, wbf, 3, -3],
    [{ ns: 'average-minus', ew: 'average' }, wbf, -3, 0],
    [{ ns: 33, ew: 70 }, wbf, null, null],
    [{ ns: 33, ew: 70 }, club, -4, 5],
    [{ ns: 70, ew: 34 }, club, 5, null],
  ])('%j', (award, regulation, ns, ew) => {
    const board = scoreButler([...linesOf([620, 620]), withAward(award)], 3, regulation);
    expect(board.results.at(-1)).toMatchObject({ ns, ew });
  });
});

describe('an award that IMPs know no worth for', () => {
  test.each<[ScoringLine, Regulation, boolean]>([
    [withAward({ ns: 60, ew: 40 }), wbf, false],
    [withAward({ ns: 'average-plus', ew: 'average-minus' }), wbf, false],
    [withAward({ ns: 60, ew: 33 }), wbf, true],
    [withAward({ ns: 33, ew: 60 }), wbf, true],
    [withAward({ ns: 33, ew: 60 }), club, false],
    [withAward({ ns: 34, ew: 60 }), club, true],
    [withSplit({ ns: made, ew: 33 }), wbf, true],
    [withSplit({ ns: 33, ew: made }), wbf, true],
    [withSplit({ ns: made, ew: 40 }), wbf, false],
    [withSplit({ ns: made, ew: made }), wbf, false],
    [{ board: 1, ns: 9, ew: 109, score: 620, award: null }, wbf, false],
  ])('%j', (line, regulation, without) => {
    expect(isAwardWithoutImps(line, regulation)).toBe(without);
  });
});
