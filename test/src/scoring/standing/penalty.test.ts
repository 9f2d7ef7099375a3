import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, exact, subtract, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import {
  penaltyChanges,
  isPenaltyChanges,
  type Penalty,
  type PenaltyMeasure,
} from '../../../../src/scoring/standing/penalty.ts';

const MATCHPOINTS: PenaltyMeasure = { unit: 'matchpoints', top: 24 };
const IMPS: PenaltyMeasure = { unit: 'imps', top: 0 };
const VICTORY_POINTS: PenaltyMeasure = { unit: 'victory-points', top: 0 };

function changes(penalties: readonly Penalty[], measure: PenaltyMeasure): unknown {
  const answer = penaltyChanges(penalties, measure);
  return isPenaltyChanges(answer) ? [...answer].map(([entry, change]) => [entry, writeExact(change)]) : answer;
}

function given(entry: number, kind: Penalty['kind'], amount: number, unit: Penalty['unit'], denominator = 1): Penalty {
  return { entry, kind, amount: exact(amount, denominator), unit };
}

describe('what a total changes by', () => {
  test('in matchpoints, or percent of a top: ten percent of 24 are 2.4', () => {
    expect(changes([given(3, 'penalty', 10, 'percent-of-top')], MATCHPOINTS)).toEqual([[3, '-12/5']]);
    expect(changes([given(3, 'penalty', 3, 'matchpoints')], MATCHPOINTS)).toEqual([[3, '-3']]);
  });

  test('in IMPs and in victory points', () => {
    expect(changes([given(1, 'penalty', 3, 'imps'), given(2, 'bonus', 1, 'imps', 2)], IMPS)).toEqual([
      [1, '-3'],
      [2, '1/2'],
    ]);
    expect(changes([given(1, 'penalty', 1, 'victory-points', 2)], VICTORY_POINTS)).toEqual([[1, '-1/2']]);
  });

  test('several of one entry are added up', () => {
    const several = [given(3, 'penalty', 10, 'percent-of-top'), given(3, 'bonus', 1, 'matchpoints')];
    expect(changes(several, MATCHPOINTS)).toEqual([[3, '-7/5']]);
    expect(changes([], MATCHPOINTS)).toEqual([]);
  });
});

describe('what cannot be taken is named by its place', () => {
  const fine = given(1, 'penalty', 1, 'matchpoints');

  test.each<[Penalty['unit'], PenaltyMeasure]>([
    ['imps', MATCHPOINTS],
    ['victory-points', MATCHPOINTS],
    ['matchpoints', IMPS],
    ['percent-of-top', IMPS],
    ['percent-of-top', VICTORY_POINTS],
  ])('%s where totals are in %o', (unit, measure) => {
    const problem = { kind: 'problem', code: 'penalty-unit', index: 0 };
    expect(changes([given(2, 'penalty', 1, unit)], measure)).toEqual(problem);
  });

  test.each([0, -3])('%i points', (amount) => {
    const problem = { kind: 'problem', code: 'penalty-amount', index: 1 };
    expect(changes([fine, given(2, 'penalty', amount, 'matchpoints')], MATCHPOINTS)).toEqual(problem);
  });
});

test('a penalty and a bonus of the same leave the total as it was, in whatever order they were given', () => {
  const penalty = fc
    .tuple(fc.nat(5), fc.constantFrom('penalty' as const, 'bonus' as const), fc.integer({ min: 1, max: 300 }))
    .map(([entry, kind, hundredths]) => given(entry, kind, hundredths, 'percent-of-top', 100));
  fc.assert(
    fc.property(fc.array(penalty), (list) => {
      const reversed = list
        .map((one): Penalty => ({ ...one, kind: one.kind === 'bonus' ? 'penalty' : 'bonus' }))
        .toReversed();
      const both = penaltyChanges([...list, ...reversed], MATCHPOINTS);
      const alone = penaltyChanges(list, MATCHPOINTS);
      const back = penaltyChanges(reversed, MATCHPOINTS);
      if (!isPenaltyChanges(both) || !isPenaltyChanges(alone) || !isPenaltyChanges(back))
        throw new Error('a penalty was refused');
      expect([...both.values()].every(({ numerator }) => numerator === 0n)).toBe(true);
      for (const [entry, change] of alone) expect(back.get(entry)).toEqual(subtract(ZERO, change));
      const sum = [...alone.values()].reduce(add, ZERO);
      const worth = list.map(({ kind, amount }) => subtract(ZERO, kind === 'bonus' ? subtract(ZERO, amount) : amount));
      expect(sum).toEqual(
        worth.reduce((total, one) => add(total, exact(one.numerator * 24n, one.denominator * 100n)), ZERO),
      );
    }),
  );
});
