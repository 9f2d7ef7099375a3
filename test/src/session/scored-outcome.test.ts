import { describe, expect, test } from 'vitest';
import type { Outcome, Played, RuledSide, ScoreOnly } from '../../../src/bridge/result/result.ts';
import { scoredOutcome } from '../../../src/session/scored-outcome.ts';

const score = (points: number): ScoreOnly => ({ kind: 'score', score: points });
const all = (points: number): RuledSide => [{ outcome: score(points), percent: 100 }];

/** Nobody vulnerable on board 1: four down doubled costs 800 by the Laws of today, and 700 before 1987. */
const fourDown: Played = {
  kind: 'played',
  contract: { level: 4, strain: 'S', risk: 'X' },
  declarer: 'N',
  tricks: 6,
  lead: null,
};

function ruled(ns: RuledSide, ew: RuledSide): Outcome {
  return { kind: 'ruled', ns, ew, atTable: score(50) };
}

function line(outcome: Outcome, scale: 'since-1987' | 'before-1987' = 'since-1987') {
  return scoredOutcome(outcome, 1, scale);
}

function weightedWith(worst: number) {
  return [
    { score: worst, percent: 60 },
    { score: 0, percent: 40 },
  ];
}

describe('an outcome as the scorer takes it', () => {
  test('what was played counts its score, by the scale of undertricks', () => {
    expect(line(score(420))).toEqual({ score: 420, award: null });
    expect(line(fourDown)).toEqual({ score: -800, award: null });
    expect(line(fourDown, 'before-1987')).toEqual({ score: -700, award: null });
    expect(line({ kind: 'passedOut' })).toEqual({ score: 0, award: null });
  });

  test('a board that was not played has nothing', () => {
    expect(line({ kind: 'notPlayed' })).toEqual({ score: null, award: null });
  });

  test('an award is what each side was given (Law 12C2)', () => {
    expect(line({ kind: 'award', ns: 60, ew: 40 })).toEqual({ score: null, award: { ns: 60, ew: 40 } });
    expect(line({ kind: 'award', ns: 60, ew: 40, nsAverage: 'average-plus' })).toEqual({
      score: null,
      award: { ns: 'average-plus', ew: 40 },
    });
  });

  test('one result assigned to both sides counts as if it had been made', () => {
    expect(line(ruled(all(-140), all(-140)))).toEqual({ score: -140, award: null });
  });

  test('a weighted score keeps its components (Law 12C1(c))', () => {
    const both: RuledSide = [
      { outcome: fourDown, percent: 60 },
      { outcome: { kind: 'passedOut' }, percent: 40 },
    ];
    expect(line(ruled(both, both))).toEqual({ score: null, award: null, weighted: weightedWith(-800) });
    expect(line(ruled(both, both), 'before-1987')).toEqual({ score: null, award: null, weighted: weightedWith(-700) });
  });

  test('a split score is for each side apart, results or an award (Law 12C1(f))', () => {
    expect(line(ruled(all(420), all(-50)))).toEqual({
      score: null,
      award: null,
      split: { ns: [{ score: 420, percent: 100 }], ew: [{ score: -50, percent: 100 }] },
    });
    expect(line(ruled(all(420), 'average-minus'))).toEqual({
      score: null,
      award: null,
      split: { ns: [{ score: 420, percent: 100 }], ew: 'average-minus' },
    });
  });

  test('a ruling that gives both sides the same average is an award of it', () => {
    expect(line(ruled('average', 'average'))).toEqual({ score: null, award: { ns: 'average', ew: 'average' } });
  });
});
