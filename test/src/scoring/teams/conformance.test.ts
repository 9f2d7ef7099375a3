import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../../src/scoring/exact.ts';
import { carryForward, type Stage } from '../../../../src/scoring/teams/carry-forward.ts';
import { gradesOfFault } from '../../../../src/scoring/teams/grade.ts';
import { mismatchScore } from '../../../../src/scoring/teams/mismatch.ts';
import { wronglySeated } from '../../../../src/scoring/teams/void.ts';
import { fixedIndemnity } from '../../../../src/scoring/teams/withdrawal.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { conformanceFiles } from '../../../conformance/read.ts';
import { decimal, matchOf, results, scored } from './build.ts';

interface BoardCase {
  readonly open: number;
  readonly closed: number;
  readonly points: number;
  readonly imps: number;
}

describe.each(conformanceFiles<BoardCase>('teams-board'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ open, closed, points, imps }) => {
    const { home } = scored(matchOf([[open, closed]])).totals;
    expect([toNumber(home.points), toNumber(home.imps)]).toEqual([points, imps]);
  });
});

interface RemovedCase {
  readonly boards: number;
  readonly removed: number;
  readonly without: number;
  readonly imps: number;
  readonly winner?: number;
  readonly loser?: number;
}

/** Home's score at the open table that is worth so many IMPs against a closed table passed out. */
const WORTH: Record<number, number> = { 0: 0, 23: 3500 };

describe.each(conformanceFiles<RemovedCase>('teams-removed-boards'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ boards, removed, without, imps, winner, loser }) => {
    const tables = Array.from({ length: boards }, (_, board) =>
      board < removed ? ([null, null] as const) : ([board === removed ? (WORTH[without] ?? NaN) : 0, 0] as const),
    );
    const score = scored(matchOf(tables, { removed: gradesOfFault('away') }));
    expect(toNumber(score.totals.home.imps)).toBe(imps);
    // one example has no victory points
    const points = results(score, { kind: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] });
    expect(winner === undefined ? [] : points).toEqual(winner === undefined ? [] : [String(winner), String(loser)]);
  });
});

interface ShareCase {
  readonly maximum: number;
  readonly because: 'teams seated wrongly' | 'director seated wrongly' | 'opponent withdrew';
  readonly each: number;
}

describe.each(conformanceFiles<ShareCase>('teams-shares'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ maximum, because, each }) => {
    const most = decimal(maximum);
    const answer =
      because === 'opponent withdrew'
        ? fixedIndemnity({ kind: 'victory-points', maximum: most, sum: most })
        : wronglySeated(most, because === 'teams seated wrongly' ? 'teams' : 'director').home;
    expect(toNumber(answer)).toBe(each);
  });
});

interface MismatchCase {
  readonly maximum: number;
  readonly actual: number;
  readonly correct: number;
  readonly ownFault: boolean;
  readonly score: number;
  readonly counts: number;
}

describe.each(conformanceFiles<MismatchCase>('swiss-mismatch'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ maximum, actual, correct, ownFault, score, counts }) => {
    const answer = mismatchScore({
      maximum: decimal(maximum),
      actual: decimal(actual),
      correct: [decimal(correct)],
      ownFault,
      score: decimal(score),
    });
    expect(toNumber(answer)).toBe(counts);
  });
});

interface CarryCase {
  readonly score: number;
  readonly qualifier: { readonly maximum: number; readonly boards: number };
  readonly final: { readonly maximum: number; readonly boards: number };
  readonly carried: number;
}

function stage({ maximum, boards }: CarryCase['final']): Stage {
  return { maximum: decimal(maximum), boards };
}

describe.each(conformanceFiles<CarryCase>('carry-forward'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ score, qualifier, final, carried }) => {
    expect(toNumber(carryForward(decimal(score), stage(qualifier), stage(final)))).toBe(carried);
  });
});
