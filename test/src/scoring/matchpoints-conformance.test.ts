import { describe, expect, test } from 'vitest';
import { roundedUnits } from '../../../src/scoring/exact.ts';
import type { ScoringLine, WeightedScore } from '../../../src/scoring/lines.ts';
import { pointsOf, scoreBoard } from '../../../src/scoring/matchpoints.ts';
import { REGULATIONS, type RegulationCode, type SplitScores } from '../../../src/scoring/regulation.ts';
import { conformanceFiles } from '../../conformance/read.ts';

interface BoardCase {
  readonly regulation?: RegulationCode;
  readonly splitScores?: SplitScores;
  readonly expected: number;
  readonly results: readonly CaseResult[];
  readonly decimals: number;
  readonly ns: readonly number[];
  readonly ew?: readonly number[];
}

interface CaseResult {
  readonly score?: number;
  readonly form?: string;
  readonly award?: readonly [ns: number, ew: number];
  readonly weighted?: readonly WeightedScore[];
  readonly split?: { readonly ns: number; readonly ew: number };
}

function whole(score: number): readonly WeightedScore[] {
  return [{ score, percent: 100 }];
}

function lineOf({ score, form, award, weighted, split }: CaseResult, index: number): ScoringLine {
  return {
    board: 1,
    ns: index + 1,
    ew: index + 101,
    score: score ?? null,
    award: award ? { ns: award[0], ew: award[1] } : null,
    ...(weighted && { weighted }),
    ...(split && { split: { ns: whole(split.ns), ew: whole(split.ew) } }),
    ...(form === undefined ? {} : { form }),
  };
}

describe.each(conformanceFiles<BoardCase>('matchpoints'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ regulation = 'wbf', splitScores, expected, results, decimals, ns, ew }) => {
    const rules = { ...REGULATIONS[regulation], ...(splitScores && { splitScores }) };
    const board = scoreBoard(results.map(lineOf), expected, rules);
    const shown = (side: 'ns' | 'ew'): number[] =>
      board.results.map(
        (result) => Number(roundedUnits(pointsOf(board, result[side] ?? NaN), decimals)) / 10 ** decimals,
      );
    expect(shown('ns')).toEqual(ns);
    expect(ew && shown('ew')).toEqual(ew);
  });
});
