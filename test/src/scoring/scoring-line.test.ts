import { describe, expect, test } from 'vitest';
import {
  hasAward,
  isCompared,
  isComponents,
  isPlain,
  resultsIn,
  type ScoringLine,
} from '../../../src/scoring/scoring-line.ts';
import { awardLine, linesOf, weightedLine } from './line.ts';

const score = [{ score: 420, percent: 100 }];

function splitLine(split: ScoringLine['split']): ScoringLine {
  return { board: 1, ns: 9, ew: 109, score: null, award: null, ...(split && { split }) };
}

const [plain, notPlayed] = linesOf([420, null]) as [ScoringLine, ScoringLine];

test.each<[string, ScoringLine, result: boolean, award: boolean]>([
  ['a score', plain, true, false],
  ['a board not played', notPlayed, false, false],
  ['an award', awardLine(60, 40, { ns: 9, ew: 109 }), false, true],
  ['a score beside an award', { ...plain, award: { ns: 60, ew: 40 } }, false, true],
  ['a weighted score', weightedLine([[420, 100]]), true, false],
  ['a split score', splitLine({ ns: score, ew: score }), true, false],
  ['a score for North-South and an award for the others', splitLine({ ns: score, ew: 40 }), true, true],
  ['a score for East-West and an award for the others', splitLine({ ns: 'average', ew: score }), true, true],
  ['two awards, each side its own', splitLine({ ns: 60, ew: 'average-minus' }), false, true],
])('%s: whether it is a result, and whether a side has an award', (_, line, result, award) => {
  expect(isCompared(line)).toBe(result);
  expect([resultsIn([line]), hasAward(line)]).toEqual([Number(result), award]);
});

test('equal results that were taken together are as many as they were', () => {
  expect(resultsIn([{ ...plain, times: 3 }, plain, notPlayed])).toBe(4);
});

test('a side of a split score has components, or an award', () => {
  expect([score, 40, 'average'].map((side) => isComponents(side as typeof score | number | 'average'))).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a line is taken together with others of its score', () => {
  test('where it has that score and nothing else', () => {
    expect(isPlain(plain)).toBe(true);
    expect(isPlain({ ...plain, score: 0 })).toBe(true);
    expect(isPlain(notPlayed)).toBe(false);
  });

  test.each<[string, Partial<ScoringLine>]>([
    ['an award', { award: { ns: 60, ew: 40 } }],
    ['a weighted score', { weighted: score }],
    ['a split score', { split: { ns: score, ew: 40 } }],
    ['a form', { form: 'turned' }],
    ['a datum', { datum: 100 }],
    ['a match', { match: 'A' }],
    ['partners', { partners: { ns: 3, ew: 4 } }],
    ['lines taken together before', { times: 2 }],
  ])('not beside %s', (_, more) => {
    expect(isPlain({ ...plain, ...more })).toBe(false);
  });
});
